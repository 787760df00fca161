/**
 * Every sign of the game around (0, 0), 32 across: heroes, bosses, buildings, suburb tokens and trap cards by their codes
 * in components.toml, pieces and icons by name. The pictures of cards are in pictures/, points of interest in landmarks.ts.
 */
import type { Drawing } from '$shared/art/draw';
import { ICONS } from './signs/icons';
import { MOTIFS } from './signs/motifs';
import { PEOPLE } from './signs/people';
import { PIECES } from './signs/pieces';

export const SIGNS: Record<string, Drawing> = { ...PEOPLE, ...PIECES, ...ICONS, ...MOTIFS };

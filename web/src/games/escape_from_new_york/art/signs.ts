/**
 * Every sign and picture of the game by its code, as in components.toml. Signs stand around (0, 0) and are 32 across,
 * pictures fill a field of 100 by 100, points of interest a space of 120 by 104 around (0, 0).
 */
import type { Drawing } from '$shared/art/draw';
import { ICONS } from './signs/icons';
import { MOTIFS } from './signs/motifs';
import { PEOPLE } from './signs/people';
import { PIECES } from './signs/pieces';

export const SIGNS: Record<string, Drawing> = { ...PEOPLE, ...PIECES, ...ICONS, ...MOTIFS };

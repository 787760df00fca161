/** Every sign of the game by name, around (0, 0), 32 across; the codes of components.toml are names as well. */
import type { Drawing } from '$shared/art/draw';
import { ICONS } from './signs/icons';
import { PEOPLE } from './signs/people';
import { PIECES } from './signs/pieces';

export const SIGNS: Record<string, Drawing> = { ...PEOPLE, ...PIECES, ...ICONS };

import { GREEN } from './green';
import { RED } from './red';
import type { Motif } from './street';
import { YELLOW } from './yellow';

export { BLOCKS, LANES, type Motif } from './street';

/** The street scenes by name. */
export const MOTIFS: Record<string, Motif> = { ...GREEN, ...YELLOW, ...RED };

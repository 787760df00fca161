/**
 * The streets under every scene, on a tile of 100 by 100: two roads, 35 to 65, reach the middle of all four edges, so
 * that neighbouring tiles join; four blocks lie between them. The corners belong to the signs: what matters in a scene
 * stands on the roads and along them.
 */
import { box, glaze, slab, type Drawing } from '$shared/art/draw';

export interface Motif {
  drawing: Drawing;
  /** What the blocks are made of; houses in the tint of the light unless told. */
  blocks?: string;
  /** What the roads are made of; asphalt with lane marks unless told. */
  road?: string;
}

export const BLOCKS =
  'M.8.8H34v27q0 6-6 6H.8zM99.2.8v33H72q-6 0-6-6v-27zM.8 99.2V66H28q6 0 6 6v27.2zM99.2 99.2H66V72q0-6 6-6h27.2z';

export const LANES = 'M50 0v30M50 70v30M0 50h30M70 50h30';

/** Roofs on all four blocks. */
export const HOUSES = glaze(
  'roof',
  0.4,
  box(4, 4, 14, 26) + box(20, 4, 10, 12) + box(20, 18, 10, 12),
  box(70, 4, 26, 11) + box(70, 17, 12, 13) + box(84, 17, 12, 13),
  box(4, 70, 11, 12) + box(4, 84, 11, 12) + box(17, 70, 13, 26),
  box(70, 70, 12, 12) + box(84, 70, 12, 26) + box(70, 84, 12, 12),
);

/** A parked or stranded car: along the road (`v`) or across it (`h`). */
export function car(x: number, y: number, way: 'v' | 'h'): string {
  return way === 'v' ? slab(x - 4.5, y - 8, 9, 16, 2.6) : slab(x - 8, y - 4.5, 16, 9, 2.6);
}

/** Its two panes. */
export function panes(x: number, y: number, way: 'v' | 'h'): string {
  return way === 'v'
    ? box(x - 3.2, y - 4, 6.4, 2.6) + box(x - 3.2, y + 3.4, 6.4, 2)
    : box(x - 5.4, y - 3.2, 2, 6.4) + box(x + 1.4, y - 3.2, 2.6, 6.4);
}

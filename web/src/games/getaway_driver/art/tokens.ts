/** The tokens around (0, 0) on the scale of a tile of 100, each with a rim that sets it apart from the street. */
import { box, disc, edged, fill, line, slab, star, type Drawing } from '$shared/art/draw';

const SACK = 'M-5-9.5q-9 7-9.5 15.5 0 8 8 8h13q8 0 8-8Q14-2.5 5-9.5l3.5-5.5q-3.5-1.5-5.5 0-3-2-6 0-2-1.5-5.5 0z';
const DOLLAR = 'M4-1.5q-1.5-3-4.5-2.5-3.8.4-3.5 3 .2 2 4 2.7 4 .7 4 3.3-.2 2.8-4 3-3.5 0-4.5-2.7M0-6.5V10.5';
const CONE = 'M-3.2-15h6.4l6 20.5h4.3q1.5 0 1.5 1.5v4q0 1.5-1.5 1.5h-27q-1.5 0-1.5-1.5V7q0-1.5 1.5-1.5h4.3z';

/** A paper rim with a thin dark edge, under all that follows. */
function rimmed(outline: string): Drawing {
  return [edged('ink', 'ink', 6, outline), edged('paper', 'paper', 3.4, outline)];
}

export const TOKENS: Record<string, Drawing> = {
  // A traffic cone, 31 wide and 28 high.
  hazard: [
    ...rimmed(CONE),
    fill('orange', CONE),
    fill('white', 'M-5.3-7.5H5.3l1.5 5H-6.8zM-8.3 2.5H8.3l.9 3H-9.2z'),
    fill('ink', slab(-15, 6.5, 30, 5.5, 1.5)),
    fill('orange', box(-12, 8, 24, 2.2)),
  ],
  // A sack of loot, 29 across.
  stash: [
    ...rimmed(SACK),
    fill('wood', SACK),
    fill('wood-dark', 'M5-9.5Q14-2.5 14.5 6q0 8-8 8H1Q13 8 5-9.5z'),
    fill('amber', slab(-6, -11, 12, 3.4, 1.6)),
    line('paper', 2.4, DOLLAR),
  ],
  // A trestle with stripes, 44 wide and 20 high.
  barricade: [
    edged('ink', 'ink', 5, 'M-22-7h44V4h-44zM-16 4h6v7h-6zM10 4h6v7h-6z'),
    edged('steel', 'paper', 2.6, 'M-22-7h44V4h-44zM-16 4h6v7h-6zM10 4h6v7h-6z'),
    fill('white', box(-22, -7, 44, 11)),
    fill('red', 'M-22-7h5l-5 6zM-9-7h8l-9 11h-8zM7-7h8L6 4h-8zM22-5V4h-8z'),
    edged('amber', 'ink', 1.4, disc(-15, -9.5, 3.8), disc(15, -9.5, 3.8)),
  ],
  // A mat of nails, 46 wide and 16 high.
  tire_spikes: [
    edged('ink', 'ink', 5.5, slab(-22, -5, 44, 10, 2)),
    edged('stone-dark', 'paper', 2.4, slab(-22, -5, 44, 10, 2)),
    line('tyre', 3, 'M-20 0h40'),
    edged('steel', 'ink', 0.9, ...[-18, -9, 0, 9, 18].flatMap((x) => [`M${x - 3.2} 1l3.2-10 3.2 10z`])),
    edged('white', 'ink', 0.9, ...[-13.5, -4.5, 4.5, 13.5].map((x) => `M${x - 3} 8l3-9.5 3 9.5z`)),
  ],
  // A coin with the badge of the force, 30 across.
  enforcement: [
    edged('ink', 'ink', 2, disc(0, 0, 15)),
    fill('amber', disc(0, 0, 14.5)),
    edged('badge', 'badge-rim', 1.4, disc(0, 0, 11)),
    fill('badge-rim', star(0, 0.6, 5, 9.5, 4)),
  ],
  // A siren: red to one side, blue to the other, 30 across.
  pursuit: [
    edged('ink', 'ink', 3, disc(0, 0, 14)),
    edged('paper', 'paper', 1, disc(0, 0, 13.5)),
    fill('police', disc(0, 0, 12.5)),
    line('amber', 1.8, 'M0-10.5v-1M-8-6.5l-1.2-1M8-6.5l1.2-1'),
    fill('siren-red', 'M-7 4V0a7 7 0 0 1 7-7V4z'),
    fill('siren-blue', 'M7 4V0a7 7 0 0 0-7-7V4z'),
    fill('paper', slab(-9, 4, 18, 4.5, 1.5)),
    fill('white', 'M-4.5-1q.5-3 3-4-1 2-1 4z'),
  ],
};

/** What stands on special spaces, around (0, 0) on a space of 120 by 104; the lower half is left to those who come. */
import { box, disc, dashes, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { put, type Scene } from './scene';

export const LANDMARKS: Record<string, Scene> = {
  library: [
    edged('stone', 'ink', 1.6, 'M0-47l36 15v6h-72v-6z', box(-36, 0, 72, 6), box(-40, 6, 80, 5)),
    edged('stone-dark', 'ink', 1, box(-33, -26, 66, 26)),
    edged('stone', 'ink', 1, ...[-31, -19, -7, 5, 17, 26].map((x) => box(x, -26, 6, 26))),
    fill('window', ...[-24, -12, 11].map((x) => box(x, -18, 4, 12)), slab(-1, -16, 5, 16, 2)),
    edged('amber', 'ink', 1, disc(0, -36, 3.4)),
  ],
  // Two towers, in lines and light; a roof to fly from.
  wtc: [
    edged('night', 'ink', 1.6, box(-31, -44, 24, 50), box(7, -38, 24, 44)),
    edged('roof-lit', 'ink', 1.2, 'M-31-44l5-5h24l-5 5zM7-38l5-5h24l-5 5z'),
    edged('night-lit', 'ink', 1.2, 'M-7-44l5-5V1l-5 5zM31-38l5-5V1l-5 5z'),
    line(
      'wire',
      0.9,
      ...[-27, -23, -19, -15, -11].map((x) => `M${x}-43V5`),
      ...[11, 15, 19, 23, 27].map((x) => `M${x}-37V5`),
    ),
    fill(
      'window',
      box(-24, -30, 2, 3),
      box(-16, -18, 2, 3),
      box(-20, -6, 2, 3),
      box(12, -26, 2, 3),
      box(24, -12, 2, 3),
      box(20, -33, 2, 3),
    ),
  ],
};

/** Points of interest by the code of their tile. */
export const POIS: Record<string, Scene> = {
  // Where he holds court: a big car with chandeliers.
  'dukes-camp': [
    glaze('amber', 0.25, disc(0, -16, 34)),
    edged('ink', 'ink', 1, disc(-20, 2, 7), disc(20, 2, 7)),
    edged('purple-dark', 'ink', 1.6, 'M-38 0v-10q0-5 6-6l12-2 8-14h24l8 14 12 2q6 1 6 6V0z'),
    fill('night', 'M-15-19l6-10h8v10zM3-29h8l5 10H3z'),
    edged('amber', 'ink', 1, 'M-38-15h8l-1.5 7h-5zM30-15h8l-1.5 7h-5z'),
    line('yellow', 1.6, 'M-36-20v4M-32-20v4M32-20v4M36-20v4M-34-22v6M34-22v6'),
    edged('amber', 'ink', 1.2, 'M-9-36l-2-9 6 4 5-6 5 6 6-4-2 9z'),
    edged('steel', 'ink', 1.2, disc(-20, 2, 3), disc(20, 2, 3)),
  ],
  // Dust, a fence, and a bad feeling.
  'nothing-here': [
    line('stone-dark', 3, 'M-34-2v-22M-17-2v-24M0-2v-23M17-2v-24M34-2v-22'),
    line('steel-dark', 1.4, 'M-34-20h68M-34-12h68M-34-4h68'),
    edged('brown-dark', 'ink', 1.4, disc(6, -6, 10)),
    line('brown', 1.6, 'M-2-8q8-8 16 2M0-1q8 4 14-5M3-14q-4 9 3 17M10-14q-8 6-2 17'),
    line('smoke', 1.4, 'M-30 4h18M-22 8h12M-34-30q5-4 10 0t10 0'),
  ],
  // An old underground car.
  'romeros-hideout': [
    edged('ink', 'steel-dark', 2, 'M-38 4v-26Q-38-44 0-44t38 22V4z'),
    edged('steel', 'ink', 1.6, slab(-24, -34, 48, 34, 5)),
    fill('ink', slab(-19, -28, 15, 14, 2), slab(4, -28, 15, 14, 2), box(-3, -28, 6, 28)),
    edged('yellow', 'ink', 1, disc(-17, -6, 3), disc(17, -6, 3)),
    line('red', 2, 'M-20-10l8 3 7-4M6-9q6 6 13 0'),
    line('steel-dark', 2.4, 'M-30 4h60'),
    put('romero-head', 11, -22, { scale: 0.5 }),
  ],
  // Ropes, a bell, no referee.
  'slags-ring': [
    glaze('yellow', 0.18, 'M-8-50H8L34 2h-68z'),
    edged('bone-dim', 'ink', 1.6, 'M-26-24h52L38 2h-76z'),
    edged('red', 'ink', 1.4, box(-29, -38, 5, 18), box(24, -38, 5, 18), box(-40, -16, 6, 20), box(34, -16, 6, 20)),
    line('bone', 1.6, 'M-26-34h52M-26-29h52M-37-12l11-22M37-12L26-34M-37-12h74M-37-5h74'),
    put('fist', -9, -17, { scale: 0.62, turn: 70 }),
    put('fist', 10, -15, { scale: 0.62, turn: -70, flip: true }),
  ],
  // The pod that fell out of the sky.
  'crash-site': [
    glaze('fire', 0.3, disc(6, -14, 30)),
    fill('rubble', 'M-38 4l8-8 10 3 8-6 14 4 10-5 12 6 8-2 8 8z'),
    edged('bone', 'ink', 1.8, 'M-22-2l14-30q7-9 16-6t9 14l-10 26q-16 8-29-4z'),
    fill('red', 'M-12-24l30 10-2 6-31-11z'),
    edged('ink', 'steel', 1.4, disc(4, -27, 4.5)),
    put('flame', 27, -12, { scale: 0.75 }),
    put('flame', -29, -6, { scale: 0.5 }),
    line('smoke', 2.4, 'M22-34q6-4 2-10M10-42q4-4 1-8'),
  ],
  // A stage; the show is over.
  'old-theatre': [
    edged('night', 'ink', 1.6, box(-38, -42, 76, 46)),
    fill('yellow', box(-18, -8, 36, 12)),
    glaze('amber', 0.35, 'M-2-38h4L20-2h-40z'),
    edged(
      'red-dark',
      'ink',
      1.4,
      'M-38-42h76q-4 14-16 12-6 8-14 0-8 8-16 0-6 8-14 0-12 2-16-12zM-38-42q18 18 8 46h-8zM38-42q-18 18-8 46h8z',
    ),
    edged('bone', 'ink', 1.2, 'M-13-22q6 3 12 0v8q-1 6-6 7-5-1-6-7z', 'M3-18q6 3 12 0v8q-1 6-6 7-5-1-6-7z'),
    fill('ink', disc(-9.5, -16, 1.4), disc(-4.5, -16, 1.4), disc(6.5, -12, 1.4), disc(11.5, -12, 1.4)),
    line('ink', 1.3, 'M-10-11.5q3 2.5 6 0M6-6q3-2.5 6 0'),
  ],
  // Fire in a barrel, knives on the wall.
  'gang-hideout': [
    edged('brick', 'ink', 1.6, box(-36, -40, 72, 44)),
    line(
      'ink',
      1,
      'M-36-30h72M-36-20h72M-36-10h72M-20-40v10M4-40v10M26-40v10M-30-30v10M-8-30v10M16-30v10M-20-20v10M4-20v10M28-20v10M-30-10V4M18-10V4',
    ),
    put('skull', -17, -22, { scale: 0.8 }),
    line('bone', 2.4, 'M-30-10l26 9M-4-10l-26 9'),
    put('flame', 17, -22, { scale: 0.95 }),
    edged('rust', 'ink', 1.6, 'M7-12h20l-1.5 18h-17z'),
    line('ink', 1.4, 'M8-6h18M8.5 0h17'),
  ],
  // Somebody was here first.
  'looted-store': [
    edged('steel-dark', 'ink', 1.6, box(-36, -30, 72, 34)),
    edged('bone', 'ink', 1.4, 'M-39-42h78l-3 14h-72z'),
    fill('red', 'M-39-42h10l-1 14h-8zM-17-42h12v14h-11zM7-42h12l-1 14H7zM29-42h10l-3 14h-8z'),
    fill('ink', box(-31, -24, 38, 22), box(14, -24, 16, 28)),
    edged('cyan', 'ink', 1, 'M-31-24h14l-6 9-8 4zM7-24v16l-8-6 2-10zM-31-2v-5l9 5z'),
    put('item', -10, -7, { scale: 0.5 }),
    line('steel', 1.8, 'M14-24l16 28'),
    dashes('yellow', 2.2, '5 4', 'M-31-12L7-4'),
  ],
  // The two traps lie in the streets like any other tile.
  tripwire: [
    line('ink', 3.6, 'M-38-24L38-30'),
    line('red', 1.6, 'M-38-24L38-30'),
    edged('steel', 'ink', 1.4, box(-41, -34, 6, 20), box(36, -40, 6, 20)),
    put('triggered', 0, -14, { scale: 0.9 }),
  ],
  'rigged-cage': [
    edged('night', 'ink', 1.6, box(-20, -42, 40, 42)),
    put('prisoner', 0, -19, { scale: 0.95 }),
    line('steel', 2.2, ...[-20, -10, 0, 10, 20].map((x) => `M${x}-42V0`), 'M-20-42h40M-20 0h40'),
    edged('red', 'ink', 1.4, star(24, -38, 6, 9, 4.5)),
  ],
};

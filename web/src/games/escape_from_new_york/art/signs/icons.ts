/** Icons of cards, buildings and objectives around (0, 0), 32 across; readable in one colour. */
import { bar, box, disc, edged, fill, line, slab, star, type Drawing } from '$shared/art/draw';

const PISTOL = 'M-14-7.5h26v6H0l-1 3h-3.5L-6 9h-7l3-11h-4z';

export const ICONS: Record<string, Drawing> = {
  // The three kinds of action.
  move: [edged('bone', 'ink', 1.6, 'M-13-4.5H1V-12l13 12L1 12V4.5h-14z')],
  attack: [edged('bone', 'ink', 1.6, star(0, 0, 8, 15, 7)), edged('red', 'ink', 1.2, disc(0, 0, 4))],
  special: [edged('bone', 'ink', 1.6, star(0, 1, 5, 15.5, 6.5))],

  // Buildings.
  library: [
    edged(
      'bone',
      'ink',
      1.5,
      'M0-14l14.5 8v2.5h-29V-6z',
      ...[-11, -3.5, 4, 11].map((x) => box(x - 2.2, -3, 4, 11)),
      box(-14.5, 8, 29, 4),
    ),
    fill('amber-dark', disc(0, -7.5, 2)),
  ],
  surgery: [
    edged('cyan', 'ink', 1.6, slab(-13.5, -13.5, 27, 27, 4)),
    edged('white', 'ink', 1.2, 'M-4-10.5h8V-4h6.5v8H4v6.5h-8V4h-6.5v-8H-4z'),
  ],
  'gun-shop': [
    edged('amber', 'ink', 1.6, slab(-15.5, -12, 31, 24, 4)),
    fill('ink', 'M-12-6h23v5H1l-1 3h-3.5L-5 8h-6l2.5-10H-12z'),
  ],
  shelter: [
    edged('green', 'ink', 1.6, 'M0-15l15.5 12-3 3.5V14h-25V.5l-3-3.5z'),
    fill('ink', 'M-6 14V3.5Q-6-1 0-1t6 4.5V14z'),
    fill('amber', disc(3, 8, 1.4)),
  ],

  // Parts of pictures.
  fist: [
    edged(
      'skin',
      'ink',
      1.6,
      'M-12 3v-9q0-3 3-3 2 0 2.5 2 .5-3 3-3t3 3q.5-2.5 3-2.5T5.5-7q.5-2 2.5-2 3 0 3 3v8q0 5-4 7v5h-14V9q-5-2-5-6z',
    ),
    line('ink', 1.3, 'M-6.5-7v6M-.5-7v6M5.5-7v6M-11 2h10q4 0 4-3'),
  ],
  pistol: [
    edged('steel', 'ink', 1.6, PISTOL),
    fill('brown', 'M-12.6 8.5l2.6-9h4.5l-1.7 9z'),
    line('ink', 1.2, 'M-12-4.5H11'),
  ],
  revolver: [
    edged('steel', 'ink', 1.5, 'M-9-8H15v4.5H2.5V1H-2l-1.5 3h-3l-.5-3H-9z', slab(-7, -8.5, 9, 9, 2)),
    edged('brown', 'ink', 1.5, 'M-9-7q-4 1-5 4l2 2-3 9q2.5 3.5 7 3L-5.5 0z'),
    line('ink', 1.2, 'M-4-8v8.5M-1-8v8.5'),
    fill('steel-dark', box(12, -10, 2.5, 2)),
  ],
  smg: [
    edged('steel-dark', 'ink', 1.5, 'M-15.5-6h8v-2H7v2h8.5v3.5H7V1H3l-1 10h-4.5l1-10H-6L-8 8h-4l1.5-7h-5z'),
    line('steel', 1.3, 'M-6-5.5H5'),
    fill('ink', slab(-3, -11.5, 9, 3, 1.5)),
  ],
  flame: [
    edged(
      'fire',
      'ink',
      1.4,
      'M1-15.5q10 9 9 18-.5 5-3.5 8-3 3.5-7 3.5t-7-3Q-11 7-10 1q1-4 4-6.5 0 4 2.5 5.5Q-4-8 1-15.5z',
    ),
    fill('yellow', 'M.5-3Q6 2 5 8q-1.5 4.5-5.5 4.5T-5 8.5q-.5-4 2.5-6.5.5 2 1.5 2.5Q-1 1 .5-3z'),
  ],
  bottle: [
    edged('green-dark', 'ink', 1.5, 'M-3-9h6v5q4 2 4 6v10q0 3-3 3h-8q-3 0-3-3V2q0-4 4-6z'),
    fill('bone', box(-7, 3, 14, 6)),
    edged('bone-dim', 'ink', 1.2, 'M-2.5-9l-1-5 3 1 2.5-2.5.5 6.5z'),
  ],
  boot: [
    edged('brown-dark', 'ink', 1.6, 'M-9-14H3V0l9 4q3.5 1.5 3.5 5v2h-26V4z'),
    fill('ink', box(-10.5, 9, 26, 4)),
    line('bone', 1.3, 'M-1-8h3M-1-4h3M0 0l3-1'),
  ],
  skull: [
    edged('bone', 'ink', 1.6, 'M0-14Q13-13.5 13-2q0 5-4.5 7.5V12h-17V5.5Q-13 3-13-2-13-13.5 0-14z'),
    fill('ink', disc(-5.5, -2, 3.6), disc(5.5, -2, 3.6), 'M0 2l2 4h-4z'),
    line('ink', 1.3, 'M-3 8.5V12M0 8.5V12M3 8.5V12'),
  ],
  rat: [
    line('pale', 2, 'M8 6q8 2 7-6-1-5-5-3'),
    edged('steel', 'ink', 1.4, 'M-15 5q1-6 7-6.5Q-5-7 2-7 11-6 11 3q0 4-3 5h-15q-7 0-8-3z'),
    edged('pale', 'ink', 1, disc(-6.5, -2.5, 3)),
    fill('red', disc(-10.5, 2, 1.4)),
  ],
  cards: [
    edged('bone-dim', 'ink', 1.5, bar(-5, 0, 16, 23, -14)),
    edged('bone', 'ink', 1.5, bar(4, 0, 16, 23, 10)),
    fill('red', 'M4 5Q-1 1 0-2.5t4-.5q3.5-2 4.5 1.5T4 5z'),
  ],
  clock: [
    edged('bone', 'ink', 1.8, disc(0, 0, 14)),
    line('ink', 1.8, 'M0-11v2.5M0 8.5V11M-11 0h2.5M8.5 0H11'),
    line('red', 2.6, 'M0-8V0l5 4.5'),
  ],
  eye: [
    edged('bone', 'ink', 1.6, 'M-15 0Q0-16 15 0 0 16-15 0z'),
    edged('cyan-dark', 'ink', 1.2, disc(0, 0, 5.8)),
    fill('ink', disc(0, 0, 2.6)),
  ],
  hand: [
    edged(
      'skin',
      'ink',
      1.5,
      'M-5 15v-5l-7-8q-2-3 .5-4.5 2-1 3.5 1l3 3.5V-9q0-2.5 2-2.5t2.2 2.5l.3 6 .3-8q.2-2.5 2.2-2.5t2.2 2.5l.1 8 .8-6.5q.4-2.4 2.3-2T10-9L9 2q-.5 6-3 9v4z',
    ),
  ],
  blast: [
    edged('fire', 'ink', 1.5, star(0, 0, 10, 16, 9)),
    fill('yellow', star(0, 0, 10, 11, 6, -72)),
    fill('white', disc(0, 0, 3.5)),
  ],
  knife: [
    edged('steel', 'ink', 1.4, 'M-3 3L12-12.5q3 7-9 21.5z'),
    edged('brown-dark', 'ink', 1.4, 'M-5 1l6 6-8 8-5-1-1-5z'),
  ],
  tape: [
    edged('night-lit', 'ink', 1.6, slab(-15.5, -10.5, 31, 21, 3)),
    edged('bone', 'ink', 1, slab(-12, -7.5, 24, 9.5, 1.5)),
    fill('ink', disc(-5.5, -2.8, 3), disc(5.5, -2.8, 3)),
    line('steel', 1.4, 'M-7 10.5l1.5-5h11l1.5 5'),
  ],
  up: [edged('bone', 'ink', 1.5, 'M0-14L11-3H4.5v15h-9V-3H-11z')],
  zzz: [line('ink', 5, 'M-9-2h7l-7 9h7M3-13h8l-8 9h8'), line('bone', 2.6, 'M-9-2h7l-7 9h7M3-13h8l-8 9h8')],
  lamp: [edged('steel-dark', 'ink', 1.3, 'M-10-6Q-10-14 0-14t10 8z'), fill('yellow', 'M-8-5.5H8L5-2H-5z')],
};

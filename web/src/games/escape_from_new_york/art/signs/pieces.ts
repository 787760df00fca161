/** Tokens and marks of the map around (0, 0), 32 across, each with a dark edge that sets it apart from the street. */
import { bar, box, disc, edged, fill, glaze, line, slab, star, type Drawing } from '$shared/art/draw';

const AUTO = 'M-15.5 6V1.5q0-2.5 3-3l4-.8L-5-7.5q.8-1.5 2.5-1.5h7q1.6 0 2.6 1.3l3.4 5 2.5.7q2.5.6 2.5 3V6z';
const WHEELS = [disc(-8.5, 6.5, 3.8), disc(8.5, 6.5, 3.8)];
const ROTOR = 'M-15-10.5h30';
const COPTER = 'M-10.5 0q0-7 8.5-7 5 0 7 4.5L15-4V-8h1.5v8.5L6 2.5Q4 6.5-2 6.5q-8.5 0-8.5-6.5z';
const GLIDER =
  'M0-14q2.2 2 2.2 6.5l13.3 5.5v3L2.2-.5 1.6 8l4.4 3.5V14L0 12.5-6 14v-2.5L-1.6 8l-.6-8.5L-15.5 1v-3l13.3-5.5Q-2.2-12 0-14z';
const CASE = 'M-5.5-7V-9.5q0-2.5 2.5-2.5h6q2.5 0 2.5 2.5V-7';

export const PIECES: Record<string, Drawing> = {
  // Left where it stood.
  wreck: [
    edged('ink', 'ink', 3, AUTO),
    fill('steel-dark', AUTO),
    fill('ink', 'M-6.5-2.5l2-4q.4-.9 1.5-.9H.5v4.9zM2-7.4h2q1 0 1.6.9l2.4 4H2z'),
    line('steel', 1.2, 'M-4-6l3 3M5-3l-2-3.5M-13 3h6l2-1.5L-2 3H1'),
    edged('ink', 'steel', 1.4, ...WHEELS),
    line('amber', 1.8, 'M11-6.5l1.5-3M14.5-5l2.5-2M8.5-9l0-3'),
  ],
  // A car that drives.
  car: [
    edged('ink', 'ink', 3, AUTO),
    fill('rust', AUTO),
    fill('cyan', 'M-6.5-2.5l2-4q.4-.9 1.5-.9H.5v4.9zM2-7.4h2q1 0 1.6.9l2.4 4H2z'),
    fill('yellow', box(13.5, -0.5, 2, 2.5)),
    edged('ink', 'steel', 1.4, ...WHEELS),
  ],
  // Checkers along the side, a lamp on the roof.
  taxi: [
    edged('ink', 'ink', 3, AUTO, slab(-4.5, -13.5, 9, 5, 1.5)),
    edged('bone', 'ink', 1.2, slab(-4.5, -13.5, 9, 5, 1.5)),
    fill('cabbie', AUTO),
    fill('ink', 'M-6.5-2.5l2-4q.4-.9 1.5-.9H.5v4.9zM2-7.4h2q1 0 1.6.9l2.4 4H2z'),
    fill(
      'ink',
      ...[-14, -8, -2, 4, 10].map((x) => box(x, -0.5, 3, 2.2)),
      ...[-11, -5, 1, 7].map((x) => box(x, 1.7, 3, 2.2)),
    ),
    edged('ink', 'steel', 1.4, ...WHEELS),
  ],
  // A prisoner at the wheel: the car head-on, the hood behind the glass.
  driver: [
    edged(
      'rust',
      'ink',
      1.6,
      'M-9-6l2.5-7.5q.6-1.5 2.2-1.5h8.6q1.6 0 2.2 1.5L9-6l5 2.5q1.5 1 1.5 3V10h-31V-.5q0-2 1.5-3z',
    ),
    edged('night', 'ink', 1, 'M-7.2-5.5l2-6.5q.3-1 1.4-1h7.6q1.1 0 1.4 1l2 6.5z'),
    fill('pale', 'M0-12.5q4.5.3 4.5 4.5l-.8 2.5h-7.4L-4.5-8q0-4.2 4.5-4.5z'),
    fill('ink', disc(-1.8, -8.3, 1.2), disc(1.8, -8.3, 1.2)),
    edged('yellow', 'ink', 1.2, disc(-10.5, 1.5, 3.2), disc(10.5, 1.5, 3.2)),
    fill('ink', box(-6, -0.5, 12, 5)),
    line('steel', 1.2, 'M-4-.5v5M-1.3-.5v5M1.3-.5v5M4-.5v5'),
    fill('steel', box(-15, 6, 30, 3)),
    fill('ink', slab(-13.5, 10, 6, 5, 1), slab(7.5, 10, 6, 5, 1)),
  ],
  helicopter: [
    edged('ink', 'ink', 3.4, COPTER),
    edged('steel', 'ink', 1.2, COPTER),
    fill('cyan', 'M-9-.5q.4-5 6.5-5v5z'),
    line('ink', 4, ROTOR),
    line('bone', 2, ROTOR),
    line('ink', 2.2, 'M-2-10.5V-7M-10 11.5H5M-6 6.5v5M2 6.5v5'),
    line('steel', 1.2, 'M-10 11.5H5'),
    fill('red', disc(15.7, -7, 2)),
  ],
  // Where it will land.
  heliport: [
    edged('night-lit', 'ink', 1.6, disc(0, 0, 15)),
    line('amber', 1.6, disc(0, 0, 12)),
    fill('bone', box(-6.5, -7.5, 3.6, 15), box(2.9, -7.5, 3.6, 15), box(-4, -1.8, 8, 3.6)),
  ],
  gullfire: [
    edged('ink', 'ink', 3.4, GLIDER),
    edged('bone', 'ink', 1.1, GLIDER),
    fill('wire-dim', 'M0-12q1.2 1.5 1.2 4h-2.4q0-2.5 1.2-4z'),
    fill('red', 'M15.5-2v3l-4-1V-3.6zM-15.5-2v3l4-1v-3.6z'),
  ],
  'gullfire-wrecked': [
    glaze('bone-dim', 0.35, GLIDER),
    line('bone-dim', 1.2, 'M2-7l5 2M-2-.5l-9 1M1 8l3 2.5'),
    edged('bone-dim', 'ink', 1.2, 'M-15.5 5l9-7 3 3-9 8zM5-4l9 8-2 3-9-8z'),
    line('ink', 5, 'M-9-9L9 9M9-9L-9 9'),
    line('red', 2.8, 'M-9-9L9 9M9-9L-9 9'),
  ],
  // Things that lie about.
  item: [
    edged('amber', 'ink', 1.6, 'M0-13l11.5 6v13L0 12.5-11.5 6V-7z'),
    fill('amber-dark', 'M0-.5l11.5-6.5V6L0 12.5z'),
    fill('yellow', 'M0-13l11.5 6L0-.5-11.5-7z'),
    line('ink', 1.4, 'M-11.5-7L0-.5 11.5-7M0-.5v13'),
  ],
  case: [
    line('ink', 4.5, CASE),
    line('bone-dim', 2.2, CASE),
    edged('brown', 'ink', 1.6, slab(-14.5, -7.5, 29, 20, 3)),
    line('brown-dark', 1.6, 'M-13.5 3.5h27'),
    edged('amber', 'ink', 1, slab(-10.5, 1, 4, 5, 1), slab(6.5, 1, 4, 5, 1)),
  ],
  raft: [
    edged('rust', 'ink', 1.6, slab(-15, -3, 30, 12, 6)),
    fill('brown-dark', slab(-10, 0, 20, 6, 3)),
    line('ink', 1.2, 'M-5-3v3M5-3v3M-5 6v3M5 6v3'),
    line('ink', 4, 'M-9-13L6 6'),
    line('bone', 2, 'M-9-13L6 6'),
    edged('bone', 'ink', 1, bar(-10.5, -14.5, 7, 4, 52)),
    line('cyan', 1.8, 'M-15 13q3.7-3 7.5 0t7.5 0 7.5 0 7.5 0'),
  ],
  manhole: [
    edged('steel-dark', 'ink', 1.8, disc(0, 0, 13.5)),
    fill('ink', disc(0, 0, 10.5)),
    line('steel', 1.8, 'M-4.5-8.5v17M4.5-8.5v17M-4.5-5h9M-4.5 0h9M-4.5 5h9'),
  ],
  // Something will happen here.
  event: [
    edged('amber', 'ink', 1.8, 'M0-14.5L15.5 12.5h-31z'),
    fill('ink', 'M-2.4-5.5h4.8L1.4 4h-2.8z', disc(0, 8, 2.2)),
  ],
  // What the coast hides.
  'face-down': [
    edged('screen-lit', 'ink', 1.8, disc(0, 0, 14)),
    line('wire', 1.3, disc(0, 0, 11)),
    line('wire', 2.6, 'M-4-4q0-4 4-4t4 3.8Q4-2 1.5-.5 0 .5 0 3'),
    fill('wire', disc(0, 7, 1.8)),
  ],
  ammo: [
    edged('amber', 'ink', 1.4, ...[-9, 0, 9].map((x) => `M${x - 3} 11V-4q0-5 3-8 3 3 3 8v15z`)),
    fill('amber-dark', ...[-9, 0, 9].map((x) => box(x - 3, 5, 6, 2))),
  ],
  noise: [
    edged('bone', 'ink', 1.4, 'M-14-4.5h6l8-7.5v24l-8-7.5h-6z'),
    line('ink', 4.6, 'M4.5-5.5q3 5.5 0 11M9-10q6 10 0 20'),
    line('amber', 2.6, 'M4.5-5.5q3 5.5 0 11M9-10q6 10 0 20'),
  ],
  mission: [
    edged('red', 'ink', 1.6, 'M0-13l11.5 6v13L0 12.5-11.5 6V-7z'),
    fill('red-dark', 'M0-.5l11.5-6.5V6L0 12.5z'),
    line('ink', 1.4, 'M-11.5-7L0-.5 11.5-7M0-.5v13'),
    fill('bone', star(-5.7, 3, 4, 4.6, 1.7)),
  ],
  wanted: [
    edged('bone', 'ink', 1.6, 'M-11-14.5h22l-1 29-9-1.5-11 1.5z'),
    fill('red-dark', box(-8, -11.5, 16, 4)),
    fill('ink', disc(0, -1, 4.5), 'M-8 9q0-5.5 8-5.5T8 9z'),
  ],
  // The two cards of a trap.
  triggered: [
    edged('steel', 'ink', 1.4, 'M-14 2l3-9 4 8 3-9 4 9 4-9 3 9 4-8 3 9q-2 9-14 9T-14 2z'),
    fill('red', disc(0, 4, 3.5)),
    line('ink', 1.6, 'M-9 8q9 4 18 0'),
  ],
  safe: [
    line('steel', 2.4, 'M-13-6q6-6 10 0M13 6q-6 6-10 0'),
    edged('green', 'ink', 1.6, 'M-13 1l5-5 5 5L9-11l5 5L-3 11z'),
  ],
};

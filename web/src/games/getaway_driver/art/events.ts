/** The pictures of the six event cards. */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { piece, type Scene } from './scene';

const DUSK = fill('dusk', box(0, 0, 100, 100));
const CONE = 'M44 18h12l17 52h9q4 0 4 4v8q0 4-4 4H18q-4 0-4-4v-8q0-4 4-4h9z';

export const EVENTS: Record<string, Scene> = {
  // The chased one chases.
  hunter_and_prey: [
    DUSK,
    fill('asphalt', box(22, 0, 56, 100)),
    dashes('asphalt-line', 2, '7 6', 'M50 0v100'),
    piece('patrol_car', 50, 32, 0, 0.81),
    line('ink', 7, disc(50, 34, 27), 'M50-2v18M50 52v18M14 34h18M68 34h18'),
    line('red', 3.6, disc(50, 34, 27), 'M50-2v18M50 52v18M14 34h18M68 34h18'),
    piece('driver_a', 50, 88, 0, 0.85),
  ],
  // A case that has to arrive.
  high_stakes_courier: [
    DUSK,
    line('dusk-lit', 4, 'M0 26h26M0 44h18M0 62h24M0 80h16'),
    edged('green', 'ink', 1.6, bar(52, 34, 34, 17, -10), bar(64, 32, 34, 17, 8)),
    line('ink', 9, 'M44 42V30q0-6 6-6h14q6 0 6 6v12'),
    line('wood', 5, 'M44 42V30q0-6 6-6h14q6 0 6 6v12'),
    edged('wood', 'ink', 2.4, slab(22, 40, 70, 46, 6)),
    fill('wood-dark', box(23, 58, 68, 5)),
    edged('amber', 'ink', 1.6, slab(32, 54, 10, 13, 2), slab(72, 54, 10, 13, 2)),
    edged('paper', 'ink', 1.6, disc(57, 62, 11)),
    line('red', 3, 'M57 55v8l5 4'),
  ],
  // No badge, no name, no mercy.
  operativo_speciale: [
    DUSK,
    glaze('siren-blue', 0.3, disc(50, 46, 44)),
    edged('ink', 'paper', 2, 'M14 104q0-22 22-28h28q22 6 22 28z'),
    edged('police', 'paper', 2.4, 'M18 56q-4-46 32-48 36 2 32 48l-4 10q-6 16-28 18-22-2-28-18z'),
    fill('skin', 'M28 50h44v10H28z'),
    fill('ink', 'M20 42h60v8H20z'),
    edged('tyre', 'steel', 2.4, slab(26, 36, 22, 22, 8), slab(52, 36, 22, 22, 8)),
    fill('green', disc(37, 47, 6.5), disc(63, 47, 6.5)),
    fill('white', disc(34.5, 44.5, 2), disc(60.5, 44.5, 2)),
    edged('amber', 'ink', 1.6, star(50, 22, 5, 10, 4.3)),
  ],
  // Where the cones should be.
  fresh_out_of_cones: [
    DUSK,
    fill('asphalt', box(0, 70, 100, 30)),
    glaze('orange', 0.25, CONE),
    dashes('paper', 2.6, '6 4', CONE),
    dashes('paper', 2.2, '5 4', 'M38.5 36h23M32.5 54h35'),
    line('ink', 12, disc(50, 52, 38), 'M24 26l52 52'),
    line('red', 7.5, disc(50, 52, 38), 'M24 26l52 52'),
  ],
  // The street has had enough.
  vigilante_justice: [
    DUSK,
    glaze('orange', 0.35, disc(22, 26, 24), disc(80, 30, 22)),
    line('wood', 4.5, 'M22 36v60M80 40v56M52 22v76'),
    line('steel', 3.4, 'M52 24V8M43 8v9q0 7 9 7t9-7V8'),
    fill(
      'orange',
      'M22 10q11 12 8 20-2 8-8 8t-8-8q-1-6 4-11 1 3 3 4-1-7 1-13zM80 16q10 11 7 18-2 7-7 7t-7-7q-1-6 4-10 0 3 2 4 0-6 1-12z',
    ),
    fill('yellow', 'M22 22q6 6 4 11-1 4-4 4t-4-4q0-4 4-11zM80 26q5 6 4 10-1 4-4 4t-4-4q0-4 4-10z'),
    fill(
      'night-lit',
      'M26 104q-2-34 10-40-6-14 6-16 13 2 6 16 13 6 11 40zM60 104q-2-32 8-38-5-13 6-15 12 2 6 15 12 6 10 38z',
    ),
    fill(
      'ink',
      'M-4 104q-2-32 12-38-8-16 8-18 15 2 8 18 14 6 13 38zM38 104q-2-28 10-34-7-15 7-17 14 2 7 17 12 6 11 34zM76 104q-2-28 10-34-6-14 6-16 12 2 12 16v34z',
    ),
    fill(
      'amber',
      box(10, 57, 4, 2.4),
      box(17, 57, 4, 2.4),
      box(50, 62, 4, 2.4),
      box(57, 62, 4, 2.4),
      box(87, 63, 4, 2.4),
    ),
  ],
  // Listen.
  ticking_time_bomb: [
    DUSK,
    glaze('orange', 0.25, disc(50, 54, 44)),
    line('paper-dim', 2.6, 'M66 30q4-18 16-12 8 5 10-6'),
    edged('yellow', 'orange', 1.6, star(90, 12, 8, 11, 4.5)),
    edged(
      'red',
      'ink',
      2.2,
      slab(14, 28, 17, 60, 5),
      slab(32, 28, 17, 60, 5),
      slab(51, 28, 17, 60, 5),
      slab(69, 28, 17, 60, 5),
    ),
    fill('red-dark', box(24, 32, 4, 52), box(42, 32, 4, 52), box(61, 32, 4, 52), box(79, 32, 4, 52)),
    edged('ink', 'ink', 1, box(12, 38, 76, 8), box(12, 72, 76, 8)),
    edged('paper', 'ink', 3, disc(50, 58, 21)),
    line('ink', 2.4, 'M50 41v3M50 72v3M33 58h3M64 58h3'),
    line('red', 3.4, 'M50 58V46M50 58l8 6'),
    fill('ink', disc(50, 58, 2.8)),
    line('blue', 2.6, 'M32 68q-6 18-18 14M68 50q14-2 18-18'),
  ],
};

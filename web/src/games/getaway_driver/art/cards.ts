/** The pictures of the eleven driver cards. */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { piece, type Scene } from './scene';

const NIGHT = fill('night', box(0, 0, 100, 100));
const STREET = fill('asphalt', box(0, 0, 100, 100));
const KERBS = fill('night-lit', box(0, 0, 12, 100), box(88, 0, 12, 100));
const GRID = 'M0 18h100M0 50h100M0 82h100M18 0v100M50 0v100M82 0v100';

export const CARDS: Record<string, Scene> = {
  // Where they look is not where the car is.
  decoy_car: [
    NIGHT,
    fill('asphalt', bar(50, 50, 170, 50, -45)),
    dashes('asphalt-line', 2, '8 7', 'M-5 105L105-5'),
    glaze('siren-blue', 0.35, disc(78, 22, 24)),
    piece('driver_a', 72, 28, 45, 0.89, 0.4),
    dashes('paper', 2.2, '5 4', 'M60 14q16-6 24 4t4 22'),
    line('amber', 4.5, 'M84 50q-2 28-26 34'),
    fill('amber', 'M47 87l14-11 4 14z'),
    piece('driver_a', 30, 70, 45, 0.96),
  ],
  // Round on its own tail.
  handbrake_turn: [
    STREET,
    glaze('amber', 0.16, disc(50, 48, 44)),
    line('skid', 8, 'M17 104V54q0-38 34-38 32 0 32 32'),
    line('skid', 8, 'M39 104V58q0-20 13-20 11 0 11 14'),
    line('amber', 4, 'M28 104V56q0-29 24-29 21 0 21 19'),
    glaze('smoke', 0.55, disc(22, 34, 11), disc(12, 48, 9), disc(36, 20, 9)),
    glaze('smoke', 0.85, disc(18, 41, 7), disc(30, 27, 7), disc(45, 15, 5)),
    piece('driver_a', 73, 66, 180, 1.08),
  ],
  // Flames behind, nothing ahead.
  hit_the_gas: [
    STREET,
    KERBS,
    line('asphalt-line', 2, 'M22 6v30M30 40v34M78 14v34M70 50v34M22 62v30M78 70v24'),
    glaze('orange', 0.3, disc(50, 78, 26)),
    fill('orange', 'M36 66h28q6 12-2 20l-4-5-8 17-8-17-4 5q-8-8-2-20z'),
    fill('yellow', 'M41 66h18q3 8-2 13l-3-4-4 11-4-11-3 4q-5-5-2-13z'),
    piece('driver_a', 50, 42, 0, 1.11),
  ],
  // A screen full of nonsense.
  jam_the_police_radar: [
    fill('precinct', box(0, 0, 100, 100)),
    edged('ink', 'steel', 3, disc(50, 50, 42)),
    fill('tree', disc(50, 50, 37)),
    line('green-dark', 1.6, disc(50, 50, 26), disc(50, 50, 14), 'M50 13v74M13 50h74'),
    glaze('green', 0.45, 'M50 50L34 17a37 37 0 0 1 16-4z'),
    fill('green', disc(30, 62, 3.4), disc(68, 72, 3.4), disc(72, 32, 3.4), disc(36, 30, 3.4)),
    line('green', 1.8, 'M17 46l6-6 4 12 5-14 4 10M62 54l5-8 4 14 5-10 5 4'),
    edged('amber', 'ink', 2.4, 'M58 8L34 54h13l-7 38 30-50H56z'),
  ],
  // Over the gap, or into it.
  last_ditch_effort: [
    fill('water', box(0, 0, 100, 100)),
    line('water-lit', 2, 'M4 46q4-3 8 0t8 0M80 58q4-3 8 0t8 0M6 60q4-3 8 0M84 44q4-3 8 0'),
    fill('asphalt', 'M22 0h56v26l-8-3-9 5-10-6-9 5-10-5-10 4zM22 100h56V78l-9 4-10-5-9 6-9-6-10 5-9-5z'),
    line('paper', 2.4, 'M22 0v26M78 0v23M22 100V77M78 100V78'),
    dashes('asphalt-line', 2, '6 5', 'M50 0v22M50 82v18'),
    glaze('siren-red', 0.4, disc(36, 98, 16)),
    glaze('siren-blue', 0.5, disc(64, 98, 16)),
    fill('shade', 'M58 40q14 0 14 14v22q0 8-8 8H54z'),
    piece('driver_a', 50, 50, 4, 1),
    fill('stone', bar(30, 72, 5, 4, 30), bar(70, 71, 4, 3, 10), bar(36, 30, 4, 3, 50), bar(66, 31, 5, 3, 70)),
  ],
  // Everything that fell off.
  leave_wreckage: [
    STREET,
    KERBS,
    dashes('asphalt-line', 2, '7 6', 'M50 0v100'),
    piece('driver_a', 52, 12, 0, 0.78),
    edged('orange', 'ink', 1.6, star(48, 58, 9, 25, 14)),
    fill('yellow', star(48, 58, 9, 17, 9, -70)),
    edged('tyre', 'steel', 3, disc(27, 48, 7), disc(71, 74, 7)),
    edged('wood', 'ink', 1.6, bar(66, 54, 36, 6, 28), bar(34, 70, 34, 6, -20)),
    edged('steel', 'ink', 1.6, bar(48, 62, 34, 7, 62), bar(58, 44, 26, 5, -12)),
    glaze('smoke', 0.75, disc(40, 40, 8), disc(48, 34, 6), disc(34, 33, 5)),
    piece('patrol_car', 38, 92, -38, 0.78),
    fill('glass', bar(24, 62, 4, 3, 30), bar(76, 46, 4, 3, 50), bar(62, 86, 4, 3, 10), bar(20, 76, 4, 3, 60)),
  ],
  // The one in the way loses.
  ramming_speed: [
    STREET,
    glaze('red', 0.2, box(0, 0, 100, 100)),
    line('asphalt-line', 2.4, 'M26 62v34M34 76v24M74 62v34M66 78v22'),
    piece('patrol_car', 52, 22, 104, 0.96),
    edged('orange', 'ink', 2, star(50, 40, 10, 27, 14)),
    fill('yellow', star(50, 40, 10, 18, 9, -72)),
    piece('driver_a', 50, 66, 0, 1.04),
    fill('glass', bar(22, 38, 5, 4, 30), bar(78, 44, 5, 4, 60), bar(30, 26, 4, 3, 10), bar(82, 58, 4, 3, 20)),
  ],
  // Let them shoot past.
  slam_on_the_brakes: [
    STREET,
    line('asphalt-line', 2, 'M14 74v22M26 66v22M86 74v22M74 66v22'),
    line('skid', 5, 'M43 76v26M57 76v26'),
    glaze('siren-red', 0.4, disc(43, 84, 12), disc(57, 84, 12)),
    piece('patrol_car', 20, 34, 0, 0.78),
    piece('patrol_car', 80, 30, 0, 0.78),
    piece('driver_a', 50, 58, 0, 0.96),
    glaze('smoke', 0.7, disc(38, 88, 5), disc(62, 88, 5), disc(34, 94, 4), disc(66, 94, 4)),
    edged('red', 'paper', 2.6, 'M44.6 4h10.8l7.6 7.6v10.8L55.4 30H44.6L37 22.4V11.6z'),
    fill('paper', slab(42, 14.4, 16, 5.2, 1)),
  ],
  // Every corner of it, by heart.
  stomping_grounds: [
    fill('dusk', box(0, 0, 100, 100)),
    line('asphalt', 12, GRID),
    dashes('asphalt-line', 1.4, '4 4', GRID),
    fill(
      'dusk-lit',
      box(27, 27, 14, 14),
      box(60, 27, 13, 14),
      box(27, 60, 14, 13),
      box(60, 60, 13, 13),
      box(60, 3, 13, 7),
      box(3, 60, 8, 13),
    ),
    dashes('amber', 4, '7 5', 'M18 100V82h32V50h32V30'),
    fill('shade', disc(82, 30, 5)),
    edged('red', 'ink', 2, 'M82 34q-20-24-17-33 4-13 17-13t17 13q3 9-17 33z'),
    edged('paper', 'ink', 1.6, 'M72 10l10-9 10 9v9H72z'),
    edged('amber', 'ink', 2, 'M24 20q10-2 12 9 1 9-4 13l2 6-14 4-3-8q-8-4-6-13 2-9 13-11z'),
    edged('amber', 'ink', 2, 'M22 56l13-4 3 8q0 7-6 8-7 1-9-5z'),
    line('ink', 2, 'M15 33l20-6M15 39l20-6M18 46l14-4M24 60l11-3'),
  ],
  // One out, one in.
  switch_cars: [
    fill('dusk', box(0, 0, 100, 100)),
    fill('asphalt', disc(50, 50, 45)),
    line('amber', 5.5, 'M18 32A38 38 0 0 1 72 19'),
    line('siren-blue', 5.5, 'M82 68A38 38 0 0 1 28 81'),
    fill('amber', 'M84 27L66 26l8-15z'),
    fill('siren-blue', 'M16 73l18 1-8 15z'),
    piece('driver_a', 33, 52, 0, 0.89),
    piece('patrol_car', 67, 48, 180, 0.89),
  ],
  // Two of a kind.
  partners_in_crime: [
    fill('dusk', box(0, 0, 100, 100)),
    fill('asphalt', 'M14 100L30 40h40l16 60z'),
    glaze('amber', 0.25, disc(50, 24, 34)),
    piece('driver_a', 32, 74, 8, 0.78),
    piece('driver_b', 68, 74, -8, 0.78),
    edged('ink', 'paper', 2.6, 'M10 12q20-6 40 3 20-9 40-3 2 16-6 24-14 8-26-4-8-6-16 0-12 12-26 4-8-8-6-24z'),
    edged('amber', 'ink', 1.6, 'M20 23q10-6 20 2-10 8-20-2z'),
    edged('car-b', 'ink', 1.6, 'M80 23q-10-6-20 2 10 8 20-2z'),
  ],
};

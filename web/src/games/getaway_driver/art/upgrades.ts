/** The pictures of the eight police upgrades. */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab } from '$shared/art/draw';
import { piece, type Scene } from './scene';

const PRECINCT = fill('precinct', box(0, 0, 100, 100));
const RAYS = glaze('siren-blue', 0.28, 'M50 50L100 8v30zM50 50l50 22v28zM50 50L0 100V70zM50 50L0 34V4z');
const RED_RAYS = glaze('siren-red', 0.3, 'M50 50L8 0h26zM50 50L70 0h24zM50 50l38 50H62zM50 50L34 100H10z');
const ROAD = fill('asphalt', bar(50, 50, 170, 58, -45));

export const UPGRADES: Record<string, Scene> = {
  armored_car: [
    PRECINCT,
    RAYS,
    ROAD,
    edged('orange', 'ink', 1.4, 'M74 20l10-7 4 15zM86 34l9 3-7 8z', bar(62, 10, 12, 4, 30)),
    line('paper', 2.4, 'M64 22l-4-8M82 44l9 4M76 28l8-2'),
    piece('armored_car', 45, 55, 45, 1.24),
  ],
  barricade: [
    PRECINCT,
    fill('asphalt', 'M14 100L32 0h36l18 100z'),
    dashes('asphalt-line', 2.6, '8 7', 'M50 0v100'),
    glaze('amber', 0.35, disc(20, 36, 17), disc(80, 36, 17)),
    fill('shade', box(6, 66, 92, 10)),
    piece('barricade', 50, 56, 0, 1.95),
  ],
  dispatch: [
    PRECINCT,
    line('precinct-lit', 5, disc(50, 34, 22), disc(50, 34, 36), disc(50, 34, 50)),
    edged('tyre', 'paper', 2, slab(57, 4, 7, 34, 3)),
    edged('police', 'paper', 2.4, slab(30, 26, 40, 70, 7)),
    edged('glass', 'ink', 1.6, slab(37, 33, 26, 17, 2)),
    fill('siren-red', disc(44, 41.5, 3)),
    fill('siren-blue', disc(56, 41.5, 3)),
    line('steel', 2.6, 'M38 58h24M38 64h24M38 70h24'),
    fill('amber', disc(40, 83, 4), disc(60, 83, 4)),
    edged('red', 'ink', 1.2, slab(24, 50, 6, 20, 2.5)),
    fill('steel', disc(50, 83, 3)),
  ],
  patrol_car: [
    PRECINCT,
    RAYS,
    RED_RAYS,
    ROAD,
    dashes('asphalt-line', 2, '8 7', 'M-5 105L105-5'),
    piece('patrol_car', 46, 54, 45, 1.36),
  ],
  police_helicopter: [
    fill('night', box(0, 0, 100, 100)),
    fill(
      'night-lit',
      box(4, 6, 24, 30),
      box(34, 0, 22, 20),
      box(66, 4, 30, 22),
      box(2, 62, 26, 34),
      box(70, 68, 28, 28),
      box(36, 80, 26, 20),
    ),
    fill(
      'lamp',
      box(8, 12, 4, 4),
      box(18, 22, 4, 4),
      box(74, 10, 4, 4),
      box(86, 16, 4, 4),
      box(8, 84, 4, 4),
      box(20, 72, 4, 4),
      box(78, 86, 4, 4),
    ),
    glaze('lamp', 0.3, 'M56 40L78-4h26v40z'),
    fill('shade', disc(56, 66, 32)),
    piece('police_helicopter', 47, 53, 45, 1.04),
  ],
  police_motorcycle: [
    PRECINCT,
    RAYS,
    RED_RAYS,
    ROAD,
    dashes('asphalt-line', 2, '8 7', 'M-5 105L105-5'),
    piece('police_motorcycle', 46, 54, 45, 1.6),
  ],
  tire_spikes: [
    PRECINCT,
    fill('asphalt', box(12, 0, 76, 100)),
    dashes('skid', 8, '3.5 2.5', 'M41 0v50M59 0v50'),
    fill('shade', box(6, 46, 92, 18)),
    piece('tire_spikes', 50, 42, 0, 1.9),
    piece('driver_a', 50, 90, 0, 0.95),
  ],
  traffic_camera: [
    PRECINCT,
    glaze('lamp', 0.32, 'M30 44L-2 76v26h60z'),
    line('ink', 9, 'M86 100V30M86 34H60'),
    line('steel', 5, 'M86 100V30M86 34H60'),
    edged('police-light', 'ink', 2.4, bar(52, 36, 48, 26, -24)),
    edged('police', 'ink', 2, bar(30, 46, 12, 32, -24)),
    edged('glass', 'ink', 2, disc(28, 46.5, 8.5)),
    fill('ink', disc(28, 46.5, 4.5)),
    fill('white', disc(25.5, 44, 2)),
    fill('siren-red', disc(64, 27, 3.6)),
    edged('yellow', 'ink', 1.4, 'M12 14l4 9 9-3-4 9 9 5-10 3 1 9-8-6-7 6 1-9-9-3 8-5-4-8 9 2z'),
  ],
};

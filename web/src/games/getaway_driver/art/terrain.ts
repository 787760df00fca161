/** What covers several spaces, 100 to a space, and holds no streets. */
import { box, disc, edged, fill, glaze, line, slab, type Drawing } from '$shared/art/draw';

const SHORE =
  'M96 6q30-6 52 8 34 4 40 36 12 26 4 54-2 34-26 56-18 32-58 32-30 8-56-8-34-4-40-38Q-2 118 8 88q-4-32 24-50 22-30 64-32z';
const WATER =
  'M98 17q26-5 46 8 28 4 34 31 10 24 3 46-2 30-23 49-17 27-50 27-27 7-49-7-29-4-35-34-11-25-2-49-3-29 21-43 20-26 55-28z';

const CROWNS = [
  [14, 15, 11],
  [36, 12, 8],
  [12, 40, 8],
  [15, 82, 12],
  [40, 88, 9],
  [62, 86, 7],
  [66, 14, 9],
  [88, 12, 10],
  [112, 16, 7],
  [110, 87, 10],
  [186, 14, 10],
  [188, 38, 7],
  [186, 84, 11],
  [164, 88, 8],
  [90, 88, 8],
  [162, 12, 8],
] as const;

export const TERRAIN: Record<string, Drawing> = {
  // 2 by 2 spaces.
  lake: [
    fill('grass', slab(3, 3, 194, 194, 26)),
    fill('sand', SHORE),
    fill('water', WATER),
    glaze('water-lit', 0.25, 'M100 40q40-8 56 22 18 40-8 68-30 30-66 14-40-12-38-50 8-46 56-54z'),
    line(
      'water-lit',
      3,
      'M40 74q8-7 16 0t16 0M116 52q8-7 16 0t16 0M64 138q8-7 16 0t16 0M126 118q8-7 16 0t16 0M76 100q6-5 12 0',
    ),
    fill('shade', 'M98 88l22 9-20 8-8-9z'),
    edged('wood', 'ink', 2, 'M86 92q18-12 36 0-18 14-36 0z'),
    edged('paper', 'ink', 1.6, 'M102 60l20 27-20 4z'),
    edged('red', 'ink', 1.6, 'M99 66v24l-12-2z'),
    fill(
      'tree',
      disc(20, 22, 13),
      disc(180, 24, 12),
      disc(20, 178, 12),
      disc(179, 180, 13),
      disc(42, 14, 8),
      disc(184, 48, 7),
      disc(160, 188, 7),
    ),
    fill(
      'tree-lit',
      disc(17, 19, 7),
      disc(177, 21, 7),
      disc(17, 175, 7),
      disc(176, 177, 7),
      disc(40, 12, 4.5),
      disc(182, 46, 4),
      disc(158, 186, 4),
    ),
  ],
  // 3 by 1 spaces.
  mountain: [
    fill('grass', slab(3, 3, 294, 94, 20)),
    fill('rock', 'M10 50l22-34 40-4 30 10 38-14 44 4 30-2 46 12 30 30-20 34-42 6-34-6-44 8-42-6-36 4-44-10z'),
    fill(
      'rock-lit',
      'M10 50l22-34 40-4 20 8-34 26zM92 20l48-12 44 4-6 8-26 28-60 6-8-12zM178 22l36-12 46 12-28 26-38 4z',
    ),
    fill(
      'rock-dark',
      'M58 46l20 14 10 30-16 2-44-10-4-10zM152 48l24 10 8 30-40 4-32-6 14-22zM232 48l28 6 30-2-20 34-42 6-20-4z',
    ),
    fill('rock-dark', 'M92 54l-14 6-20-14 34-26zM194 52l-18 6-24-10 26-26z'),
    line('rock-dark', 2, 'M58 46l-26 24M58 46l20 14M152 48l-30 18M152 48l24 10M152 48l6 36M232 48l-22 26M232 48l34 16'),
    fill(
      'snow',
      'M46 38l10-7 10 5 9 7-6 9-9-1-5 8-6-9zM139 40l12-9 12 5 9 8-7 9-10-1-6 10-6-10-9-3zM221 40l10-8 10 4 9 8-7 8-9-1-5 9-5-9-7-3z',
    ),
    fill(
      'tree',
      disc(16, 20, 9),
      disc(284, 20, 9),
      disc(14, 84, 8),
      disc(285, 82, 8),
      disc(108, 12, 6),
      disc(198, 88, 6),
      disc(104, 90, 5),
    ),
    fill(
      'tree-lit',
      disc(14, 18, 5),
      disc(282, 18, 5),
      disc(12, 82, 4.5),
      disc(283, 80, 4.5),
      disc(106.5, 10.5, 3.4),
      disc(196.5, 86.5, 3.4),
      disc(102.8, 88.8, 3),
    ),
  ],
  // 2 by 1 spaces.
  city_park: [
    edged('grass-lit', 'stone', 3, slab(4, 4, 192, 92, 14)),
    line('sand', 8, 'M9 62q34-2 48-14 19-16 43 0 22 14 46 2 20-11 45-6M100 50q4-20-7-41M100 52q-2 20 9 39'),
    edged('stone', 'ink', 1.4, disc(100, 50, 15)),
    fill('water', disc(100, 50, 12)),
    edged('stone', 'water-lit', 2, disc(100, 50, 4)),
    edged('water', 'sand', 2.4, 'M132 70q8-10 20-4 10 6 4 14-10 8-20 2-8-6-4-12z'),
    edged('wood', 'wood-dark', 1.2, box(58, 26, 14, 5), box(128, 30, 14, 5), box(66, 66, 14, 5)),
    fill('tree', ...CROWNS.map(([x, y, r]) => disc(x, y, r))),
    fill('tree-lit', ...CROWNS.map(([x, y, r]) => disc(x - r * 0.24, y - r * 0.24, r * 0.58))),
    fill('red', disc(40, 70, 2), disc(47, 74, 2), disc(36, 75, 2), disc(170, 62, 2), disc(164, 66, 2)),
  ],
};

/** How many spaces each takes, wide and high, before it is turned. */
export const TERRAIN_SPACES: Record<string, readonly [columns: number, rows: number]> = {
  lake: [2, 2],
  mountain: [3, 1],
  city_park: [2, 1],
};

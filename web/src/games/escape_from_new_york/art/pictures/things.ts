/** The pictures of all that a hero can hold, on a field of 100 by 100 (ledger 5.9, 5.10, 5.12). */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star, type Drawing } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { BLOOD, SCREEN, TABLE } from './grounds';

const sheet = edged('bone', 'ink', 2.4, 'M14 20l70-8 4 70-70 6z');

/** The plan of a bridge, with one pier more for each number: read without its number as well. */
function diagram(bridge: number): Scene {
  const piers = Array.from({ length: bridge }, (_, i) => 20 + (60 * (i + 1)) / (bridge + 1));
  return [
    ...SCREEN,
    edged('cyan-dark', 'ink', 2.4, slab(8, 12, 84, 76, 4)),
    line('cyan', 0.8, 'M8 31h84M8 50h84M8 69h84M29 12v76M50 12v76M71 12v76'),
    line('white', 3, 'M12 58h76', ...piers.map((x) => `M${x} 30v44`)),
    line(
      'white',
      1.8,
      `M12 56L${piers[0]} 32${piers
        .slice(1)
        .map((x, i) => `Q${(x + piers[i]!) / 2} 70 ${x} 32`)
        .join('')}L88 56`,
    ),
    edged('amber', 'ink', 2, ...piers.map((x) => disc(x, 80, 4.5))),
  ];
}

const REELS: Drawing = [
  edged('bone', 'ink', 2, disc(32, 47, 10), disc(68, 47, 10)),
  fill('ink', star(32, 47, 6, 6, 3), star(68, 47, 6, 6, 3)),
];

export const THINGS: Record<string, Scene> = {
  axe: [
    ...BLOOD,
    edged('brown', 'ink', 2.4, bar(46, 54, 92, 9, -52)),
    edged('red', 'ink', 2.4, 'M52 14l18 8 12 16q-14 12-22 34-18-6-24-22 12-12 16-36z'),
    edged('steel', 'ink', 2.4, 'M36 50q12-8 14-20l-14-6Q22 36 22 52z'),
    edged('brown', 'ink', 2.4, bar(71, 22, 22, 9, -52)),
  ],
  'spiked-club': [
    ...BLOOD,
    edged('brown', 'ink', 2.4, 'M12 84l44-50q10-20 24-20 12 2 12 14-2 14-22 22L20 92z'),
    edged(
      'steel',
      'ink',
      1.4,
      'M60 32l-12-9 14 4zM72 20l-6-14 11 11zM86 22l10-10-6 14zM84 38l14 3-14 3zM70 48l6 13-10-10zM56 56l2 13-7-10z',
    ),
    line('ink', 2.2, 'M20 78l8 8M26 71l8 8'),
  ],
  'baseball-bat': [
    ...BLOOD,
    edged('bone-dim', 'ink', 2.4, 'M12 88l-4-4 42-46q14-18 28-26 8-3 13 2t2 13q-8 14-26 28z'),
    line('ink', 2.2, 'M20 75l6 6M26 69l6 6M32 62l6 6'),
    edged('bone', 'ink', 2, disc(76, 74, 14)),
    line('red', 1.8, 'M66 66q8 8 0 16M86 66q-8 8 0 16'),
  ],
  revolver: [...BLOOD, put('revolver', 50, 50, { scale: 2.7 })],
  'pump-shotgun': [
    ...BLOOD,
    edged('steel-dark', 'ink', 2.2, bar(60, 34, 76, 8, -28), bar(58, 42, 60, 7, -28)),
    edged('brown', 'ink', 2.2, bar(64, 42, 24, 11, -28), 'M38 48l6 12-22 16q-6 14-14 12l-4-12 22-14z'),
    edged('red', 'amber', 2, slab(66, 66, 9, 20, 2), slab(80, 62, 9, 20, 2)),
    fill('amber', box(66, 80, 9, 6), box(80, 76, 9, 6)),
  ],
  'submachine-gun': [...BLOOD, put('smg', 50, 50, { scale: 2.7, turn: -10 })],
  'throwing-knives': [
    ...BLOOD,
    put('knife', 28, 64, { scale: 1.3, turn: -14 }),
    put('knife', 52, 50, { scale: 1.3 }),
    put('knife', 76, 40, { scale: 1.3, turn: 14 }),
    line('bone', 2.4, 'M12 40l8-10M34 26l8-10M60 18l6-9'),
  ],
  'trash-can-lid': [
    ...TABLE,
    edged('steel-dark', 'ink', 3, disc(50, 52, 38)),
    edged('steel', 'ink', 2, disc(50, 50, 34)),
    line('steel-dark', 2, disc(50, 50, 25)),
    edged('steel-dark', 'ink', 2.4, 'M32 46q18-12 36 0v10q-5 3-8 0v-5q-10-4-20 0v5q-3 3-8 0z'),
    edged('amber', 'ink', 1.6, star(74, 26, 7, 12, 6)),
    fill('ink', disc(74, 26, 3)),
  ],
  'first-aid-kit': [
    ...TABLE,
    line('ink', 9, 'M36 34V24q0-6 6-6h16q6 0 6 6v10'),
    line('steel', 4.5, 'M36 34V24q0-6 6-6h16q6 0 6 6v10'),
    edged('cyan', 'ink', 2.6, slab(12, 32, 76, 52, 7)),
    edged('white', 'ink', 2, 'M42 40h16v10h10v16H58v10H42V66H32V50h10z'),
  ],
  'molotov-cocktail': [
    ...TABLE,
    glaze('fire', 0.4, disc(56, 26, 26)),
    put('flame', 57, 22, { scale: 1.5, turn: 12 }),
    put('bottle', 46, 60, { scale: 2.3, turn: 12 }),
  ],
  'ammo-box': [
    ...TABLE,
    put('ammo', 50, 34, { scale: 1.9 }),
    edged('olive', 'ink', 2.6, slab(12, 46, 76, 42, 4)),
    fill('olive-dark', box(13, 76, 74, 11)),
    fill('bone', ...[28, 44, 60].map((x) => `M${x} 71V60q0-4 4-7 4 3 4 7v11z`)),
  ],
  // The label says more than the tape.
  'fake-tape': [
    ...TABLE,
    edged('night-lit', 'ink', 2.6, slab(10, 24, 80, 54, 6)),
    edged('bone-dim', 'ink', 1.6, slab(17, 32, 66, 30, 3)),
    ...REELS,
    line('ink', 9, 'M14 82L86 18'),
    line('red', 5, 'M14 82L86 18'),
  ],
  radio: [
    ...TABLE,
    line('ink', 5, 'M64 30L80 6'),
    line('steel', 2.6, 'M64 30L80 6'),
    edged('olive', 'ink', 2.6, slab(22, 28, 56, 60, 6)),
    fill('ink', slab(30, 36, 40, 12, 2)),
    line('wire', 2, 'M33 42h6l3-4 4 8 4-6 3 2h12'),
    line('ink', 3, 'M32 58h36M32 66h36M32 74h24'),
    edged('red', 'ink', 1.6, disc(66, 79, 4)),
    line('amber', 2.6, 'M86 10q6 8 0 16M72 2q-4 2-6 6'),
  ],
  'smoke-bomb': [
    ...TABLE,
    glaze('smoke', 0.5, disc(30, 30, 20), disc(62, 24, 22), disc(80, 46, 17), disc(20, 52, 14)),
    glaze('smoke', 0.8, disc(44, 22, 14), disc(66, 38, 13)),
    edged('green-dark', 'ink', 2.6, slab(36, 44, 28, 46, 5)),
    fill('bone', box(37, 56, 26, 8)),
    edged('steel', 'ink', 2, slab(42, 36, 16, 9, 2)),
    line('steel', 2.4, 'M58 38q12 2 12 14', disc(72, 58, 5)),
  ],
  crowbar: [
    ...TABLE,
    line('ink', 13, 'M24 90l46-56q10-14-2-22-10-4-16 4'),
    line('red', 8.5, 'M24 90l46-56q10-14-2-22-10-4-16 4'),
    line('ink', 5, 'M52 16l-6 8M24 90l-8-2'),
    edged('brown', 'ink', 2, bar(76, 74, 40, 10, -20)),
    line('ink', 1.8, 'M64 76l6 4M82 68l4 4'),
  ],
  'sewer-map': [
    ...TABLE,
    sheet,
    line('green-dark', 4, 'M20 66l22-4 4-26 32-4M42 62l26 10M46 36l-22-6'),
    edged('steel-dark', 'ink', 1.6, disc(44, 61, 7), disc(76, 32, 7), disc(24, 30, 5)),
    dashes('red', 2.4, '5 4', 'M46 56q20-4 28-18'),
  ],
  cigarettes: [
    ...TABLE,
    edged('bone', 'ink', 1.8, slab(36, 14, 9, 40, 2), slab(47, 8, 9, 46, 2), slab(58, 16, 9, 40, 2)),
    fill('amber-dark', box(37, 15, 7, 10), box(48, 9, 7, 10), box(59, 17, 7, 10)),
    edged('red', 'ink', 2.6, slab(28, 38, 46, 52, 3)),
    edged('bone', 'ink', 1.6, 'M28 60h46v12L51 84 28 72z'),
    line('smoke', 2.4, 'M80 40q-8-8 0-16t0-16M88 46q-6-6 0-12'),
  ],
  'diagram-4': diagram(4),
  crossbow: [
    ...BLOOD,
    line('ink', 9, 'M16 46q34-38 68 0'),
    line('brown', 5.5, 'M16 46q34-38 68 0'),
    line('bone', 2, 'M16 46L50 68l34-22'),
    edged('brown-dark', 'ink', 2.2, 'M45 24h10v58l-5 10-5-10z'),
    edged('steel', 'ink', 1.6, 'M50 4l7 14h-4v46h-6V18h-4z'),
    line('red', 2.6, 'M45 60l5 5 5-5M45 54l5 5 5-5'),
  ],
  'presidents-finger': [
    ...TABLE,
    edged('bone', 'ink', 2.2, 'M8 62l26-12 34 2 24 14-10 18-40 8-28-8z'),
    edged('skin', 'ink', 2.4, 'M24 66q-4-10 6-12l40-14q12-2 15 7t-7 13L40 74q-12 4-16-8z'),
    edged('bone', 'ink', 1.6, 'M72 42q10-2 11 5t-6 8z'),
    fill('red-dark', 'M24 66q-3-8 4-11l6 18q-8 2-10-7z'),
    edged('amber', 'ink', 1.8, 'M42 50l6-2 7 17-6 2z'),
  ],
  'snakes-gun': [...BLOOD, put('smg', 54, 58, { scale: 2.3, turn: -24 }), put('snake', 24, 24, { scale: 1.15 })],
  'maggies-revolver': [
    ...BLOOD,
    put('revolver', 56, 60, { scale: 2.2, turn: -16 }),
    put('maggie-head', 24, 24, { scale: 1.15 }),
  ],
  'diagram-3': [...diagram(3), put('brain-head', 82, 22, { scale: 0.9 })],
  tape: [
    ...SCREEN,
    glaze('wire', 0.25, disc(50, 50, 46)),
    edged('night-lit', 'ink', 2.6, slab(10, 24, 80, 54, 6)),
    edged('amber', 'ink', 1.6, slab(17, 32, 66, 30, 3)),
    ...REELS,
    edged('ink', 'ink', 1, slab(44, 42, 12, 10, 2)),
    line('bone', 2, 'M30 77l4-10h32l4 10'),
  ],
  bracelet: [
    ...SCREEN,
    line('ink', 18, 'M27 50a23 26 0 1 1 46 0a23 26 0 1 1 -46 0z'),
    line('steel', 12, 'M27 50a23 26 0 1 1 46 0a23 26 0 1 1 -46 0z'),
    dashes('steel-dark', 12, '2 5', 'M27 50a23 26 0 1 1 46 0a23 26 0 1 1 -46 0z'),
    edged('ink', 'steel', 3, slab(28, 60, 44, 28, 5)),
    fill('screen-lit', slab(33, 65, 34, 18, 2)),
    line('wire', 2.4, 'M36 74h6l3-6 4 12 4-9 3 3h8'),
    line('wire', 2.4, 'M38 18q12-12 24 0M32 11q18-16 36 0'),
  ],
  'diagram-1': diagram(1),
  'diagram-2': diagram(2),
  president: [
    ...SCREEN,
    edged('amber', 'ink', 2, star(50, 50, 16, 46, 38)),
    fill('night', disc(50, 50, 35)),
    put('president', 50, 53, { scale: 1.9 }),
  ],
};

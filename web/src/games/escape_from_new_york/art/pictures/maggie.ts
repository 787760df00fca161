/** The pictures of Maggie's cards, on a field of 100 by 100 (ledger 5.13, 5.14). */
import { bar, disc, edged, fill, glaze, line, star } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { ALLEY, BLOOD, LAMPLIGHT, STREET, TABLE, theft } from './grounds';

/** The six chambers of a revolver. */
const CHAMBERS = [
  [50, 27],
  [70, 38],
  [70, 62],
  [50, 73],
  [30, 62],
  [30, 38],
] as const;

export const MAGGIE: Record<string, Scene> = {
  'ill-cover-you': [...LAMPLIGHT, put('maggie', 36, 46, { scale: 1.7 }), put('shield', 72, 62, { scale: 1.7 })],
  'ill-cut-you': [
    ...BLOOD,
    line('bone', 5, 'M14 80Q40 40 88 16'),
    line('red', 2, 'M20 86Q46 46 92 24'),
    put('knife', 52, 50, { scale: 2.2 }),
  ],
  'clean-shot': [
    ...STREET,
    put('prisoner', 66, 44, { scale: 1.5 }),
    put('crosshair', 66, 42, { scale: 1.9 }),
    put('revolver', 28, 78, { scale: 1.4, turn: -30 }),
  ],
  'hurry-up': [
    ...STREET,
    line('bone', 3, 'M2 30h16M0 48h12M4 66h14'),
    put('maggie', 40, 52, { scale: 1.8 }),
    put('clock', 80, 26, { scale: 1.1 }),
  ],
  'eyes-open': [...ALLEY, put('eye', 50, 46, { scale: 2.6 }), line('amber', 3, 'M50 8v8M22 16l6 8M78 16l-6 8')],
  'shoulder-in': [
    ...ALLEY,
    edged('brown', 'ink', 2.4, bar(66, 26, 44, 12, 34), bar(72, 52, 40, 12, -18), bar(60, 78, 46, 12, 26)),
    edged('yellow', 'ink', 1.6, star(56, 52, 9, 16, 8)),
    put('maggie', 32, 56, { scale: 1.7 }),
  ],
  'shoot-and-scoot': [
    ...STREET,
    put('revolver', 36, 34, { scale: 1.6, turn: -8 }),
    put('blast', 74, 26, { scale: 0.9 }),
    line('bone', 4, 'M10 82h34M18 70h22'),
    put('boot', 66, 74, { scale: 1.3 }),
  ],
  'over-here-boys': [
    ...LAMPLIGHT,
    put('maggie', 64, 46, { scale: 1.7 }),
    put('hand', 88, 74, { scale: 0.9, turn: 10 }),
    put('prisoner', 20, 62, { scale: 1 }),
    put('prisoner', 14, 84, { scale: 1 }),
  ],
  'not-my-plan-maggie': theft('maggie'),
  'empty-the-cylinder': [
    ...BLOOD,
    edged('steel-dark', 'ink', 3, disc(50, 50, 38)),
    edged('amber', 'ink', 2.2, ...CHAMBERS.map(([x, y]) => disc(x, y, 9.5))),
    fill('ink', disc(50, 50, 6), ...CHAMBERS.map(([x, y]) => disc(x, y, 3))),
  ],
  'get-behind-me': [
    ...ALLEY,
    put('brain', 70, 46, { scale: 1.3, opacity: 0.9 }),
    put('maggie', 40, 56, { scale: 1.9 }),
  ],
  'hold-the-line': [
    ...STREET,
    put('shield', 30, 46, { scale: 1.9 }),
    put('revolver', 66, 44, { scale: 1.7 }),
    line('amber', 4, 'M4 84h92'),
    line('amber', 2, 'M4 90h92'),
  ],
  'patch-you-up': [
    ...TABLE,
    edged('bone', 'ink', 2.4, bar(50, 50, 84, 26, -32), bar(50, 50, 84, 26, 32)),
    edged('cyan', 'ink', 2, bar(50, 50, 30, 28, 0)),
    fill('white', 'M46 38h8v8h8v8h-8v8h-8v-8h-8v-8h8z'),
    fill(
      'bone-dim',
      disc(22, 68, 2),
      disc(29, 63, 2),
      disc(78, 68, 2),
      disc(71, 63, 2),
      disc(22, 32, 2),
      disc(29, 37, 2),
      disc(78, 32, 2),
      disc(71, 37, 2),
    ),
  ],
  'take-it-and-go': [
    ...ALLEY,
    put('hand', 34, 58, { scale: 1.8, turn: 40 }),
    put('item', 58, 32, { scale: 1.2 }),
    put('move', 74, 78, { scale: 1.1 }),
    glaze('amber', 0.2, disc(58, 32, 24)),
  ],
};

/** The pictures of Brain's cards, on a field of 100 by 100 (ledger 5.13, 5.14). */
import { box, dashes, disc, edged, fill, glaze, line, slab } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { ALLEY, LAMPLIGHT, SCREEN, SEWER, STREET, TABLE, theft } from './grounds';

const EXCHANGE = 'M30 24q20-16 40 0M70 12v14H56M70 78q-20 16-40 0M30 90V76h14';

export const BRAIN: Record<string, Scene> = {
  'let-me-think': [
    ...LAMPLIGHT,
    put('brain', 38, 62, { scale: 1.8 }),
    put('bulb', 76, 28, { scale: 1.5 }),
    fill('bone', disc(62, 48, 3), disc(67, 42, 2)),
  ],
  'stony-poker-face': [
    ...TABLE,
    put('brain', 50, 42, { scale: 1.9 }),
    put('cards', 26, 78, { scale: 1.2, turn: -10 }),
    put('cards', 74, 78, { scale: 1.2, turn: 10 }),
  ],
  'watch-your-step': [
    ...ALLEY,
    line('red', 2.4, 'M6 56l88-8'),
    put('footprint', 40, 82, { scale: 1, turn: 8 }),
    put('footprint', 60, 74, { scale: 1, turn: 8 }),
    put('footprint', 46, 28, { scale: 0.8, turn: 4 }),
    put('eye', 80, 22, { scale: 1 }),
  ],
  'back-alleys': [
    ...ALLEY,
    line('ink', 10, 'M50 96V62L36 44l20-20'),
    line('brain', 5, 'M50 96V62L36 44l20-20'),
    edged('brain', 'ink', 1.8, 'M46 26l20-12-4 24z'),
  ],
  'squeeze-past': [
    ...STREET,
    put('brain', 50, 50, { scale: 1.5 }),
    edged('brick', 'ink', 2.4, box(-4, -4, 34, 108), box(70, -4, 34, 108)),
    line(
      'ink',
      1.6,
      'M-4 18h34M-4 40h34M-4 62h34M-4 84h34M70 18h34M70 40h34M70 62h34M70 84h34M12-4v22M20 18v22M12 40v22M20 62v22M86-4v22M80 18v22M88 40v22M80 62v22',
    ),
  ],
  'homemade-charge': [...STREET, glaze('fire', 0.3, disc(50, 50, 44)), put('dynamite', 46, 54, { scale: 2.2 })],
  scrounge: [
    ...ALLEY,
    edged('steel-dark', 'ink', 2.4, 'M26 52h48l-5 46H31z'),
    line('ink', 2, 'M36 60l2 32M50 60v32M64 60l-2 32'),
    edged('steel', 'ink', 2.4, slab(20, 22, 46, 9, 4)),
    put('item', 52, 44, { scale: 1 }),
    edged('steel', 'ink', 2.4, slab(22, 48, 56, 8, 3)),
  ],
  'it-is-all-in-the-files': [...TABLE, put('folder', 48, 56, { scale: 2.3 }), put('eye', 72, 24, { scale: 1.2 })],
  'not-my-plan-brain': theft('brain'),
  'the-duke-trusts-me': [...LAMPLIGHT, put('duke', 34, 46, { scale: 1.6 }), put('brain', 72, 62, { scale: 1.4 })],
  'tunnel-plans': [
    ...SCREEN,
    line('wire', 3, 'M10 30h34v44h46M44 50h40V20M10 74h34'),
    dashes('amber', 3, '6 5', 'M10 36h28v44h52'),
    put('manhole', 18, 32, { scale: 1 }),
    put('manhole', 82, 74, { scale: 1.2 }),
    put('brain-head', 72, 28, { scale: 1.2 }),
  ],
  'black-market': [
    ...LAMPLIGHT,
    edged('brown-dark', 'ink', 2.4, box(6, 66, 88, 34)),
    put('item', 28, 50, { scale: 1.3 }),
    put('item', 70, 50, { scale: 1.3 }),
    put('coin', 50, 78, { scale: 1.1 }),
  ],
  'double-deal': [
    ...TABLE,
    line('ink', 9, EXCHANGE),
    line('brain', 5, EXCHANGE),
    put('item', 26, 52, { scale: 1.2 }),
    put('case', 74, 52, { scale: 1.2 }),
  ],
  'wire-the-street': [
    ...SEWER.slice(0, 1),
    ...STREET.slice(1),
    put('barrier', 26, 66, { scale: 1.3 }),
    put('barrier', 74, 66, { scale: 1.3 }),
    line('steel', 2.6, 'M0 40q7-14 14 0t14 0 14 0 14 0 14 0 14 0 14 0'),
    line('bone', 2, 'M7 30l-3 6M21 44l3 6M35 30l-3 6M49 44l3 6M63 30l-3 6M77 44l3 6M91 30l-3 6'),
  ],
};

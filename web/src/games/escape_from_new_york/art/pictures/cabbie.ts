/** The pictures of Cabbie's cards, on a field of 100 by 100 (ledger 5.13, 5.14). */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { BLOOD, LAMPLIGHT, SCREEN, STREET, TABLE, theft } from './grounds';

export const CABBIE: Record<string, Scene> = {
  'take-a-breather': [...LAMPLIGHT, put('cabbie', 34, 44, { scale: 1.6 }), put('cup', 72, 64, { scale: 1.7 })],
  'step-on-the-gas': [
    ...STREET,
    line('bone', 3, 'M0 44h18M4 58h14M0 72h16'),
    glaze('yellow', 0.35, 'M84 62l22-14v34z'),
    put('taxi', 54, 60, { scale: 2.1 }),
    put('flame', 14, 64, { scale: 0.9, turn: -90 }),
  ],
  // Not on any map.
  'short-cut': [
    ...SCREEN,
    line('wire-dim', 4, 'M16 84V20h66'),
    dashes('cabbie', 5, '9 6', 'M22 80l58-54'),
    edged('cabbie', 'ink', 1.6, 'M90 16l-8 18-10-11z'),
    put('taxi', 24, 76, { scale: 1.1 }),
  ],
  'straight-through': [
    ...STREET,
    put('barrier', 76, 50, { scale: 1.6, turn: 24 }),
    put('blast', 68, 58, { scale: 1.2 }),
    put('taxi', 38, 62, { scale: 1.9 }),
  ],
  'bottle-out-the-window': [
    ...STREET,
    edged('cabbie', 'ink', 2.4, 'M-4 36h44q8 0 10 10l4 56H-4z'),
    fill('ink', 'M2 44h32q4 0 5 6l2 16H2z'),
    put('cabbie-head', 20, 58, { scale: 1 }),
    dashes('bone', 2.4, '4 5', 'M46 46q18-22 32-14'),
    put('bottle', 78, 34, { scale: 1.3, turn: 50 }),
  ],
  'tire-iron': [...BLOOD, put('wheel', 36, 64, { scale: 1.9 }), put('wrench', 58, 42, { scale: 2 })],
  'lean-on-the-horn': [...STREET, put('taxi', 42, 66, { scale: 1.8 }), put('noise', 72, 30, { scale: 1.4 })],
  'hop-in': [
    ...STREET,
    put('taxi', 46, 66, { scale: 2 }),
    line('ink', 9, 'M78 16v22q0 10-12 12'),
    line('bone', 5, 'M78 16v22q0 10-12 12'),
    edged('bone', 'ink', 1.6, 'M56 52l14-9 2 16z'),
    put('maggie-head', 78, 20, { scale: 0.9 }),
  ],
  'not-my-plan-cabbie': theft('cabbie'),
  'thirty-years-in-this-town': [
    ...SCREEN,
    line('wire-dim', 2.4, 'M42 8l18 6 2 22 10 16-4 24-16 18-14-24-4-34z'),
    dashes('cabbie', 3.6, '7 5', 'M24 76Q30 30 78 26'),
    put('face-down', 22, 78, { scale: 1 }),
    put('face-down', 80, 24, { scale: 1 }),
    put('taxi', 50, 46, { scale: 1.1, turn: -32 }),
  ],
  'full-throttle': [
    ...TABLE,
    edged('ink', 'steel', 4, disc(50, 54, 38)),
    line('bone', 3, 'M20 54h7M29 33l5 5M50 24v7M71 33l-5 5M80 54h-7'),
    line('red', 5, 'M73 54a23 23 0 0 0-7-16'),
    line('ink', 8, 'M50 54l24-10'),
    line('cabbie', 4.5, 'M50 54l24-10'),
    edged('cabbie', 'ink', 2, disc(50, 54, 6)),
    ...[72, 79].map((y) => edged('bone', 'ink', 1, slab(36, y, 28, 4, 2))),
  ],
  'fire-bottles': [
    ...LAMPLIGHT,
    put('flame', 26, 30, { scale: 1.1 }),
    put('flame', 74, 30, { scale: 1.1 }),
    put('flame', 50, 20, { scale: 1.3 }),
    put('bottle', 26, 64, { scale: 1.6, turn: -10 }),
    put('bottle', 74, 64, { scale: 1.6, turn: 10 }),
    put('bottle', 50, 62, { scale: 1.9 }),
  ],
  'spare-engine': [
    ...TABLE,
    edged('steel-dark', 'ink', 2.4, slab(22, 38, 56, 44, 4)),
    edged('steel', 'ink', 2, slab(26, 22, 13, 18, 3), slab(43.5, 22, 13, 18, 3), slab(61, 22, 13, 18, 3)),
    line('ink', 2.4, 'M30 52h40M30 60h40M30 68h40'),
    put('gear', 74, 72, { scale: 1.3 }),
    put('gear', 24, 80, { scale: 0.9 }),
  ],
  'meters-running': [
    ...TABLE,
    edged('ink', 'cabbie', 3, slab(12, 26, 76, 52, 6)),
    fill('screen-lit', slab(20, 36, 60, 24, 3)),
    ...[26, 44, 62].map((x, i) => line('amber', 3.6, `M${x} 41h9v7h-9v7h9${i === 1 ? 'v-7' : ''}`)),
    fill('cabbie', ...[16, 32, 48, 64, 78].map((x) => box(x, 66, 7, 6))),
    edged('red', 'ink', 2, bar(50, 16, 30, 12, 0)),
    fill('bone', star(50, 16, 5, 5, 2)),
    glaze('smoke', 0.5, disc(86, 90, 7), disc(94, 84, 5)),
    dashes('bone', 2.4, '5 4', 'M10 92h56'),
  ],
};

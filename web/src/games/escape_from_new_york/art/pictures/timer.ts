/** The pictures of the Timer tiles, on a field of 100 by 100 (ledger 5.7). */
import { box, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { BLOOD, LAMPLIGHT, SCREEN, SEWER, STREET } from './grounds';

const MANHATTAN = 'M44 4l10 4 2 20 8 16-2 24 4 16-10 14-8-16-8-30 2-24z';

export const TIMER: Record<string, Scene> = {
  'street-noise': [...STREET, put('event', 50, 52, { scale: 2.1 })],
  tension: [...STREET, put('event', 40, 56, { scale: 1.8 }), put('up', 80, 46, { scale: 1.5 })],
  lookout: [
    ...STREET,
    edged('night-lit', 'ink', 2.6, slab(8, 32, 36, 40, 14), slab(56, 32, 36, 40, 14), box(40, 40, 20, 14)),
    edged('cyan', 'ink', 2.4, disc(26, 58, 13), disc(74, 58, 13)),
    line('white', 2.6, 'M20 52q4-5 9-4M68 52q4-5 9-4'),
  ],
  chopper: [...STREET, glaze('yellow', 0.3, 'M38 56L14 102h64z'), put('helicopter', 48, 42, { scale: 2.1 })],
  patrols: [
    ...LAMPLIGHT,
    put('prisoner', 30, 52, { scale: 1.5 }),
    put('prisoner', 70, 56, { scale: 1.5 }),
    glaze('yellow', 0.45, 'M44 70l60-20v40z'),
    edged('steel', 'ink', 2, slab(30, 66, 18, 8, 2)),
  ],
  'sewer-dwellers': [
    ...SEWER,
    put('prisoner-head', 28, 62, { scale: 0.95 }),
    put('prisoner-head', 72, 62, { scale: 0.95 }),
    put('prisoner-head', 50, 56, { scale: 1.2 }),
    fill('green-dark', 'M8 74q11-6 21 0t21 0 21 0 21 0v28H8z'),
  ],
  'supply-drop': [
    ...STREET,
    edged('bone', 'ink', 2.2, 'M12 38q4-32 38-32t38 32q-6-6-13 0-6-6-13 0-6-6-12 0-6-6-12 0-7-6-13 0-7-6-13 0z'),
    line('bone', 1.8, 'M14 38l34 26M38 38l11 26M62 38L51 64M86 38L52 64'),
    put('item', 50, 74, { scale: 1.3 }),
  ],
  // The city asleep, for once.
  lull: [
    ...STREET,
    edged('bone', 'ink', 2, 'M58 8a24 24 0 1 0 22 36A26 26 0 0 1 58 8z'),
    put('zzz', 30, 34, { scale: 1.3 }),
  ],
  adrenaline: [
    ...BLOOD,
    edged('red', 'ink', 2.6, 'M50 84Q8 56 14 32q6-18 24-14 8 2 12 10 4-8 12-10 18-4 24 14 6 24-36 52z'),
    line('white', 4, 'M4 50h26l6-14 10 30 8-22 6 6h36'),
  ],
  // All lights out.
  blackout: [
    fill('ink', box(-2, -2, 104, 104)),
    fill('night', 'M-2 80V36h16V22h16v20h10V12h18v28h12V30h14v14h8V20h10v60z'),
    edged('night-lit', 'steel', 3, disc(50, 44, 22)),
    edged('steel-dark', 'steel', 2.4, slab(41, 64, 18, 16, 3)),
    line('steel', 3, 'M41 54l9-14 9 14'),
    line('ink', 11, 'M18 16l64 64'),
    line('red', 6, 'M18 16l64 64'),
  ],
  riot: [
    ...LAMPLIGHT,
    put('flame', 22, 30, { scale: 1.4 }),
    put('flame', 80, 26, { scale: 1.2 }),
    put('prisoner', 28, 70, { scale: 1.3 }),
    put('prisoner', 72, 70, { scale: 1.3 }),
    put('fist', 50, 46, { scale: 1.7 }),
  ],
  'food-drop': [
    fill('green-dark', box(-2, -2, 104, 104)),
    fill('green', disc(14, 80, 14), disc(86, 84, 16), disc(50, 100, 24)),
    edged('steel', 'ink', 2.4, slab(28, 30, 44, 52, 6)),
    fill('red', box(29, 44, 42, 24)),
    edged('bone', 'ink', 1.6, disc(50, 56, 9)),
    line('steel-dark', 2.4, 'M28 37h44M28 75h44'),
    line('bone', 3, 'M50 4v16M43 14l7 8 7-8'),
  ],
  'hurry-up': [
    ...SCREEN,
    put('helicopter', 50, 34, { scale: 1.9 }),
    put('heliport', 50, 78, { scale: 1.2 }),
    line('wire', 3, 'M14 50v30M8 72l6 9 6-9M86 50v30M80 72l6 9 6-9'),
  ],
  red: [...BLOOD, put('clock', 50, 50, { scale: 2.2 })],
  // The walls stay shut.
  'new-york-wins': [
    ...BLOOD,
    edged('red-dark', 'red', 2.4, MANHATTAN),
    put('skull', 52, 48, { scale: 1.7 }),
    line('red', 3, star(50, 50, 12, 48, 43)),
  ],
};

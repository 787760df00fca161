/** The pictures of the events, on a field of 100 by 100 (ledger 5.8). */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { ALLEY, BLOOD, LAMPLIGHT, SEWER, STREET } from './grounds';

export const EVENTS: Record<string, Scene> = {
  'thats-the-duke': [...LAMPLIGHT, glaze('ink', 0.6, 'M8 102q-2-60 42-60t42 60z'), put('duke', 50, 56, { scale: 2.3 })],
  crazies: [
    ...STREET,
    put('prisoner', 22, 66, { scale: 1.3 }),
    put('prisoner', 78, 66, { scale: 1.3, flip: true }),
    put('prisoner', 50, 58, { scale: 1.9 }),
  ],
  'something-below': [
    ...SEWER,
    put('prisoner-head', 50, 60, { scale: 1.4 }),
    fill('green-dark', 'M8 74q11-6 21 0t21 0 21 0 21 0v28H8z'),
    line('steel', 4, 'M34 8v50M66 8v50M34 18h32M34 32h32'),
  ],
  // A light on a roof, a cross on the chest.
  sniper: [
    ...STREET,
    glaze('red', 0.35, 'M84 20L30 66l8 10z'),
    fill('red', disc(84, 20, 3)),
    line('ink', 7, disc(36, 66, 22), 'M36 36v16M36 80v16M6 66h16M50 66h16'),
    line('red', 3.6, disc(36, 66, 22), 'M36 36v16M36 80v16M6 66h16M50 66h16'),
  ],
  'falling-masonry': [
    ...ALLEY,
    edged('brick', 'ink', 2.2, bar(34, 22, 34, 18, 24), bar(66, 40, 28, 16, -32), bar(40, 58, 24, 14, 50)),
    line('ink', 2, 'M26 18l14 6M60 44l10-6M36 54l8 10'),
    fill('stone-dark', bar(78, 14, 9, 7, 20), bar(16, 46, 8, 6, 60), bar(62, 70, 7, 6, 10)),
    line('bone', 2.4, 'M20 2v8M50 4v12M80 26v8M28 36v8M56 52v8'),
    glaze('smoke', 0.7, disc(30, 90, 10), disc(52, 94, 13), disc(74, 91, 9)),
  ],
  'car-alarm': [
    ...STREET,
    put('wreck', 50, 66, { scale: 2 }),
    line('ink', 7, 'M26 26q-10 8-10 20M74 26q10 8 10 20M38 34q-6 5-6 12M62 34q6 5 6 12'),
    line('red', 4, 'M26 26q-10 8-10 20M74 26q10 8 10 20M38 34q-6 5-6 12M62 34q6 5 6 12'),
  ],
  rats: [
    ...ALLEY,
    put('rat', 32, 74, { scale: 1.5 }),
    put('rat', 70, 84, { scale: 1.2, flip: true }),
    put('rat', 62, 56, { scale: 0.9 }),
  ],
  'fresh-barricade': [
    ...STREET,
    edged('brown', 'ink', 2.2, bar(30, 60, 10, 62, 12), bar(72, 60, 10, 62, -10)),
    edged('bone', 'ink', 2.4, bar(50, 50, 92, 14, -4), bar(50, 72, 92, 14, 5)),
    fill(
      'red',
      bar(20, 52, 12, 13, -4),
      bar(46, 50, 12, 13, -4),
      bar(72, 48, 12, 13, -4),
      bar(28, 70, 12, 13, 5),
      bar(54, 72, 12, 13, 5),
      bar(80, 75, 12, 13, 5),
    ),
    line('steel', 2.4, 'M4 34q8-10 16 0t16 0 16 0 16 0 16 0 12-2'),
  ],
  'forgotten-stash': [
    ...ALLEY,
    edged('brown-dark', 'ink', 2.4, bar(50, 88, 70, 10, -3)),
    put('item', 50, 60, { scale: 1.8 }),
    put('item', 78, 74, { scale: 0.8 }),
    line('yellow', 2.6, 'M50 12v14M24 22l8 10M76 22l-8 10'),
  ],
  // One lamp, and nobody under it.
  'dead-quiet': [
    ...LAMPLIGHT,
    put('noise', 54, 54, { scale: 1.9, opacity: 0.9 }),
    line('ink', 10, 'M22 84L84 22'),
    line('cyan', 6, 'M22 84L84 22'),
  ],
  'a-familiar-face': [
    ...LAMPLIGHT,
    put('cabbie', 40, 48, { scale: 1.9 }),
    put('hand', 78, 58, { scale: 1.2, turn: 14 }),
  ],
  'stolen-wheels': [
    ...STREET,
    put('driver', 50, 54, { scale: 2.4 }),
    glaze('yellow', 0.3, 'M22 58L-2 102h36zM78 58l26 44H68z'),
  ],
  'gang-ambush': [
    ...BLOOD,
    put('prisoner', 26, 46, { scale: 1.7 }),
    put('prisoner', 74, 46, { scale: 1.7, flip: true }),
    put('knife', 50, 78, { scale: 1.3 }),
  ],
  pickpocket: [
    ...ALLEY,
    edged('olive', 'ink', 2.6, 'M30 34h60v70H30z'),
    line('ink', 2.6, 'M40 56h40v30q-20 8-40 0z'),
    put('item', 50, 44, { scale: 0.9 }),
    put('hand', 22, 46, { scale: 1.7, turn: 84 }),
  ],
  explosion: [
    ...STREET,
    put('blast', 50, 50, { scale: 2.7 }),
    fill('ink', bar(14, 24, 10, 5, 40), bar(86, 22, 9, 5, -30), bar(12, 74, 9, 5, -20), star(88, 76, 4, 6, 3)),
    dashes('smoke', 2, '3 5', disc(50, 50, 46)),
    glaze('smoke', 0.5, slab(30, 86, 40, 10, 5), box(40, 92, 20, 6)),
  ],
};

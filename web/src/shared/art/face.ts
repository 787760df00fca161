/** The face of a bot, put together from parts: the same for the same name. */
import { box, disc, fill, glaze, line, type Drawing } from './draw';

export const FACE_SIZE = 48;

const SKINS = ['skin-1', 'skin-2', 'skin-3', 'skin-4'] as const;
const HAIRS = ['grey-13', 'rose-42', 'orange-78', 'amber-94', 'print-red', 'blue-83'] as const;
const CLOTHS = ['blue-33', 'indigo-32', 'print-red', 'print-dim', 'grey-15'] as const;
const INK = 'grey-13';

const HEADS = [
  'M13.5 21c0-8 4.5-12.5 10.5-12.5S34.5 13 34.5 21c0 8-4.5 14-10.5 14S13.5 29 13.5 21z',
  'M14 15c0-4 4-6 10-6s10 2 10 6v11c0 4-3 6-5 8.5H19c-2-2.5-5-4.5-5-8.5z',
  'M13 19c0-7 5-10.5 11-10.5S35 12 35 19c0 6-6 16-11 16.5C19 35 13 25 13 19z',
] as const;

const SLICK = 'M12.6 21c-1.4-9 4.4-14 11.4-14s12.8 5 11.4 14c-2-5-5-7.5-11.4-7.5S14.6 16 12.6 21z';
const BOB =
  'M10 34C7 20 11 7 24 7s17 13 14 27c-3 1-5 0-6-1 1.5-5 1.5-11 0-16-5 1.5-11 1-16-1-1.5 5-1.5 12 0 17-1 1-3 2-6 1z';
const PARTED = 'M12.6 22C11 12 16 7 25 7c8 0 12 6 10.4 15-1-4-3-7-7-8.5-3 2-11 2-15.8 8.5z';
const HAIR = [
  '',
  SLICK,
  BOB,
  PARTED,
  disc(15, 15.5, 5) + disc(20.5, 10.5, 5.5) + disc(27.5, 10.5, 5.5) + disc(33, 15.5, 5),
  SLICK + disc(24, 5.5, 4),
] as const;

/** A brim, a crown, and a band that is in another colour. */
const HATS = [
  ['', ''],
  ['', ''],
  [
    'M13 15c1-8 4-11 7-11 2 0 3 1.5 4 1.5S26 4 28 4c3 0 6 3 7 11zM6 14.5c10 4 26 4 36 0-2 5-10 6.5-18 6.5S8 19.5 6 14.5z',
    'M13.2 12.5c7 2.8 14.6 2.8 21.6 0l.4 3.2c-7 2.6-15.4 2.6-22.4 0z',
  ],
  ['M11.5 17c0-8 5-11.5 12.5-11.5S36 9 36 15.5l5 2.5c-9 1.5-21 1-29.5-1z', disc(24, 5.5, 1.4)],
  ['M9 15c1-8 11-11.5 20-10.5 8 1 11.5 7 9.5 10.5-9-2.5-20-2.5-29.5 0z', box(23, 2, 2, 3)],
] as const;

const EYES: readonly Drawing[] = [
  [fill(INK, disc(19.5, 22.5, 1.5), disc(28.5, 22.5, 1.5))],
  [line(INK, 1.4, 'M17 22h5M26 22h5'), fill(INK, disc(19.5, 23, 1.3), disc(28.5, 23, 1.3))],
  [fill(INK, 'M15 20.5h8v2.5a3.5 3.5 0 0 1-8 0zM25 20.5h8v2.5a3.5 3.5 0 0 1-8 0z', box(14, 20, 20, 1.4))],
  [fill(INK, disc(19.5, 22.5, 1.3), disc(28.5, 22.5, 1.3)), line(INK, 1, disc(19.5, 22.5, 3.6), disc(28.5, 22.5, 3.6))],
];
const BROWS = ['M16.5 18.5l5 .5M26.5 19l5-.5', 'M16.5 18l5-1.5M26.5 19.2h5', 'M17 19.5l5-1M26 18.5l5 1'] as const;
const MOUTHS: readonly Drawing[] = [
  [line(INK, 1.3, 'M20.5 30.5h7')],
  [line(INK, 1.3, 'M20.5 30c2 1.8 5 1.5 7.5-.8')],
  [fill('print-red', 'M20 30c1.5-1.6 2.8-1.4 4-.6 1.2-.8 2.5-1 4 .6-2 2.8-6 2.8-8 0z')],
];
const MARKS: readonly Drawing[] = [
  [],
  [fill('rose-42', disc(17.5, 27, 0.6), disc(19.5, 28, 0.6), disc(28.5, 28, 0.6), disc(30.5, 27, 0.6))],
  [fill(INK, disc(29.5, 27.5, 0.8))],
  [line('print-red', 0.9, 'M30.5 24.5l2 4.5')],
  [fill('amber-85', disc(13.2, 27.5, 1.4), disc(34.8, 27.5, 1.4))],
];

/** Whole numbers that follow from a text: FNV-1a, turned over once more for each. */
function* numbers(seed: string): Generator<number, never> {
  let value = 0x811c9dc5;
  for (const sign of seed) value = Math.imul(value ^ sign.codePointAt(0)!, 0x01000193);
  for (;;) {
    value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
    value ^= value >>> 13;
    yield value >>> 0;
  }
}

export function faceOf(seed: string): Drawing {
  const next = numbers(seed);
  const one = <Part>(parts: readonly Part[]): Part => parts[next.next().value % parts.length]!;
  const [skin, cloth, head, hair, colour] = [one(SKINS), one(CLOTHS), one(HEADS), one(HAIR), one(HAIRS)];
  const [crown, band] = one(HATS);
  return [
    fill(cloth, 'M3 50c0-9 8-13 21-13s21 4 21 13z'),
    fill('paper', 'M17.5 38l6.5 9 6.5-9-6.5-2z'),
    fill(skin, box(20, 30, 8, 9), disc(13.4, 23, 2.2), disc(34.6, 23, 2.2), head),
    glaze(INK, 0.3, 'M20 34.5c2 1.5 6 1.5 8 0V37c-2 2.5-6 2.5-8 0z'),
    fill(colour, hair),
    ...one(EYES),
    line(INK, 1.3, one(BROWS)),
    line(INK, 1, 'M24 23l-1.5 4.2H25'),
    ...one(MOUTHS),
    ...one(MARKS),
    fill(cloth === 'print-red' ? 'blue-33' : INK, crown),
    fill('print-red', band),
  ].filter((shape) => shape.d !== '');
}

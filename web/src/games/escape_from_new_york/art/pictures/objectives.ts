/** The pictures of the personal objectives, on a field of 100 by 100 (ledger 5.15): a thing, or a way out. */
import { box, fill, line } from '$shared/art/draw';
import { put, type Scene } from '../scene';

const BLUE = fill('blue-dark', box(-2, -2, 104, 104));
const PURPLE = fill('purple-dark', box(-2, -2, 104, 104));

export const OBJECTIVES: Record<string, Scene> = {
  tape: [BLUE, put('tape', 50, 50, { scale: 2.4 })],
  bracelet: [
    BLUE,
    line('ink', 17, 'M28 46a22 24 0 1 1 44 0a22 24 0 1 1 -44 0z'),
    line('steel', 11, 'M28 46a22 24 0 1 1 44 0a22 24 0 1 1 -44 0z'),
    fill('ink', 'M30 58h40v28H30z'),
    line('wire', 3, 'M35 72h6l4-7 4 13 5-10 3 4h9'),
  ],
  'fake-tape': [
    BLUE,
    put('tape', 50, 50, { scale: 2.4 }),
    line('ink', 11, 'M12 84L88 16'),
    line('red', 6, 'M12 84L88 16'),
  ],
  wanted: [BLUE, put('wanted', 50, 50, { scale: 2.5 })],
  helicopter: [PURPLE, put('helicopter', 47, 50, { scale: 2.3 })],
  gullfire: [PURPLE, put('gullfire', 50, 50, { scale: 2.5 })],
  raft: [PURPLE, put('raft', 50, 50, { scale: 2.5 })],
};

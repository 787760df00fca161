import type { MoveLetter, Pattern } from './signs';

/** The picture of a move around (0, 0), 36 across: shapes that are filled, and strokes. */
interface MoveShape {
  solid: string;
  strokes: string;
}

export const MOVE_SHAPES: Record<MoveLetter, MoveShape> = {
  L: { solid: 'M-17 0L0-15.5V-6.5H17V6.5H0V15.5z', strokes: '' },
  R: { solid: 'M17 0L0-15.5V-6.5H-17V6.5H0V15.5z', strokes: '' },
  // Up and over, and down on the other side.
  J: { solid: 'M12 15.5L4.5 5H19.5zM-6 5.5h8.5V17h-8.5z', strokes: 'M-15 15V4C-15-15.5 11.5-16.5 12 6' },
  // Somebody on bent knees, with a beam above the head.
  D: {
    solid: 'M-18-17h36v7h-36zM5.5-2a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
    strokes: 'M5 4.5L-7.5 5.5M-7.5 5.5L3 10.5L1 16M-7.5 5.5L-6.5 11L-13 15.5',
  },
  C: { solid: '', strokes: 'M-9-17V17M9-17V17M-9-10.5H9M-9-3.5H9M-9 3.5H9M-9 10.5H9' },
  // A slope, and the way down it.
  S: { solid: 'M-18-9L18 17H-18zM18 2.5L5.5 2L13-8.5z', strokes: 'M-6-13L10-1.5' },
  // A body flies past, its hand on the block.
  V: {
    solid: 'M-4 5.5h20V17h-20zM7.5-12a4.8 4.8 0 1 1 9.6 0a4.8 4.8 0 1 1-9.6 0z',
    strokes: 'M5.5-8.5L-5-9.5M5.5-8.5L6.5 3.5M-5-9.5L-15-16M-5-9.5L-9.5-3.5L-16.5-3',
  },
  // Two small footprints, one before the other.
  T: {
    solid:
      'M-14 7q-1-8 4-9q6-1 6.5 5q.5 4-2 6.5q-1.5 1.5-1.5 4q0 3.5-3 3.5q-3.5 0-3.5-4q0-3-.5-6zM4-3q-1-8 4-9q6-1 6.5 5q.5 4-2 6.5q-1.5 1.5-1.5 4q0 3.5-3 3.5q-3.5 0-3.5-4q0-3-.5-6z',
    strokes: '',
  },
};

const EDGE = 21;
const STRIPES = [-35, -21, -7, 7, 21, 35];

/** A stripe across the plate: one leans to the right, its mirror image to the left. */
function stripe(c: number, mirror: number): string {
  const [from, to] = [Math.max(-EDGE, c - EDGE), Math.min(EDGE, c + EDGE)];
  return `M${mirror * from} ${c - from}L${mirror * to} ${c - to}`;
}

const leaning = STRIPES.map((c) => stripe(c, 1)).join('');
const back = STRIPES.map((c) => stripe(c, -1)).join('');
const DOTS = [-16.5, -5.5, 5.5, 16.5];
const dots = DOTS.flatMap((y) => DOTS.map((x) => `M${x} ${y}h.01`)).join('');

/** The strokes of a pattern, and how wide they are; a dot is a stroke without length. */
export const PATTERNS: Record<Pattern, { d: string; width: number }> = {
  solid: { d: '', width: 0 },
  striped: { d: leaning, width: 5 },
  dotted: { d: dots, width: 5 },
  crossed: { d: leaning + back, width: 2.6 },
};

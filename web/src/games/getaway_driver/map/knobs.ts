/** Where the round buttons stand beside their spaces, and what they show. */
import type { Point } from '$shared/ui/panzoom';
import { middle, SIDE, step, turned } from './grid';
import type { Knob, Sign } from './targets';

export interface Stood extends Point {
  knob: Knob;
}

/** A finger needs so many pixels, and less where the buttons of several vehicles are in sight. */
const FINGER = 19;
const CROWDED = 13;
/** A button is never larger than this part of a space. */
const LARGEST = 36;
const SMALLEST = 15;

export function radius(scale: number, crowded = false): number {
  return Math.min(LARGEST, Math.max(SMALLEST, (crowded ? CROWDED : FINGER) / scale));
}

export function stand(knobs: readonly Knob[], r: number): Stood[] {
  return knobs.map((knob) => {
    const { x, y } = middle(knob.at);
    const row = knobs.filter((other) => isBeside(other, knob));
    const [out, aside] = knob.sign === 'eye' ? inCorner(r) : atEdge(knob, row, r);
    const [ahead, right] = [step(knob.way), step(turned(knob.way, 1))];
    return { knob, x: x + ahead.x * out + right.x * aside, y: y + ahead.y * out + right.y * aside };
  });
}

/** Those that do not lie upon one another: of two that do, the first. */
export function apart(stood: readonly Stood[], r: number): Stood[] {
  const kept: Stood[] = [];
  for (const one of stood) {
    if (kept.every((other) => Math.hypot(other.x - one.x, other.y - one.y) >= 2 * r)) kept.push(one);
  }
  return kept;
}

function isBeside(one: Knob, other: Knob): boolean {
  return one.at === other.at && one.way === other.way && one.end === 0 && other.end === 0;
}

/** An eye looks in at the far corner of its tile, and leaves the rest of it free. */
function inCorner(r: number): [out: number, aside: number] {
  return [SIDE / 2 - r * 0.35, SIDE / 2 - r * 0.8];
}

/** Just outside its space: at a corner, or in a row along the edge. */
function atEdge(knob: Knob, row: readonly Knob[], r: number): [out: number, aside: number] {
  const out = SIDE / 2 + r * 0.3;
  if (knob.end !== 0) return [out, knob.end * out];
  return [out, (row.indexOf(knob) - (row.length - 1) / 2) * (2 * r + 5)];
}

/** Drawn in strokes around (0, 0), 20 across; a part after `|` is filled. Turns are those of a vehicle facing north. */
export const SIGNS: Record<Sign, string> = {
  left: 'M5 9V1.5Q5-4.5-1-4.5H-5M-4-9l-5 4.5L-4 0',
  right: 'M-5 9V1.5Q-5-4.5 1-4.5H5M4-9l5 4.5L4 0',
  half: 'M6 8.5V-2.5a6 6 0 0 0-12 0V6M-10 2.5l4 5 4-5',
  face: 'M0 9V-7M-6-2l6-7 6 7',
  eye: 'M-10 0Q-6-7 0-7T10 0Q6 7 0 7T-10 0z|M0-3.4a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8z',
  stay: '|M-6.5-8h4.5V8h-4.5zM2-8h4.5V8H2z',
  crash: '|M0-11l2.6 6L9-7.5 6.6-1.6 11 2.4 5 3.6 4.2 10 0 5.6-4.6 10-5 3.6-11 2.4-6.6-1.6-9-7.5l6.4 2.5z',
  pay: 'M0-9.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z|M0-6l1.8 4 4.2.4-3.2 2.8 1 4.2L0 3.2-3.8 5.4l1-4.2L-6-1.6-1.8-2z',
  again: 'M-8-7l6.5 7L-8 7M1-7l6.5 7L1 7',
  a: 'M-6.5 8.5L0-9l6.5 17.5M-4 2.5H4',
  b: 'M-5-8.5v17H1.5a4.4 4.4 0 0 0 0-8.8H-5M-5-8.5H.8a4.1 4.1 0 0 1 0 8.2',
  call: 'M0 0v9M-5.5-3.5a6.5 6.5 0 0 1 11 0M-9-6.5a11 11 0 0 1 18 0|M0-2.2a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
};

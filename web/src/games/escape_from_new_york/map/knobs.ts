/** Where the round buttons of a space stand: at its corners, and on a wider ring where there are many. */
import type { Point } from '$shared/ui/panzoom';
import { middleOf } from '../art/hex';
import type { Choice } from './targets';

export interface Stood extends Point {
  knob: Choice;
}

/** A finger needs so many pixels; a button is never larger or smaller than this on the map. */
const FINGER = 20;
const LARGEST = 29;
const SMALLEST = 17;

export function radius(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, FINGER / scale));
}

/** The corners of a space: nobody's middle is hidden there. The upper ones are filled first. */
const CORNERS = [-120, -60, 180, 0, 120, 60];
const TO_CORNER = 60;
const GAP = 4;

export function stand(knobs: readonly Choice[], r: number): Stood[] {
  return knobs.map((knob) => {
    const company = knobs.filter(({ at }) => at === knob.at);
    const { x, y } = middleOf(knob.at);
    const off = placed(company.indexOf(knob), company.length, r);
    return { knob, x: x + off.x, y: y + off.y };
  });
}

function placed(i: number, number: number, r: number): Point {
  if (number <= CORNERS.length) return turned(CORNERS[i]!, TO_CORNER);
  const far = Math.max(TO_CORNER, (number * (2 * r + GAP)) / (2 * Math.PI));
  return turned(-90 + (360 * i) / number, far);
}

function turned(degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

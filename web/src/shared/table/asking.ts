/** Which choices are confirmed before they are played. */
import type { DecisionInfo } from '../protocol';
import { isTouch } from '../ui/pointer';
import type { From } from './choice.svelte';
import { warningOf } from './warnings';

/** How long a new question takes no answer, in milliseconds: nobody plays what they have not seen. */
export const timing = { unseen: 250 };

export interface Habit {
  /** The reader wants to be asked before what cannot be taken back. */
  confirm: boolean;
  /** The last press was that of a finger. */
  touch: boolean;
}

/** Whether a code cannot be taken back once it is played. */
export function isFinal(decision: DecisionInfo | null, code: string): boolean {
  return decision?.options.find((option) => option.code === code)?.final ?? false;
}

/**
 * Whether the first press only selects. A mouse that presses the button with the name of what it does has been told
 * enough; a finger hides what it presses, so that it is asked once more.
 */
export function isAskedFirst(decision: DecisionInfo | null, code: string, from: From, habit: Habit): boolean {
  if (warningOf(decision, code) !== '') return true;
  if (!habit.confirm) return false;
  const final = isFinal(decision, code);
  return habit.touch ? final || from === 'object' : final && from !== 'label';
}

/** Where a piece is pressed that bears the name of what it does: a mouse has read the name, a finger covers it. */
export function fromNamedPiece(): From {
  return isTouch() ? 'object' : 'label';
}

/** Rows and times in words, and what became of a run. */
import type { GameWords } from '$shared/words.svelte';
import { signName } from '../race/names';
import type { RoundView, RunView } from '../view';

export function rowText(words: GameWords, row: string): string {
  return row === '' ? words.message('out-row-empty') : [...row].map((sign) => signName(words, sign)).join(', ');
}

/** Seconds with their hundredths, as the language writes them. */
export function timeText(words: GameWords, ms: number): string {
  const number = new Intl.NumberFormat(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return words.message('out-time', '', { time: number.format(Math.floor(ms / 10) / 100) });
}

/** By how many rooms a run led on; who was right after the winner did not move. */
export function movedText(words: GameWords, { moved }: RunView): string {
  return moved === null ? words.message('out-moved-over') : words.message('out-moved', '', { rooms: moved });
}

export type Verdict = 'right' | 'wrong' | 'late';

export const verdictOf = (run: RunView): Verdict => (run.row === null ? 'late' : run.right ? 'right' : 'wrong');

/** What became of the reader's run, or which one it was. */
export function headlineOf(words: GameWords, own: RunView | null, { round }: RoundView): string {
  if (own === null) return words.message('out-review', '', { round });
  if (own.moved === null) return words.message('out-review-over');
  return words.message(`out-review-${verdictOf(own)}`, '', { rooms: own.moved, round });
}

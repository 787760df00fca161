/** Rows and times in words, and what became of a run. */
import type { GameWords } from '$shared/words.svelte';
import { signName } from '../race/names';
import type { RunView, StageView } from '../view';

export function rowText(words: GameWords, row: string): string {
  return row === '' ? words.message('out-row-empty') : [...row].map((sign) => signName(words, sign)).join(', ');
}

/** OUT-T13: seconds with their hundredths, as the language writes them. */
export function timeText(words: GameWords, ms: number): string {
  const number = new Intl.NumberFormat(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return words.message('out-time', '', { time: number.format(Math.floor(ms / 10) / 100) });
}

/** By how many rooms a run led on; who was right after the winner did not move (OUT-M5). */
export function movedText(words: GameWords, { moved }: RunView): string {
  return moved === null ? words.message('out-moved-over') : words.message('out-moved', '', { rooms: moved });
}

export type Verdict = 'right' | 'wrong' | 'late';

export const verdictOf = (run: RunView): Verdict => (run.row === null ? 'late' : run.right ? 'right' : 'wrong');

const without = (row: string, signs: string) => [...row].filter((sign) => !signs.includes(sign)).join('');

/** OUT-P4: a Little shortcut leaves a choice, so its step and those after it lead to the row that was nearest. */
export function stepsOf({ stages, nearest }: RunView): StageView[] {
  if (nearest === 'M' || !stages.some(({ rule }) => rule === 'OUT-P4')) return stages;
  const gaps = stages.map(({ card }) => /^long-(\d)$/.exec(card ?? '')?.[1] ?? '');
  return stages.map((stage, i) => {
    if (stage.rule !== 'OUT-P4' && stage.rule !== 'OUT-P5') return stage;
    return { ...stage, row: without(nearest, `A${gaps.slice(i + 1).join('')}`) };
  });
}

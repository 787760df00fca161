/** What is worth knowing about an option before choosing it, as the game says it. */
import type { Warning } from '$shared/board';
import type { GameWords } from '$shared/words.svelte';
import type { GetawayView } from './view';

export function note(view: GetawayView, words: GameWords, code: string): string {
  return words.notes(view.own?.notes ?? [], code);
}

/** The countdown stands with the bag; so near its end it stands beside the question too. */
const NEAR = 5;

/** What could soon end the game, whatever is asked: said beside the question. */
export function warning(view: GetawayView, words: GameWords): Warning | null {
  if (view.idle_left === null || view.idle_left > NEAR) return null;
  return { text: words.message('board-idle', '', { left: view.idle_left }), rule: 'GD-D19' };
}

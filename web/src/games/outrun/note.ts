/** A few words beside an option: what a card does there, and what would be given away. */
import type { GameWords } from '$shared/words.svelte';
import type { OutrunView } from './view';

export const note = (view: OutrunView, words: GameWords, code: string): string =>
  words.notes(view.own?.notes ?? [], code);

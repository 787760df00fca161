/** What the server says of the options: what is worth knowing about one, and what is asked behind them. */
import type { Warning } from '$shared/board';
import type { GameWords } from '$shared/words.svelte';
import { timerText } from './city/say';
import type { AheadView, NewYorkView } from './view';

export const note = (view: NewYorkView, words: GameWords, code: string): string =>
  words.notes(view.preview?.notes ?? [], code);

export const ahead = ({ preview }: NewYorkView): AheadView | null => preview?.ahead ?? null;

/** Only red Timer tiles are left: the next one may be the last. */
export const warning = (view: NewYorkView, words: GameWords): Warning | null =>
  view.city.hurried ? { text: timerText(words, view), rule: 'EFNY-V8' } : null;

/** What On the Lam! brings to the table. */
import type { GameWords } from '$shared/words.svelte';
import type { LamView } from './view';

export { default as Board } from './Board.svelte';
export { default as Hand } from './Hand.svelte';
export { default as Seat } from './Seat.svelte';
export { opens } from './log';
export { notice } from './notices';
export { telling } from './telling';

/** What is worth knowing about an option before choosing it: the game says it. */
export const note = (view: LamView, words: GameWords, code: string): string => words.notes(view.own?.notes ?? [], code);

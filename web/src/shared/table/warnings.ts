/** What a game warns of: one is asked about it once more, whatever one's settings. */
import type { DecisionInfo } from '../protocol';
import type { GameWords } from '../words.svelte';

/** Sets a warning apart from the rest of a note, for those who do not see colours too. */
export const WARNING = '⚠';

/** The game's message that warns of a code; empty where it does not. */
export function warningOf(decision: DecisionInfo | null, code: string): string {
  return decision?.options.find((option) => option.code === code)?.warning ?? '';
}

/** A note with the warning before it, unless it has one of its own already. */
export function withWarning(words: GameWords, warning: string, note: string): string {
  if (warning === '' || note.includes(WARNING)) return note;
  return [`${WARNING} ${words.message(warning)}`, note].filter(Boolean).join('; ');
}

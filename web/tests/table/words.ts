import { loadGameWords, type GameWords } from '../../src/shared/words.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { card } from './fixtures';

/** The real words of On the Lam! for a few players. */
export async function wordsFor(you: number | null = 0, game = card()): Promise<GameWords> {
  settings.language = 'en';
  return loadGameWords(game, ['Ann', 'Ben', 'Cas'], you);
}

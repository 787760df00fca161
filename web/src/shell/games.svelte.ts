/** The games with their words, for pages that tell about several; told anew when the language changes. */
import { api } from '../shared/api';
import type { GameCard } from '../shared/protocol';
import { settings, type Language } from '../shared/settings.svelte';
import { loadGameWords, type GameWords } from '../shared/words.svelte';

export interface Told {
  card: GameCard;
  words: GameWords;
}

export class Shelf {
  games: Told[] | null = $state.raw(null);
  levels: string[] = $state.raw([]);
  error: unknown = $state.raw(null);
  #asked = 0;

  /** Ask for everything, in the language the reader has now: an effect that calls this follows it. */
  load(): void {
    this.error = null;
    const question = ++this.#asked;
    void loadAll(settings.language).then(
      ({ games, levels }) => {
        if (question !== this.#asked) return;
        this.games = games;
        this.levels = levels;
      },
      (error: unknown) => {
        if (question === this.#asked) this.error = error;
      },
    );
  }

  find(name: string | undefined): Told | null {
    return this.games?.find(({ card }) => card.name === name) ?? null;
  }
}

async function loadAll(language: Language): Promise<{ games: Told[]; levels: string[] }> {
  const { games, levels } = await api.games();
  const told = games.map(async (card) => ({ card, words: await loadGameWords(card, [], null, language) }));
  return { games: await Promise.all(told), levels };
}

/** The games with their words, for pages that tell about several; told anew when the language changes. */
import { api } from '../shared/api';
import { ignoreExpected } from '../shared/problem';
import type { GameCard } from '../shared/protocol';
import { settings, type Language } from '../shared/settings.svelte';
import { loadCoverWords, loadGameWords, type GameWords } from '../shared/words.svelte';

export interface Told {
  card: GameCard;
  words: GameWords;
}

export class Shelf {
  games: Told[] | null = $state.raw(null);
  levels: string[] = $state.raw([]);
  error: unknown = $state.raw(null);
  #asked = 0;
  /** Games of which everything can be told, where only covers were loaded; by language and name. */
  #whole = $state.raw<ReadonlyMap<string, Told>>(new Map());

  /** `covers`: only what the first page says of every game. */
  constructor(readonly covers = false) {}

  /** Ask for everything, in the language the reader has now: an effect that calls this follows it. */
  load(): void {
    this.error = null;
    const question = ++this.#asked;
    void loadAll(settings.language, this.covers).then(
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

  /** The same with all its words, once they are here. */
  whole(name: string): Told | null {
    return this.covers ? (this.#whole.get(keyOf(settings.language, name)) ?? null) : this.find(name);
  }

  /** See to it that everything can be told about these games, in the language the reader has now. */
  bring(names: Iterable<string>): void {
    for (const name of new Set(names)) {
      const card = this.find(name)?.card;
      if (card && this.whole(name) === null) void this.#bring(card, settings.language);
    }
  }

  /** What cannot be had now is asked for again with the next news of the lobby. */
  async #bring(card: GameCard, language: Language): Promise<void> {
    const words = await loadGameWords(card, [], null, language).catch(ignoreExpected);
    if (words) this.#whole = new Map(this.#whole).set(keyOf(language, card.name), { card, words });
  }
}

const keyOf = (language: Language, name: string) => `${language} ${name}`;

async function loadAll(language: Language, covers: boolean): Promise<{ games: Told[]; levels: string[] }> {
  const { games, levels } = await api.games();
  const wordsOf = (card: GameCard) =>
    covers ? loadCoverWords(card, language) : loadGameWords(card, [], null, language);
  const told = games.map(async (card) => ({ card, words: await wordsOf(card) }));
  return { games: await Promise.all(told), levels };
}

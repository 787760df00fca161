/** Polls the server for the lobby while the page is open. */
import { api, Unreachable } from '../shared/api';
import { problem } from '../shared/problem';
import type { Lobby, TableCard } from '../shared/protocol';
import { t } from '../shared/words.svelte';

export const EVERY = 5000;
/** While nobody sees the page: its title tells of turns all the same. */
export const HIDDEN_EVERY = 30_000;

/** A server that is being replaced is back by then: only who misses it twice is told. */
export const AGAIN_AFTER = 2000;

/** Where one is awaited comes first, then what has ended unseen, then what is going on, the newest first. */
const RANKS = { playing: 2, starting: 2, open: 3, over: 4, closed: 4 } as const;

/** The game has ended, and one has not looked since. */
export const endedUnseen = (card: TableCard): boolean => card.phase === 'over' && (card.unseen ?? 0) > 0;

const rank = (card: TableCard) => (card.my_turn || card.consulted ? 0 : endedUnseen(card) ? 1 : RANKS[card.phase]);

/** Who has the least time left is awaited most. */
const hurry = (card: TableCard) => (card.my_turn && typeof card.left === 'number' ? card.left : Number.MAX_VALUE);

export function inOrder(cards: readonly TableCard[]): TableCard[] {
  return [...cards].sort((a, b) => rank(a) - rank(b) || hurry(a) - hurry(b) || b.updated - a.updated);
}

export class LobbyPoller {
  lobby: Lobby | null = $state.raw(null);
  /** Why the last question was not answered, in the reader's words; what is shown may be old. */
  lost = $state('');
  #missed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** Lessons stand on a page of their own, until they are played on. */
  #mine = $derived((this.lobby?.mine ?? []).filter((card) => card.lesson !== 'on' && card.lesson !== 'over'));
  running = $derived(inOrder(this.#mine).filter((card) => card.phase !== 'over' || endedUnseen(card)));
  finished = $derived(inOrder(this.#mine).filter((card) => card.phase === 'over' && !endedUnseen(card)));
  /** Those one could still join; one's own stand elsewhere. */
  open = $derived(inOrder(this.lobby?.open ?? []).filter((card) => !this.#isMine(card)));
  turns = $derived(this.running.filter((card) => card.my_turn).length);

  #isMine(card: TableCard): boolean {
    return this.lobby?.mine.some((mine) => mine.id === card.id) ?? false;
  }

  /** Begin to look; returns how to stop. */
  start(): () => void {
    const look = () => void this.#look();
    document.addEventListener('visibilitychange', look);
    look();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  #miss(error: unknown): void {
    if (!(error instanceof Unreachable)) this.lost = problem(error);
    else if (this.#missed || this.lobby === null) this.lost = t('home-lost');
    this.#missed = true;
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const lobby = await api.lobby();
      if (this.#stopped) return;
      this.lobby = lobby;
      this.lost = '';
      this.#missed = false;
    } catch (error) {
      this.#miss(error);
    }
    clearTimeout(this.#timer);
    const soon = this.#missed && this.lost === '';
    const pause = soon ? AGAIN_AFTER : document.visibilityState === 'hidden' ? HIDDEN_EVERY : EVERY;
    if (!this.#stopped) this.#timer = setTimeout(() => void this.#look(), pause);
  }
}

/** How fast the reader of this page runs: like which level of bot, in each of the last runs. Kept in this browser. */
import type { RunView } from './view';

const KEY = 'lamster-outrun-pace';
const KEPT = 9;

/** The levels of the last runs, the newest last. */
export function paces(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((level) => typeof level === 'string').slice(-KEPT) : [];
  } catch {
    return [];
  }
}

class OwnPace {
  #running = false;

  /** The reader plays Finish on this page: the next result of this seat is theirs, however soon it comes. */
  ran(): void {
    this.#running = true;
  }

  /** The table did not take it. */
  refused(): void {
    this.#running = false;
  }

  /** What became of the run; only a run that was right tells how fast somebody is. */
  checked(run: RunView | undefined): void {
    const like = this.#running ? (run?.like ?? null) : null;
    this.#running = false;
    if (like !== null) keep([...paces(), like].slice(-KEPT));
  }
}

function keep(levels: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(levels));
  } catch {
    // A browser that keeps nothing forgets this too.
  }
}

export const ownPace = new OwnPace();

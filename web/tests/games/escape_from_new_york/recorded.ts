/** Recorded games of Escape from New York, batch by batch as a browser gets them (fixtures/make_efny_telling.py). */
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import type { News } from '../../../src/shared/protocol';

export interface Recorded {
  seats: number;
  eyes: number | null;
  first: NewYorkView;
  batches: { news?: Record<string, unknown>[]; changed: unknown; asked?: string }[];
}

export interface Batch {
  name: string;
  before: NewYorkView;
  news: News[];
  after: NewYorkView;
  /** What is asked afterwards. */
  asked: string;
}

/** The value with what has changed: fields of an object, places of a list (`at`), or all of it (`is`). */
export function changed<Thing>(thing: Thing, change: unknown): Thing {
  const parts = change as Record<string, unknown>;
  if ('is' in parts) return parts.is as Thing;
  if (Array.isArray(thing)) {
    const at = parts.at as Record<string, unknown>;
    return thing.map((one: unknown, i) => (String(i) in at ? changed(one, at[i]) : one)) as Thing;
  }
  const old = thing as Record<string, unknown>;
  const fresh = Object.entries(parts).map(([key, part]) => [key, changed(old[key], part)]);
  return { ...old, ...Object.fromEntries(fresh) } as Thing;
}

/** All batches of a game that say something. */
export function batchesOf(name: string, game: Recorded): Batch[] {
  const found: Batch[] = [];
  let before = game.first;
  let n = 0;
  game.batches.forEach(({ news = [], changed: change, asked = '' }, i) => {
    const after = changed(before, change);
    const told = news.map((data, k) => ({ n: n + k, ply: i, round: 1, data }));
    n += told.length;
    if (told.length > 0) found.push({ name: `${name} ${i}`, before, news: told, after, asked });
    before = after;
  });
  return found;
}

const FILES = import.meta.glob<Recorded>('../../fixtures/efny-telling/*.json', { eager: true, import: 'default' });

export const GAMES: Record<string, Recorded> = Object.fromEntries(
  Object.entries(FILES).map(([path, game]) => [path.split('/').at(-1)!.replace('.json', ''), game]),
);
export const BATCHES: Batch[] = Object.entries(GAMES).flatMap(([name, game]) => batchesOf(name, game));

export const eventsOf = (batch: Batch): string[] => batch.news.map(({ data }) => String(data.event));

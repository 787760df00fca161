/** What the latest news mean for the picture. */
import type { News } from '$shared/protocol';
import type { GetawayView } from '../view';
import { beside, turned, wayOf } from './grid';
import { isOnTable } from './reach';

export interface Effect {
  n: number;
  sort: 'crash' | 'stash' | 'eye' | 'shield' | 'gone' | 'siren';
  at: string;
  /** The vehicle that crashes. */
  vehicle?: string;
}

const SORTS: Record<string, Effect['sort']> = {
  crashed: 'crash',
  'barricade-crashed': 'crash',
  'broke-through': 'crash',
  'took-stash': 'stash',
  studied: 'eye',
  peeked: 'eye',
  saved: 'shield',
  'charge-used': 'shield',
  'hazard-removed': 'gone',
};

/** Short pictures over a space; what is caught flashes where the Driver stands. */
export function effectsOf(news: readonly News[], view: GetawayView): Effect[] {
  return news.flatMap(({ n, data }) => {
    const sort = SORTS[String(data.event)];
    const vehicle = data.event === 'crashed' ? { vehicle: String(data.vehicle) } : {};
    if (sort && typeof data.space === 'string') return [{ n, sort, at: data.space, ...vehicle }];
    const caught = data.event === 'caught' || data.event === 'cornered' || data.event === 'meter-up';
    const at = caught ? view.drivers[Number(data.seat)]?.at : null;
    return at ? [{ n, sort: 'siren', at }] : [];
  });
}

const KINDS: Record<string, string> = {
  armored: 'armored_car',
  helicopter: 'police_helicopter',
  motorcycle: 'police_motorcycle',
  patrol: 'patrol_car',
};

/** The kind of a vehicle, by its code. */
export function kindOf(vehicle: string): string {
  return KINDS[vehicle.split('-')[0] ?? ''] ?? '';
}

type TileNews = 'turned' | 'laid';
const TILE_NEWS: Record<string, TileNews> = {
  'turned-up': 'turned',
  laid: 'laid',
  'laid-open': 'laid',
  'laid-unseen': 'laid',
  started: 'laid',
};

/** By space: what has just happened to its tile. */
export function tileNews(news: readonly News[]): Map<string, TileNews> {
  return new Map(
    news.flatMap(({ data }) => {
      const sort = TILE_NEWS[String(data.event)];
      return sort ? [[String(data.space), sort] as const] : [];
    }),
  );
}

const DROPPED: Record<string, string> = {
  'hazard-placed': 'hazard',
  'barricade-placed': 'barricade',
  'automa-barricade': 'barricade',
};

/** The tokens that have just come onto the table. */
export function freshTokens(news: readonly News[], view: GetawayView): Set<string> {
  return new Set(
    news.flatMap(({ data }) => {
      const kind = DROPPED[String(data.event)];
      if (kind) return [`${kind}-${String(data.space)}`];
      if (data.event === 'dropped') return [`stash-${Number(data.token)}`];
      return data.event === 'spikes-placed' ? [`spikes-${view.spikes.indexOf(String(data.space)) + 1}`] : [];
    }),
  );
}

/** Where the Drivers got away: the Escape tile lies on the space that could not be filled (GD-W1). */
export function escapeAt(view: GetawayView, news: readonly News[]): string | null {
  if (view.rule !== 'GD-W1') return null;
  const told = news.find(({ data }) => data.event === 'escaped')?.data.space;
  if (typeof told === 'string') return told;
  const open = view.drivers.flatMap(({ at, facing }) =>
    at === null ? [] : [0, 3, 1].map((side) => beside(at, turned(wayOf(facing), side))),
  );
  return open.find((space) => isOnTable(space, view) && !view.tiles.some(({ at }) => at === space)) ?? null;
}

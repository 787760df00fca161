/** What the latest news mean for the picture. */
import type { News } from '$shared/protocol';
import type { GetawayView } from '../view';

export interface Effect {
  n: number;
  sort: 'crash' | 'stash' | 'eye' | 'shield' | 'gone' | 'danger' | 'siren' | 'lost' | 'clear';
  at: string;
  /** Its place among those that happen at once: it waits for those before it. */
  order: number;
  /** The vehicle that crashes. */
  vehicle?: string;
}

/** Nothing waits for more than this many others. */
const LONGEST = 4;

const SORTS: Record<string, Effect['sort']> = {
  crashed: 'crash',
  'barricade-crashed': 'crash',
  'broke-through': 'crash',
  'hazard-placed': 'danger',
  'took-stash': 'stash',
  studied: 'eye',
  peeked: 'eye',
  saved: 'shield',
  'charge-used': 'shield',
  'hazard-removed': 'gone',
};
/** What happens to a Driver is seen where the Driver stands. */
const TO_DRIVERS: Record<string, Effect['sort']> = {
  caught: 'siren',
  cornered: 'siren',
  'meter-up': 'siren',
  'meter-down': 'clear',
  'in-the-clear': 'clear',
};
/** After these a vehicle may be on the Driver's heels. */
const ARRIVALS = new Set([
  'vehicle-moved',
  'followed',
  'reacted',
  'forced',
  'jammed',
  'dispatched',
  'automa-moved',
  'automa-joined',
]);

/** Short pictures over a space, one after the other, as they happened. */
export function effectsOf(news: readonly News[], view: GetawayView): Effect[] {
  const found = news.flatMap((one) => effectOf(one, view) ?? []);
  return found.map((effect, i) => ({ ...effect, order: Math.min(i, LONGEST) }));
}

function effectOf({ n, data }: News, view: GetawayView): Omit<Effect, 'order'> | null {
  const event = String(data.event);
  const vehicle = typeof data.vehicle === 'string' ? data.vehicle : undefined;
  const sort = SORTS[event];
  if (sort && typeof data.space === 'string') {
    return { n, sort, at: data.space, ...(event === 'crashed' && vehicle ? { vehicle } : {}) };
  }
  const driver = TO_DRIVERS[event];
  const car = driver ? view.drivers[Number(data.seat)]?.at : null;
  if (driver && car) return { n, sort: driver, at: car };
  return vehicle === undefined ? null : pursuitOf(n, event, vehicle, view);
}

/** A vehicle that is on a Driver's heels from now on, or no more. */
function pursuitOf(n: number, event: string, vehicle: string, view: GetawayView): Omit<Effect, 'order'> | null {
  const there = view.vehicles.find((one) => one.vehicle === vehicle);
  if (!there) return null;
  if (event === 'shaken') return { n, sort: 'lost', at: there.at };
  return ARRIVALS.has(event) && there.pursues.length > 0 ? { n, sort: 'siren', at: there.at } : null;
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

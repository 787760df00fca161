/** What the latest news mean for the picture. */
import type { News } from '$shared/protocol';
import type { Point } from '$shared/ui/panzoom';
import { middleOf } from '../art/hex';
import { spaceOf } from '../desk/streets';
import type { NewYorkView } from '../view';
import { isDirection, roadMiddle } from './geo';

export interface Effect {
  n: number;
  sort: 'walk' | 'come' | 'hit' | 'kill' | 'wound' | 'crash' | 'eye' | 'noise' | 'hush' | 'take' | 'fire';
  at: Point;
  /** Where somebody who walks comes from. */
  from?: Point;
  /** Who walks or is killed, or what is taken. */
  look?: string;
  /** So much Noise or damage. */
  number?: number;
}

type Drawn = Omit<Effect, 'n'> | null;
type Data = Record<string, unknown>;

const atHero = (view: NewYorkView, seat: unknown): Point | null => {
  const space = view.seats[Number(seat)]?.space;
  return space === undefined ? null : middleOf(space);
};
const atSpace = (view: NewYorkView, space: unknown): Point | null =>
  typeof space === 'string' && spaceOf(view, space) ? middleOf(space) : null;

/** Something in the space that the event names. */
const there =
  (sort: Effect['sort'], look?: (data: Data) => Partial<Effect>) =>
  (view: NewYorkView, data: Data): Drawn => {
    const at = atSpace(view, data.space);
    return at && { sort, at, ...look?.(data) };
  };

/** Something where the Hero of the event stands. */
const withHero =
  (sort: Effect['sort'], look?: (data: Data) => Partial<Effect>) =>
  (view: NewYorkView, data: Data): Drawn => {
    const at = atHero(view, data.seat ?? view.turn.active);
    return at && { sort, at, ...look?.(data) };
  };

/** Somebody goes from one space to another. */
function walked(view: NewYorkView, { enemy, space, target }: Data): Drawn {
  const [from, at] = [atSpace(view, space), atSpace(view, target)];
  return from && at && space !== target ? { sort: 'walk', at, from, look: String(enemy) } : null;
}

/** Away from the Hero who did it. */
function tricked(view: NewYorkView, { seat, enemy, space }: Data): Drawn {
  const [from, at] = [atHero(view, seat), atSpace(view, space)];
  return from && at && { sort: 'walk', at, from, look: String(enemy) };
}

/** On the road itself. */
function onRoad(view: NewYorkView, { seat, space, direction }: Data): Drawn {
  const home = typeof space === 'string' ? space : view.seats[Number(seat)]?.space;
  const way = String(direction);
  return home && isDirection(way) ? { sort: 'crash', at: roadMiddle(home, way) } : null;
}

function wrecked(view: NewYorkView): Drawn {
  const tower = view.spaces.find(({ kind }) => kind === 'wtc')?.space;
  return tower ? { sort: 'fire', at: middleOf(tower) } : null;
}

const number = (field: string) => (data: Data) => ({ number: Number(data[field]) });
const enemy = ({ enemy }: Data) => ({ look: String(enemy) });
const thing = (look: string) => () => ({ look });

const DRAWN: Record<string, (view: NewYorkView, data: Data) => Drawn> = {
  hunted: walked,
  entered: walked,
  tricked,
  came: there('come', enemy),
  'duke-back': there('come', thing('duke')),
  hit: there('hit'),
  killed: there('kill', enemy),
  damaged: (view, data) => (Number(data.damage) > 0 ? withHero('wound', number('damage'))(view, data) : null),
  smashed: onRoad,
  broke: onRoad,
  crashed: there('crash'),
  'crashed-in': there('crash'),
  peeked: there('eye'),
  noise: withHero('noise', number('number')),
  quieter: withHero('hush', number('number')),
  drew: withHero('take', thing('item')),
  'took-case': withHero('take', thing('case')),
  'took-president': withHero('take', thing('president')),
  'took-wreck': withHero('take', thing('car')),
  'gullfire-gone': wrecked,
};

/** Short pictures over the map, in the order of the news. */
export function effectsOf(news: readonly News[], view: NewYorkView): Effect[] {
  return news.flatMap(({ n, data }) => {
    const drawn = DRAWN[String(data.event)]?.(view, data);
    return drawn ? [{ n, ...drawn }] : [];
  });
}

/** The spaces whose tile has just been turned up. */
export function turnedUp(news: readonly News[]): Set<string> {
  const turned = news.filter(({ data }) => data.event === 'revealed' || data.event === 'poi-turned');
  return new Set(turned.map(({ data }) => String(data.space)));
}

/** By event: the id of what it brings onto the map. */
const BROUGHT: Record<string, (data: Data) => string> = {
  came: ({ enemy, space }) =>
    ['prisoner', 'driver'].includes(String(enemy)) ? `crowd-${String(space)}` : `boss-${String(enemy)}`,
  cubes: ({ space }) => `cubes-${String(space)}`,
  'case-token': ({ number }) => `case-${String(number)}`,
  'suburb-turned': ({ space }) => `suburb-${String(space)}`,
  roadblock: ({ space, direction }) => `road-${String(space)}-${String(direction)}`,
  'duke-back': () => 'boss-duke',
  landed: () => 'copter',
};

/** The pieces, tokens and Roadblocks that have just come. */
export function fresh(news: readonly News[]): Set<string> {
  return new Set(news.flatMap(({ data }) => BROUGHT[String(data.event)]?.(data) ?? []));
}

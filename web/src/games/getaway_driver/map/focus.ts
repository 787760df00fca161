/** Which part of the table matters now. */
import type { News } from '$shared/protocol';
import { around, fits, gathered } from '$shared/map/regions';
import type { Rect, Size } from '$shared/ui/panzoom';
import type { GetawayView } from '../view';
import type { Choosing } from './choosing.svelte';
import { boxOf, distance, RIM, SIDE } from './grid';
import { isQuiet, type Choices } from './targets';

/** Vehicles farther from every Driver than this are another story. */
const NEAR = 3;
/** The Driver's surroundings: the next tiles, and the beginning of those beyond. */
const SURROUNDINGS = 1.35 * SIDE;
const MARGIN = 0.2 * SIDE;
/** More than all choices and vehicles around a car. */
const MUCH = 1000;
/** A tray hides about so much at the upper edge. */
const TRAY = 1.4 * SIDE;

/** The whole table with its edge. */
export function wholeTable({ columns, rows }: GetawayView): Rect {
  return { x: -RIM, y: -RIM, width: columns * SIDE + 2 * RIM, height: rows * SIDE + 2 * RIM };
}

export interface Looking {
  view: GetawayView;
  eyes: number | null;
  choosing: Pick<Choosing, 'targets' | 'places' | 'knobs' | 'mover' | 'region'>;
  news: readonly News[];
  /** So much of the table can be shown large enough to play on. */
  room: Size;
}

/**
 * Before anybody is on the road: all that may be chosen, or all of the table. Then the Drivers, what may be chosen,
 * what has just happened, and whoever is after the Drivers; in this order, as far as there is room.
 */
export function focusOf(looking: Looking): Rect {
  const { view, choosing } = looking;
  const cars = carsOf(looking);
  if (choosing.region !== null) return onTable(around([choosing.region], SIDE / 2)!, view);
  if (isQuiet(choosing.places))
    return onTable(
      around(
        choosing.places.map(({ at }) => boxOf(at)),
        SIDE / 2,
      )!,
      view,
    );
  if (cars.length === 0) return choosing.targets.tokens.size > 0 ? tokensIn(view) : wholeTable(view);
  const region = onTable(gathered(startOf(looking, cars), others(looking, cars).map(withMargin), looking.room), view);
  const trayed = choosing.targets.lays.length > 0;
  return trayed ? { ...region, y: region.y - TRAY, height: region.height + TRAY } : region;
}

/** A Driver looks at the own car, everybody else at both, or at the busier one where they are too far apart. */
function carsOf(looking: Looking): string[] {
  const { view, eyes, room } = looking;
  const own = view.drivers.filter(({ seat }) => seat === eyes);
  const cars = (own.length > 0 ? own : view.drivers).flatMap(({ at }) => (at === null ? [] : [at]));
  if (cars.length < 2 || fits(around(cars.map(boxOf), SURROUNDINGS)!, room)) return cars;
  return [cars.reduce((one, other) => (business(other, looking) > business(one, looking) ? other : one))];
}

/** How much goes on around a car: what is filled next comes first. */
function business(car: string, { view, choosing }: Looking): number {
  const near = (at: string) => distance(car, at) <= NEAR;
  const choices = [...spacesOf(choosing), ...toBePressed(choosing, view)];
  const filled = view.filling[0] !== undefined && near(view.filling[0]) ? MUCH : 0;
  return filled + choices.filter(near).length + view.vehicles.filter(({ at }) => near(at)).length;
}

/** What is seen in any case: a vehicle that was chosen and where it may go, or else the cars and their surroundings. */
function startOf({ view, choosing }: Looking, cars: string[]): Rect {
  const vehicle = view.vehicles.find((one) => one.vehicle === choosing.mover);
  if (vehicle) return around([vehicle.at, ...spacesOf(choosing)].map(boxOf), MARGIN)!;
  return around(cars.map(boxOf), SURROUNDINGS)!;
}

/** What should be seen too, the most important first; what is nearer to a car before what is farther. */
function others({ view, choosing, news }: Looking, cars: string[]): string[] {
  const far = (at: string) => Math.min(...cars.map((car) => distance(car, at)));
  const byDistance = (spaces: string[]) => [...spaces].sort((a, b) => far(a) - far(b));
  const near = view.vehicles.map(({ at }) => at).filter((at) => far(at) <= NEAR);
  const choices = [...spacesOf(choosing), ...toBePressed(choosing, view)];
  return [...cars, ...view.filling, ...byDistance(choices), ...byDistance(toldSpaces(news)), ...byDistance(near)];
}

const withMargin = (space: string) => around([boxOf(space)], MARGIN)!;

function spacesOf({ places, knobs }: Choices): string[] {
  return [...places, ...knobs].map(({ at }) => at);
}

/** Vehicles that may be chosen and where they may go, and tokens. */
function toBePressed({ targets }: Looking['choosing'], view: GetawayView): string[] {
  const movers = view.vehicles.filter(({ vehicle }) => targets.movers.has(vehicle) || targets.vehicles.has(vehicle));
  const moves = [...targets.movers.values()].flatMap(spacesOf);
  const spikes = view.spikes.filter((_, i) => targets.tokens.has(`spikes-${i + 1}`));
  return [...movers.map(({ at }) => at), ...moves, ...spikes];
}

function tokensIn(view: GetawayView): Rect {
  return onTable(
    around(
      view.stash.map(({ at }) => boxOf(at)),
      SIDE,
    )!,
    view,
  );
}

/** Where something has just happened. */
function toldSpaces(news: readonly News[]): string[] {
  return news.flatMap(({ data }) =>
    typeof data.space === 'string' && /^\d+,\d+$/.test(data.space) ? [data.space] : [],
  );
}

/** Nothing beyond the edge is worth looking at. */
function onTable(region: Rect, view: GetawayView): Rect {
  const table = wholeTable(view);
  const x = Math.max(region.x, table.x);
  const y = Math.max(region.y, table.y);
  const right = Math.min(region.x + region.width, table.x + table.width);
  const bottom = Math.min(region.y + region.height, table.y + table.height);
  return { x, y, width: right - x, height: bottom - y };
}

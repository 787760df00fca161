/** Which part of the island matters now. */
import { around, gathered } from '$shared/map/regions';
import type { News } from '$shared/protocol';
import type { Rect, Size } from '$shared/ui/panzoom';
import { DIRECTIONS, HIGH, neighbourOf } from '../art/hex';
import { spaceOf } from '../desk/streets';
import type { NewYorkView } from '../view';
import { boxOf, bridgeBox, distance, MAP } from './geo';
import type { Targets } from './targets';

const MARGIN = 0.12 * HIGH;

export interface Looking {
  view: NewYorkView;
  eyes: number | null;
  targets: Targets;
  news: readonly News[];
  /** Where something is being told; it comes first. */
  told: readonly string[];
  /** So much of the map can be shown large enough to play on, and so much well. */
  room: Size;
  well: Size;
}

/**
 * What is being told now, or else the own Hero (for an onlooker the one whose turn it is) and what may be chosen, as
 * far as it can be played on; what has just happened, the spaces around and other Heroes as far as all is seen well.
 */
export function focusOf(looking: Looking): Rect {
  const { view, eyes, told, room, well } = looking;
  const home = spaceOf(view, view.seats[eyes ?? view.turn.active]?.space)?.space;
  const first = told[0] ?? home;
  if (first === undefined) return MAP;
  const near = (spaces: readonly string[]) => [...spaces].sort((a, b) => distance(first, a) - distance(first, b));
  const needed = gathered(framed(first), [...bridges(looking), ...near(needs(looking)).map(framed)], room);
  const nice = [...near(happened(looking)).map(framed), beside(view, first), ...near(homes(view)).map(framed)];
  return onMap(gathered(needed, nice, well));
}

const framed = (space: string) => around([boxOf(space)], MARGIN)!;

function bridges({ targets }: Looking): Rect[] {
  return targets.roads.filter(({ bridge }) => bridge).map(({ at }) => bridgeBox(at));
}

/** What is told, or what may be chosen. */
function needs({ told, targets }: Looking): string[] {
  return told.length > 0 ? [...told] : [...targets.spaces.keys(), ...targets.roads.map(({ at }) => at)];
}

/** The space with all that are next to it: in the middle of them, or not at all. */
function beside(view: NewYorkView, space: string): Rect {
  const next = DIRECTIONS.map((direction) => neighbourOf(space, direction)).filter((one) => spaceOf(view, one));
  return around([space, ...next].map(boxOf), 0)!;
}

const homes = ({ seats }: NewYorkView) => seats.map(({ space }) => space);

/** Where something has just happened, unless it is being told one by one. */
function happened({ view, news, told }: Looking): string[] {
  if (told.length > 0) return [];
  const spaces = news.flatMap(({ data }) => [data.space, data.target]);
  return spaces.filter((space): space is string => typeof space === 'string' && spaceOf(view, space) !== undefined);
}

/** Nothing beyond the edge is worth looking at. */
function onMap(region: Rect): Rect {
  const x = Math.max(region.x, MAP.x);
  const y = Math.max(region.y, MAP.y);
  const right = Math.min(region.x + region.width, MAP.x + MAP.width);
  const bottom = Math.min(region.y + region.height, MAP.y + MAP.height);
  return { x, y, width: right - x, height: bottom - y };
}

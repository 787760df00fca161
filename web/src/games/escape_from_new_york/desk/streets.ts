/** What of the map decides about cards: who is in a space, where its roads lead, and which of them are shut. */
import { DIRECTIONS, neighbourOf, type Direction } from '../art/hex';
import { bridgeDirection } from '../map/geo';
import type { NewYorkView, SpaceView } from '../view';

export function spaceOf(view: NewYorkView, code: string | undefined): SpaceView | undefined {
  return view.spaces.find(({ space }) => space === code);
}

/** The space of the viewer's own Hero. */
export function hereOf(view: NewYorkView): SpaceView | undefined {
  return spaceOf(view, view.seats[view.own?.seat ?? -1]?.space);
}

/** EFNY-E1, A12: those who lie there are Enemies as well. */
export function enemiesIn({ enemies, bosses }: SpaceView): number {
  return enemies.length + bosses.length;
}

/** EFNY-K6: an intact Roadblock, from whichever of its two spaces the road is looked at. */
export function isBlocked(view: NewYorkView, space: string, direction: Direction): boolean {
  const other = neighbourOf(space, direction);
  return view.roads.some(
    (road) =>
      road.intact &&
      ((road.space === space && road.direction === direction) ||
        (road.space === other && neighbourOf(road.space, road.direction as Direction) === space)),
  );
}

/** Whether the road onto the bridge of a space is shut (EFNY-V2). */
export function isBridgeBlocked(view: NewYorkView, { space, bridge }: SpaceView): boolean {
  return bridge !== null && isBlocked(view, space, bridgeDirection(space));
}

export interface Way {
  to: SpaceView;
  blocked: boolean;
}

/** The spaces next to this one, each with whether a Roadblock is in between. */
export function waysFrom(view: NewYorkView, { space }: SpaceView): Way[] {
  return DIRECTIONS.flatMap((direction) => {
    const to = spaceOf(view, neighbourOf(space, direction));
    return to === undefined ? [] : [{ to, blocked: isBlocked(view, space, direction) }];
  });
}

/** EFNY-K5: roads that a Roadblock could shut, the one onto a bridge included. */
export function openRoads(view: NewYorkView, here: SpaceView): number {
  const streets = waysFrom(view, here).filter(({ blocked }) => !blocked).length;
  return streets + (here.bridge !== null && !isBridgeBlocked(view, here) ? 1 : 0);
}

/** EFNY-M1: a revealed space or a face-down POI. */
export function canEnter({ tile, kind }: SpaceView): boolean {
  return tile !== null || kind === 'poi';
}

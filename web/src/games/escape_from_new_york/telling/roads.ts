/** Roads between spaces: two spaces share one, so it has two names. */
import { DIRECTIONS, neighbourOf, type Direction } from '../art/hex';

export interface Road {
  space: string;
  direction: string;
}

/** One name for a road, from whichever side it is looked at. */
export function roadKey(road: Road): string {
  return [road.space, neighbourOf(road.space, road.direction as Direction)].sort().join('-');
}

/** All roads of a space. */
export const roadsOf = (space: string): Road[] => DIRECTIONS.map((direction) => ({ space, direction }));

export const areNeighbours = (one: string, other: string): boolean =>
  DIRECTIONS.some((direction) => neighbourOf(one, direction) === other);

/** Roads between spaces: two spaces share one, so it has two names. */
import { DIRECTIONS, type Direction } from '../art/hex';

/** Columns and doubled rows from a space to its neighbour. */
const STEPS: Record<Direction, readonly [column: number, row: number]> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};

export interface Road {
  space: string;
  direction: string;
}

/** The code of the place where a road leads; beyond the coast it names no space. */
export function beyond({ space, direction }: Road): string {
  const [column, row] = STEPS[direction as Direction] ?? [0, 0];
  return `${String.fromCharCode(space.charCodeAt(0) + column)}${Number(space.slice(1)) + row}`;
}

/** One name for a road, from whichever side it is looked at. */
export function roadKey(road: Road): string {
  return [road.space, beyond(road)].sort().join('-');
}

/** All roads of a space. */
export const roadsOf = (space: string): Road[] => DIRECTIONS.map((direction) => ({ space, direction }));

export const areNeighbours = (one: string, other: string): boolean =>
  roadsOf(one).some((road) => beyond(road) === other);

/** How far a vehicle could get with one action (GD-A8, P4, H10, U6, U10, K10), from what everybody sees. */
import { TILES } from '../art/tiles';
import type { GetawayView, VehicleView } from '../view';
import { beside, distance, square, turned, wayOf } from './grid';

/** No farther than so many spaces from a tile. */
const OFF_ROAD = 2;

export function isOnTable(space: string, view: GetawayView): boolean {
  const { column, row } = square(space);
  const inside = column >= 1 && column <= view.columns && row >= 1 && row <= view.rows;
  return inside && !view.obstacles.some(({ spaces }) => spaces.includes(space));
}

function isTunnel(space: string, view: GetawayView): boolean {
  const there = view.tiles.find(({ at }) => at === space);
  return there?.up === true && TILES[there.tile ?? '']?.special === 'tunnel';
}

function mayEnter(vehicle: VehicleView, space: string, view: GetawayView): boolean {
  const flies = vehicle.kind === 'police_helicopter';
  if (!isOnTable(space, view) || (flies && isTunnel(space, view))) return false;
  if (view.hazards.includes(space) && !flies && vehicle.kind !== 'armored_car') return false;
  return view.tiles.some(({ at }) => distance(at, space) <= OFF_ROAD);
}

/** The spaces in front, left and right that the vehicle may enter. */
export function reach(vehicle: VehicleView, view: GetawayView): string[] {
  const facing = wayOf(vehicle.facing);
  return [0, 3, 1].map((side) => beside(vehicle.at, turned(facing, side))).filter((at) => mayEnter(vehicle, at, view));
}

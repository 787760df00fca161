/** Lines between pieces: who is on the way to follow whom, who would come along, and which way a Driver has set. */
import type { Point } from '$shared/ui/panzoom';
import type { GetawayView } from '../view';
import type { Piece } from './arrange';
import { beside, middle, wayOf } from './grid';
import type { Fate } from './fates';

export interface Link {
  id: string;
  sort: 'pursuit' | 'follows' | 'arrives' | 'way' | 'near';
  from: Point;
  to: Point;
}

/** Where a line to a piece or space ends, this far before its middle. */
const SHORT = 30;

function link(id: string, sort: Link['sort'], from: Point, to: Point): Link {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.max(0, (long - SHORT) / long);
  return { id, sort, from, to: { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part } };
}

export function linksOf(
  view: GetawayView,
  standings: readonly Piece[],
  fates: Map<string, Fate>,
  goal: string | null,
): Link[] {
  const where = new Map(standings.map((piece) => [piece.id, piece]));
  const onTheWay = view.vehicles.flatMap(({ vehicle, follows }) => {
    const [from, to] = [where.get(vehicle), where.get(`driver-${follows}`)];
    return from && to ? [link(vehicle, 'pursuit', from, to)] : [];
  });
  const set = view.drivers.flatMap(({ seat, at, way }) => {
    const from = where.get(`driver-${seat}`);
    return from && at && way ? [link(`driver-${seat}`, 'way', from, middle(beside(at, wayOf(way))))] : [];
  });
  if (goal === null) return [...onTheWay, ...set, ...nextDoor(view, where)];
  const coming = [...fates].flatMap(([vehicle, fate]) => {
    const from = where.get(vehicle);
    return from && fate !== 'shaken' ? [link(`${vehicle}-${fate}`, fate, from, middle(goal))] : [];
  });
  return [...onTheWay, ...set, ...coming];
}

/** Vehicles that one action could bring onto a Driver's tile. */
function nextDoor(view: GetawayView, where: Map<string, Piece>): Link[] {
  const cars = view.drivers.flatMap(({ seat, at }) => (at === null ? [] : [{ seat, at }]));
  return view.vehicles.flatMap(({ vehicle, reach, follows }) => {
    const car = follows === null ? cars.find(({ at }) => reach.includes(at)) : undefined;
    const [from, to] = [where.get(vehicle), where.get(`driver-${car?.seat}`)];
    return from && to ? [link(`${vehicle}-near`, 'near', from, to)] : [];
  });
}

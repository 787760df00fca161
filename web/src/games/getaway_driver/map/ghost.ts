/** What the map would look like if a code were played: the pieces it moves or brings, to be shown pale. */
import type { Point } from '$shared/ui/panzoom';
import type { GetawayView } from '../view';
import { corner, middle, SIDE, wayOf, wayTo } from './grid';
import { destination, facingAfter, split, terrainOf, vehicleOf } from './targets';

export interface Ghost extends Point {
  /** `driver-0`, the kind of a vehicle, of a token, of a tile or of terrain. */
  look: string;
  sort: 'car' | 'vehicle' | 'token' | 'tile' | 'terrain' | 'aim';
  facing: number;
  /** The number of a vehicle. */
  number?: number;
}

/** It stands upon what lies there; other ghosts lie themselves. */
export function isPiece({ sort }: Ghost): boolean {
  return sort === 'car' || sort === 'vehicle' || sort === 'token';
}

interface Case {
  view: GetawayView;
  code: string;
  /** What is asked. */
  kind: string;
  /** The seat that is asked. */
  seat: number;
  /** The code that was chosen before: what was bought, called or taken up is put down now. */
  before: string | null;
}

export function ghostOf(one: Case): Ghost | null {
  const [verb, argument] = split(one.code);
  return vehicleGhost(one) ?? GHOSTS[verb]?.(one, argument) ?? null;
}

const GHOSTS: Record<string, (one: Case, argument: string) => Ghost | null> = {
  drive: driveGhost,
  face: faceGhost,
  start: ({ seat }, at) => ({ ...middle(at), sort: 'car', look: `driver-${seat}`, facing: 0 }),
  aim: (_, at) => ({ ...middle(at), sort: 'aim', look: 'aim', facing: 0 }),
  to: (_, at) => token('stash', at),
  place: placeGhost,
  lay: ({ view }, tile) => (view.filling[0] ? onCorner('tile', tile, view.filling[0]) : null),
  obstacle: (_, argument) => {
    const { kind, at, tall } = terrainOf(argument);
    return { ...onCorner('terrain', kind, at), facing: tall ? 1 : 0 };
  },
};

function token(kind: string, at: string): Ghost {
  return { ...middle(at), sort: 'token', look: kind, facing: 0 };
}

function onCorner(sort: 'tile' | 'terrain', look: string, at: string): Ghost {
  return { ...corner(at), sort, look, facing: 0 };
}

function driveGhost({ view, code, seat }: Case): Ghost | null {
  const [car, at] = [view.drivers[seat]?.at, view.own?.targets[code]];
  if (!car || !at) return null;
  return { ...middle(at), sort: 'car', look: `driver-${seat}`, facing: wayTo(car, at) ?? 0 };
}

function vehicleGhost({ view, code }: Case): Ghost | null {
  const vehicle = vehicleOf(code, view);
  if (vehicle === null) return null;
  const [to, facing] = [destination(code, vehicle, view), facingAfter(code, vehicle, view)];
  if (to === null && facing === wayOf(vehicle.facing)) return null;
  const number = Number(vehicle.vehicle.split('-')[1]);
  return { ...middle(to ?? vehicle.at), sort: 'vehicle', look: vehicle.kind, facing, number };
}

function faceGhost({ view, code, seat }: Case, way: string): Ghost | null {
  const car = view.drivers[seat];
  if (car?.at) return { ...middle(car.at), sort: 'car', look: `driver-${seat}`, facing: wayOf(way) };
  const at = view.own?.targets[code];
  const vehicle = view.vehicles.findLast((one) => at === undefined || one.at === at);
  return vehicle ? { ...middle(vehicle.at), sort: 'vehicle', look: vehicle.kind, facing: wayOf(way) } : null;
}

const PLACED: Record<string, string> = { 'place-barricade': 'barricade', 'place-spikes': 'tire_spikes' };

/** A piece that is put on the table. Where nobody remembers which one it is, a badge stands for it. */
function placeGhost({ view, kind, before }: Case, at: string): Ghost {
  if (PLACED[kind]) return token(PLACED[kind], at);
  const [verb, argument] = split(before ?? '');
  const called = view.vehicles.find(({ vehicle }) => vehicle === argument);
  const look = verb === 'buy' ? argument : called ? called.kind : view.round === 0 ? 'patrol_car' : null;
  return look ? { ...middle(at), sort: 'vehicle', look, facing: 0 } : token('enforcement', at);
}

/** How far Stash tokens may land from where they are thrown at, in spaces. */
export const SPREAD = 4;

/** The spaces around an aim, as far as they are on the table. */
export function spreadOf({ x, y }: Point, view: GetawayView): { x: number; y: number; width: number; height: number } {
  const reach = (SPREAD + 0.5) * SIDE;
  const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
  const [right, bottom] = [Math.min(view.columns * SIDE, x + reach), Math.min(view.rows * SIDE, y + reach)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

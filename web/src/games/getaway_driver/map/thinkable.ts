/** What a press on a space that is not lit could have meant: the server says why it is not possible. */
import type { DecisionInfo } from '$shared/protocol';
import type { GetawayView } from '../view';
import { turned, wayOf, wayTo } from './grid';
import { split } from './targets';

const ON_A_SPACE = ['aim', 'start', 'place', 'to', 'peek', 'take-up'];
const DRIVES = ['front', 'right', 'behind', 'left'];
const MOVES = ['ahead', 'right', '', 'left'];

/** `mover`: the vehicle that was chosen, or the only one. */
export function thinkableAt(
  space: string,
  decision: DecisionInfo | null,
  view: GetawayView,
  mover: string | null,
): string | null {
  if (decision === null) return null;
  const verbs = new Set(decision.options.map(({ code }) => split(code)[0]));
  const placing = ON_A_SPACE.find((verb) => verbs.has(verb));
  if (placing) return `${placing}:${space}`;
  if (verbs.has('drive') || verbs.has('end')) return wayOfCar(space, decision.seat, view);
  return mover === null ? null : wayOfVehicle(space, mover, view);
}

function wayOfCar(space: string, seat: number, view: GetawayView): string | null {
  const car = view.drivers[seat];
  const side = car?.at ? sideOf(car.at, car.facing, space) : null;
  return side === null ? null : `drive:${DRIVES[side]}`;
}

function wayOfVehicle(space: string, mover: string, view: GetawayView): string | null {
  const vehicle = view.vehicles.find((one) => one.vehicle === mover);
  const side = vehicle ? sideOf(vehicle.at, vehicle.facing, space) : null;
  return side === null || MOVES[side] === '' ? null : `${MOVES[side]}:${mover}`;
}

/** The side on which a neighbouring space lies, as seen from a piece: clockwise from the front. */
function sideOf(at: string, facing: string | null, space: string): number | null {
  const way = wayTo(at, space);
  return way === null ? null : turned(way, -wayOf(facing));
}

/** Who sits where: Drivers first, then the City where it plays by itself, then the Police. */
import type { DecisionInfo } from '$shared/protocol';
import type { DriverView, GetawayView } from '../view';
import { HAND_SIZE } from './cards';

export type Role = 'driver' | 'city' | 'police';

/** With two Drivers the City draws and lays the tiles, on the seat before the Police. */
export const CITY_SEAT = 2;

export function roleOf(view: GetawayView, seat: number): Role {
  if (seat < view.drivers.length) return 'driver';
  return view.drivers.length > 1 && seat === CITY_SEAT ? 'city' : 'police';
}

export function driverOf(view: GetawayView, seat: number): DriverView | null {
  return view.drivers[seat] ?? null;
}

/** The hand is being put together; while somebody else is asked, the cards already lie there. */
export function isPicking(view: GetawayView, driver: DriverView | null, decision: DecisionInfo | null): boolean {
  if (driver === null || view.round > 0 || view.winners !== null) return false;
  return decision === null ? (driver.hand?.length ?? 0) < HAND_SIZE : decision.kind === 'hand';
}

/** The look of a Driver's car and colours. */
export function lookOf(driver: number): 'a' | 'b' {
  return driver === 0 ? 'a' : 'b';
}

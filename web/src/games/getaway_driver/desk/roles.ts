/** Who sits where: Drivers first, then the City where it plays by itself, then the Police (GD-Q1). */
import type { DriverView, GetawayView } from '../view';

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

/** The look of a Driver's car and colours. */
export function lookOf(driver: number): 'a' | 'b' {
  return driver === 0 ? 'a' : 'b';
}

/** GD-E1, Q9: straight ahead into the open a Driver uses up three tiles a round; so many rounds last the tiles. */
export function roundsToGo(view: GetawayView): number {
  return Math.floor(view.bag / (3 * view.drivers.length));
}

/** GD-V8: while the prey hunts, the meter stands still. */
export function meterIsFrozen(view: GetawayView): boolean {
  return view.event?.event === 'hunter_and_prey';
}

/** One device for several people: whose eyes the page may show. */

import type { SeatInfo } from '../protocol';

interface Device {
  /** The seats of whoever sits at this device. */
  seats: readonly number[];
  eyes: number | null;
}

/** The seats that people at this device play themselves; bots stand in for the others. */
export function ownSeats(you: Device, seats: readonly SeatInfo[]): number[] {
  return you.seats.filter((seat) => seats[seat] !== undefined && !seats[seat].bot);
}

/** The seat the device must be handed to before anything is shown; null: go on. */
export function handOverTo(you: Device, seats: readonly SeatInfo[], asked: readonly number[]): number | null {
  const own = ownSeats(you, seats);
  if (own.length < 2 || (you.eyes !== null && asked.includes(you.eyes))) return null;
  return own.find((seat) => asked.includes(seat)) ?? null;
}

/** Who is waited for, and who decides what becomes of somebody who is away. */

import type { SeatInfo } from '../protocol';
import type { Room } from './room.svelte';

/** The server takes one nudge of a player in so many milliseconds. */
export const NUDGE_EVERY = 30_000;

/** Seats that are asked something now and that another person plays. */
export function waitedFor(room: Room): SeatInfo[] {
  const { position, you } = room.connection;
  const others = room.seats.filter((seat) => seat.person && seat.person !== you?.person && !seat.bot && !seat.empty);
  return others.filter((seat) => position?.asked.includes(seat.seat));
}

/** The other people who play and are here: more than half of them can seat a bot. */
export function votersFor(room: Room, absent: SeatInfo): string[] {
  const playing = room.seats.filter((seat) => seat.person && seat.person !== absent.person && !seat.bot && !seat.empty);
  return [...new Set(playing.map((seat) => seat.person!))].filter((person) => room.isOnline(person));
}

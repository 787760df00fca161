/** Where the rooms lie (ledger, 5.10): boards of three by three side by side, walked like a snake; then the exit. */

/** In rooms: the middle of a room, from the top left of the map. */
export interface Spot {
  x: number;
  y: number;
}

export const SIDE = 3;
export const ROOMS = SIDE * SIDE;
/** The wall between two boards, and what is seen of the street behind the exit. */
export const WALL = 0.2;
export const STREET = 0.5;

export const boardsIn = (goal: number) => Math.ceil(goal / ROOMS);

export function trackWidth(goal: number): number {
  const boards = boardsIn(goal);
  return boards * SIDE + (boards - 1) * WALL + STREET;
}

/** Room 1 is at the top left of the first board; a room beyond the last is the street. */
export function spotOf(room: number, goal: number): Spot {
  if (room > goal) return { x: trackWidth(goal) - STREET / 2, y: SIDE - 0.5 };
  const board = Math.floor((room - 1) / ROOMS);
  const step = (room - 1) % ROOMS;
  const row = Math.floor(step / SIDE);
  const along = step % SIDE;
  const column = row % 2 === 0 ? along : SIDE - 1 - along;
  return { x: board * (SIDE + WALL) + column + 0.5, y: row + 0.5 };
}

/** How a room leads on: straight to the next one, or through the wall to the next board. */
export type Way = 'right' | 'left' | 'down' | 'board' | 'out';

export function wayOn(room: number, goal: number): Way {
  if (room === goal) return 'out';
  if (room % ROOMS === 0) return 'board';
  const [here, next] = [spotOf(room, goal), spotOf(room + 1, goal)];
  if (next.y > here.y) return 'down';
  return next.x > here.x ? 'right' : 'left';
}

/** How many stand side by side, and in how many lines. */
export interface Crowd {
  columns: number;
  lines: number;
}

/** Several runners in a room of this shape (its width by its height): so that each has as much room as can be. */
export function crowd(count: number, shape: number): Crowd {
  const ways = Array.from({ length: Math.max(1, count) }, (_, i) => ({
    columns: i + 1,
    lines: Math.max(1, Math.ceil(count / (i + 1))),
  }));
  const room = ({ columns, lines }: Crowd) => Math.min(shape / columns, 1 / lines);
  return ways.reduce((best, way) => (room(way) > room(best) ? way : best));
}

/** Where the ith of so many runners stands, as a part of the room away from its middle. */
export function standing(i: number, count: number, { columns, lines }: Crowd): Spot {
  const line = Math.floor(i / columns);
  const inLine = Math.min(columns, count - line * columns);
  return { x: ((i % columns) - (inLine - 1) / 2) / columns, y: (line - (lines - 1) / 2) / lines };
}

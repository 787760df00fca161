/** The table as a picture: spaces of 100 by 100 inside a rim, told by their codes such as `8,6` (column, row). */
import type { Point, Rect } from '$shared/ui/panzoom';

export const SIDE = 100;
/** The edge of the table around the spaces, with the numbers of columns and rows. */
export const RIM = 56;

export const WAYS = ['N', 'E', 'S', 'W'] as const;
const ACROSS = [0, 1, 0, -1];
const DOWN = [-1, 0, 1, 0];
const NAMES = ['north', 'east', 'south', 'west'];

export interface Square {
  column: number;
  row: number;
}

export function square(space: string): Square {
  const [column = 0, row = 0] = space.split(',').map(Number);
  return { column, row };
}

export function spaceAt({ column, row }: Square): string {
  return `${column},${row}`;
}

/** The upper left corner of a space. */
export function corner(space: string): Point {
  const { column, row } = square(space);
  return { x: (column - 1) * SIDE, y: (row - 1) * SIDE };
}

export function middle(space: string): Point {
  const { x, y } = corner(space);
  return { x: x + SIDE / 2, y: y + SIDE / 2 };
}

/** The space that a point lies on. */
export function spaceUnder({ x, y }: Point): string {
  return spaceAt({ column: Math.floor(x / SIDE) + 1, row: Math.floor(y / SIDE) + 1 });
}

// Directions: 0 is north, and on clockwise.

/** A direction by its letter or its name; north for what is neither. */
export function wayOf(name: string | null | undefined): number {
  const letter = WAYS.findIndex((way) => way === name);
  return Math.max(0, letter >= 0 ? letter : NAMES.indexOf(name ?? ''));
}

export function turned(way: number, by: number): number {
  return (way + by) & 3;
}

/** One space on; it may lie beyond the edge. */
export function beside(space: string, way: number): string {
  const { column, row } = square(space);
  return spaceAt({ column: column + ACROSS[way]!, row: row + DOWN[way]! });
}

/** A step of one unit. */
export function step(way: number): Point {
  return { x: ACROSS[way]!, y: DOWN[way]! };
}

/** The way from a space to its neighbour; null when it is none. */
export function wayTo(from: string, to: string): number | null {
  const way = [0, 1, 2, 3].find((one) => beside(from, one) === to);
  return way ?? null;
}

export function distance(one: string, other: string): number {
  const [a, b] = [square(one), square(other)];
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
}

/** The angle that shows this way and is nearest to the angle before, so that a turn is never the long one. */
export function nearestAngle(before: number, way: number): number {
  const off = (((way * 90 - before) % 360) + 540) % 360;
  return before + off - 180;
}

// Regions.

export function boxOf(space: string): Rect {
  return { ...corner(space), width: SIDE, height: SIDE };
}

/** Manhattan as a picture: where spaces, roads and bridges lie, and what is around them. */
import type { Point, Rect } from '$shared/ui/panzoom';
import { between, DIRECTIONS, HIGH, middleOf, ROAD_ENDS, WIDE, type Direction } from '../art/hex';

/** The island with the water around it. */
export const MAP: Rect = { x: -96, y: -134, width: 1092, height: 788 };

export function boxOf(space: string): Rect {
  const { x, y } = middleOf(space);
  return { x: x - WIDE / 2, y: y - HIGH / 2, width: WIDE, height: HIGH };
}

/** Columns and doubled rows. */
function cell(space: string): { column: number; row: number } {
  return { column: space.charCodeAt(0) - 65, row: Number(space.slice(1)) };
}

/** Steps from one space to another, whatever lies in between. */
export function distance(one: string, other: string): number {
  const [a, b] = [cell(one), cell(other)];
  const [across, down] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)];
  return across + Math.max(0, (down - across) / 2);
}

/** From top to bottom, and from left to right. */
export function inOrder(one: string, other: string): number {
  const [a, b] = [cell(one), cell(other)];
  return a.row - b.row || a.column - b.column;
}

export function isDirection(text: string): text is Direction {
  return DIRECTIONS.includes(text as Direction);
}

// Roads.

/** The middle of a road: where its two spaces meet. */
export function roadMiddle(space: string, direction: Direction): Point {
  const { x, y } = middleOf(space);
  return { x: x + ROAD_ENDS[direction].x, y: y + ROAD_ENDS[direction].y };
}

// Bridges.

/** The bridges leave the island at its northern and southern edges. */
export function bridgeDirection(space: string): 'N' | 'S' {
  return cell(space).row < 5 ? 'N' : 'S';
}

const BRIDGE: Rect = { x: -30, y: 0, width: 60, height: 72 };

/** What of the map is a bridge, by the space that it begins at. */
export function bridgeBox(space: string): Rect {
  const direction = bridgeDirection(space);
  const { x, y } = roadMiddle(space, direction);
  return { ...BRIDGE, x: x + BRIDGE.x, y: direction === 'N' ? y - BRIDGE.height : y };
}

/** A line from one point to another that begins and ends a little way off them. */
export function shortened(from: Point, to: Point, start: number, end: number): { from: Point; to: Point } {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { from: between(from, to, Math.min(0.5, start / long)), to: between(to, from, Math.min(0.5, end / long)) };
}

/** Where spaces are too small to be pressed, parts of the table that are large enough. */
import type { Rect } from '$shared/ui/panzoom';
import { around } from '$shared/map/regions';
import type { GetawayView } from '../view';
import { boxOf, SIDE, spaceAt, square } from './grid';
import type { Spot } from './targets';

/** A target is at least this many pixels wide and high. */
const TARGET = 24;
/** A block is at most this many spaces wide and high. */
const BLOCK = 5;

export interface Block {
  /** The number of its first column and row, such as `5,1`. */
  id: string;
  box: Rect;
  codes: string[];
}

export function isTiny(scale: number): boolean {
  return SIDE * scale < TARGET;
}

/** Blocks of about the same size, so that none of them is a single line. */
export function blocksOf(spots: readonly Spot[], { columns, rows }: Pick<GetawayView, 'columns' | 'rows'>): Block[] {
  const blocks = new Map<string, Spot[]>();
  for (const spot of spots) {
    const { column, row } = square(spot.at);
    const id = spaceAt({ column: first(column, columns), row: first(row, rows) });
    blocks.set(id, [...(blocks.get(id) ?? []), spot]);
  }
  return [...blocks].map(([id, within]) => ({
    id,
    box: around(
      within.map(({ at }) => boxOf(at)),
      0,
    )!,
    codes: within.flatMap(({ codes }) => codes),
  }));
}

/** The first column or row of the block that holds this one, of so many. */
function first(line: number, lines: number): number {
  const blocks = Math.ceil(lines / BLOCK);
  const block = Math.floor(((line - 1) * blocks) / lines);
  return Math.ceil((block * lines) / blocks) + 1;
}

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

type Table = Pick<GetawayView, 'columns' | 'rows'>;

export function isTiny(scale: number): boolean {
  return SIDE * scale < TARGET;
}

/** Blocks of about the same size, so that none of them is a single line; those without anything to choose are left out. */
export function blocksOf(spots: readonly Spot[], table: Table): Block[] {
  const blocks = new Map<string, Block>();
  for (const { at, codes } of spots) {
    const block = blockOf(at, table);
    const known = blocks.get(block.id) ?? block;
    blocks.set(block.id, { ...known, codes: [...known.codes, ...codes] });
  }
  return [...blocks.values()];
}

/** The block that holds a space, still without codes. */
function blockOf(at: string, { columns, rows }: Table): Block {
  const { column, row } = square(at);
  const [left, right] = span(column, columns);
  const [top, bottom] = span(row, rows);
  const corners = [spaceAt({ column: left, row: top }), spaceAt({ column: right, row: bottom })];
  return { id: corners[0]!, box: around(corners.map(boxOf), 0)!, codes: [] };
}

/** The first and the last column or row of the block that holds this one, of so many. */
function span(line: number, lines: number): [first: number, last: number] {
  const blocks = Math.ceil(lines / BLOCK);
  const block = Math.floor(((line - 1) * blocks) / lines);
  const start = (of: number) => Math.ceil((of * lines) / blocks);
  return [start(block) + 1, start(block + 1)];
}

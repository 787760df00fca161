/**
 * The spaces as flat-topped hexagons in offset columns (ledger 5.1), each drawn around (0, 0): a space is 120 wide and
 * 104 high, the next column 90 to the right and half a space lower.
 */
export interface Point {
  x: number;
  y: number;
}

export const WIDE = 120;
export const HIGH = 104;
export const COLUMN = 90;
export const HALF_ROW = HIGH / 2;
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Where the road in a direction leaves the space. */
export const ROAD_ENDS: Record<Direction, Point> = {
  N: { x: 0, y: -52 },
  NE: { x: 45, y: -26 },
  SE: { x: 45, y: 26 },
  S: { x: 0, y: 52 },
  SW: { x: -45, y: 26 },
  NW: { x: -45, y: -26 },
};

/** The corner that follows each direction, clockwise. */
const CORNERS: Record<Direction, Point> = {
  N: { x: 30, y: -52 },
  NE: { x: 60, y: 0 },
  SE: { x: 30, y: 52 },
  S: { x: -30, y: 52 },
  SW: { x: -60, y: 0 },
  NW: { x: -30, y: -52 },
};

/** How far a road is turned, clockwise from north. */
export function turnOf(direction: string): number {
  const end = (ROAD_ENDS as Record<string, Point>)[direction];
  return end === undefined ? 0 : Math.round((Math.atan2(end.x, -end.y) * 180) / Math.PI);
}

/** The middle of a space on the map, from its code: column and doubled row. */
export function middleOf(space: string): Point {
  return { x: (space.charCodeAt(0) - 65) * COLUMN, y: Number(space.slice(1)) * HALF_ROW };
}

/** Columns and doubled rows to the next space in a direction. */
const STEPS: Record<Direction, readonly [columns: number, rows: number]> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};

/** The code of the next space in a direction, on the map or beyond it. */
export function neighbourOf(space: string, direction: Direction): string {
  const [columns, rows] = STEPS[direction];
  return `${String.fromCharCode(space.charCodeAt(0) + columns)}${Number(space.slice(1)) + rows}`;
}

const tidy = (value: number) => Math.round(value * 100) / 100;

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${tidy(x)} ${tidy(y)}`).join('L')}z`;
}

/** A point on the way from one to another: 0 is here, 1 is there. */
export function between(here: Point, there: Point, part: number): Point {
  return { x: here.x + (there.x - here.x) * part, y: here.y + (there.y - here.y) * part };
}

export const HEX = polygon(DIRECTIONS.map((direction) => CORNERS[direction]));

/** A block of houses: the ground between two roads, out to the corner. From its inner corner, clockwise. */
export type Block = readonly [inner: Point, left: Point, corner: Point, right: Point];

/** The six blocks of a space, beginning between the roads north and north-east, beside roads of a width. */
export function blocksOf(road = 14): Block[] {
  const middle = { x: 0, y: 0 };
  return DIRECTIONS.map((direction, i) => {
    const corner = CORNERS[direction];
    const next = ROAD_ENDS[DIRECTIONS[(i + 1) % 6]!];
    const beside = road / 2 / 30;
    return [
      between(middle, corner, road / 60),
      between(ROAD_ENDS[direction], corner, beside),
      corner,
      between(next, corner, beside),
    ];
  });
}

/** The middle of a block. */
export function heartOf(block: Block): Point {
  return { x: block.reduce((sum, { x }) => sum + x, 0) / 4, y: block.reduce((sum, { y }) => sum + y, 0) / 4 };
}

/** Around its middle, a part of its size. */
export function shrunk(block: Block, part: number, towards: Point = heartOf(block)): Block {
  return block.map((point) => between(towards, point, part)) as unknown as Block;
}

/** Small numbers that are always the same for a name: no two spaces look alike, and none changes its look. */
export function dice(name: string): (sides: number) => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return (state >>> 9) % sides;
  };
}

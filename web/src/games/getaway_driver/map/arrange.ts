/** Where pieces and tokens stand on their space, so that all of them are seen. */
import type { Point } from '$shared/ui/panzoom';
import type { GetawayView } from '../view';
import { middle, SIDE, step, turned, wayOf } from './grid';

export interface Standing extends Point {
  scale: number;
}

export interface Piece extends Standing {
  /** `driver-0`, or the code of a vehicle. */
  id: string;
  at: string;
  facing: number;
}

/** A piece of full size is this long. */
const LENGTH = 52;
const LARGEST = 1.12;
const EDGE = 4;

interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Tokens that stay when pieces come stand at the edges of the space; what they leave is for the pieces. */
function roomOn(space: string, view: GetawayView): Room {
  const aside = view.hazards.includes(space) || view.stash.some(({ at }) => at === space);
  return {
    left: EDGE,
    top: view.spikes.includes(space) ? 26 : EDGE,
    right: SIDE - (aside ? 32 : EDGE),
    bottom: SIDE - (view.barricades.includes(space) ? 28 : EDGE),
  };
}

interface Cells {
  columns: number;
  rows: number;
  size: number;
}

/** The grid with the largest cells for so many; of equals the one that lies along the way. */
function cellsFor(pieces: number, room: Room, upright: boolean): Cells {
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  const grids = Array.from({ length: pieces }, (_, i) => {
    const columns = upright ? i + 1 : pieces - i;
    const rows = Math.ceil(pieces / columns);
    return { columns, rows, size: Math.min(wide / columns, high / rows) };
  });
  return grids.reduce((best, one) => (one.size > best.size + 0.01 ? one : best));
}

function centres({ columns, rows, size }: Cells, room: Room): Point[] {
  const [x, y] = [(room.left + room.right) / 2, (room.top + room.bottom) / 2];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + ((i % columns) - (columns - 1) / 2) * size,
    y: y + (Math.floor(i / columns) - (rows - 1) / 2) * size,
  }));
}

/** The first pieces stand in front, as seen this way; those behind them from left to right. */
export function places(pieces: number, way: number, room: Room): Standing[] {
  const cells = cellsFor(pieces, room, way % 2 === 0);
  const [ahead, right] = [step(way), step(turned(way, 1))];
  const front = (at: Point) => Math.round(at.x * ahead.x + at.y * ahead.y);
  const side = (at: Point) => at.x * right.x + at.y * right.y;
  const sorted = centres(cells, room).sort((a, b) => front(b) - front(a) || side(a) - side(b));
  const scale = Math.min(LARGEST, cells.size / LENGTH);
  return centred(sorted, pieces, way).map((at) => ({ ...at, scale }));
}

/** A row that is not full is moved to the middle: the first one, where the car is alone in front. */
function centred(cells: Point[], pieces: number, way: number): Point[] {
  const spare = cells.length - pieces;
  const across = way % 2 === 0 ? 'x' : 'y';
  const along = way % 2 === 0 ? 'y' : 'x';
  const line = cells.filter((at) => Math.abs(at[along] - cells[0]![along]) < 1);
  if (spare === 0 || line.length <= spare) return cells.slice(0, pieces);
  const width = Math.abs(line.at(-1)![across] - line[0]![across]) / Math.max(1, line.length - 1);
  const sign = Math.sign(line.at(-1)![across] - line[0]![across]) || 1;
  const shift = (sign * width * spare) / 2;
  const first = line.slice(0, line.length - spare).map((at) => ({ ...at, [across]: at[across] + shift }));
  return [...first, ...cells.slice(line.length)];
}

/** All cars and vehicles with their places on the map. Cars come first: they drive ahead of whoever pursues them. */
export function pieces(view: GetawayView): Piece[] {
  const cars = view.drivers.flatMap(({ seat, at, facing }) =>
    at === null ? [] : [{ id: `driver-${seat}`, at, facing: wayOf(facing) }],
  );
  const vehicles = view.vehicles.map(({ vehicle, at, facing }) => ({ id: vehicle, at, facing: wayOf(facing) }));
  const all = [...cars, ...vehicles];
  const spaces = new Map<string, typeof all>();
  for (const piece of all) spaces.set(piece.at, [...(spaces.get(piece.at) ?? []), piece]);
  const standing = new Map([...spaces].flatMap(([space, company]) => stand(space, company, view)));
  return all.map((piece) => ({ ...piece, ...standing.get(piece.id)! }));
}

function stand(
  space: string,
  company: readonly { id: string; facing: number }[],
  view: GetawayView,
): [string, Standing][] {
  const slots = places(company.length, company[0]!.facing, roomOn(space, view));
  const { x, y } = middle(space);
  return company.map(({ id }, i) => {
    const slot = slots[i]!;
    return [id, { x: x - SIDE / 2 + slot.x, y: y - SIDE / 2 + slot.y, scale: slot.scale }];
  });
}

// Tokens.

export interface Token extends Standing {
  id: string;
  kind: 'stash' | 'hazard' | 'barricade' | 'tire_spikes';
  at: string;
  /** The number of a Stash token or of Tire Spikes; 0 for others. */
  number: number;
}

const AT_EDGE = { stash: [83, 50], hazard: [83, 50], barricade: [50, 83], tire_spikes: [50, 15] } as const;

/** All tokens. What is alone on its space stands in the middle, and large; it makes room for who is about to come. */
export function tokens(view: GetawayView, coming: string | null): Token[] {
  const busy = new Set([...[...view.vehicles, ...view.drivers].map(({ at }) => at), coming]);
  const all: Omit<Token, keyof Standing>[] = [
    ...view.stash.map(({ number, at }) => ({ id: `stash-${number}`, kind: 'stash' as const, at, number })),
    ...view.hazards.map((at) => ({ id: `hazard-${at}`, kind: 'hazard' as const, at, number: 0 })),
    ...view.barricades.map((at) => ({ id: `barricade-${at}`, kind: 'barricade' as const, at, number: 0 })),
    ...view.spikes.map((at, i) => ({ id: `spikes-${i + 1}`, kind: 'tire_spikes' as const, at, number: i + 1 })),
  ];
  return all.map((token) => {
    const alone = !busy.has(token.at) && !all.some((other) => other !== token && other.at === token.at);
    return { ...token, ...tokenPlace(token.kind, token.at, alone) };
  });
}

function tokenPlace(kind: Token['kind'], at: string, alone: boolean): Standing {
  const { x, y } = middle(at);
  const [across, down] = AT_EDGE[kind];
  if (alone) return { x, y, scale: 1.5 };
  return { x: x - SIDE / 2 + across, y: y - SIDE / 2 + down, scale: 1 };
}

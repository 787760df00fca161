import type { PathView } from '../view';
import type { MoveLetter } from './signs';
import { tidy } from './tidy';

export interface Point {
  x: number;
  y: number;
}

export interface Stop extends Point {
  move: MoveLetter;
}

/** A shoe print: where it is, and the direction of its toe in degrees, clockwise from the right. */
export interface Print extends Point {
  turn: number;
  left: boolean;
}

/** A left shoe print around (0, 0), its toe to the right: a broad sole ahead, and a heel behind it. */
export const PRINT = 'M-1.5-2.6Q3-4.6 6.5-2.8Q8.5-.8 7 1.6Q4 3.6-1.5 2.2zM-3-2.2H-6Q-7.5 0-6 2.1H-3z';

/** A leg of the way from one stop to the next: its prints in walking order, and a point of the arrow at its end. */
export interface Leg {
  prints: Print[];
  tip: Print;
}

const PITCH = 100;
const FIRST = 70;
/** How far the prints and the arrow stay from the middle of a stop, along a side and along a diagonal. */
const CLEAR_SIDE = 34;
const CLEAR_CORNER = 40;
/** The light around the first stop needs room too. */
const GLOW = 7;
const STRIDE = 9.5;
const SPREAD = 5.4;

/** Cells are numbered from 1, row by row from the top left (ledger, 5.4). */
export function cellMiddle(cell: number): Point {
  return { x: FIRST + PITCH * ((cell - 1) % 3), y: FIRST + PITCH * Math.floor((cell - 1) / 3) };
}

export function stopsOf({ symbols, cells }: PathView): Stop[] {
  return [...symbols].map((move, i) => ({ move: move as MoveLetter, ...cellMiddle(Number(cells[i])) }));
}

function printAt(from: Point, turn: number, ahead: number, aside: number): Print {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return { x: tidy(from.x + ahead * c - aside * s), y: tidy(from.y + ahead * s + aside * c), turn, left: aside < 0 };
}

function legBetween(from: Point, to: Point, glow: number): Leg {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const turn = tidy((Math.atan2(dy, dx) * 180) / Math.PI);
  const clear = dx && dy ? CLEAR_CORNER : CLEAR_SIDE;
  const [start, end] = [clear + glow, Math.hypot(dx, dy) - clear];
  const steps = Math.floor((end - start - STRIDE) / STRIDE) + 1;
  const step = (i: number) => printAt(from, turn, start + i * STRIDE, i % 2 ? SPREAD : -SPREAD);
  return { prints: Array.from({ length: steps }, (_, i) => step(i)), tip: printAt(from, turn, end, 0) };
}

export function legsOf(path: PathView): Leg[] {
  const stops = stopsOf(path);
  return stops.slice(1).map((to, i) => legBetween(stops[i]!, to, i === 0 ? GLOW : 0));
}

/** The vial hangs on the far side of the last stop: nothing ever passes there. */
export function vialOf(path: PathView): Point {
  const [before, last] = stopsOf(path).slice(-2) as [Stop, Stop];
  const reach = before.x !== last.x && before.y !== last.y ? 0.32 : 0.44;
  return { x: last.x + reach * (last.x - before.x), y: last.y + reach * (last.y - before.y) };
}

/** A path printed in one line: the middles of its moves, of the arrows between them and of the vial, and their size. */
export interface Line {
  size: number;
  moves: number[];
  arrows: number[];
  vial: number;
}

export const LINE_WIDTH = 340;
const LINE_EDGE = 12;
const WIDEST = 50;
/** How much of a place the vial takes. */
const VIAL_SHARE = 0.8;

export function lineOf({ symbols, antidote }: PathView): Line {
  const places = symbols.length + (antidote ? VIAL_SHARE : 0);
  const pitch = Math.min(WIDEST, (LINE_WIDTH - 2 * LINE_EDGE) / places);
  const start = (LINE_WIDTH - places * pitch) / 2;
  const moves = [...symbols].map((_, i) => tidy(start + (i + 0.5) * pitch));
  const arrows = moves.slice(1).map((x) => tidy(x - pitch / 2));
  return { size: tidy(pitch * 0.78), moves, arrows, vial: tidy(start + (symbols.length + 0.4) * pitch) };
}

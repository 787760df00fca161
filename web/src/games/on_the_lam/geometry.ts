/** Where things stand in the picture of the city: five columns, three rows, a sky above. */
import type { LamView } from './view';

export const WIDE = 1000;
export const HIGH = 738;
export const SKY = 60;
export const TILE_WIDE = 180;
export const TILE_HIGH = 208;
export const STREET = 21;
const MARGIN = 8;

/** Below this many pixels the city is drawn for a phone: less detail, larger letters and figures. */
export const NARROW = 640;

export interface Point {
  x: number;
  y: number;
}

/** Column and row of a tile, from its code. */
export function square(at: string): { column: number; row: number } {
  return { column: at.charCodeAt(0) - 65, row: Number(at[1]) - 1 };
}

/** The upper left corner of a tile. */
export function corner(at: string): Point {
  const { column, row } = square(at);
  return { x: MARGIN + column * (TILE_WIDE + STREET), y: SKY + row * (TILE_HIGH + STREET) };
}

/** Somebody who stands in the city: a seat, or the police. */
export interface Standing {
  seat: number | null;
  at: string;
  /** Where the feet are. */
  x: number;
  y: number;
}

const STEP = { wide: 58, narrow: 78 };
const REACH = { wide: 124, narrow: 98 };
/** How high the sign with the name of a place is. */
export const SIGN = { wide: 42, narrow: 60 };
/** How large a figure is drawn. */
export const FIGURE = { wide: 1.02, narrow: 1.3 };
/** How far a figure reaches below its feet, with the ring around whoever is to move: never over the name. */
export const BELOW_FEET = 12.5;

/** Everybody's place. Those who share a tile stand side by side, the police last. */
export function standings(view: LamView, narrow: boolean): Standing[] {
  const size = narrow ? 'narrow' : 'wide';
  const found = view.seats.flatMap(({ seat, tile }) => (tile === null ? [] : [{ seat, at: tile }]));
  const all: Pick<Standing, 'seat' | 'at'>[] = [...found, { seat: null, at: view.police }];
  return all.map((one) => {
    const company = all.filter((other) => other.at === one.at);
    const step = company.length < 2 ? 0 : Math.min(STEP[size], REACH[size] / (company.length - 1));
    const { x, y } = corner(one.at);
    const shift = (company.indexOf(one) - (company.length - 1) / 2) * step;
    return { ...one, x: x + TILE_WIDE / 2 + shift, y: y + TILE_HIGH - SIGN[size] - BELOW_FEET * FIGURE[size] };
  });
}

/** The tile that an arrow key leads to: the nearest of those that may be chosen, straight ahead before aslant. */
export function towards(key: string, from: string, among: readonly string[]): string | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const here = square(from);
  const ranked = among.flatMap((at) => {
    const there = square(at);
    const ahead = (there.column - here.column) * way[0] + (there.row - here.row) * way[1];
    const aside = Math.abs((there.column - here.column) * way[1]) + Math.abs((there.row - here.row) * way[0]);
    return ahead > 0 ? [{ at, far: ahead + 3 * aside }] : [];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.at ?? null;
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A name on at most two lines of about the same length. */
export function lines(name: string, fits: number): string[] {
  const words = name.split(' ');
  if (name.length <= fits || words.length < 2) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return splits.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

function longest(parts: readonly string[]): number {
  return Math.max(...parts.map((part) => part.length));
}

/** A name on at most two lines of this many letters, cut off where that is too little. A single word stays whole. */
export function shortened(name: string, fits: number): string[] {
  const written = name.split(' ').reduce<string[]>((rows, word) => {
    const last = rows.at(-1);
    if (last === undefined || `${last} ${word}`.length > fits) return [...rows, word];
    return [...rows.slice(0, -1), `${last} ${word}`];
  }, []);
  return written.length > 2 ? [written[0]!, `${written[1]}…`] : written;
}

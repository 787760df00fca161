/** Where pieces and things stand in their space, so that all of them are seen. */
import type { Point } from '$shared/ui/panzoom';
import { middleOf } from '../art/hex';
import { partsOf } from '../art/crowd';
import type { NewYorkView, SpaceView } from '../view';

export interface Standing extends Point {
  /** `hero-0`, `boss-duke`, `crowd-D5`, `case-3`, `cubes-D5`… */
  id: string;
  at: string;
  scale: number;
}

export interface Piece extends Standing {
  kind: 'hero' | 'boss' | 'crowd';
}

export interface Thing extends Standing {
  kind: 'copter' | 'gullfire' | 'case' | 'cubes' | 'wrecks' | 'suburb';
  /** How many, or the number on it. */
  number: number;
}

/** The Prisoners of a space, as their token shows them. */
export interface Crowd {
  prisoners: number;
  drivers: number;
  down: number;
  /** How many of them have damage. */
  hurt: number;
}

export function crowdOf({ enemies }: SpaceView): Crowd {
  const up = enemies.filter(({ down }) => !down);
  const drivers = up.filter(({ car }) => car).length;
  const hurt = enemies.filter(({ damage }) => damage > 0).length;
  return { prisoners: up.length - drivers, drivers, down: enemies.length - up.length, hurt };
}

// Rows in a hexagon.

interface Zone {
  top: number;
  bottom: number;
}

const ROW = 41;
/** Pieces are narrower at the top and at the bottom: so much of a row may reach past the edge. */
const ROUND = 6;
const GAP = 3;
const LARGEST = 1.06;
const SMALLEST = 0.3;
const STEP = 0.02;
const MOST_ROWS = 4;

/** Half of what a row from one height to another has room for. */
function halfWidth(top: number, bottom: number): number {
  return 58 - (Math.max(Math.abs(top), Math.abs(bottom)) * 30) / 52;
}

/** In their order, in so many rows that are about equally long. */
function rowsOf(widths: readonly number[], rows: number): number[][] {
  const fair = widths.reduce((sum, width) => sum + width, 0) / rows;
  const split: number[][] = [[]];
  let length = 0;
  widths.forEach((width, i) => {
    if (split.length < rows && split.at(-1)!.length > 0 && length + width / 2 > fair * split.length) split.push([]);
    split.at(-1)!.push(i);
    length += width;
  });
  return split;
}

const lengthOf = (row: readonly number[], widths: readonly number[]) =>
  row.reduce((sum, i) => sum + widths[i]! + GAP, -GAP);

function tops(rows: number, scale: number, { top, bottom }: Zone): number[] {
  const high = ROW * scale;
  const first = (top + bottom - rows * high) / 2;
  return Array.from({ length: rows }, (_, i) => first + i * high);
}

function largestScale(rows: readonly number[][], widths: readonly number[], zone: Zone): number {
  for (let scale = LARGEST; scale > SMALLEST; scale -= STEP) {
    const starts = tops(rows.length, scale, zone);
    const fits = rows.every((row, i) => {
      const [top, bottom] = [starts[i]! + ROUND * scale, starts[i]! + (ROW - ROUND) * scale];
      return lengthOf(row, widths) * scale <= 2 * halfWidth(top, bottom);
    });
    if (fits && rows.length * ROW * scale <= zone.bottom - zone.top + 1) return scale;
  }
  return SMALLEST;
}

interface Packed {
  scale: number;
  places: Point[];
}

/** As large as they fit into the zone around the middle of a space. */
export function packed(widths: readonly number[], zone: Zone): Packed {
  const tries = Array.from({ length: Math.min(MOST_ROWS, widths.length) }, (_, i) => rowsOf(widths, i + 1));
  const ranked = tries.map((rows) => ({ rows, scale: largestScale(rows, widths, zone) }));
  const { rows, scale } = ranked.reduce((best, one) => (one.scale > best.scale ? one : best));
  const starts = tops(rows.length, scale, zone);
  const places: Point[] = [];
  rows.forEach((row, r) => {
    let x = (-lengthOf(row, widths) * scale) / 2;
    for (const i of row) {
      places[i] = { x: x + (widths[i]! * scale) / 2, y: starts[r]! + (ROW * scale) / 2 };
      x += (widths[i]! + GAP) * scale;
    }
  });
  return { scale, places };
}

// Pieces.

interface Sized {
  id: string;
  kind: Piece['kind'];
  width: number;
}

function piecesOf(space: SpaceView, view: NewYorkView): Sized[] {
  const { prisoners, drivers, down } = crowdOf(space);
  const parts = partsOf(prisoners, drivers, down).length;
  return [
    ...space.heroes
      .filter((seat) => view.seats[seat]?.hero)
      .map((seat) => ({
        id: `hero-${seat}`,
        kind: 'hero' as const,
        width: view.seats[seat]?.car ? 50 : 40,
      })),
    ...space.bosses.map((boss) => ({ id: `boss-${boss}`, kind: 'boss' as const, width: 44 })),
    ...(parts > 0 ? [{ id: `crowd-${space.space}`, kind: 'crowd' as const, width: 36 * parts + 2 }] : []),
  ];
}

/** What is printed on the upper part of a space should be seen, if that leaves enough room for the pieces. */
const ENOUGH = 0.72;
const LANDMARK = -10;
const SIGNS = -24;
const EDGE = 43;
const THINGS = 26;

function zoneOf(space: SpaceView, widths: readonly number[], lying: boolean): Zone {
  const bottom = lying || space.manhole ? THINGS : EDGE;
  const landmark = space.tile !== null && ['library', 'wtc', 'poi'].includes(space.kind);
  const below = { top: LANDMARK, bottom: EDGE - 3 };
  if (landmark && !lying && packed(widths, below).scale >= ENOUGH) return below;
  return { top: landmark || space.building || space.event ? SIGNS : -EDGE, bottom };
}

export function pieces(view: NewYorkView): Piece[] {
  return view.spaces.flatMap((space) => {
    const all = piecesOf(space, view);
    if (all.length === 0) return [];
    const widths = all.map(({ width }) => width);
    const { scale, places } = packed(widths, zoneOf(space, widths, thingsOf(space, view).length > 0));
    const { x, y } = middleOf(space.space);
    return all.map(({ id, kind }, i) => ({
      ...{ id, kind, at: space.space, scale },
      x: x + places[i]!.x,
      y: y + places[i]!.y,
    }));
  });
}

// Things.

type Lying = Pick<Thing, 'id' | 'kind' | 'number'>;

function thingsOf(space: SpaceView, { city }: NewYorkView): Lying[] {
  const at = space.space;
  return [
    ...(city.copter === at ? [{ id: 'copter', kind: 'copter' as const, number: Number(city.landed) }] : []),
    ...(space.kind === 'wtc' ? [{ id: 'gullfire', kind: 'gullfire' as const, number: Number(city.gullfire) }] : []),
    ...space.cases.map((number) => ({ id: `case-${number}`, kind: 'case' as const, number })),
    ...(space.cubes > 0 ? [{ id: `cubes-${at}`, kind: 'cubes' as const, number: space.cubes }] : []),
    ...(space.wrecks > 0 ? [{ id: `wrecks-${at}`, kind: 'wrecks' as const, number: space.wrecks }] : []),
    ...(space.suburb ? [{ id: `suburb-${at}`, kind: 'suburb' as const, number: 1 }] : []),
  ];
}

const THING = 36;
/** Alone in the space they may be large; else they lie at its lower edge. */
const ALONE: Zone = { top: -18, bottom: 40 };
const SMALL = 0.68;
const BELOW = 36;

function lay(number: number, busy: boolean, manhole: boolean): Packed {
  if (!busy) {
    const zone = { ...ALONE, bottom: manhole ? THINGS : ALONE.bottom };
    const { scale, places } = packed(Array<number>(number).fill(THING), zone);
    return { scale: Math.min(scale, 0.96), places };
  }
  const [middle, room] = manhole ? [13, 46] : [0, 70];
  const scale = Math.min(SMALL, room / (number * THING));
  const places = Array.from({ length: number }, (_, i) => ({
    x: middle + (i - (number - 1) / 2) * THING * scale,
    y: BELOW,
  }));
  return { scale, places };
}

export function things(view: NewYorkView): Thing[] {
  return view.spaces.flatMap((space) => {
    const all = thingsOf(space, view);
    if (all.length === 0) return [];
    const { scale, places } = lay(all.length, piecesOf(space, view).length > 0, space.manhole && space.tile !== null);
    const { x, y } = middleOf(space.space);
    return all.map((thing, i) => ({
      ...thing,
      ...{ at: space.space, scale },
      x: x + places[i]!.x,
      y: y + places[i]!.y,
    }));
  });
}

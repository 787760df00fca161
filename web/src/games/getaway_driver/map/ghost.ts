/** What the map would look like if a code were played: the pieces it moves or brings, to be shown pale. */
import type { Point } from '$shared/ui/panzoom';
import type { GetawayView, Placement } from '../view';
import { kindOf } from './effects';
import { corner, middle, SIDE, wayOf } from './grid';
import { split, terrainOf } from './targets';

export interface Ghost extends Point {
  /** `driver-0`, the kind of a vehicle, of a token, of a tile or of terrain. */
  look: string;
  sort: 'car' | 'vehicle' | 'token' | 'tile' | 'terrain' | 'aim';
  facing: number;
  /** The number of a vehicle. */
  number?: number;
}

/** It stands upon what lies there; other ghosts lie themselves. */
export function isPiece({ sort }: Ghost): boolean {
  return sort === 'car' || sort === 'vehicle' || sort === 'token';
}

interface Case {
  view: GetawayView;
  code: string;
}

/** The game says which piece would stand where; a tile, terrain and an aim are told by their codes. */
export function ghostOf({ view, code }: Case): Ghost | null {
  const [verb, argument] = split(code);
  const at = view.own?.targets[code];
  const placement = view.own?.placements[code];
  if (at !== undefined && placement) return pieceAt(at, placement, view);
  return GHOSTS[verb]?.(argument, view) ?? null;
}

const GHOSTS: Record<string, (argument: string, view: GetawayView) => Ghost | null> = {
  aim: (at) => ({ ...middle(at), sort: 'aim', look: 'aim', facing: 0 }),
  lay: (tile, { filling }) => (filling[0] ? onCorner('tile', tile, filling[0]) : null),
  obstacle: (argument) => {
    const { kind, at, tall } = terrainOf(argument);
    return { ...onCorner('terrain', kind, at), facing: tall ? 1 : 0 };
  },
};

function onCorner(sort: 'tile' | 'terrain', look: string, at: string): Ghost {
  return { ...corner(at), sort, look, facing: 0 };
}

/** `driver-0`, the code of a vehicle, or the kind of a token. */
function pieceAt(at: string, { piece, facing }: Placement, view: GetawayView): Ghost {
  const place = { ...middle(at), facing: wayOf(facing) };
  if (piece.startsWith('driver-')) return { ...place, sort: 'car', look: piece };
  const kind = view.vehicles.find(({ vehicle }) => vehicle === piece)?.kind ?? kindOf(piece);
  if (kind === '') return { ...place, sort: 'token', look: piece };
  return { ...place, sort: 'vehicle', look: kind, number: Number(piece.split('-')[1]) };
}

/** How far Stash tokens may land from where they are thrown at, in spaces. */
export const SPREAD = 4;

/** The spaces around an aim, as far as they are on the table. */
export function spreadOf({ x, y }: Point, view: GetawayView): { x: number; y: number; width: number; height: number } {
  const reach = (SPREAD + 0.5) * SIDE;
  const [left, top] = [Math.max(0, x - reach), Math.max(0, y - reach)];
  const [right, bottom] = [Math.min(view.columns * SIDE, x + reach), Math.min(view.rows * SIDE, y + reach)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

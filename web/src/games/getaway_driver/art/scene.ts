/** A picture on a field of 100 by 100: shapes, and among them pieces of the game as they look on the map. */
import type { Shape } from '$shared/art/draw';

export interface Piece {
  piece: string;
  x: number;
  y: number;
  /** Clockwise, in degrees. */
  turn: number;
  scale: number;
  opacity?: number;
}
export type Scene = readonly (Shape | Piece)[];

export function piece(name: string, x: number, y: number, turn = 0, scale = 1, opacity = 1): Piece {
  return { piece: name, x, y, turn, scale, opacity };
}

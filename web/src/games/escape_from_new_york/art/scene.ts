/** A picture: shapes, and among them signs of the game, as they look everywhere else. */
import type { Shape } from '$shared/art/draw';

export interface Placed {
  sign: string;
  x: number;
  y: number;
  scale: number;
  /** Clockwise, in degrees. */
  turn: number;
  /** Looks the other way. */
  flip: boolean;
  opacity: number;
}
export type Scene = readonly (Shape | Placed)[];

interface Pose {
  scale?: number;
  turn?: number;
  flip?: boolean;
  opacity?: number;
}

/** A sign at a place of the picture; signs are 32 across unless scaled. */
export function put(sign: string, x: number, y: number, pose: Pose = {}): Placed {
  return { sign, x, y, scale: 1, turn: 0, flip: false, opacity: 1, ...pose };
}

/** How a placed sign is moved, for SVG. */
export function poseOf({ x, y, turn, scale, flip }: Placed): string {
  const rotate = turn === 0 ? '' : ` rotate(${turn})`;
  return `translate(${x} ${y})${rotate} scale(${flip ? `-${scale} ${scale}` : scale})`;
}

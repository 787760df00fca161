/** Spaces and roads of the view by their codes. */
import { neighbourOf, type Direction } from '../art/hex';
import type { NewYorkView, SpaceView } from '../view';

export function spaceOf(view: NewYorkView, code: string | undefined): SpaceView | undefined {
  return view.spaces.find(({ space }) => space === code);
}

/** Those who lie there are Enemies as well. */
export function enemiesIn({ enemies, bosses }: SpaceView): number {
  return enemies.length + bosses.length;
}

/** An intact Roadblock, from whichever of its two spaces the road is looked at. */
export function isBlocked(view: NewYorkView, space: string, direction: Direction): boolean {
  const other = neighbourOf(space, direction);
  return view.roads.some(
    (road) =>
      road.intact &&
      ((road.space === space && road.direction === direction) ||
        (road.space === other && neighbourOf(road.space, road.direction as Direction) === space)),
  );
}

/** Whether two views show the same city, in what the telling follows: pieces, Roadblocks, Noise and Mission cubes. */
import type { NewYorkView, RoadView, SpaceView } from '../view';
import { roadKey } from './roads';

export function agrees(one: NewYorkView, other: NewYorkView): boolean {
  return differences(one, other).length === 0;
}

/** Where they differ, in words for whoever looks for the reason. */
export function differences(one: NewYorkView, other: NewYorkView): string[] {
  const found: string[] = [];
  const compare = (what: string, here: string, there: string) => {
    if (here !== there) found.push(`${what}: ${here} | ${there}`);
  };
  one.spaces.forEach((space, i) => compare(space.space, crowd(space), crowd(other.spaces[i]!)));
  compare('roads', intact(one.roads), intact(other.roads));
  compare('noise', String(one.city.noise), String(other.city.noise));
  compare('missions', String(one.city.missions), String(other.city.missions));
  return found;
}

function crowd({ enemies, bosses, heroes, tile }: SpaceView): string {
  const drivers = enemies.filter(({ car }) => car).length;
  const all = [enemies.length - drivers, drivers, [...bosses].sort().join('+'), [...heroes].sort().join('+'), tile];
  return all.join(' ');
}

const intact = (roads: readonly RoadView[]): string =>
  roads
    .filter((road) => road.intact)
    .map(roadKey)
    .sort()
    .join(' ');

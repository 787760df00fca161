/** What can be pressed on the map is one stop of the tab key; arrow keys lead from one thing to the next. */
import { getContext, setContext } from 'svelte';
import type { Point } from '$shared/ui/panzoom';

const KEYS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** What an arrow key leads to: the nearest of these points, straight ahead before aslant. */
export function towards<T extends Point>(key: string, from: Point, among: readonly T[]): T | null {
  const way = KEYS[key];
  if (way === undefined) return null;
  const ranked = among.flatMap((one) => {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const ahead = x * way.x + y * way.y;
    const aside = Math.abs(x * way.y) + Math.abs(y * way.x);
    return ahead > 1 ? [{ one, far: ahead + 3 * aside }] : [];
  });
  return ranked.sort((a, b) => a.far - b.far)[0]?.one ?? null;
}

export interface Stop extends Point {
  id: string;
}

export class Walk {
  /** The stop that was looked at last: the tab key leads to it, if it is still there. */
  visited = $state('');
  readonly #stops: () => readonly Stop[];
  readonly entry = $derived.by(() => {
    const stops = this.#stops();
    return stops.some(({ id }) => id === this.visited) ? this.visited : stops[0]?.id;
  });

  constructor(stops: () => readonly Stop[]) {
    this.#stops = stops;
  }

  /** Gives back whether the key led somewhere. */
  go(key: string, from: string, element: Element): boolean {
    const stops = this.#stops();
    const here = stops.find(({ id }) => id === from);
    const next = here && towards(key, here, stops);
    if (!next) return false;
    this.visited = next.id;
    const all = element.closest('svg')?.querySelectorAll<SVGElement>('[data-stop]') ?? [];
    [...all].find((one) => one.dataset.stop === next.id)?.focus();
    return true;
  }
}

const KEY = Symbol('walk');

export function provideWalk(stops: () => readonly Stop[]): Walk {
  return setContext(KEY, new Walk(stops));
}

export function useWalk(): Walk {
  return getContext<Walk>(KEY);
}

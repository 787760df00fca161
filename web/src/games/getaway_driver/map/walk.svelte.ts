/** What can be pressed on the map is one stop of the tab key; arrow keys lead from one thing to the next. */
import { getContext, setContext } from 'svelte';
import type { Point } from '$shared/ui/panzoom';
import { towards } from './grid';

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

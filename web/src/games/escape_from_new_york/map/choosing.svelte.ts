/** What is chosen and looked at on the map: which choices are spread out, what is pointed at, what is read. */
import { untrack } from 'svelte';
import type { DecisionInfo } from '$shared/protocol';
import type { NewYorkView } from '../view';
import { targetsOf, type Choice, type RoadChoice, type Targets } from './targets';

/** Read anew whenever it matters. */
export interface Asked {
  readonly view: NewYorkView;
  readonly decision: DecisionInfo | null;
  readonly selected: string | null;
  readonly choose: (code: string, from?: 'label') => void;
}

/** A pointer that rests so long, in milliseconds, wants to know what is there. */
const RESTS = 350;

export class Choosing {
  /** The code that the pointer is upon. */
  pointed = $state<string | null>(null);
  /** The space that was tapped in order to be read about. */
  tapped = $state<string | null>(null);
  /** The space that the pointer rests on. */
  rested = $state<string | null>(null);
  #opened = $state<string | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #asked: Asked;

  readonly targets: Targets = $derived.by(() => targetsOf(this.#asked.decision, this.#asked.view));
  readonly #legal = $derived.by(() => new Set(this.#asked.decision?.options.map(({ code }) => code)));
  /** What is selected, unless it answers a question that is over. */
  readonly selected = $derived.by(() => {
    const { selected } = this.#asked;
    return selected !== null && this.#legal.has(selected) ? selected : null;
  });
  /** By space: the codes for which the space itself is tapped. */
  readonly #direct = $derived.by(
    () => new Map([...this.targets.spaces].map(([at, all]) => [at, all.filter(({ aside }) => !aside)])),
  );
  /** The spaces with several codes: which one is meant is chosen from buttons around them. */
  readonly #several = $derived.by(() => [...this.#direct].filter(([, all]) => all.length > 1).map(([at]) => at));
  /** The space whose codes are spread out: the only one that has several needs no tap. */
  readonly opened = $derived.by(() => {
    const meant = this.#several.includes(this.#opened ?? '') ? this.#opened : null;
    return meant ?? (this.#several.length === 1 ? this.#several[0]! : null);
  });
  readonly knobs: Choice[] = $derived.by(() => [
    ...[...this.targets.spaces.values()].flat().filter(({ aside }) => aside),
    ...(this.#direct.get(this.opened ?? '') ?? []),
  ]);
  /** The code to tell about. */
  readonly shown = $derived.by(() => {
    const code = this.pointed ?? (this.rested === null && this.tapped === null ? this.selected : null);
    return code !== null && this.#legal.has(code) && this.spaceOf(code) !== null ? code : null;
  });
  /** The space to tell about, if no code is. */
  readonly read = $derived.by(() => (this.shown === null ? (this.rested ?? this.tapped) : null));

  constructor(asked: Asked) {
    this.#asked = asked;
    $effect.pre(() => {
      void asked.decision?.id;
      untrack(() => this.#begin());
    });
    $effect.pre(() => {
      const { selected } = this;
      if (selected !== null) untrack(() => this.#follow(selected));
    });
    $effect(() => () => clearTimeout(this.#resting));
  }

  /** Another question: what was read before is in the way. */
  #begin(): void {
    this.pointed = null;
    this.tapped = null;
  }

  /** What was selected elsewhere is shown here too. */
  #follow(code: string): void {
    this.tapped = null;
    const at = this.spaceOf(code);
    if (at !== null && this.#several.includes(at)) this.#opened = at;
  }

  /** What a tap on this space would have meant, if it were possible; empty where nothing is asked about spaces. */
  meant(space: string): string {
    const verbs = new Set(this.#asked.decision?.options.map(({ code }) => code.split(':')[0]));
    const verb = ['go', 'reveal', 'peek'].find((one) => verbs.has(one));
    return verb === undefined || this.codesAt(space).length > 0 ? '' : `${verb}:${space}`;
  }

  /** The code of a space that can be chosen by tapping it; null where there is none, or several. */
  codeOf(space: string): string | null {
    const all = this.#direct.get(space) ?? [];
    return all.length === 1 ? all[0]!.code : null;
  }

  /** The codes of a space, in whatever way they are chosen. */
  codesAt(space: string): string[] {
    const roads = this.targets.roads.filter(({ at }) => at === space);
    return [...(this.targets.spaces.get(space) ?? []), ...roads].map(({ code }) => code);
  }

  /** A space was tapped: it is chosen, its choices are spread out, or it is read about. */
  press(space: string): void {
    clearTimeout(this.#resting);
    const code = this.codeOf(space);
    if (code !== null) this.#asked.choose(code);
    else if (this.#several.includes(space) && this.opened !== space) this.#opened = space;
    else this.tapped = this.tapped === space ? null : space;
  }

  /** The pointer or the keyboard is upon a space, or has left it. */
  point(space: string, on: boolean): void {
    clearTimeout(this.#resting);
    this.rested = null;
    this.pointed = on ? this.codeOf(space) : null;
    if (!on || this.pointed !== null || this.#several.includes(space)) return;
    this.#resting = setTimeout(() => (this.rested = space), RESTS);
  }

  /** The choice on the map that a code stands for. */
  choiceOf(code: string): Choice | RoadChoice | null {
    const all = [...[...this.targets.spaces.values()].flat(), ...this.targets.roads];
    return all.find((one) => one.code === code) ?? null;
  }

  /** The space of a code; null for codes that are not on the map. */
  spaceOf(code: string): string | null {
    return this.choiceOf(code)?.at ?? null;
  }
}

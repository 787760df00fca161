/** What is chosen on the map so far: a vehicle first, then where it goes; what is pointed at; which terrain is laid. */
import { untrack } from 'svelte';
import type { DecisionInfo } from '$shared/protocol';
import type { GetawayView } from '../view';
import type { Rect } from '$shared/ui/panzoom';
import {
  brushOf,
  drivers,
  split,
  spotsOf,
  targetsOf,
  vehicleOf,
  type Choices,
  type Knob,
  type Place,
  type Spot,
  type Targets,
} from './targets';

/** Read anew whenever it matters. */
export interface Asked {
  readonly view: GetawayView;
  readonly decision: DecisionInfo | null;
  readonly selected: string | null;
}

export class Choosing {
  /** The vehicle that was pressed. */
  active = $state<string | null>(null);
  /** The vehicle that the pointer is upon. */
  looked = $state<string | null>(null);
  /** The code that the pointer is upon. */
  pointed = $state<string | null>(null);
  /** The terrain that was picked from the tray. */
  brush = $state<string | null>(null);
  /** The space that was pressed, where several vehicles could drive onto it. */
  disputed = $state<string | null>(null);
  /** The part of the table that was pressed to see it larger. */
  region = $state.raw<Rect | null>(null);
  readonly #asked: Asked;

  readonly targets: Targets = $derived.by(() => targetsOf(this.#asked.decision, this.#asked.view));
  readonly #legal = $derived.by(() => new Set(this.#asked.decision?.options.map(({ code }) => code)));
  /** What is selected, unless it answers a question that is over. */
  readonly selected = $derived.by(() => {
    const { selected } = this.#asked;
    return selected !== null && this.#legal.has(selected) ? selected : null;
  });
  /** The vehicle whose moves are lit: a single one need not be pressed. */
  readonly vehicle = $derived.by(() => {
    const { movers } = this.targets;
    return movers.size === 1 ? [...movers.keys()][0]! : this.active;
  });
  /** The same, if there is anything that it can do. */
  readonly mover = $derived.by(() => (this.targets.movers.has(this.vehicle ?? '') ? this.vehicle : null));
  /** What the chosen vehicle can do; while none is chosen, what each of them can. */
  readonly #choices: Choices = $derived.by(() => {
    const { movers } = this.targets;
    if (this.mover !== null) return movers.get(this.mover)!;
    const all = [...movers.values()];
    return { places: all.flatMap(({ places }) => places), knobs: this.#knobsOf([...movers]) };
  });
  /** Which terrain is being laid. */
  readonly terrain = $derived.by(() => {
    const { terrain } = this.targets;
    return terrain.has(this.brush ?? '') ? this.brush! : ([...terrain.keys()][0] ?? null);
  });
  readonly places: Place[] = $derived.by(() => [
    ...this.targets.places,
    ...this.#choices.places,
    ...(this.targets.terrain.get(this.terrain ?? '') ?? []),
  ]);
  readonly spots: Spot[] = $derived.by(() => spotsOf(this.places));
  /** A space that several vehicles can drive onto has one button for each of them once it was pressed. */
  readonly #dispute: Knob[] = $derived.by(() => {
    const spot = this.spots.find(({ at }) => at === this.disputed);
    return spot && spot.codes.length > 1 ? drivers(spot, this.#asked.view) : [];
  });
  readonly knobs: Knob[] = $derived.by(() =>
    this.#dispute.length > 0 ? this.#dispute : [...this.targets.knobs, ...this.#choices.knobs],
  );
  /** The code to show the consequences of. */
  readonly shown = $derived.by(() => {
    const code = this.pointed ?? this.selected;
    return code !== null && this.#legal.has(code) && this.spaceOf(code) !== null ? code : null;
  });
  /** The spaces that the vehicle which is looked at could get to, if it is not lit already. */
  readonly reached: string[] = $derived.by(() => {
    const name = this.looked ?? this.vehicle;
    const vehicle = this.#asked.view.vehicles.find((one) => one.vehicle === name);
    return vehicle && !this.targets.movers.has(vehicle.vehicle) ? vehicle.reach : [];
  });
  /** Where the vehicle that is pointed at could go, among all the others. */
  readonly stressed: ReadonlySet<string> = $derived.by(
    () => new Set((this.targets.movers.get(this.looked ?? '')?.places ?? []).map(({ at }) => at)),
  );

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
  }

  /** Another question: what was pressed before counts only if it still means something. */
  #begin(): void {
    this.pointed = null;
    this.disputed = null;
    this.region = null;
    if (!this.targets.movers.has(this.active ?? '')) this.active = null;
  }

  /** What was selected elsewhere is shown here too. */
  #follow(code: string): void {
    const [verb, argument] = split(code);
    if (verb === 'obstacle') this.brush = brushOf(argument);
  }

  /** A vehicle was pressed: it is chosen, or let go. */
  press(vehicle: string): void {
    this.disputed = null;
    this.active = this.active === vehicle ? null : vehicle;
  }

  /** Buttons of vehicles that stand alone: beside one another nobody could tell whose they are. */
  #knobsOf(movers: readonly [vehicle: string, choices: Choices][]): Knob[] {
    const { vehicles } = this.#asked.view;
    const where = new Map(vehicles.map(({ vehicle, at }) => [vehicle, at]));
    const isAlone = (one: string) => movers.every(([other]) => other === one || where.get(other) !== where.get(one));
    return movers.flatMap(([vehicle, { knobs }]) => (isAlone(vehicle) ? knobs : []));
  }

  /** The space of a code that is lit now; null for codes that are not on the map. */
  spaceOf(code: string): string | null {
    const { targets } = this;
    const lit = [...this.places, ...this.knobs].find((one) => one.code === code);
    if (lit) return lit.at;
    if (targets.lays.includes(code)) return this.#asked.view.filling[0] ?? null;
    const vehicle = vehicleOf(code, this.#asked.view);
    if (vehicle && targets.vehicles.get(vehicle.vehicle) === code) return vehicle.at;
    return this.#tokenSpace(code);
  }

  #tokenSpace(code: string): string | null {
    const [verb, argument] = split(code);
    const { stash, spikes } = this.#asked.view;
    if (verb === 'token') return stash.find(({ number }) => number === Number(argument))?.at ?? null;
    return verb === 'spikes' ? (spikes[Number(argument) - 1] ?? null) : null;
  }
}

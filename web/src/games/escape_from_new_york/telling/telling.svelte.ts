/** Tells what New York does: scene after scene at a pace that eyes can follow, never in the way of an answer. */
import { untrack } from 'svelte';
import { paced } from '$shared/motion';
import type { DecisionInfo, News } from '$shared/protocol';
import type { NewYorkView } from '../view';
import { agrees } from './agrees';
import { scenesOf, type Arrow, type Scene } from './scenes';

/** Read anew whenever it changes. */
export interface Told {
  readonly view: NewYorkView;
  readonly news: readonly News[];
  readonly motion: boolean;
  readonly decision: DecisionInfo | null;
}

/** Milliseconds for a scene that is told in full, and for one that is only mentioned. */
export const LONG = 900;
export const SHORT = 500;
/** A New York card, Timer tile or Event has to be read. */
export const READ = 1600;
/** More scenes than this waiting: nobody wants to see them all. */
export const MOST = 30;
/** From so many waiting on, more than one phase mostly has, it goes faster. */
const MANY = 16;
const FASTEST = 0.3;

const TIMES = { none: 0, short: SHORT, long: LONG, read: READ };

/**
 * Made by the board: `const telling = new Telling({ get view() { return view; }, … })`. It draws `telling.view` instead
 * of the view, with `telling.arrow` and `telling.space`; `Teller` shows the rest.
 */
export class Telling {
  /** What is being told; null when nothing is. */
  scene = $state.raw<Scene | null>(null);
  /** Stopped by the reader, to look longer. */
  paused = $state(false);
  /** The New York Phase that can be told again. */
  last = $state.raw<readonly Scene[]>([]);
  /** Scenes told since it began, and all of them: how far it is. */
  done = $state(0);
  total = $state(0);

  readonly #told: Told;
  #waiting: Scene[] = [];
  #phase: Scene[] = [];
  /** What the last batch ended with. */
  #earlier: Scene | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: NewYorkView | null = null;
  #news: readonly News[] = [];
  #number: number | null = null;
  #asked: string | null = null;
  #moving = false;

  constructor(told: Told) {
    this.#told = told;
    $effect.pre(() => {
      const { view, news, motion, decision } = told;
      untrack(() => this.#hear(view, news, motion, decision?.id ?? null));
    });
    $effect(() => {
      const hide = (): void => {
        if (document.visibilityState === 'hidden') this.skip();
      };
      document.addEventListener('visibilitychange', hide);
      return () => {
        document.removeEventListener('visibilitychange', hide);
        clearTimeout(this.#timer);
      };
    });
  }

  /** The city to draw: as far as it is told, else as it is. */
  get view(): NewYorkView {
    return this.scene?.view ?? this.#told.view;
  }

  get telling(): boolean {
    return this.scene !== null;
  }

  get arrow(): Arrow | null {
    return this.scene?.arrow ?? null;
  }

  get space(): string | null {
    return this.scene?.space ?? null;
  }

  /** Straight to how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
    this.paused = false;
    this.done = this.total = 0;
  }

  /** The last New York Phase once more. */
  again(): void {
    this.skip();
    this.#play(this.last.filter(isTold));
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.paused = this.telling;
  }

  goOn(): void {
    this.paused = false;
    this.#next();
  }

  // What comes in.

  #hear(view: NewYorkView, news: readonly News[], motion: boolean, asked: string | null): void {
    const before = this.#shown;
    const fresh = news !== this.#news && news.length > 0;
    const follows = this.#number === null || news[0]?.n === this.#number + 1;
    // Whoever skips it or answers has seen enough.
    if (this.#moving && !motion) this.skip();
    this.#moving = motion;
    if (this.#asked !== null && asked !== this.#asked) this.skip();
    this.#asked = asked;
    this.#shown = view;
    this.#news = news;
    if (fresh) this.#number = news.at(-1)!.n;
    if (before === null || before === view) return;
    if (fresh && follows) this.#add(scenesOf(before, news, view, this.#earlier), motion);
    else if (this.telling && !agrees(before, view)) this.skip();
  }

  #add(scenes: readonly Scene[], motion: boolean): void {
    this.#earlier = scenes.findLast(({ news }) => news !== null) ?? null;
    this.#remember(scenes);
    const dull = !this.telling && !scenes.some(({ weight }) => weight === 'long' || weight === 'read');
    if (!motion || dull || document.visibilityState === 'hidden') return;
    this.#play(scenes.filter(isTold));
  }

  #play(scenes: readonly Scene[]): void {
    this.#waiting.push(...scenes);
    this.total += scenes.length;
    if (this.#waiting.length > MOST) this.skip();
    else if (!this.telling) this.#next();
  }

  /** A phase begins when New York's top card goes, and ends with the turn; questions in between do not matter. */
  #remember(scenes: readonly Scene[]): void {
    for (const scene of scenes) {
      const event = scene.news?.data.event;
      if (event === 'ny-discarded') this.#phase = [scene];
      else if (scene.news !== null && this.#phase.length > 0) this.#phase.push(scene);
      if (event === 'turn') this.#end();
    }
    if (this.#phase.length > 0) this.last = this.#phase.slice();
  }

  #end(): void {
    if (this.#phase.length > 0) this.last = this.#phase;
    this.#phase = [];
  }

  // What goes out.

  #next(): void {
    clearTimeout(this.#timer);
    const scene = this.#waiting.shift();
    if (!scene) return this.skip();
    this.scene = scene;
    this.done += 1;
    this.#timer = setTimeout(() => this.#next(), this.#time(scene));
  }

  #time(scene: Scene): number {
    const hurry = Math.max(FASTEST, Math.min(1, MANY / Math.max(1, this.#waiting.length)));
    return paced(TIMES[scene.weight] * hurry);
  }
}

const isTold = (scene: Scene): boolean => scene.weight !== 'none';

/** How a map is looked at: it glides, it leads itself to where the action is, and it knows when the reader holds it. */
import { untrack } from 'svelte';
import {
  along,
  apart,
  brisk,
  calm,
  clamped,
  COAST,
  coasting,
  COASTING,
  fitted,
  framed,
  lost,
  pannable,
  panned,
  sameView,
  scene,
  seen,
  transformOf,
  zoomed,
  type Point,
  type Rect,
  type Scene,
  type Size,
  type View,
} from './panzoom';

/** So long, in milliseconds, the map stays where the reader put it. */
const PATIENCE = 6000;
/** After a tap there is time to see what it did. */
const TAPPED = 300;
const GLIDE = 350;
const STEP = 180;
/** Pixels per millisecond: a slower hand just lays the map down. */
const FLING = 0.15;
/** A map this much smaller than comfortable is too small to play on. */
const TINY = 0.5;

/** What the camera is told, read anew whenever it matters. */
export interface Told {
  readonly width: number;
  readonly height: number;
  readonly min_scale: number | undefined;
  readonly max_scale: number;
  readonly comfort: number;
  readonly focus: Rect | null;
  readonly focus_key: string | number;
  readonly motion: boolean;
  /** The reader has a finger on the map. */
  readonly held: boolean;
  /** What lies upon the window: nothing of what matters is shown under it. */
  readonly covered: Rect | null;
}

interface Glide {
  from: View;
  to: View;
  since: number;
  lasts: number;
  ease: (time: number) => number;
}

export class Camera {
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  pane = $state.raw<Size>({ width: 0, height: 0 });
  /** There is a window, and the map lies in it. */
  placed = $state(false);
  readonly #told: Told;

  // What is told anew with the same value is no change.
  readonly #width = $derived.by(() => this.#told.width);
  readonly #height = $derived.by(() => this.#told.height);
  readonly #least = $derived.by(() => this.#told.min_scale);
  readonly #most = $derived.by(() => this.#told.max_scale);
  readonly #key = $derived.by(() => this.#told.focus_key);

  readonly scene: Scene = $derived.by(() =>
    scene({ width: this.#width, height: this.#height }, this.pane, this.#least, this.#most),
  );
  /** Until there is a window, one unit is a pixel. */
  readonly transform = $derived.by(() => (this.placed ? transformOf(this.view, this.pane) : 'scale(1)'));
  readonly free = $derived.by(() => pannable(this.scene, this.view.scale));
  readonly largest = $derived.by(() => this.view.scale >= this.scene.scales.high);
  readonly smallest = $derived.by(() => this.view.scale <= this.scene.scales.low);
  /** Whether to offer the reader the way to what matters. */
  readonly offered = $derived.by(() => {
    const { focus } = this.#told;
    return this.placed && focus !== null && !this.#heading && (this.#isMissed(focus) || this.#isTiny(focus));
  });

  constructor(told: Told) {
    this.#told = told;
    $effect(() => {
      void this.#key;
      untrack(() => this.#notice());
    });
    $effect(() => {
      const { scene } = this;
      if (scene.pane.width > 0 && scene.pane.height > 0) untrack(() => this.#settle(scene));
    });
    $effect(() => () => this.#leave());
  }

  /** Components that are taken down take nothing with them that goes on. */
  #leave(): void {
    this.stop();
    clearTimeout(this.#timer);
  }

  // Movement.

  #glide: Glide | null = null;
  #frame = 0;
  /** On the way to what matters. */
  #heading = $state(false);

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#glide = null;
    this.#heading = false;
  }

  #jump(to: View): void {
    this.stop();
    this.view = to;
  }

  #go(to: View, lasts: number, ease: Glide['ease']): void {
    if (!this.#told.motion || sameView(this.view, to)) return this.#jump(to);
    this.stop();
    this.#glide = { from: this.view, to, since: performance.now(), lasts, ease };
    this.#frame = requestAnimationFrame(this.#step);
  }

  readonly #step = (): void => {
    if (this.#glide === null) return;
    const { from, to, since, lasts, ease } = this.#glide;
    const time = Math.min(1, (performance.now() - since) / lasts);
    this.view = along(from, to, ease(time));
    if (time < 1) this.#frame = requestAnimationFrame(this.#step);
    else this.stop();
  };

  /** The view that is being gone to, or else the present one. */
  get aim(): View {
    return this.#glide?.to ?? this.view;
  }

  /** Still this many pixels from where it goes. */
  get remaining(): number {
    return apart(this.view, this.aim, this.pane);
  }

  // The reader moves the map.

  #handled = -Infinity;
  #tapped = -Infinity;
  /** The scale that the reader chose: the map does not enlarge itself beyond it. */
  #chosen: number | null = null;

  /** Taken along and stretched, at once. */
  pull(by: Point, at: Point, factor: number): void {
    this.#jump(zoomed(panned(this.view, by, this.scene), at, factor, this.scene));
    if (factor !== 1) this.#chosen = this.view.scale;
    this.touched();
  }

  zoom(at: Point, factor: number): void {
    const to = zoomed(this.aim, at, factor, this.scene);
    this.#chosen = to.scale;
    this.#go(to, STEP, brisk);
    this.touched();
  }

  shift(by: Point): void {
    this.#go(panned(this.aim, by, this.scene), STEP, brisk);
    this.touched();
  }

  fit(): void {
    this.#chosen = this.scene.scales.fit;
    this.#go(fitted(this.scene), GLIDE, calm);
    this.touched();
  }

  /** Let go, with this speed in pixels per millisecond. */
  fling(speed: Point): void {
    this.touched();
    if (!this.#told.motion || Math.hypot(speed.x, speed.y) < FLING) return;
    const to = panned(this.view, { x: speed.x * COAST, y: speed.y * COAST }, this.scene);
    this.#go(to, COASTING, coasting);
  }

  /** The map is the reader's now. */
  touched(): void {
    this.#handled = performance.now();
    this.attend();
  }

  tapped(): void {
    this.#tapped = performance.now();
  }

  // The map leads itself to what matters.

  /** Something matters now, and the map has not been there yet. */
  #pending = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  #readyIn(): number {
    if (this.#told.held) return Infinity;
    return Math.max(this.#handled + PATIENCE, this.#tapped + TAPPED) - performance.now();
  }

  #goal(region: Rect): View {
    const { comfort, covered } = this.#told;
    const wanted = Math.max(this.aim.scale, Math.min(comfort, this.#chosen ?? comfort));
    return framed(this.aim, region, wanted, this.scene, covered);
  }

  #notice(): void {
    const { focus } = this.#told;
    this.#pending = this.placed && focus !== null && !sameView(this.#goal(focus), this.aim);
    this.attend();
  }

  /** To what matters: now if the map is free, or as soon as it is. */
  attend(): void {
    clearTimeout(this.#timer);
    if (!this.#pending) return;
    const wait = this.#readyIn();
    if (wait <= 0) this.#lead();
    else if (wait < Infinity) this.#timer = setTimeout(() => this.attend(), wait);
  }

  #lead(): void {
    const { focus } = this.#told;
    this.#pending = false;
    if (!focus) return;
    const goal = this.#goal(focus);
    if (sameView(goal, this.aim)) return;
    this.#go(goal, GLIDE, calm);
    this.#heading = this.#glide !== null;
  }

  /** The reader wants to be led. */
  follow(): void {
    this.#handled = -Infinity;
    this.#chosen = null;
    this.#lead();
  }

  /** Brings a region into sight, no larger than things are. */
  reveal(region: Rect): void {
    const goal = framed(this.aim, region, this.aim.scale, this.scene, this.#told.covered);
    if (!sameView(goal, this.aim)) this.#go(goal, STEP, brisk);
  }

  /** What is new must be seen wholly; from what was seen a reader may have turned away a little. */
  #isMissed(region: Rect): boolean {
    return this.#pending ? !seen(region, this.view, this.pane) : lost(region, this.view, this.pane);
  }

  /** The reader made the map so small that nobody can play on it. */
  #isTiny(region: Rect): boolean {
    const { comfort } = this.#told;
    return this.view.scale < comfort * TINY && framed(this.view, region, comfort, this.scene) !== this.view;
  }

  // The window and the map change.

  #last: Scene | null = null;

  #settle(now: Scene): void {
    if (this.#last === null) this.#place();
    else this.#adapt(this.#last, now);
    this.#last = now;
  }

  #place(): void {
    this.#jump(fitted(this.scene));
    this.placed = true;
    this.#show();
  }

  #show(): void {
    const { focus } = this.#told;
    if (focus) this.#jump(this.#goal(focus));
  }

  /** A map that was seen whole stays so; another keeps its middle. */
  #adapt(before: Scene, now: Scene): void {
    const whole = sameView(this.aim, fitted(before));
    const to = whole ? fitted(now) : clamped(this.aim, now);
    if (before.pane === now.pane) return this.#go(to, GLIDE, calm);
    this.#jump(to);
    if (this.#readyIn() <= 0) this.#show();
  }
}

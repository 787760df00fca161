/** Presses on the board while the reader points, and long presses of a finger at any time. */
import { on } from 'svelte/events';
import type { Point } from '../ui/panzoom';
import { placeAt } from './geometry';

/** How long a finger rests on a place to mark it. */
export const LONG_MS = 500;
const STRAY = 10;

interface Wishes {
  /** A press points, instead of doing what it usually does. */
  pointing: () => boolean;
  /** The reader has a seat, so that a long press may point. */
  may: () => boolean;
  point: (at: string, to: string | null) => void;
}

interface Press {
  id: number;
  from: Point;
  place: string | null;
}

/** What belongs to pointing itself stays a control. */
const OWN = '[data-point-control]';
const whereOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

export class Presses {
  private press: Press | null = null;
  /** Where the last mark was: with shift an arrow leads on from there. */
  private last: string | null = null;
  private long: ReturnType<typeof setTimeout> | undefined;
  /** The click that follows a press which pointed belongs to it. */
  private spent = false;

  constructor(
    private readonly area: HTMLElement,
    private readonly wishes: Wishes,
  ) {}

  /** Listens before the board does. Returns what ends it. */
  listen(): () => void {
    const first = { capture: true };
    const ends = [
      on(this.area, 'pointerdown', (event) => this.pressed(event), first),
      on(this.area, 'click', (event) => this.clicked(event), first),
      on(this.area, 'contextmenu', (event) => this.spent && event.preventDefault(), first),
      on(this.area, 'keydown', (event) => this.keyed(event), first),
      on(window, 'pointermove', (event) => this.moved(event)),
      on(window, 'pointerup', (event) => this.released(event)),
      on(window, 'pointercancel', () => this.forget()),
    ];
    return () => [...ends, () => this.forget()].forEach((end) => end());
  }

  private pressed(event: PointerEvent): void {
    this.forget();
    this.spent = false;
    if (event.button !== 0 || isOwn(event) || !this.wishes.may()) return;
    const from = whereOf(event);
    const press = { id: event.pointerId, from, place: placeAt(this.area, from) };
    if (this.wishes.pointing()) this.begin(event, press);
    else if (event.pointerType === 'touch' && event.isPrimary && press.place !== null) this.wait(press);
  }

  private begin(event: PointerEvent, press: Press): void {
    event.stopPropagation();
    this.press = press;
  }

  private wait(press: Press): void {
    this.press = press;
    this.long = setTimeout(() => this.rest(press.place!), LONG_MS);
  }

  private rest(place: string): void {
    this.forget();
    this.spent = true;
    this.mark(place, null);
  }

  private moved(event: PointerEvent): void {
    const { press } = this;
    if (this.long === undefined || press?.id !== event.pointerId) return;
    if (Math.hypot(event.clientX - press.from.x, event.clientY - press.from.y) > STRAY) this.forget();
  }

  private released(event: PointerEvent): void {
    const { press, long } = this;
    if (press?.id !== event.pointerId) return;
    this.forget();
    if (long === undefined && press.place !== null) this.pointed(event, press.place);
  }

  private pointed(event: PointerEvent, from: string): void {
    const to = placeAt(this.area, whereOf(event));
    if (to !== null && to !== from) this.mark(from, to);
    else if (event.shiftKey && this.last !== null && this.last !== from) this.mark(this.last, from);
    else this.mark(from, null);
  }

  private mark(at: string, to: string | null): void {
    this.last = to ?? at;
    this.wishes.point(at, to);
  }

  private forget(): void {
    clearTimeout(this.long);
    this.long = undefined;
    this.press = null;
  }

  private clicked(event: MouseEvent): void {
    if (isOwn(event) || !(this.spent || this.wishes.pointing())) return;
    this.spent = false;
    // A key presses buttons with clicks, which `keyed` has taken.
    event.preventDefault();
    event.stopPropagation();
  }

  /** By the keyboard: what has the focus stands on a place. */
  private keyed(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!this.wishes.pointing() || isOwn(event) || !(event.target instanceof Element)) return;
    const { left, top, width, height } = event.target.getBoundingClientRect();
    const place = placeAt(this.area, { x: left + width / 2, y: top + height / 2 });
    event.preventDefault();
    event.stopPropagation();
    if (place === null) return;
    if (event.shiftKey && this.last !== null && this.last !== place) this.mark(this.last, place);
    else this.mark(place, null);
  }
}

function isOwn(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(OWN) !== null;
}

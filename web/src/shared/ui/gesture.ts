/** What fingers, pen or mouse do upon a map: which presses are taps, and which move or stretch it. */
import type { Point } from './panzoom';

/** A press that strayed no farther, in pixels, is still a tap. */
export const STRAY = 8;
/** Only what the hand did in these last milliseconds gives speed. */
const RECENT = 100;
/** A hand that rested so long before it let go, in milliseconds, gives none. */
const REST = 50;
/** Fingers nearer to one another than this, in pixels, are as good as one. */
const NEAR = 12;
const TWICE = { within: 320, near: 32 };

/** The map is taken along and stretched around a point of the window. */
export interface Pull {
  by: Point;
  factor: number;
  at: Point;
}

/** The last finger has left. */
export interface Release {
  /** It was a tap, and no movement. */
  tap: boolean;
  at: Point;
  /** Pixels per millisecond. */
  speed: Point;
}

interface Sample extends Point {
  time: number;
}

export class Hand {
  /** This press is no tap any more. */
  moved = false;
  readonly #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #trail: Sample[] = [];

  get pressing(): boolean {
    return this.#fingers.size > 0;
  }

  /** `moving`: the map moved already, so this press holds it and chooses nothing. */
  press(id: number, at: Point, moving: boolean): void {
    const first = this.#fingers.size === 0 || (this.#fingers.size === 1 && this.#fingers.has(id));
    this.#fingers.set(id, at);
    this.#trail = [];
    if (first) this.#start = at;
    this.moved = moving || !first;
  }

  /** How the map follows; null: it does not, yet. */
  move(id: number, at: Point, time: number): Pull | null {
    const before = this.#grip();
    if (before === null || !this.#fingers.has(id)) return null;
    this.#fingers.set(id, at);
    if (!this.moved) return this.#stray(at, time);
    const now = this.#grip()!;
    if (this.#fingers.size === 1) this.#note(at, time);
    const factor = now.width > NEAR && before.width > NEAR ? now.width / before.width : 1;
    return { by: { x: now.x - before.x, y: now.y - before.y }, factor, at: now };
  }

  /** Null while other fingers stay, and for one that was not known. */
  release(id: number, time: number): Release | null {
    const at = this.#fingers.get(id);
    this.#fingers.delete(id);
    if (at === undefined || this.pressing) {
      this.#trail = [];
      return null;
    }
    return { tap: !this.moved, at, speed: this.#speed(time) };
  }

  /** From where the finger crossed the line the map goes along, without a jump. */
  #stray(at: Point, time: number): null {
    this.moved = Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > STRAY;
    if (this.moved) this.#note(at, time);
    return null;
  }

  /** Where the map is held: by one finger, or by the middle of the first two and the distance between them. */
  #grip(): (Point & { width: number }) | null {
    const [one, two] = [...this.#fingers.values()];
    if (one === undefined) return null;
    if (two === undefined) return { ...one, width: 0 };
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, width: Math.hypot(one.x - two.x, one.y - two.y) };
  }

  #note(at: Point, time: number): void {
    this.#trail = [...this.#trail.filter((sample) => time - sample.time < RECENT), { ...at, time }];
  }

  #speed(time: number): Point {
    const first = this.#trail[0];
    const last = this.#trail.at(-1);
    if (!first || !last || last.time === first.time || time - last.time > REST) return { x: 0, y: 0 };
    const past = last.time - first.time;
    return { x: (last.x - first.x) / past, y: (last.y - first.y) / past };
  }
}

/** Tells a double tap from two taps. */
export class Twice {
  #last: Sample | null = null;

  tap(at: Point, time: number): boolean {
    const last = this.#last;
    const soon = last !== null && time - last.time < TWICE.within;
    const twice = soon && Math.hypot(at.x - last.x, at.y - last.y) < TWICE.near;
    this.#last = twice ? null : { ...at, time };
    return twice;
  }

  forget(): void {
    this.#last = null;
  }
}

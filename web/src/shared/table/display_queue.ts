/**
 * Queues what arrives and shows it step by step: bots are faster than people can follow. The picture of a step comes first,
 * and what it leads to when the picture is done.
 */
import { Step } from './step';

/** What has been told is looked at for so long before the next step begins. */
export const DWELL_MS = 350;
/** A picture begins to move when the page has been drawn, some frames after its step began. */
export const DRAWING_MS = 60;
/** With more than this in the queue, everything is shown at once. */
export const MAX_QUEUED = 6;
/** The longest picture of steps that are shown as one. */
export const LONGEST_MS = 3_000;
/** The longest wait for a picture while the reader's own time runs. */
export const URGENT_MS = 1_500;

/** A picture that begins: its events by number, and after how many milliseconds each may be told. */
export interface Picture {
  numbers: readonly number[];
  times: readonly number[];
}

export interface Display<Item> {
  /** The picture of one item begins, or of all of the queue at once. */
  begin: (items: Item[]) => Picture;
  /** The first `count` events of it have been seen. */
  tell: (count: number) => void;
  /** All of it has been seen. */
  end: () => void;
  /** Whether the next item waits until this one was shown for a while. */
  dwells: (item: Item) => boolean;
  /** Whether nothing has to wait. */
  hurried: () => boolean;
  /** Whether the reader is asked something, in the newest item, and loses time by waiting. */
  urgent: () => boolean;
  /** How much longer than usual everything is shown. */
  pace: () => number;
}

export class DisplayQueue<Item> {
  private waiting: Item[] = [];
  private step: Step | null = null;
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private cap: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly display: Display<Item>) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Something is being shown, or waits for it. */
  get busy(): boolean {
    return this.step !== null || this.waiting.length > 0;
  }

  push(item: Item): void {
    this.waiting.push(item);
    this.pump();
  }

  /** Empties the queue: a full state replaces everything in it. */
  clear(): void {
    clearTimeout(this.timer);
    clearTimeout(this.cap);
    this.step?.drop();
    this.step = null;
    this.waiting = [];
    this.until = 0;
  }

  /** The board shows the events from this number on by a clock of its own; null: it is done. */
  hold(from: number | null): void {
    this.step?.hold(from);
  }

  /** Everything that has come is told now. */
  skip(): void {
    this.step?.finish();
    this.flush([]);
  }

  /** Shows what is due now, and schedules the rest. */
  pump(): void {
    clearTimeout(this.timer);
    const { hurried, urgent } = this.display;
    if (hurried()) return this.skip();
    if (this.waiting.length > MAX_QUEUED || (urgent() && this.waiting.length > 0)) {
      this.step?.finish();
      this.flush();
    }
    while (this.step === null && this.waiting.length > 0 && Date.now() >= this.until)
      this.begin([this.waiting.shift()!]);
    this.schedule();
  }

  /** The next step begins when the last one was looked at for a while. */
  private schedule(): void {
    clearTimeout(this.timer);
    if (this.step !== null || this.waiting.length === 0) return;
    this.timer = setTimeout(() => this.pump(), Math.max(0, this.until - Date.now()));
  }

  /** Shows all of the queue as one step. `times`: not those of its picture. */
  private flush(times: readonly number[] | null = null): void {
    const all = this.waiting;
    this.waiting = [];
    if (all.length > 0) this.begin(all, times);
  }

  private begin(items: Item[], given: readonly number[] | null = null): void {
    const { begin, tell, pace, urgent } = this.display;
    const picture = begin(items);
    const times = given ?? picture.times.map((time) => (time > 0 ? time * pace() + DRAWING_MS : 0));
    const total = Math.max(0, ...times);
    const longest = urgent() ? URGENT_MS : items.length > 1 ? LONGEST_MS : Infinity;
    const step = new Step({ numbers: picture.numbers, times, tell, end: () => this.end(items) });
    this.step = step;
    if (total <= 0) return step.finish();
    if (longest < Infinity) this.cap = setTimeout(() => step.finish(), longest);
    step.go();
  }

  private end(items: Item[]): void {
    const { end, dwells, pace } = this.display;
    clearTimeout(this.cap);
    this.step = null;
    end();
    if (items.some(dwells)) this.until = Date.now() + DWELL_MS * pace();
    this.schedule();
  }
}

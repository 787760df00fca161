/** One step of what is shown. The board draws its picture; each event is told when its part of the picture is done. */

export interface StepParts {
  /** The numbers of its events, in order. */
  numbers: readonly number[];
  /** After how many milliseconds each of them may be told; a missing time is that of the one before. */
  times: readonly number[];
  /** The first `count` events have been seen. */
  tell: (count: number) => void;
  /** All of it has been seen: position, question and the rest may be shown. */
  end: () => void;
}

export class Step {
  private readonly begun = Date.now();
  private readonly due: number[];
  private told = 0;
  /** The first event that the board is still showing by a clock of its own; null: none. */
  private held: number | null = null;
  private over = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: StepParts) {
    let latest = 0;
    this.due = parts.numbers.map((_, i) => (latest = Math.max(latest, parts.times[i] ?? 0)));
  }

  /** Tells what may be told now, and schedules the rest. */
  go(): void {
    clearTimeout(this.timer);
    if (this.over) return;
    const passed = Date.now() - this.begun;
    const { numbers } = this.parts;
    const waits = numbers.findIndex((n, i) => this.due[i]! > passed || (this.held !== null && n >= this.held));
    const count = waits < 0 ? numbers.length : waits;
    if (waits < 0 && this.held === null) return this.finish();
    if (count > this.told) this.parts.tell((this.told = count));
    const next = this.due[count];
    if (next !== undefined && next > passed) this.timer = setTimeout(() => this.go(), next - passed);
  }

  /** The board shows the events from this number on by a clock of its own; null: it is done. */
  hold(from: number | null): void {
    if (from === this.held) return;
    this.held = from;
    this.go();
  }

  /** At once, whatever is still to be seen. */
  finish(): void {
    clearTimeout(this.timer);
    if (this.over) return;
    this.over = true;
    this.parts.tell(this.parts.numbers.length);
    this.parts.end();
  }

  /** Something else takes its place. */
  drop(): void {
    clearTimeout(this.timer);
    this.over = true;
  }
}

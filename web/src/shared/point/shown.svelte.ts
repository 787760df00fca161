/** What is shown for a few seconds. */

export interface Passing<T> {
  id: number;
  what: T;
}

export class Passings<T> {
  list = $state.raw<Passing<T>[]>([]);
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private count = 0;

  constructor(private readonly lasts_ms: number) {}

  /** Show something; what `replaces` finds goes at once. */
  add(what: T, replaces: (other: T) => boolean = () => false): void {
    const id = ++this.count;
    this.list = [...this.list.filter((other) => !replaces(other.what)), { id, what }];
    const timer = setTimeout(() => this.end(id, timer), this.lasts_ms);
    this.timers.add(timer);
  }

  private end(id: number, timer: ReturnType<typeof setTimeout>): void {
    this.timers.delete(timer);
    this.list = this.list.filter((other) => other.id !== id);
  }

  clear(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
    this.list = [];
  }
}

/** Queues what arrives and shows it one by one: bots are faster than people can follow. */

export const DWELL_MS = 350;
/** With more than this in the queue, everything is shown at once. */
export const MAX_QUEUED = 6;

export class DisplayQueue<Item> {
  private waiting: Item[] = [];
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Shows one item, or all of the queue at once. */
    private readonly show: (items: Item[]) => void,
    /** Whether the next item waits until this one was shown for DWELL_MS. */
    private readonly dwells: (item: Item) => boolean,
    /** Whether nothing has to wait. */
    private readonly hurried: () => boolean,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  push(item: Item): void {
    this.waiting.push(item);
    this.pump();
  }

  /** Empties the queue: a full state replaces everything in it. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.until = 0;
  }

  /** Shows what is due now, and schedules the rest. */
  pump(): void {
    clearTimeout(this.timer);
    if (this.hurried() || this.waiting.length > MAX_QUEUED) this.flush();
    while (this.waiting.length > 0 && Date.now() >= this.until) this.present([this.waiting.shift()!]);
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.pump(), this.until - Date.now());
  }

  private flush(): void {
    const all = this.waiting;
    this.waiting = [];
    if (all.length > 0) this.present(all);
  }

  private present(items: Item[]): void {
    if (items.some(this.dwells)) this.until = Date.now() + DWELL_MS;
    this.show(items);
  }
}

/** Shows what arrives at a pace that eyes can follow: bots are faster than people can look. */

export const DWELL = 350;
/** More than this many in the queue: nobody wants to wait for all of them. */
export const MOST = 6;

export class Pace<Item> {
  private waiting: Item[] = [];
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Several at once when catching up. */
    private readonly show: (items: Item[]) => void,
    /** Whether this one deserves to be looked at for a while. */
    private readonly weighty: (item: Item) => boolean,
    private readonly hurried: () => boolean,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  push(item: Item): void {
    this.waiting.push(item);
    this.pump();
  }

  /** Forget what waits: something newer replaces it all. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.until = 0;
  }

  /** Show whatever may be shown now. */
  pump(): void {
    clearTimeout(this.timer);
    if (this.hurried() || this.waiting.length > MOST) this.flush();
    while (this.waiting.length > 0 && Date.now() >= this.until) this.present([this.waiting.shift()!]);
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.pump(), this.until - Date.now());
  }

  private flush(): void {
    const all = this.waiting;
    this.waiting = [];
    if (all.length > 0) this.present(all);
  }

  private present(items: Item[]): void {
    if (items.some(this.weighty)) this.until = Date.now() + DWELL;
    this.show(items);
  }
}

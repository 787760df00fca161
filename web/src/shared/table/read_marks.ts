/** How much the reader has seen, told to the server: at once, then every two seconds at most, and the last always. */

export const SEEN_EVERY = 2_000;

export class SeenReports {
  private reached = -1;
  private told = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (n: number) => void) {}

  reach(n: number): void {
    this.reached = Math.max(this.reached, n);
    if (this.timer === undefined) this.tell();
  }

  /** A new line: this much the server knows, which may not have heard the last report. */
  again(known: number): void {
    this.told = known;
  }

  /** The page may be gone in a moment. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.reached > this.told) {
      this.told = this.reached;
      this.send(this.reached);
    }
  }

  private tell(): void {
    if (this.reached <= this.told) return;
    this.flush();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.tell();
    }, SEEN_EVERY);
  }
}

/** Reports the read mark to the server: at once, then at most every two seconds, and the last one always. */

export const REPORT_EVERY_MS = 2_000;

export class ReadMarkReports {
  private mark = -1;
  private told = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (n: number) => void) {}

  report(n: number): void {
    this.mark = Math.max(this.mark, n);
    if (this.timer === undefined) this.tell();
  }

  /** After a reconnect: the server's read mark, which may lack the last report. */
  again(known: number): void {
    this.told = known;
  }

  /** The page may be gone in a moment. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.mark > this.told) {
      this.told = this.mark;
      this.send(this.mark);
    }
  }

  private tell(): void {
    if (this.mark <= this.told) return;
    this.flush();
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.tell();
    }, REPORT_EVERY_MS);
  }
}

/** How long a run took by the page's own clock, from the first frame that shows the card to the input event. */

/** By then the card was shown long ago, on another page or another line: what this one measures would be too short. */
const SEEN_LATE = 1_000;

export class Stopwatch {
  private start: number | null = null;
  private frame = 0;

  /** The card stands in the page from now on; `elapsed`: for how long it has been open at the table. */
  show(elapsed: number): void {
    this.stop();
    if (elapsed > SEEN_LATE) return;
    this.frame = requestAnimationFrame(() => (this.start = performance.now()));
  }

  /** In whole milliseconds; null when the card was not seen to be opened here. */
  read(event: Pick<Event, 'timeStamp'>): number | null {
    if (this.start === null) return null;
    const now = performance.now();
    const at = event.timeStamp >= this.start && event.timeStamp <= now ? event.timeStamp : now;
    return Math.round(at - this.start);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.start = null;
  }
}

/** What happened meanwhile as a film: from where the reader left to the present, without what cannot be seen. */

import { api } from '../api';
import { Film, type Fetch } from './replay.svelte';

/** Milliseconds at speed 1: for a frame, and for each sentence that is told with it. */
const SHORTEST = 1_000;
const SENTENCE = 900;
const LONGEST = 3_600;

export class Recap extends Film {
  constructor(
    table: string,
    readonly seat: number,
    first: number,
    /** It has come to the present. */
    private readonly done: () => void,
    fetch: Fetch = api.replay,
  ) {
    super(table, fetch, first);
  }

  /** How much of it has been shown, from 0 to 1. */
  get progress(): number {
    return this.last > this.first ? (this.ply - this.first) / (this.last - this.first) : 1;
  }

  async begin(): Promise<void> {
    const fetched = this.look(this.seat, this.first);
    this.play();
    await fetched;
  }

  protected override dwell(): number {
    const said = this.ply > this.first ? (this.frame?.news.length ?? 0) : 0;
    return Math.min(LONGEST, Math.max(SHORTEST, said * SENTENCE));
  }

  /** Frames in which nothing is told are passed over, but for the last. */
  protected override following(): number | null {
    for (let ply = this.ply + 1; ply <= this.last; ply++) {
      const frame = this.frames[ply];
      if (!frame) return null;
      if (frame.news.length > 0 || ply === this.last) return ply;
    }
    return null;
  }

  protected override advance(): void {
    if (this.about && this.ply >= this.last) this.done();
    else super.advance();
  }

  /** The last frame is looked at as long as any other. */
  protected override ended(): void {}
}

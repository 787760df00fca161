/** A game to look back on: fetched in parts, stepped through, played like a film. */

import { api } from '../api';
import type { Frame, News, Replay } from '../protocol';

export const CHUNK = 50;
/** Milliseconds a frame is shown for at speed 1. */
export const FRAME_TIME = 1000;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type Fetch = typeof api.replay;

/** How long a game wants this frame to be shown at speed 1, in milliseconds; null: as long as any other. */
export type Pacing = (frames: readonly (Frame | undefined)[], ply: number) => number | null;

export class Film {
  /** The newest answer of the server: who played, how many frames there are, through whose eyes one may look. */
  about = $state.raw<Replay | null>(null);
  frames = $state.raw<readonly (Frame | undefined)[]>([]);
  ply = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  error = $state.raw<unknown>(null);
  /** When the frame that is playing was shown, by `performance.now()`. */
  since = $state(0);
  /** Frames of some games take their own time. */
  pacing: Pacing | null = null;
  private eyes: number | null = null;
  private round = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    private readonly fetch: Fetch = api.replay,
    /** What is before this frame is not wanted. */
    readonly first = 0,
  ) {}

  get last(): number {
    return Math.max(0, (this.about?.total ?? 1) - 1);
  }

  /** The frame that is shown; null while it is on its way. */
  get frame(): Frame | null {
    return this.frames[this.ply] ?? null;
  }

  /** Everything told so far, each with the ply of the frame that shows it. */
  get news(): News[] {
    return this.frames.flatMap((frame) => frame?.news.map((news) => ({ ...news, ply: frame.ply })) ?? []);
  }

  /** Fetch the game through these eyes: first the part around the frame that is shown, then the rest. */
  async look(eyes: number | null, ply = this.ply): Promise<void> {
    const round = ++this.round;
    this.eyes = eyes;
    this.frames = [];
    this.error = null;
    await this.part(Math.floor(ply / CHUNK), round);
    this.go(ply);
    const first = Math.floor(this.first / CHUNK);
    for (let n = first; n * CHUNK <= this.last && round === this.round && !this.error; n++) await this.part(n, round);
  }

  private async part(n: number, round: number): Promise<void> {
    if (this.frames[n * CHUNK]) return;
    try {
      const found = await this.fetch(this.table, this.eyes, n * CHUNK, CHUNK);
      if (round !== this.round) return;
      this.about = found;
      const frames = this.frames.slice();
      for (const frame of found.frames) frames[frame.ply] = frame;
      this.frames = frames;
    } catch (error) {
      if (round === this.round) this.error = error;
    }
  }

  // Stepping.

  go(ply: number): void {
    this.ply = Math.max(this.first, Math.min(this.last, Math.round(ply) || 0));
    if (this.ply >= this.last) this.ended();
  }

  step(by: number): void {
    this.pause();
    this.go(this.ply + by);
  }

  // Playing.

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.ply >= this.last) this.ply = this.first;
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.since = performance.now();
    this.timer = setTimeout(() => this.advance(), this.dwell() / this.speed);
  }

  /** How long this frame is shown, at speed 1. */
  protected dwell(): number {
    return this.pacing?.(this.frames, this.ply) ?? FRAME_TIME;
  }

  /** The next frame, when it is time and it is there. */
  protected advance(): void {
    const next = this.following();
    if (next !== null) this.go(next);
    if (this.playing) this.schedule();
  }

  /** The frame to go to from here; null while it is on its way. */
  protected following(): number | null {
    return this.frames[this.ply + 1] ? this.ply + 1 : null;
  }

  /** The last frame is shown. */
  protected ended(): void {
    this.pause();
  }

  close(): void {
    this.round += 1;
    this.pause();
  }
}

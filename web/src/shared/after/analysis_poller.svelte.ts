/** Polls the server for the analysis of one game while it is being computed. */

import { Refused } from '../api';
import type { AnalysisState } from '../protocol';
import { after } from './api';

export const POLL_EVERY_MS = 700;

type Server = Pick<typeof after, 'analysis' | 'beginAnalysis' | 'stopAnalysis'>;

export class AnalysisPoller {
  state = $state.raw<AnalysisState | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly table: string,
    private readonly server: Server = after,
  ) {}

  get underWay(): boolean {
    return this.state?.phase === 'waiting' || this.state?.phase === 'running';
  }

  /** There is nothing in this game that a bot could judge. */
  get nothing(): boolean {
    return this.error instanceof Refused && this.error.failure.error === 'no-analysis';
  }

  look = () => this.ask(() => this.server.analysis(this.table));
  begin = () => this.ask(() => this.server.beginAnalysis(this.table));
  stop = () => this.ask(() => this.server.stopAnalysis(this.table));

  /** What goes wrong stands in `error`; while something is being made it is asked for again all the same. */
  private async ask(question: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer);
    this.busy = true;
    try {
      this.state = await question();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
    this.busy = false;
    clearTimeout(this.timer);
    if (this.underWay && !this.closed) this.timer = setTimeout(() => void this.look(), POLL_EVERY_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** A hint for the question that is open: asked for once, shown until the question is another. */

import { refusalText } from '../problem';
import type { Hinted } from '../protocol';
import type { Room } from '../table/room.svelte';
import { toast } from '../toast.svelte';

export class Hints {
  /** Whole seconds that one has waited. */
  waited = $state(0);
  /** The question about which a bot is thinking. */
  private pending = $state<string | null>(null);
  private given = $state.raw<Hinted | null>(null);

  constructor(private readonly room: Room) {}

  /** A bot is thinking about the question that is open. */
  get asking(): boolean {
    return this.pending !== null && this.pending === this.room.connection.decision?.id;
  }

  /** What a bot would answer to the question that is open; null: nobody has asked. */
  get current(): Hinted | null {
    const asked = this.room.connection.decision;
    return asked !== null && this.given?.decision === asked.id ? this.given : null;
  }

  /** There is a question, and this person may have a hint about it. */
  get offered(): boolean {
    const { decision, position } = this.room.connection;
    return decision !== null && (position?.hint ?? false);
  }

  async ask(): Promise<void> {
    const asked = this.room.connection.decision;
    if (asked === null || this.asking || this.current) return;
    this.pending = asked.id;
    this.waited = 0;
    const ticking = setInterval(() => this.waited++, 1000);
    const answer = await this.room.connection.send({ type: 'ask-hint', seat: asked.seat });
    clearInterval(ticking);
    if (this.pending === asked.id) this.pending = null;
    if (answer.type === 'hinted') this.given = answer;
    // A hint that was cancelled, or whose question has gone, is nothing to complain about.
    else if (answer.type === 'error' && answer.error !== 'stale') toast(refusalText(answer), 'bad');
  }

  /** Wait no longer: the hint is not given and does not count. */
  cancel(): void {
    const asked = this.room.connection.decision;
    if (asked !== null && this.asking) void this.room.connection.send({ type: 'cancel-hint', seat: asked.seat });
  }

  clear(): void {
    this.given = null;
  }
}

/** A hint for the question that is open: asked for once, shown until the question is another. */

import type { Hinted } from '../protocol';
import type { Room } from '../table/room.svelte';

export class Hints {
  asking = $state(false);
  private given = $state.raw<Hinted | null>(null);

  constructor(private readonly room: Room) {}

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
    this.asking = true;
    const answer = await this.room.ask({ type: 'ask-hint', seat: asked.seat });
    this.asking = false;
    if (answer?.type === 'hinted') this.given = answer;
  }

  clear(): void {
    this.given = null;
  }
}

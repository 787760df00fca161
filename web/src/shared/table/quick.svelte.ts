/** Answers by itself what needs no thought: so a game may offer something often without asking about it often. */

import type { DecisionInfo } from '../protocol';
import { settings } from '../settings.svelte';

/** What a game knows about its own questions, for one seat at one table. */
export interface QuickAnswers {
  /** The code that anybody would choose here; null: it is the player's to choose. */
  answer(view: unknown, decision: DecisionInfo): string | null;
  /** What was chosen, by the player or without thought. */
  answered(view: unknown, decision: DecisionInfo, code: string): void;
}

/** Long enough that others cannot tell a quick answer from a player's own by how soon it comes. */
export const PAUSE = 300;

interface Asked {
  view: unknown;
  decision: DecisionInfo | null;
}

export class Quick {
  /** After an undo, or an answer that was not taken, the player is asked everything until the next answer. */
  private asking = $state(false);

  constructor(
    private readonly game: QuickAnswers | null,
    private readonly asked: () => Asked,
    private readonly act: (code: string) => Promise<boolean>,
  ) {
    $effect(() => {
      const code = this.code;
      if (code === null) return;
      const timer = setTimeout(() => void this.send(code), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** The answer that needs no thought; null: the player is asked. */
  get code(): string | null {
    const { view, decision } = this.asked();
    if (!this.game || !settings.quick || this.asking || !decision || decision.form) return null;
    return this.game.answer(view, decision);
  }

  /** The player takes something back, and wants to be asked. */
  undone(): void {
    this.asking = true;
  }

  /** An answer was taken. */
  answered(view: unknown, decision: DecisionInfo, code: string): void {
    this.asking = false;
    this.game?.answered(view, decision, code);
  }

  private async send(code: string): Promise<void> {
    if (!(await this.act(code))) this.asking = true;
  }
}

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

/** What was chosen for the questions after this one, in their order. */
interface Chosen {
  after: string;
  codes: readonly string[];
}

const NOTHING: Chosen = { after: '', codes: [] };

export class Quick {
  /** After an undo, or an answer that was not taken, the player is asked everything until the next answer. */
  private asking = $state(false);
  private chosen = $state.raw(NOTHING);

  constructor(
    private readonly game: QuickAnswers | null,
    private readonly asked: () => Asked,
    private readonly act: (code: string) => Promise<boolean>,
  ) {
    $effect(() => {
      const code = this.code;
      if (code === null) return;
      const timer = setTimeout(() => void this.send(code), code === this.next ? 0 : PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** Play the first of these now, and the others at the questions that follow, as far as that is possible. */
  async follow([first = '', ...rest]: readonly string[]): Promise<boolean> {
    return this.go(first, rest);
  }

  /** The answer that needs no thought; null: the player is asked. */
  get code(): string | null {
    const { view, decision } = this.asked();
    if (this.next !== null) return this.next;
    if (!this.game || !settings.quick || this.asking || !decision || decision.form) return null;
    return this.game.answer(view, decision);
  }

  /** The last of what was chosen: that is what the player sees being played. */
  get goal(): string | null {
    return this.chosen.codes.at(-1) ?? null;
  }

  /** What was chosen for the question that is open, if anything chosen is possible there. */
  private get next(): string | null {
    return this.left[0] ?? null;
  }

  /** What of the chosen is still to be played. The table may have answered the questions of the codes before it. */
  private get left(): readonly string[] {
    const { decision } = this.asked();
    const { after, codes } = this.chosen;
    if (decision === null || decision.id === after) return [];
    const first = codes.findIndex((chosen) => decision.options.some(({ code }) => code === chosen));
    return first < 0 ? [] : codes.slice(first);
  }

  /** The player takes something back, and wants to be asked. */
  undone(): void {
    this.asking = true;
    this.chosen = NOTHING;
  }

  /** An answer was taken. */
  answered(view: unknown, decision: DecisionInfo, code: string): void {
    this.asking = false;
    this.game?.answered(view, decision, code);
  }

  private async send(code: string): Promise<void> {
    const rest = code === this.next ? this.left.slice(1) : [];
    if (!(await this.go(code, rest))) this.asking = true;
  }

  private async go(code: string, rest: readonly string[]): Promise<boolean> {
    this.chosen = { after: this.asked().decision?.id ?? '', codes: rest };
    const taken = await this.act(code);
    if (!taken) this.chosen = NOTHING;
    return taken;
  }
}

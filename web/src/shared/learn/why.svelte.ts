/** Any part of a page may ask why something is not possible; the rule is shown beside the place where it was asked. */

import { getContext, setContext } from 'svelte';
import type { RuleReader } from '../table/rules.svelte';
import type { Room } from '../table/room.svelte';
import { t, type GameWords } from '../words.svelte';

const KEY = Symbol('why');

export class Why {
  constructor(
    private readonly room: Room,
    private readonly reader: RuleReader,
    private readonly words: () => GameWords,
  ) {}

  /** One is asked something, so that there is something to be refused. */
  get isAsked(): boolean {
    return this.room.connection.decision !== null;
  }

  async ask(code: string, anchor: HTMLElement): Promise<void> {
    const asked = this.room.connection.decision;
    if (asked === null) return;
    const answer = await this.room.ask({ type: 'why', seat: asked.seat, code });
    if (answer?.type !== 'because') return;
    this.reader.show(answer.rule || asked.rule, anchor, this.text(code, answer.allowed));
  }

  /** In one sentence, with the name of the rule: for a place that can show it. Empty where it is possible. */
  async reason(code: string): Promise<string> {
    const asked = this.room.connection.decision;
    if (asked === null) return '';
    const answer = await this.room.ask({ type: 'why', seat: asked.seat, code });
    if (answer?.type !== 'because' || answer.allowed) return '';
    const rule = answer.rule || asked.rule;
    await this.words().loadRules();
    return `${this.text(code, false)}. ${this.words().rule_title(rule)} (${rule})`;
  }

  private text(code: string, allowed: boolean): string {
    return t(allowed ? 'why-may' : 'why-not', { option: this.words().option(code) });
  }
}

export function provideWhy(room: Room, reader: RuleReader, words: () => GameWords): Why {
  return setContext(KEY, new Why(room, reader, words));
}

/** None where nobody plays, as in a replay. */
export function useWhy(): Why | undefined {
  return getContext(KEY);
}

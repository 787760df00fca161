/** Questions that follow one another without anything happening in between, shown and answered as one. */
import type { DecisionInfo, OptionInfo } from '../protocol';

/** An option of the open question or of one behind it. */
export interface AheadOption extends OptionInfo {
  /** What has to be played before it, code by code. */
  through: string[];
}

/** What a game knows of the questions behind the one that is open. */
export interface Ahead {
  /** Of the last of them: what it is all about. */
  kind: string;
  rule: string;
  options: AheadOption[];
}

/** The open question with the options of those behind it. */
export function asOne(decision: DecisionInfo, { kind, rule, options }: Ahead): DecisionInfo {
  const open = new Map(decision.options.map((option) => [option.code, option]));
  const all = options.map(({ through, ...option }) =>
    through.length > 0 ? option : (open.get(option.code) ?? option),
  );
  return { ...decision, kind, rule, options: all };
}

/** What is played one after the other for this option. */
export function wayTo(ahead: Ahead | null, code: string): string[] {
  const through = ahead?.options.find((option) => option.code === code)?.through ?? [];
  return [...through, code];
}

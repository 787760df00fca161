/** What is not possible now, by the rules that stand against it. */

import type { NotPossible } from '../protocol';
import { argumentName } from '../table/options';
import type { GameWords } from '../words.svelte';

export interface Hindered {
  rule: string;
  /** What cannot be done, in words. */
  options: string[];
}

/** So many of one verb are told together: the verb once, and then what it was about. */
const MANY = 3;

/** In the order in which they first come up. */
export function byRule(words: GameWords, refused: readonly NotPossible[]): Hindered[] {
  const rules = [...new Set(refused.map(({ rule }) => rule))];
  return rules.map((rule) => {
    const codes = refused.filter((each) => each.rule === rule).map(({ code }) => code);
    return { rule, options: told(words, codes) };
  });
}

function told(words: GameWords, codes: readonly string[]): string[] {
  const verbs = [...new Set(codes.map((code) => words.parts(code).verb))];
  return verbs.flatMap((verb) => {
    const same = codes.filter((code) => words.parts(code).verb === verb);
    return same.length < MANY ? same.map((code) => words.option(code)) : [together(words, verb, same)];
  });
}

function together(words: GameWords, verb: string, codes: readonly string[]): string {
  const things = codes.map((code) => argumentName(words, code));
  const heading = words.message(`code-${verb}`, '', { arg: '…', seat: 'none' });
  return `${heading} ${[...new Set(things)].join(', ')}`;
}

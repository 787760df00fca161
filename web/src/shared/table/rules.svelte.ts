/** Any part of a page may show a rule beside what it speaks of; one place shows it. */

import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('rules');

export class RuleReader {
  rule = $state('');
  anchor = $state.raw<HTMLElement | null>(null);
  /** What the rule is the answer to; empty: nothing was asked but the rule. */
  about = $state('');
  /** What else helps here, shown below the rule. */
  more = $state.raw<Snippet | null>(null);

  /** Show a rule beside an element; once more hides it. */
  show(rule: string, anchor: HTMLElement, about = '', more: Snippet | null = null): void {
    const again = this.anchor === anchor && this.rule === rule;
    this.rule = again ? '' : rule;
    this.anchor = again ? null : anchor;
    this.about = about;
    this.more = more;
  }

  close(): void {
    this.rule = '';
    this.anchor = null;
  }
}

export function provideRules(): RuleReader {
  return setContext(KEY, new RuleReader());
}

/** None where a page has no place to show a rule. */
export function useRules(): RuleReader | undefined {
  return getContext(KEY);
}

/** A press on what cannot be chosen tells what it is, or, while one like it is asked for, why it cannot be. */
import { useWhy } from '$shared/learn/why.svelte';
import { useRules } from '$shared/table/rules.svelte';

export interface Thing {
  /** Its name and what it does. */
  text: string;
  rule: string;
  /** The code that it would stand for, if it could be chosen; null: nothing like it is asked for. */
  meant?: string | null;
}

export type Explain = (thing: Thing, anchor: HTMLElement) => void;

/** Null where a page has no place to show rules. Only while a component is made. */
export function useExplain(): Explain | null {
  const [rules, why] = [useRules(), useWhy()];
  if (rules === undefined) return null;
  return ({ text, rule, meant = null }, anchor) => {
    if (meant !== null && why?.isAsked) void why.ask(meant, anchor);
    else rules.show(rule, anchor, text);
  };
}

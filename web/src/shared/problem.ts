/** A failure in the reader's words. */
import { Refused } from './api';
import type { Failure } from './protocol';
import { hasText, t, type GameWords } from './words.svelte';

export function problem(error: unknown): string {
  if (!(error instanceof Refused)) return t('problem-unreachable');
  const { failure } = error;
  return hasText(`error-${failure.error}`) ? t(`error-${failure.error}`, failure.about) : failure.message;
}

/** Settings that do not go together: the rule that says so in the reader's words, else the server's own sentence. */
export async function optionsProblem(failure: Pick<Failure, 'message' | 'rule'>, words: GameWords): Promise<string> {
  const text = t('error-bad-options');
  await words.loadRules().catch(() => undefined);
  if (!words.has(`rule-${failure.rule}`)) return `${text} ${failure.message}`;
  return `${text} ${words.rule_title(failure.rule)}: ${words.rule(failure.rule)}`;
}

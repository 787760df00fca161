/** A failure in the reader's words. */
import { Refused } from './api';
import { hasText, t } from './words.svelte';

export function problem(error: unknown): string {
  if (!(error instanceof Refused)) return t('problem-unreachable');
  const { failure } = error;
  return hasText(`error-${failure.error}`) ? t(`error-${failure.error}`, failure.about) : failure.message;
}

import { settings } from '../settings.svelte';

/** A share of one, as whole percents in the reader's language. */
export function percent(value: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(value);
}

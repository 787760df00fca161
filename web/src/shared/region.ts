/** Where the reader is, as the browser tells: dates and times are written as people there write them. */
import { settings } from './settings.svelte';

/** The region of the first language that names one; empty where none does. */
export function regionOf(tags: readonly string[]): string {
  return tags.map((tag) => new Intl.Locale(tag).region).find(Boolean) ?? '';
}

/** The page's language as it is written in the reader's region: `en-NL` has the words of one and the order of the other. */
export function locale(tags: readonly string[] = navigator.languages): string {
  const region = regionOf(tags);
  return region ? `${settings.language}-${region}` : settings.language;
}

/** How long ago something was, in the reader's language. */
import { settings } from '../../shared/settings.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Below a minute it is 'now': nobody wants to see seconds tick. */
export function ago(then: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const passed = Math.max(0, now - then);
  const step = STEPS.find(([, length]) => passed >= length);
  return step ? format.format(-Math.floor(passed / step[1]), step[0]) : format.format(0, 'second');
}

/** After this browser has become somebody else. */
import { push } from './push.svelte';

/** Subscribes again as the new person, and loads the first page afresh. */
export async function startAnew(): Promise<void> {
  await push.load().catch(() => undefined);
  window.location.assign('/');
}

/** After this browser has become somebody else. */
import { push } from './push.svelte';

/** Calls follow the person, and every page must be told anew who it belongs to. */
export async function startAnew(): Promise<void> {
  await push.load().catch(() => undefined);
  window.location.assign('/');
}

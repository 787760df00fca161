/** A browser may change its address by itself: then it subscribes anew, and tells the server. */
import type { Scope } from './scope';

export async function subscribeAgain(scope: Scope, old: PushSubscription | null | undefined): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const fresh = await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = fresh.toJSON();
  const language = scope.navigator.language.slice(0, 2);
  await fetch('/api/push', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language }),
  });
}

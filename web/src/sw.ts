/**
 * The service worker: it shows notifications, and says so when there is no connection. It keeps nothing, so that it can
 * never show a game as it was: what may be kept are the built files, and browsers keep those by themselves.
 */
import { subscribeAgain } from './worker/again';
import { openNotification, showNotification } from './worker/notifications';
import { offlinePage } from './worker/offline';
import type { Change, Click, Fetched, PushMessage, Scope } from './worker/scope';

/** Filled in when it is built: the names of files change with their contents. */
declare const ICON: string;
declare const BADGE: string;

const scope = self as unknown as Scope;

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event: PushMessage) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('push', (event: PushMessage) =>
  event.waitUntil(showNotification(scope, { icon: ICON, badge: BADGE }, event.data?.text())),
);
scope.addEventListener('notificationclick', (event: Click) =>
  event.waitUntil(openNotification(scope, event.notification)),
);
scope.addEventListener('pushsubscriptionchange', (event: Change) =>
  event.waitUntil(subscribeAgain(scope, event.oldSubscription)),
);
scope.addEventListener('fetch', (event: Fetched) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => offlinePage(scope.navigator.language.slice(0, 2))));
});

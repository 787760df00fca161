/** Shows a push message as a notification, and opens its table on a click. */
import type { PushCall } from '../shared/protocol';
import type { Notice, Scope } from './scope';
import { say } from './words';

export interface Pictures {
  icon: string;
  badge: string;
}

/** Parses a push message; `{}` if it is not an object. A newer server may add fields. */
function parsePush(text: string | undefined): Partial<PushCall> {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page to open: the table, or the settings for a test. */
export function pathOf(push: Partial<PushCall>): string {
  const table = text(push.table);
  if (/^[a-z0-9]+$/.test(table)) return `/table/${table}`;
  return push.event === 'test' ? '/settings' : '/';
}

/** Always shows something: browsers withdraw the permission from pages that receive a push and show nothing. */
export async function showNotification(scope: Scope, pictures: Pictures, data: string | undefined): Promise<void> {
  const push = parsePush(data);
  const language = text(push.language) || scope.navigator.language.slice(0, 2);
  const args = { title: text(push.title), name: text(push.name) };
  const said = say(language, `notification-${text(push.event)}`, args) ?? say(language, 'notification-unknown')!;
  await scope.registration.showNotification(said.title, {
    body: said.body,
    lang: language,
    // A newer notification of the same table replaces the older one, and sounds again.
    tag: text(push.table) || 'lamster',
    renotify: true,
    data: { path: pathOf(push) },
    ...pictures,
  });
}

/** Focuses the page that shows the table, or opens one. Other pages stay as they are. */
export async function openNotification(scope: Scope, notice: Notice): Promise<void> {
  notice.close();
  const path = (notice.data as { path?: string } | null)?.path ?? '/';
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

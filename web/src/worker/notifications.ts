/** What is done when the server calls: a notification, which leads to the table. */
import type { PushCall } from '../shared/protocol';
import type { Notice, Scope } from './scope';
import { say } from './words';

export interface Pictures {
  icon: string;
  badge: string;
}

/** What came, if it is something that we know; a newer server may say more. */
function callIn(text: string | undefined): Partial<PushCall> {
  try {
    const found: unknown = JSON.parse(text ?? '');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page to open: a table, else the settings, where one tries this out. */
export function pathOf(call: Partial<PushCall>): string {
  const table = text(call.table);
  if (/^[a-z0-9]+$/.test(table)) return `/table/${table}`;
  return call.event === 'test' ? '/settings' : '/';
}

/** Something is always shown: browsers take the right to be called from those who stay silent. */
export async function showCall(scope: Scope, pictures: Pictures, data: string | undefined): Promise<void> {
  const call = callIn(data);
  const language = text(call.language) || scope.navigator.language.slice(0, 2);
  const args = { title: text(call.title), name: text(call.name) };
  const said = say(language, `call-${text(call.event)}`, args) ?? say(language, 'call-unknown')!;
  await scope.registration.showNotification(said.title, {
    body: said.body,
    lang: language,
    // A newer call about the same table takes the place of the older one, and is heard again.
    tag: text(call.table) || 'lamster',
    renotify: true,
    data: { path: pathOf(call) },
    ...pictures,
  });
}

/** To the table: the page that shows it already, else a new one. What is open elsewhere stays as it is. */
export async function openCall(scope: Scope, notice: Notice): Promise<void> {
  notice.close();
  const path = (notice.data as { path?: string } | null)?.path ?? '/';
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : scope.clients.openWindow(path));
}

import { describe, expect, test, vi } from 'vitest';
import { subscribeAgain } from '../../src/worker/again';
import { openNotification, pathOf, showNotification } from '../../src/worker/notifications';
import { offlinePage } from '../../src/worker/offline';
import type { Client, Notice, Scope } from '../../src/worker/scope';
import { say } from '../../src/worker/words';
import { CALL_EVENTS, type PushCall } from '../../src/shared/protocol';
import { manifestOf } from '../../installable';

const push: PushCall = {
  event: 'turn',
  table: 'abc234',
  game: 'on-the-lam',
  title: 'On the Lam!',
  seat: 0,
  name: 'Ann',
  language: 'en',
};
const pictures = { icon: '/icon.png', badge: '/badge.png' };

function scopeWith(pages: Client[] = []) {
  const shown = vi.fn(async (_title: string, _options: Record<string, unknown>) => undefined);
  const opened = vi.fn(async (_path: string) => undefined);
  const scope = {
    navigator: { language: 'nl-NL' },
    registration: { showNotification: shown },
    clients: { matchAll: async () => pages, openWindow: opened },
  } as unknown as Scope;
  return { scope, shown, opened };
}

function page(url: string) {
  return { url, focus: vi.fn(async () => undefined) };
}

const notice = (path: string): Notice => ({ data: { path }, close: vi.fn() });

describe('a notification', () => {
  test('is shown in the language of its receiver, once for each table', async () => {
    const { scope, shown } = scopeWith();
    await showNotification(scope, pictures, JSON.stringify(push));
    await showNotification(scope, pictures, JSON.stringify({ ...push, language: 'nl' }));
    expect(shown.mock.calls.map(([title]) => title)).toEqual(['Your turn: On the Lam!', 'Jouw beurt: On the Lam!']);
    expect(shown.mock.calls[0]?.[1]).toMatchObject({
      body: 'Ann, the others are waiting for you.',
      tag: 'abc234',
      data: { path: '/table/abc234' },
      ...pictures,
    });
  });

  test.each(CALL_EVENTS)('has words for %s in both languages', async (event) => {
    for (const language of ['en', 'nl']) {
      const said = say(language, `notification-${event}`, { title: 'TITLE', name: 'NAME' })!;
      expect(said.title.length).toBeGreaterThan(3);
      expect(said.body.length).toBeGreaterThan(3);
      expect(said.title + said.body).not.toContain('{');
    }
  });

  test.each([undefined, '', '{', 'null', '7', '{"event":"new-thing","table":"x/../y"}'])(
    'of %s is shown all the same',
    async (data) => {
      const { scope, shown } = scopeWith();
      await showNotification(scope, pictures, data);
      expect(shown).toHaveBeenCalledOnce();
      expect(shown.mock.calls[0]?.[0]).toBe('Lamster');
      expect(shown.mock.calls[0]?.[1]).toMatchObject({ data: { path: '/' } });
    },
  );

  test('leads to its table, and to no other address', () => {
    expect(pathOf(push)).toBe('/table/abc234');
    expect(pathOf({ ...push, event: 'test', table: '' })).toBe('/settings');
    expect(pathOf({ ...push, table: '//evil.example' })).toBe('/');
  });
});

describe('a press on it', () => {
  test('goes to the page that shows the table', async () => {
    const there = page('https://games.example.org/table/abc234?x#y');
    const { scope, opened } = scopeWith([page('https://games.example.org/table/other'), there]);
    const pressed = notice('/table/abc234');
    await openNotification(scope, pressed);
    expect(pressed.close).toHaveBeenCalledOnce();
    expect(there.focus).toHaveBeenCalledOnce();
    expect(opened).not.toHaveBeenCalled();
  });

  test('opens one when there is none, and leaves other games alone', async () => {
    const other = page('https://games.example.org/table/other');
    const { scope, opened } = scopeWith([other]);
    await openNotification(scope, notice('/table/abc234'));
    expect(opened).toHaveBeenCalledWith('/table/abc234');
    expect(other.focus).not.toHaveBeenCalled();
  });
});

describe('without a connection', () => {
  test.each([
    ['en', 'You are offline'],
    ['nl', 'Je bent offline'],
    ['fr', 'You are offline'],
  ])('there is a page in %s that is not kept', async (language, title) => {
    const response = offlinePage(language);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain(`<h1>${title}</h1>`);
  });
});

test('a browser with a new address tells the server', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', sent);
  const fresh = { toJSON: () => ({ endpoint: 'https://push.example.net/2', keys: { p256dh: 'p', auth: 'a' } }) };
  const subscribe = vi.fn(async () => fresh);
  const scope = { navigator: { language: 'nl' }, registration: { pushManager: { subscribe } } } as unknown as Scope;
  await subscribeAgain(scope, null);
  expect(sent).not.toHaveBeenCalled();
  const key = new ArrayBuffer(65);
  await subscribeAgain(scope, { options: { applicationServerKey: key } } as unknown as PushSubscription);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  expect(JSON.parse(sent.mock.calls[0]?.[1].body as string)).toEqual({
    endpoint: 'https://push.example.net/2',
    keys: { p256dh: 'p', auth: 'a' },
    language: 'nl',
  });
  vi.unstubAllGlobals();
});

test('the manifest has icons of the sizes that systems ask for, and shortcuts in both languages', () => {
  const icons = { 'icon-192.png': 'assets/a.png', 'icon-512.png': 'assets/b.png', 'maskable-512.png': 'assets/c.png' };
  const manifests = ['en', 'nl'].map((language) => manifestOf(language, icons) as Record<string, any>);
  expect(manifests[0]!.icons.map((icon: { src: string; purpose: string }) => [icon.src, icon.purpose])).toEqual([
    ['/assets/a.png', 'any'],
    ['/assets/b.png', 'any'],
    ['/assets/c.png', 'maskable'],
  ]);
  expect(manifests.map((manifest) => manifest.shortcuts[0].name)).toEqual(['New table', 'Nieuwe tafel']);
});

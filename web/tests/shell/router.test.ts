import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { go, innerPath, placeOf, route, startRouter } from '../../src/shared/router.svelte';

describe('paths', () => {
  test.each([
    ['/', 'home', {}],
    ['/new/on-the-lam', 'new', { game: 'on-the-lam' }],
    ['/table/abc', 'table', { id: 'abc' }],
    ['/table/abc/', 'table', { id: 'abc' }],
    ['/replay/abc', 'replay', { id: 'abc' }],
    ['/rules', 'rules', {}],
    ['/rules/on-the-lam', 'rules', { game: 'on-the-lam' }],
    ['/rules/a%20b', 'rules', { game: 'a b' }],
    ['/rules/%', 'rules', { game: '%' }],
    ['/settings', 'settings', {}],
    ['/new', 'not-found', {}],
    ['/table/a/b', 'not-found', {}],
    ['/elsewhere', 'not-found', {}],
  ])('%s', (path, page, params) => {
    expect(placeOf(path)).toEqual({ page, params });
  });
});

describe('going', () => {
  let stop: () => void;

  beforeEach(() => {
    stop = startRouter();
    go('/');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  afterEach(() => {
    stop();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  function link(attributes: Record<string, string>): HTMLAnchorElement {
    const made = document.createElement('a');
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(document.createElement('span'));
    document.body.append(made);
    return made;
  }

  const click = (made: HTMLAnchorElement, init: MouseEventInit = {}) =>
    made.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  /** Where we would go; the click itself ends there, so that nothing leaves the page. */
  function pathOf(attributes: Record<string, string>, init: MouseEventInit = {}): string | null {
    let path: string | null = 'never clicked';
    const made = link(attributes);
    made.addEventListener('click', (event) => {
      path = innerPath(event);
      event.preventDefault();
    });
    click(made, init);
    return path;
  }

  test('a path, with query and place', () => {
    go('/replay/abc?eyes=1#12');
    expect(route.page).toBe('replay');
    expect(route.params.id).toBe('abc');
    expect(route.query.get('eyes')).toBe('1');
    expect(route.hash).toBe('12');
    expect(window.location.pathname).toBe('/replay/abc');
  });

  test('another page begins at its top, another place on the same page does not', () => {
    go('/rules/on-the-lam');
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
    go('/rules/on-the-lam#OTL-T3');
    expect(window.scrollTo).toHaveBeenCalledTimes(1);
  });

  test('replacing leaves nothing to come back to', () => {
    const before = window.history.length;
    go('/settings', { replace: true });
    expect(window.history.length).toBe(before);
    expect(route.page).toBe('settings');
  });

  test('an ordinary link is followed inside the page', () => {
    click(link({ href: '/settings' }));
    expect(route.page).toBe('settings');
  });

  test.each([
    ['to another host', { href: 'https://example.org/settings' }, {}],
    ['to the interface of the server', { href: '/api/tables/abc/record' }, {}],
    ['that downloads', { href: '/settings', download: '' }, {}],
    ['into another tab', { href: '/settings', target: '_blank' }, {}],
    ['with a key for another tab', { href: '/settings' }, { ctrlKey: true }],
    ['with the middle button', { href: '/settings' }, { button: 1 }],
    ['without an address', {}, {}],
  ])('a link %s is left to the browser', (_, attributes, init) => {
    expect(pathOf(attributes as Record<string, string>, init)).toBeNull();
  });

  test('the path of a link of ours is taken whole', () => {
    expect(pathOf({ href: '/replay/abc?eyes=1#12' })).toBe('/replay/abc?eyes=1#12');
  });

  test('a place on this page is left to the browser, which then tells us', () => {
    go('/rules/on-the-lam');
    const push = vi.spyOn(window.history, 'pushState');
    click(link({ href: '/rules/on-the-lam#OTL-T3' }));
    expect(push).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/rules/on-the-lam#OTL-T3');
    window.dispatchEvent(new Event('hashchange'));
    expect(route.hash).toBe('OTL-T3');
  });

  test('the back button', () => {
    go('/settings');
    window.history.replaceState(null, '', '/rules');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(route.page).toBe('rules');
  });
});

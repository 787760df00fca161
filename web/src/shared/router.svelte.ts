/** Real paths without reloading: ordinary links are followed inside the page, and `route` tells where we are. */

export type Page =
  'home' | 'new' | 'table' | 'replay' | 'rules' | 'settings' | 'learn' | 'games' | 'device' | 'not-found';

export interface Place {
  page: Page;
  /** `game` of new and rules, `id` of table and replay. */
  params: { game?: string; id?: string };
}

const PATHS: [RegExp, Page, 'game' | 'id' | null][] = [
  [/^\/$/, 'home', null],
  [/^\/new\/([^/]+)\/?$/, 'new', 'game'],
  [/^\/table\/([^/]+)\/?$/, 'table', 'id'],
  [/^\/replay\/([^/]+)\/?$/, 'replay', 'id'],
  [/^\/rules(?:\/([^/]+))?\/?$/, 'rules', 'game'],
  [/^\/settings\/?$/, 'settings', null],
  [/^\/learn\/?$/, 'learn', null],
  [/^\/games\/?$/, 'games', null],
  [/^\/device\/?$/, 'device', null],
];

/** What a path stands for. */
export function placeOf(path: string): Place {
  for (const [pattern, page, param] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, params: paramsOf(param, found[1]) };
  }
  return { page: 'not-found', params: {} };
}

function paramsOf(param: 'game' | 'id' | null, text: string | undefined): Place['params'] {
  if (param === null || text === undefined) return {};
  try {
    return { [param]: decodeURIComponent(text) };
  } catch {
    return { [param]: text };
  }
}

class Route {
  #address = $state.raw(new URL(window.location.href));
  #place = $derived(placeOf(this.#address.pathname));

  get page(): Page {
    return this.#place.page;
  }
  get params(): Place['params'] {
    return this.#place.params;
  }
  get path(): string {
    return this.#address.pathname;
  }
  get query(): URLSearchParams {
    return this.#address.searchParams;
  }
  /** Without the `#`. */
  get hash(): string {
    return decodeHash(this.#address.hash.slice(1));
  }

  reread(): void {
    this.#address = new URL(window.location.href);
  }
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = new Route();

/** What a table finds when it was made to be played at once. */
export const AT_ONCE = 'at-once';

/** Go to a path of ours. `replace`: the place we leave is not one to come back to; `state`: what the new one finds. */
export function go(path: string, how: { replace?: boolean; state?: string } = {}): void {
  const target = new URL(path, window.location.href);
  const same = target.pathname === window.location.pathname;
  window.history[how.replace ? 'replaceState' : 'pushState'](how.state || null, '', target);
  route.reread();
  if (!same) window.scrollTo(0, 0);
}

/** The path of a link that stays inside the client; null: the browser follows it by itself. */
export function innerPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !link.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href, window.location.href);
  if (url.origin !== window.location.origin || url.pathname.startsWith('/api/')) return null;
  return url.pathname + url.search + url.hash;
}

function follow(event: MouseEvent): void {
  const path = innerPath(event);
  // A link into the page itself is the browser's: it scrolls and moves the focus, and tells us by `hashchange`.
  if (path === null || isHere(path)) return;
  event.preventDefault();
  go(path);
}

function isHere(path: string): boolean {
  return path.includes('#') && path.split('#')[0] === window.location.pathname + window.location.search;
}

/** Follow links and the back button from now on; returns how to stop. */
export function startRouter(): () => void {
  const reread = () => route.reread();
  document.addEventListener('click', follow);
  window.addEventListener('popstate', reread);
  window.addEventListener('hashchange', reread);
  return () => {
    document.removeEventListener('click', follow);
    window.removeEventListener('popstate', reread);
    window.removeEventListener('hashchange', reread);
  };
}

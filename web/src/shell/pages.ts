/** Every page is a file of its own, fetched when somebody goes there; one that is missing is a page not found. */
import type { Component } from 'svelte';
import type { Page } from '../shared/router.svelte';
import { loadApart, type Apart } from '../shared/words.svelte';

interface Module {
  default: Component;
}

const FILES = import.meta.glob<Module>('../pages/*.svelte');

const NAMES: Record<Page, string> = {
  home: 'Home',
  new: 'NewTable',
  table: 'Table',
  replay: 'Replay',
  rules: 'Rules',
  settings: 'Settings',
  learn: 'Learn',
  games: 'Games',
  device: 'Device',
  'not-found': 'NotFound',
};

/**
 * Texts that not every page shows. Those of `site` are for all pages but those of a table, which have many of their own;
 * there those of `later` come with the first part that is fetched later.
 */
const TEXTS: Record<Page, readonly Apart[]> = {
  home: ['site', 'later'],
  new: ['site', 'later'],
  table: [],
  replay: ['after', 'later'],
  rules: ['site', 'later'],
  settings: ['site', 'later', 'notifications'],
  learn: ['site', 'later'],
  games: ['site', 'later', 'after'],
  device: ['site', 'later', 'notifications'],
  'not-found': ['site', 'later'],
};

const fileOf = (page: Page) => `../pages/${NAMES[page]}.svelte`;

export async function loadPage(page: Page): Promise<Component> {
  const load = FILES[fileOf(page)] ?? FILES[fileOf('not-found')];
  if (!load) throw new Error(`there is no page ${page}`);
  const [module] = await Promise.all([load(), ...TEXTS[page].map((apart) => loadApart(apart))]);
  return module.default;
}

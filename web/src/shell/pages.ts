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

/** Texts that only these pages show. */
const TEXTS: Partial<Record<Page, Apart>> = {
  replay: 'after',
  games: 'after',
  settings: 'notifications',
  device: 'notifications',
};

const fileOf = (page: Page) => `../pages/${NAMES[page]}.svelte`;

export async function loadPage(page: Page): Promise<Component> {
  const load = FILES[fileOf(page)] ?? FILES[fileOf('not-found')];
  if (!load) throw new Error(`there is no page ${page}`);
  const texts = TEXTS[page];
  const [module] = await Promise.all([load(), texts && loadApart(texts)]);
  return module.default;
}

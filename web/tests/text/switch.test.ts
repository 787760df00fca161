/** Words instead of the picture: by the key, in the menu, right before the board, and in a replay. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Settings from '../../src/pages/Settings.svelte';
import KeysDialog from '../../src/shared/table/KeysDialog.svelte';
import { settings, Settings as Kept, STORED } from '../../src/shared/settings.svelte';
import { fakeSockets, full, position, you } from '../table/fixtures';
import { open } from '../table/opening';
import texts from '../words.json';
import { recorded } from './games';

const { view } = recorded('on_the_lam', 'move-late').position;

const answers: Record<string, unknown> = {
  '/api/me': { person: 'p0', name: 'Ann' },
  '/api/games': { games: [texts.game], levels: ['easy', 'medium'] },
};

beforeEach(() => {
  fakeSockets();
  settings.language = 'en';
  settings.motion = 'reduced';
  const answer = (path: string) => new Response(JSON.stringify(answers[path] ?? { others: [] }));
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
});

afterEach(() => {
  settings.text = false;
  vi.unstubAllGlobals();
});

const here = () => full({ position: position(4, { view }), you: you({ eyes: 0 }) });
const words = () => document.querySelector('.board [data-text]');
const picture = () => document.querySelector('.board svg.picture');

test('the key turns the picture into words and back, and says so', async () => {
  await open(here());
  await waitFor(() => expect(picture()).toBeTruthy());
  await fireEvent.keyDown(document.body, { key: 't' });
  await waitFor(() => expect(words()).toBeTruthy());
  expect(picture()).toBeNull();
  expect(settings.text).toBe(true);
  expect(screen.getByRole('heading', { name: 'The city, place by place' })).toBeTruthy();
  expect(document.querySelector('.hand [data-text]')?.textContent).toContain('Alibi:');
  await fireEvent.keyDown(document.body, { key: 'T' });
  await waitFor(() => expect(picture()).toBeTruthy());
});

test('so do the button before the board and the menu', async () => {
  await open(here());
  const button = screen.getByRole('button', { name: 'Show the board as text' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(button);
  await waitFor(() => expect(words()).toBeTruthy());
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.isConnected).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
  await fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Board as text: on' }));
  await waitFor(() => expect(picture()).toBeTruthy());
});

test('who chose words sees them at once', async () => {
  settings.text = true;
  await open(here());
  await waitFor(() => expect(words()).toBeTruthy());
  expect(picture()).toBeNull();
});

test('it is a setting that is kept, and its key is listed', async () => {
  render(Settings);
  await fireEvent.click(screen.getByRole('switch', { name: /Show the board as text/ }));
  expect(new Kept(window.localStorage, ['en']).text).toBe(true);
  expect(JSON.parse(window.localStorage.getItem(STORED)!).text).toBe(true);
  render(KeysDialog, { open: true });
  expect(document.body.textContent).toContain('board as text, or as a picture');
});

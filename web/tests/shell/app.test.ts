import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../../src/App.svelte';
import { api } from '../../src/shared/api';
import { go, startRouter } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { card, eventually, fakeServer, games, nobodyHome } from './fixtures';

let stop: () => void;

beforeEach(() => {
  settings.language = 'en';
  settings.theme = 'dark';
  settings.motion = 'reduced';
  api.forget();
  fakeServer({
    'GET /api/me': { person: 'p', name: 'Kim' },
    'GET /api/games': games,
    'GET /api/lobby': nobodyHome,
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stop = startRouter();
  go('/');
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the shell', () => {
  test('marks the page one is on, and moves the focus to its heading', async () => {
    render(App);
    await heading('Lamster');
    expect(document.activeElement).toBe(document.body);
    const link = screen.getByRole('link', { name: 'Settings' });
    await fireEvent.click(link);
    const arrived = await heading('Settings');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Play' }).hasAttribute('aria-current')).toBe(false);
    await eventually(() => expect(document.activeElement).toBe(arrived));
  });

  test('a new page of another kind gets the focus on its own heading, not on the one before', async () => {
    render(App);
    await screen.findByRole('button', { name: 'Play now against bots' });
    go(`/new/${card.name}`);
    const arrived = await heading('New table');
    await eventually(() => expect(document.activeElement).toBe(arrived));
  });

  test('switches the language in one tap, in the header', async () => {
    render(App);
    await heading('Lamster');
    await fireEvent.click(screen.getByRole('button', { name: 'Nederlands' }));
    expect(await screen.findByText('Spellen')).toBeTruthy();
    expect(document.documentElement.lang).toBe('nl');
    expect(screen.getByRole('button', { name: 'Nederlands' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('writes theme and motion where the styles look for them', async () => {
    render(App);
    await heading('Lamster');
    const root = document.documentElement;
    expect([root.dataset.theme, root.dataset.motion]).toEqual(['dark', 'reduced']);
    settings.theme = 'light';
    settings.motion = 'full';
    await eventually(() => expect([root.dataset.theme, root.dataset.motion]).toEqual(['light', 'full']));
  });

  test('an address that is none says so', async () => {
    go('/nowhere');
    render(App);
    await heading('A dead end');
    expect(document.title).toBe('A dead end · Lamster');
  });

  test('says whose the games are', async () => {
    render(App);
    await heading('Lamster');
    expect(screen.getByRole('contentinfo').textContent).toMatch(/unofficial.*designers and publishers/);
  });
});

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import HomePage from '../../src/pages/Home.svelte';
import { api } from '../../src/shared/api';
import { me } from '../../src/shared/me.svelte';
import type { Lobby, SeatCard } from '../../src/shared/protocol';
import { go, route } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import * as sound from '../../src/shared/sound';
import { ago } from '../../src/shell/home/ago.svelte';
import { playersOf } from '../../src/shell/home/facts';
import { quickTable } from '../../src/shell/home/quick';
import { AGAIN_AFTER, EVERY, HIDDEN_EVERY, inOrder } from '../../src/shell/lobby.svelte';
import { type Asked, card, eventually, fakeServer, games, LEVELS, nobodyHome, Refusal, tableCard } from './fixtures';

describe('the order of tables', () => {
  test('my turn first, then what is played, then what is open, the newest first', () => {
    const cards = [
      tableCard('over', { phase: 'over', updated: 9 }),
      tableCard('open', { updated: 8 }),
      tableCard('old', { phase: 'playing', updated: 1 }),
      tableCard('new', { phase: 'playing', updated: 2 }),
      tableCard('turn', { phase: 'playing', updated: 0, my_turn: true }),
    ];
    expect(inOrder(cards).map(({ id }) => id)).toEqual(['turn', 'new', 'old', 'open', 'over']);
  });
});

describe('where one is awaited', () => {
  const rank = (...cards: ReturnType<typeof tableCard>[]) => inOrder(cards).map(({ id }) => id);

  test('who has the least time comes first, and being asked counts as a turn', () => {
    const turn = { phase: 'playing', my_turn: true } as const;
    const cards = [
      tableCard('untimed', { ...turn, updated: 5 }),
      tableCard('asked', { phase: 'playing', updated: 9, consulted: true }),
      tableCard('days', { ...turn, left: 90_000_000 }),
      tableCard('soon', { ...turn, left: 60_000 }),
      tableCard('waiting', { phase: 'playing', updated: 99 }),
    ];
    expect(rank(...cards)).toEqual(['soon', 'days', 'asked', 'untimed', 'waiting']);
  });

  test('what ended unseen comes before what is going on', () => {
    const ended = tableCard('ended', { phase: 'over', unseen: 3 });
    const known = tableCard('known', { phase: 'over', unseen: 0, updated: 9 });
    expect(rank(known, tableCard('on', { phase: 'playing', updated: 9 }), ended)).toEqual(['ended', 'on', 'known']);
  });
});

describe('how long ago', () => {
  test.each([
    [30_000, 'now', 'nu'],
    [61_000, '1 minute ago', '1 minuut geleden'],
    [7_300_000, '2 hours ago', '2 uur geleden'],
    [90_000_000, 'yesterday', 'gisteren'],
  ])('%i ms', (passed, english, dutch) => {
    settings.language = 'en';
    expect(ago(1_000, 1_000 + passed)).toBe(english);
    settings.language = 'nl';
    expect(ago(1_000, 1_000 + passed)).toBe(dutch);
  });

  test('a clock that is behind is not the future', () => {
    settings.language = 'en';
    expect(ago(5_000, 1_000)).toBe('now');
  });
});

describe('a quick start', () => {
  test('is me against one bot, or as few as the game allows', () => {
    expect(quickTable(card, LEVELS).seats).toEqual(['me', 'medium']);
    expect(quickTable({ ...card, seats: [3, 4] }, LEVELS).seats).toEqual(['me', 'medium', 'medium']);
    expect(quickTable({ ...card, seats: [1] }, LEVELS).seats).toEqual(['me']);
    expect(quickTable({ ...card, seats: [1, 2, 4] }, LEVELS).seats).toEqual(['me', 'medium']);
  });
});

describe('the number of players', () => {
  test.each([
    [[2, 3, 4], '2 to 4 players', '2 tot 4 spelers'],
    [[2], '2 players', '2 spelers'],
    [[1], '1 player', '1 speler'],
    [[1, 2, 4], '1, 2, or 4 players', '1, 2 of 4 spelers'],
  ])('%j', (seats, english, dutch) => {
    settings.language = 'en';
    expect(playersOf({ ...card, seats })).toBe(english);
    settings.language = 'nl';
    expect(playersOf({ ...card, seats })).toBe(dutch);
  });
});

describe('the page', () => {
  let asked: Asked[];
  let lobby: Lobby;

  beforeEach(() => {
    settings.language = 'en';
    api.forget();
    me.name = 'Kim';
    lobby = nobodyHome;
    asked = fakeServer({
      'GET /api/me': { person: 'p', name: 'Kim' },
      'GET /api/games': games,
      'GET /api/lobby': () => lobby,
      'POST /api/tables': { table: 'abc' },
    });
    go('/');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('tells what a game is, in its own words, and whose', async () => {
    render(HomePage);
    expect(await screen.findByText(/The whole town thinks you did it/)).toBeTruthy();
    expect(screen.getByText('2 to 4 players')).toBeTruthy();
    expect(screen.getByText("Designer: Holly D'Zmura")).toBeTruthy();
    expect(screen.queryByText(/none stated/)).toBeNull();
    settings.language = 'nl';
    expect(await screen.findByText(/De hele stad wijst naar jou/)).toBeTruthy();
  });

  test('goes straight to a table against a bot', async () => {
    render(HomePage);
    await fireEvent.click(await screen.findByRole('button', { name: 'Play now against bots' }));
    await eventually(() => expect(route.path).toBe('/table/abc'));
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ seats: ['me', 'medium'] });
  });

  test('says of a table that this server cannot open why, and has no name for who is erased', async () => {
    const seats: SeatCard[] = [
      { label: '1', holder: 'person', name: 'Kim', mine: true },
      { label: '2', holder: 'person', name: '', mine: false },
    ];
    lobby = { mine: [tableCard('m1', { phase: 'playing', trouble: 'other-rules', seats })], open: [] };
    render(HomePage);
    const link = await screen.findByRole('link', { name: /different version of the rules/ });
    expect(link.textContent).toContain('Anonymous');
  });

  test('lists my tables with my turns, and open ones without mine', async () => {
    const mine = tableCard('m1', { phase: 'playing', my_turn: true });
    lobby = {
      mine: [tableCard('m2', { phase: 'over' }), mine],
      open: [tableCard('m1'), tableCard('o1', { options: { skill_die: 'd6' } })],
    };
    render(HomePage);
    const own = await screen.findByRole('region', { name: 'Your tables' });
    expect(within(own).getByText('Your turn')).toBeTruthy();
    expect(
      within(own)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/table/m1']);
    const open = screen.getByRole('region', { name: 'Open tables' });
    expect(
      within(open)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/table/o1']);
    expect(await within(open).findByText(/Skill die: One six-sided die/)).toBeTruthy();
    expect(screen.getByText('Finished games')).toBeTruthy();
    await eventually(() => expect(document.title).toBe('(1) Lamster'));
  });

  test('tells what happened last, to whom it happened, and what is new', async () => {
    const seats: SeatCard[] = [
      { label: '1', holder: 'person', name: 'Kim', mine: true },
      { label: '2', holder: 'bot', name: 'easy', mine: false },
    ];
    const data = { event: 'stole-item', rule: 'OTL-C9', seat: 1, victim: 0, card: 'cup_of_joe' };
    const last = { n: 7, ply: 5, round: 1, data };
    lobby = { mine: [tableCard('m1', { phase: 'playing', seats, last, unseen: 3 })], open: [] };
    render(HomePage);
    const own = await screen.findByRole('region', { name: 'Your tables' });
    await eventually(() => expect(within(own).getByText('Bot 2 took the item Cup of Joe from you.')).toBeTruthy());
    expect(within(own).getByText('3 new')).toBeTruthy();
  });

  test('marks a game that ended unseen, and leads to the table; a known one to its replay', async () => {
    const over = (id: string, unseen: number) => tableCard(id, { phase: 'over', unseen });
    lobby = { mine: [over('known', 0), over('new', 4)], open: [] };
    render(HomePage);
    const own = await screen.findByRole('region', { name: 'Your tables' });
    const links = within(own).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/table/new']);
    expect(within(links[0]!).getByText('Over: see how it ended')).toBeTruthy();
    expect(document.querySelector('a[href="/replay/known"]')).not.toBeNull();
  });

  test('tells which roles are free', async () => {
    const seats: SeatCard[] = [
      { label: 'driver', holder: 'open', name: '', mine: false },
      { label: 'police', holder: 'bot', name: 'easy', mine: false },
    ];
    lobby = { mine: [], open: [tableCard('o1', { seats })] };
    render(HomePage);
    expect(await screen.findByText('driver: free')).toBeTruthy();
    expect(screen.getByText('police: Bot (Easy)')).toBeTruthy();
  });

  test('looks again every few seconds, and seldom while nobody does', async () => {
    vi.useFakeTimers();
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const times = () => asked.filter(({ path }) => path === '/api/lobby').length;
    const { unmount } = render(HomePage);
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(1);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(times()).toBe(2);
    seen.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(HIDDEN_EVERY - 1);
    expect(times()).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(4);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(times()).toBe(5);
    unmount();
    await vi.advanceTimersByTimeAsync(HIDDEN_EVERY * 3);
    expect(times()).toBe(5);
  });

  test('tells of a turn in its title, and by a bell if it has just come, even while nobody looks', async () => {
    vi.useFakeTimers();
    const rung = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const mine = (id: string) => tableCard(id, { phase: 'playing', my_turn: true });
    lobby = { mine: [mine('m1')], open: [] };
    render(HomePage);
    await vi.advanceTimersByTimeAsync(0);
    expect(document.title).toBe('(1) Lamster');
    expect(rung).not.toHaveBeenCalled();
    lobby = { mine: [mine('m1'), mine('m2')], open: [] };
    await vi.advanceTimersByTimeAsync(HIDDEN_EVERY);
    expect(document.title).toBe('(2) Lamster');
    expect(rung).toHaveBeenCalledExactlyOnceWith('turn');
  });

  test('says nothing of a server that is away for a moment only', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    render(HomePage);
    await vi.advanceTimersByTimeAsync(0);
    const answering = globalThis.fetch;
    const missing = vi.fn(() => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('fetch', missing);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(missing).toHaveBeenCalledOnce();
    expect(screen.queryByText(/No connection to the server/)).toBeNull();
    await vi.advanceTimersByTimeAsync(AGAIN_AFTER);
    expect(screen.getByText(/No connection to the server/)).toBeTruthy();
    vi.stubGlobal('fetch', answering);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(screen.queryByText(/No connection to the server/)).toBeNull();
  });

  test('tells who is banned why, and until when', async () => {
    const about = { reason: 'no manners', why: 'given', until: '2026-12-24', when: 'until' };
    fakeServer({ 'GET /api/lobby': new Refusal(403, { error: 'banned', message: '', rule: '', about }) });
    render(HomePage);
    expect(await screen.findByText(/until 2026-12-24\. Reason: no manners/)).toBeTruthy();
  });

  test('says when the server is away, and when it is back', async () => {
    vi.useFakeTimers();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const answering = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    render(HomePage);
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText(/No connection to the server/)).toBeTruthy();
    vi.stubGlobal('fetch', answering);
    await vi.advanceTimersByTimeAsync(EVERY);
    expect(screen.queryByText(/No connection to the server/)).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Play now against bots' })).toBeTruthy());
  });
});

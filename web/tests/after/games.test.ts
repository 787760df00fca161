import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayedGame } from '../../src/shared/protocol';
import Games from '../../src/pages/Games.svelte';
import { countBy, counted, levels, partners, rivals } from '../../src/shared/after/counts';
import { settings } from '../../src/shared/settings.svelte';
import { card } from '../table/fixtures';

const game = (table: string, part: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  game: 'on-the-lam',
  ended: 1_700_000_000_000,
  seats: 2,
  seat: '1',
  role: 'boxer',
  won: true,
  gave_up: false,
  rule: 'OTL-W1',
  rounds: 3,
  from_position: false,
  others: [{ name: 'Bob', bot: '', partner: false }],
  ...part,
});

const GAMES = [
  game('a'),
  game('b', { won: false, role: 'dame', others: [{ name: '', bot: 'hard', partner: false }] }),
  game('c', {
    won: false,
    gave_up: true,
    seats: 3,
    others: [
      { name: 'Bob', bot: '', partner: false },
      { name: 'Eva', bot: '', partner: true },
    ],
  }),
  game('d', { from_position: true }),
];

describe('counting', () => {
  it('gathers by any key, the most played first', () => {
    expect(countBy(GAMES, (each) => [String(each.seats)])).toEqual([
      { key: '2', played: 3, won: 2 },
      { key: '3', played: 1, won: 0 },
    ]);
    expect(countBy(counted(GAMES), rivals)).toEqual([{ key: 'Bob', played: 2, won: 1 }]);
    expect(countBy(GAMES, levels)).toEqual([{ key: 'hard', played: 1, won: 0 }]);
    expect(countBy(GAMES, partners)).toEqual([{ key: 'Eva', played: 1, won: 0 }]);
  });

  it('counts a game once for a key it has twice', () => {
    const two = game('e', { others: [1, 2].map(() => ({ name: '', bot: 'easy', partner: false })) });
    expect(countBy([two], levels)).toEqual([{ key: 'easy', played: 1, won: 1 }]);
  });
});

describe('the page', () => {
  let games: PlayedGame[];
  beforeEach(() => {
    settings.language = 'en';
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        new Response(JSON.stringify(path === '/api/games' ? { games: [card()], levels: [] } : { games })),
      ),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('tells the sum, and tables of all that counts', async () => {
    games = GAMES;
    render(Games);
    expect(await screen.findByText('3 games, 1 won (33%)')).toBeTruthy();
    expect(screen.getByText(/One game that continued from a position was practice/)).toBeTruthy();
    const people = screen.getByRole('table', { name: 'Against people' });
    expect(within(people).getByRole('row', { name: /Bob 2 1 50%/ })).toBeTruthy();
    const roles = screen.getByRole('table', { name: 'By role' });
    expect(within(roles).getByRole('row', { name: /^On the Lam! · .*Boxer.* 2 1 50%/i })).toBeTruthy();
    expect(screen.getByRole('link', { name: /CSV/ }).getAttribute('href')).toBe('/api/me/games.csv');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toHaveLength(4);
    await fireEvent.change(screen.getByRole('combobox', { name: 'Game' }), { target: { value: '1' } });
    expect(screen.getByText('3 games, 1 won (33%)')).toBeTruthy();
  });

  it('invites those who have none', async () => {
    games = [];
    render(Games);
    expect(await screen.findByText('You have not finished a game yet.')).toBeTruthy();
  });
});

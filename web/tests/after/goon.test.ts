/** Playing on from a position: who plays which seat of the new table. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import GoOn from '../../src/shared/after/GoOn.svelte';
import { api } from '../../src/shared/api';
import { me } from '../../src/shared/me.svelte';
import { route } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { eventually, fakeServer } from '../shell/fixtures';
import { card, seat } from '../table/fixtures';
import { wordsFor } from '../table/words';

beforeEach(() => {
  settings.language = 'en';
  api.forget();
  me.person = 'p0';
  me.name = 'Ann';
});
afterEach(() => vi.unstubAllGlobals());

test('bots keep their levels, and people are replaced by the usual one', async () => {
  const bot = (level: string) => ({ holder: 'bot' as const, person: null, bot: level });
  const seats = [seat(0), seat(1, bot('easy')), seat(2, bot('pacer')), seat(3)];
  const game = card({ levels: ['pacer'] });
  const asked = fakeServer({
    'GET /api/me': { person: 'p0', name: 'Ann' },
    'GET /api/games': { games: [game], levels: ['easy', 'medium'] },
    'POST /api/tables/t1/continue': { table: 't2' },
  });
  render(GoOn, { table: 't1', card: game, words: await wordsFor(), seats, eyes: 0, ply: 7 });
  await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Make the table' }));
  await eventually(() => expect(route.path).toBe('/table/t2'));
  expect(asked.at(-1)?.body).toEqual({ ply: 7, seats: ['me', 'easy', 'pacer', 'medium'] });
});

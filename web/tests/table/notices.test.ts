/** What happens to a seat, as each game tells it. */
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../src/games/registry';
import type { News } from '../../src/shared/protocol';
import type { GameWords } from '../../src/shared/words.svelte';
import { news } from './fixtures';

const WORDS = {
  event: (data: News['data']) => String(data.event),
  message: (name: string) => name,
  player: (seat: number) => `seat ${seat}`,
} as unknown as GameWords;

interface Case {
  folder: string;
  data: Record<string, unknown>;
  eyes?: number;
  view?: unknown;
}

async function kindOf({ folder, data, eyes = 0, view = {} }: Case): Promise<string | null> {
  const { notice } = await partsOf(folder);
  const event = news(5, data);
  return notice(event, { eyes, words: WORDS, view, news: [event] })?.kind ?? null;
}

const duel = { drivers: [{}] };

describe('a notice', () => {
  it.each<[string, Case, string | null]>([
    ['arrest', { folder: 'on_the_lam', data: { event: 'arrested', seat: 0 } }, 'bad'],
    ['arrest of another', { folder: 'on_the_lam', data: { event: 'arrested', seat: 1 } }, null],
    ['theft', { folder: 'on_the_lam', data: { event: 'stole-item', seat: 1, victim: 0 } }, 'bad'],
    ['theft, for the thief', { folder: 'on_the_lam', data: { event: 'stole-item', seat: 0, victim: 1 } }, null],
    ['bite', { folder: 'outrun', data: { event: 'bitten', seat: 0 } }, 'bad'],
    ['card from another', { folder: 'outrun', data: { event: 'placed', seat: 1, target: 0 } }, 'bad'],
    ['card of one’s own', { folder: 'outrun', data: { event: 'placed', seat: 0, target: 0 } }, null],
    ['pursuit', { folder: 'getaway_driver', data: { event: 'meter-up', seat: 0 }, view: duel }, 'bad'],
    ['crash, for the Driver', { folder: 'getaway_driver', data: { event: 'crashed' }, view: duel }, 'good'],
    ['crash, for the Police', { folder: 'getaway_driver', data: { event: 'crashed' }, eyes: 1, view: duel }, 'bad'],
    ['damage', { folder: 'escape_from_new_york', data: { event: 'damaged', seat: 0, damage: 1 } }, 'bad'],
    ['no damage', { folder: 'escape_from_new_york', data: { event: 'damaged', seat: 0, damage: 0 } }, null],
    ['robbery', { folder: 'escape_from_new_york', data: { event: 'robbed', seat: 1, victim: 0 } }, 'bad'],
    ['turn', { folder: 'escape_from_new_york', data: { event: 'turn', seat: 0 } }, null],
  ])('of %s', async (_, told, kind) => expect(await kindOf(told)).toBe(kind));

  it('tells a runner who runs past them, and nobody else', async () => {
    const { notice } = await partsOf('outrun');
    const moved = (n: number, seat: number, rooms: number, room: number) =>
      news(n, { event: 'moved', seat, rooms, room });
    const all = [moved(0, 0, 3, 4), moved(1, 1, 5, 6), moved(2, 2, 2, 3), moved(3, 1, 1, 7)];
    const told = all.map((event) => notice(event, { eyes: 0, words: WORDS, view: {}, news: all })?.text ?? null);
    expect(told).toEqual([null, 'out-notice-passed', null, null]);
  });
});

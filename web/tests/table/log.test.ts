import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Log from '../../src/shared/table/Log.svelte';
import { logRounds, sentence } from '../../src/shared/table/log';
import { playerNames } from '../../src/shared/table/names';
import { settings } from '../../src/shared/settings.svelte';
import { card, news, seat } from './fixtures';
import { wordsFor } from './words';

const told = (n: number, event: string, fields: Record<string, unknown> = {}, round = 1) => ({
  ...news(n, { event, rule: event.startsWith('table-') ? '' : 'OTL-X1', ...fields }),
  round,
});

describe('sentences', () => {
  it('speak to the reader as you', async () => {
    const words = await wordsFor(0);
    expect(sentence(words, told(0, 'moved', { seat: 0, tile: 'A1' }))).toBe('You moved to The Milton Hotel.');
    expect(sentence(words, told(0, 'moved', { seat: 1, tile: 'A1' }))).toBe('Ben moved to The Milton Hotel.');
  });

  it.each([
    ['table-resign', {}, 'Ben resigned.', 'You resigned.'],
    [
      'table-stand-in',
      { who: 'medium' },
      'Ben left: a bot stands in (medium).',
      'You left your seat: a bot stands in (medium).',
    ],
    ['table-back', {}, 'Ben is back.', 'You took your seat back.'],
    ['table-undo', {}, 'Ben took the last action back.', 'You took your last action back.'],
    ['table-timeout', {}, "Ben's time ran out.", 'Your time ran out.'],
  ])('tell of the table itself: %s', async (event, fields, other, own) => {
    expect(sentence(await wordsFor(0), told(0, event, { seat: 1, ...fields }))).toBe(other);
    expect(sentence(await wordsFor(1), told(0, event, { seat: 1, ...fields }))).toBe(own);
  });
});

describe('rounds', () => {
  it('begin where the game says so, whatever was told just before', async () => {
    const words = await wordsFor(0);
    const rounds = logRounds(words, [
      told(0, 'moved', { seat: 0, tile: 'A1' }, 0),
      told(1, 'round', { round: 1 }, 1),
      told(2, 'turn', { seat: 0 }, 1),
      told(3, 'moved', { seat: 0, tile: 'A2' }, 2),
      told(4, 'round', { round: 2 }, 2),
      told(5, 'turn', { seat: 1 }, 2),
    ]);
    expect(rounds.map((round) => [round.round, round.lines.map((line) => line.n)])).toEqual([
      [0, [0]],
      [1, [2, 3]],
      [2, [5]],
    ]);
  });

  it('follow the count where the game tells of none', async () => {
    const { round: _, ...events } = card().lexicon.events;
    const words = await wordsFor(0, card({ lexicon: { ...card().lexicon, events } }));
    const rounds = logRounds(words, [told(0, 'turn', { seat: 0 }, 1), told(1, 'turn', { seat: 1 }, 2)]);
    expect(rounds.map((round) => round.round)).toEqual([1, 2]);
  });

  it('say the same sentence once, with its number', async () => {
    const words = await wordsFor(0);
    const moved = { seat: 1, tile: 'A1' };
    const [round] = logRounds(words, [told(0, 'moved', moved), told(1, 'moved', moved), told(2, 'turn', { seat: 0 })]);
    expect(round?.lines.map((line) => line.times)).toEqual([2, 1]);
  });
});

describe('the log', () => {
  it('marks the place of a replay and takes one there', async () => {
    const words = await wordsFor(0);
    let at = -1;
    render(Log, {
      words,
      news: [told(0, 'turn', { seat: 0 }), told(1, 'turn', { seat: 1 })],
      current: 1,
      onjump: (ply: number) => (at = ply),
    });
    expect(screen.getByRole('button', { current: 'step' }).textContent).toContain("Ben's turn");
    screen.getByRole('button', { name: 'Round 1 · Your turn' }).click();
    expect(at).toBe(0);
  });
});

describe('names', () => {
  it('call bots by their seat and tell namesakes apart', () => {
    settings.language = 'en';
    const seats = [
      seat(0, { name: 'Ann' }),
      seat(1, { holder: 'bot', person: null, bot: 'easy', name: '' }),
      seat(2, { name: 'Ann' }),
      seat(3, { holder: 'open', person: null, name: '' }),
    ];
    expect(playerNames(seats, null)).toEqual(['Ann (1)', 'Bot 2', 'Ann (3)', 'Seat 4']);
  });
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { opens } from '../../src/games/on_the_lam/log';
import { turnsOf } from '../../src/shared/table/actions';
import Log from '../../src/shared/table/Log.svelte';
import { card, news } from './fixtures';
import { wordsFor } from './words';

const told = (n: number, event: string, fields: Record<string, unknown> = {}, round = 1) => ({
  ...news(n, { event, rule: event.startsWith('table-') ? '' : 'OTL-X1', ...fields }),
  round,
});
const search = (n: number, seat: number) => [
  told(n, 'searches', { seat, tile: 'A1' }),
  told(n + 1, 'rolled', { seat, die: 2, bonus: 0, number: 5 }),
  told(n + 2, 'failed', { seat, total: 2, number: 5 }),
];
const game = card({
  lexicon: {
    ...card().lexicon,
    events: {
      ...card().lexicon.events,
      searches: {
        rule: 'OTL-S16',
        fields: [
          ['seat', 'seat'],
          ['tile', 'tile'],
        ],
        secret: '',
      },
      rolled: {
        rule: 'OTL-S2',
        fields: [
          ['seat', 'seat'],
          ['die', 'number'],
          ['bonus', 'number'],
        ],
        secret: '',
      },
      failed: {
        rule: 'OTL-S4',
        fields: [
          ['seat', 'seat'],
          ['total', 'number'],
          ['number', 'number'],
        ],
        secret: '',
      },
      'event-card': {
        rule: 'OTL-D2',
        fields: [
          ['seat', 'seat'],
          ['card', 'anything'],
        ],
        secret: '',
      },
      'stole-item': {
        rule: 'OTL-C9',
        fields: [
          ['seat', 'seat'],
          ['victim', 'seat'],
          ['card', 'item'],
        ],
        secret: 'card',
      },
    },
  },
});

describe('the log by turns', () => {
  it('heads each turn with its round and whose it is', async () => {
    const turns = turnsOf(await wordsFor(0, game), opens, [
      told(0, 'round', { round: 1 }),
      told(1, 'turn', { seat: 0 }),
      told(2, 'moved', { seat: 0, tile: 'A1' }),
      told(3, 'turn', { seat: 1 }),
    ]);
    expect(turns.map(({ heading }) => heading)).toEqual(['Round 1 · Your turn', "Round 1 · Ben's turn"]);
  });

  it('names nobody where several acted, if the game tells only when a turn ends', async () => {
    const ends = { rule: 'OTL-X1', fields: [['seat', 'seat']] as [string, string][], secret: '' };
    const lexicon = { ...game.lexicon, events: { ...game.lexicon.events, 'turn-ended': ends } };
    const turns = turnsOf(await wordsFor(0, { ...game, lexicon }), opens, [
      told(0, 'round', { round: 1 }),
      ...search(1, 0),
      ...search(4, 1),
      told(7, 'turn-ended', { seat: 1 }),
      told(8, 'moved', { seat: 0, tile: 'A1' }),
      ...search(9, 1),
    ]);
    expect(turns.map(({ heading }) => heading)).toEqual(['Round 1', 'Round 1 · Ben']);
  });

  it('tells a search in one sentence, with its details', async () => {
    const words = await wordsFor(0, game);
    const [turn] = turnsOf(words, opens, [
      told(0, 'turn', { seat: 1 }),
      ...search(1, 1),
      told(4, 'moved', { seat: 1, tile: 'A2' }),
    ]);
    expect(turn!.actions.map(({ line }) => line.text)).toEqual([
      'Ben searched The Milton Hotel – 2 against 5, no luck.',
      'Ben moved to City Bank.',
    ]);
    expect(turn!.actions[0]!.details.map(({ n }) => n)).toEqual([2, 3]);
  });

  it('puts nothing into an action that was taken back, and not into that of another event', async () => {
    const words = await wordsFor(0, game);
    const events = [told(0, 'turn', { seat: 1 }), ...search(1, 1), told(4, 'table-undo', { seat: 1, place: 2 })];
    const [turn] = turnsOf(words, opens, events);
    expect(turn!.actions.map(({ line }) => line.undone)).toEqual([false, true, true, false]);
  });

  it('knows what was done to the reader and by the reader', async () => {
    const words = await wordsFor(0, game);
    const [turn] = turnsOf(words, opens, [
      told(0, 'moved', { seat: 0, tile: 'A1' }),
      told(1, 'event-card', { seat: 1, card: 'blackmail' }),
      told(2, 'stole-item', { seat: 1, victim: 0, card: null }),
    ]);
    expect(turn!.actions.map(({ line }) => line.concern)).toEqual(['subject', null]);
    expect(turn!.actions[1]!.details.map(({ concern }) => concern)).toEqual(['object']);
  });
});

describe('the log', () => {
  it('unfolds the details of an action', async () => {
    render(Log, { words: await wordsFor(0, game), opens, news: [told(0, 'turn', { seat: 1 }), ...search(1, 1)] });
    expect(screen.queryByText('Ben rolled 2.')).toBeNull();
    const unfold = screen.getByRole('button', { name: 'Details' });
    await fireEvent.click(unfold);
    expect(screen.getByText('Ben rolled 2.')).toBeTruthy();
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
  });

  it('names the places it tells of, for the board to light', async () => {
    render(Log, { words: await wordsFor(0, game), news: [told(0, 'moved', { seat: 1, tile: 'A2' })] });
    expect(screen.getByRole('button', { name: 'Ben moved to City Bank.' }).dataset.lights).toContain('A2');
  });
});

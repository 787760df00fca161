import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { GENERIC } from '../../src/games/generic';
import { partsOf } from '../../src/games/registry';
import GenericBoard from '../../src/shared/table/GenericBoard.svelte';
import GenericHand from '../../src/shared/table/GenericHand.svelte';
import GenericSeat from '../../src/shared/table/GenericSeat.svelte';
import { card, seat } from './fixtures';
import { wordsFor } from './words';

const view = {
  round: 3,
  active: null,
  police: 'C2',
  alibi_pile: 31,
  flags: [true, false],
  seats: [
    { seat: 0, character: 'boxer', tile: 'A1', cards: 2, bonuses: { guts: 2 } },
    { seat: 1, character: 'dame', tile: 'B1', cards: 5, bonuses: { charisma: 2 } },
  ],
  own: { seat: 0, hand: ['A1', 'A1', 'B1'] },
};

const props = async () => ({
  card: card(),
  words: await wordsFor(0),
  view,
  seats: [seat(0), seat(1)],
  eyes: 0,
  decision: null,
  selected: null,
  choose: () => undefined,
  news: [],
  motion: false,
});

describe('a view that nobody has drawn', () => {
  it('is a list with names for codes', async () => {
    render(GenericBoard, await props());
    const board = screen.getByRole('region', { name: 'The board' });
    expect(board.textContent).toMatch(/Police\s*Police Station/);
    expect(board.textContent).toMatch(/Alibi pile\s*31/);
    expect(board.textContent).toMatch(/Flags\s*Yes, No/);
    expect(board.textContent).toMatch(/Active\s*–/);
  });

  it('calls parts of a list by their players, and things by their names', async () => {
    const { container } = render(GenericBoard, await props());
    const titles = [...container.querySelectorAll('summary')].map((title) => title.textContent);
    expect(titles).toEqual(['Seats', 'Ann', 'Bonuses', 'Ben', 'Bonuses']);
    expect(container.textContent).toMatch(/Guts\s*2/);
    expect(container.textContent).toMatch(/Character\s*The Boxer/);
  });

  it('does not mix what is secret into what is open', async () => {
    const given = await props();
    const { container } = render(GenericBoard, given);
    expect(container.textContent).not.toContain('(2)');
    const hand = render(GenericHand, given);
    expect(hand.container.textContent).toContain('The Milton Hotel (2), Rion Iron Factory');
  });

  it('shows no hand to an onlooker', async () => {
    const given = await props();
    const { container } = render(GenericHand, { ...given, view: { ...view, own: null }, eyes: null });
    expect(container.textContent.trim()).toBe('');
  });

  it('shows what is open of a seat, with its name', async () => {
    const { container } = render(GenericSeat, { ...(await props()), seat: 1 });
    expect(container.textContent).toContain('Ben');
    expect(container.textContent).toMatch(/Character: The Dame/);
    expect(container.textContent).toMatch(/Cards: 5/);
    expect(container.textContent).not.toContain('The Boxer');
  });
});

describe('the parts of a game', () => {
  it('are generic for a game that brings none', async () => {
    expect(await partsOf('no_such_game')).toEqual({
      ...GENERIC,
      ahead: expect.any(Function),
      note: expect.any(Function),
      notice: expect.any(Function),
      telling: expect.any(Function),
      warning: expect.any(Function),
    });
  });

  it('are the game’s own where it brings them', async () => {
    const parts = await partsOf('on_the_lam');
    expect(parts.Board).not.toBe(GENERIC.Board);
  });
});

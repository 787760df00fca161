import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import Hand from '../../../src/games/on_the_lam/Hand.svelte';
import Seat from '../../../src/games/on_the_lam/Seat.svelte';
import { ownerOf } from '../../../src/games/on_the_lam/cards';
import { legal, POSITIONS, propsOf, tappable } from './position';

afterEach(cleanup);

const IN_HAND = /^(give|discard|use|surrender|trade):/;

describe('the own hand', () => {
  test.each(Object.keys(POSITIONS))('%s: the cards of legal codes are lit, no others', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Hand, props);
    expect(tappable(container)).toEqual(legal(props.decision).filter((code) => IN_HAND.test(code)));
  });

  test.each(['trenchcoat', 'mugger', 'second-item', 'end-must', 'surrender', 'item-use', 'act-trade', 'meet'])(
    '%s: a tap on a card chooses its code',
    async (name) => {
      const props = await propsOf(name);
      const { container } = render(Hand, props);
      const lit = [...container.querySelectorAll<HTMLElement>('button[data-code]')];
      expect(lit.length).toBeGreaterThan(0);
      for (const button of lit) {
        await fireEvent.click(button);
        expect(props.choose).toHaveBeenLastCalledWith(button.dataset.code, 'label');
        expect(button.querySelector('.does')!.textContent).not.toBe('');
        const [verb, about] = button.dataset.code!.split(':');
        expect(verb === 'trade' ? ownerOf(button.dataset.card!) : button.dataset.card).toBe(about);
      }
    },
  );

  test.each(Object.keys(POSITIONS))('%s: it holds what the view says, own cards marked', async (name) => {
    const props = await propsOf(name);
    const { own, seats } = props.view;
    const { container } = render(Hand, props);
    const shown = [...container.querySelectorAll<HTMLElement>('[data-card]')];
    if (own === null || seats[own.seat]!.character === null) {
      expect(container.querySelector('section')).toBeNull();
      return;
    }
    expect(shown.map((card) => card.dataset.card).sort()).toEqual([...new Set([...own.hand, ...own.items])].sort());
    for (const card of shown) {
      const mine = ownerOf(card.dataset.card!) === seats[own.seat]!.character;
      expect(card.classList.contains('own')).toBe(mine);
      expect(card.getAttribute('aria-label')!.includes('counts for you')).toBe(mine);
      const copies = own.hand.filter((held) => held === card.dataset.card).length;
      expect(card.textContent.includes('×')).toBe(copies > 1);
    }
    expect(container.querySelectorAll('.pips .full')).toHaveLength(Math.min(own.own_cards, 5));
    expect(screen.getByText(`Alibi: ${own.own_cards} of 5`)).toBeTruthy();
  });

  test('a complete alibi shows the way, in Dutch as well', async () => {
    const props = await propsOf('move-win', 'nl');
    render(Hand, props);
    expect(screen.getByText('Alibi rond: naar het politiebureau!')).toBeTruthy();
  });

  test('a card says whose it is or what it does, and which one is selected', async () => {
    const props = await propsOf('mugger');
    const [first] = legal(props.decision);
    render(Hand, { ...props, selected: first! });
    expect(screen.getByRole('button', { name: /Pocket Knife, Guts \+2/ })).toBeTruthy();
    const pressed = screen.getAllByRole('button').filter((button) => button.getAttribute('aria-pressed') === 'true');
    expect(pressed.map((button) => button.dataset.code)).toEqual([first]);
  });
});

describe('a seat', () => {
  test.each(Object.keys(POSITIONS))('%s: shows what everybody may know', async (name) => {
    const props = await propsOf(name);
    for (const shown of props.view.seats) {
      const { container, unmount } = render(Seat, { ...props, seat: shown.seat });
      expect(container.textContent).toContain(props.words.player(shown.seat));
      expect(container.querySelector<HTMLElement>('[data-cards]')!.dataset.cards).toBe(String(shown.alibi_cards));
      expect(container.querySelectorAll('[data-cards] i')).toHaveLength(shown.alibi_cards);
      expect(container.querySelectorAll('[data-items] i')).toHaveLength(shown.items);
      expect(container.querySelectorAll('.bonus')).toHaveLength(Object.keys(shown.bonuses).length);
      expect(container.querySelector('.seat')!.classList.contains('active')).toBe(props.view.active === shown.seat);
      const known = [...container.querySelectorAll<HTMLElement>('[data-known]')];
      expect(known.map((card) => card.dataset.known)).toEqual(shown.known);
      if (shown.tile && !props.view.winners?.includes(shown.seat)) {
        expect(container.querySelector('.at')!.textContent).toBe(props.words.name('tile', shown.tile, 'short'));
        const near = container.querySelector<HTMLElement>('[data-near]')?.dataset.near;
        if (!props.view.winners) expect(near).toBe(String(props.view.police_near[shown.tile]));
      }
      unmount();
    }
  });

  test('whoever may be robbed can be tapped, others cannot', async () => {
    const props = await propsOf('blackmail');
    const codes = props.view.seats.map(({ seat }) => {
      const { container, unmount } = render(Seat, { ...props, seat });
      container.querySelector<HTMLElement>('button')?.click();
      const found = tappable(container);
      unmount();
      return found;
    });
    expect(codes.flat().sort()).toEqual(legal(props.decision));
    expect(props.choose.mock.calls.flat().sort()).toEqual(legal(props.decision));
  });
});

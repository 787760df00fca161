import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Board from '../../../src/games/on_the_lam/Board.svelte';
import { BELOW_FEET, corner, FIGURE, SIGN, standings, TILE_HIGH } from '../../../src/games/on_the_lam/geometry';
import { ROLLING } from '../../../src/games/on_the_lam/happenings';
import { renderOnce } from '../../boards';
import { legal, POSITIONS, propsOf, tappable } from './position';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Codes that name a place, a person, a suspect or the pile on the board. */
const ON_BOARD = /^(go|taxi|phone|rob|pick):|^(search|retry|draw)$/;

describe.each(Object.keys(POSITIONS))('%s', (name) => {
  const rendered = renderOnce(Board, () => propsOf(name));

  test('what is lit is what is legal, no more and no less', () => {
    const { props, container } = rendered;
    expect(tappable(container)).toEqual(legal(props.decision).filter((code) => ON_BOARD.test(code)));
  });

  test('everybody stands where the view says', () => {
    const { props, container } = rendered;
    const { view } = props;
    for (const seat of view.seats) {
      const token = container.querySelector<HTMLElement>(`[data-token="${seat.seat}"]`);
      expect(token?.dataset.at ?? null).toBe(seat.tile);
      const letter = seat.character && props.words.name('character', seat.character, 'letter');
      if (token) expect(token.textContent).toBe(letter);
    }
    expect(container.querySelector<HTMLElement>('[data-police]')!.dataset.police).toBe(view.police);
    for (const tile of view.board) {
      const marks = [...container.querySelectorAll<HTMLElement>(`[data-tile="${tile.at}"] [data-mark]`)];
      const expected = view.seats.filter((seat) => seat.marks.includes(tile.at)).map((seat) => String(seat.seat));
      expect(marks.map((mark) => mark.dataset.mark)).toEqual(expected);
    }
  });
});

describe('what may be chosen', () => {
  const kinds = ['move', 'taxi', 'phone', 'act-search', 'retry', 'blackmail', 'pick'];
  test.each(kinds)('%s: a tap chooses its code', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    for (const code of tappable(container)) {
      await fireEvent.click(container.querySelector(`button[data-code="${code}"]`)!);
      expect(props.choose.mock.lastCall![0]).toBe(code);
    }
    expect(props.choose).toHaveBeenCalledTimes(tappable(container).length);
  });

  test('a lit tile says in words what it does, and which one is selected', async () => {
    const props = await propsOf('move');
    const code = legal(props.decision)[0]!;
    render(Board, { ...props, selected: code });
    const button = screen.getByRole('button', { name: props.words.option(code) });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    const others = screen.getAllByRole('button').filter((other) => other.getAttribute('aria-pressed') === 'true');
    expect(others).toEqual([button]);
  });

  test('tiles that cannot be chosen step back while others can', async () => {
    const props = await propsOf('move');
    const { container, rerender } = render(Board, props);
    const veiled = () => container.querySelectorAll('.tile.veiled').length;
    expect(veiled()).toBe(15 - legal(props.decision).length);
    await rerender({ ...props, decision: null });
    expect(veiled()).toBe(0);
  });

  test('one lit tile is in the tab order and arrow keys lead to the others', async () => {
    const props = await propsOf('phone');
    const { container } = render(Board, props);
    const entries = () => [...container.querySelectorAll<HTMLElement>('.place[tabindex="0"]')];
    const inOrder = () => entries().map((one) => one.dataset.code);
    expect(inOrder()).toEqual(['phone:A1']);
    const first = container.querySelector<HTMLElement>('[data-code="phone:A1"]')!;
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect((document.activeElement as HTMLElement).dataset.code).toBe('phone:B1');
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect((document.activeElement as HTMLElement).dataset.code).toBe('phone:B2');
    expect(inOrder()).toEqual(['phone:B2']);
    await fireEvent.keyDown(document.activeElement!, { key: 'x' });
    expect((document.activeElement as HTMLElement).dataset.code).toBe('phone:B2');
  });
});

describe('what happens where one stands', () => {
  test.each(['act-search', 'retry'])('%s: the place bears the name of it, so that one press plays it', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    const code = name === 'retry' ? 'retry' : 'search';
    const place = container.querySelector<HTMLElement>(`[data-code="${code}"]`)!;
    expect(place.textContent.trim()).toBe(code === 'retry' ? 'Try again' : 'Search');
    await fireEvent.click(place);
    expect(props.choose).toHaveBeenLastCalledWith(code, 'label');
  });

  test('so does the pile that one draws from', async () => {
    const props = await propsOf('act-search');
    const { container } = render(Board, props);
    await fireEvent.click(container.querySelector('[data-code="draw"]')!);
    expect(props.choose).toHaveBeenLastCalledWith('draw', 'label');
    expect(container.querySelector('[data-code="draw"] .does')!.textContent).toBe('Draw');
  });

  test('a step is chosen by a place that names no action', async () => {
    const props = await propsOf('move');
    const { container } = render(Board, props);
    const [code] = legal(props.decision);
    await fireEvent.click(container.querySelector(`[data-code="${code}"]`)!);
    expect(props.choose).toHaveBeenLastCalledWith(code, 'object');
  });
});

describe('the police can be felt', () => {
  test('a stolen card goes from hand to hand, and stays in sight when other news come', async () => {
    const props = await propsOf('robbed');
    const { container, rerender } = render(Board, { ...props, motion: true });
    const { victim, seat } = props.news.find((one) => one.data.event === 'stole-alibi')!.data;
    const flights = () => container.querySelectorAll(`[data-flight="${String(victim)} ${String(seat)}"]`).length;
    await tick();
    expect(flights()).toBe(1);
    await rerender({ ...props, motion: true, news: [] });
    expect(flights()).toBe(1);
  });

  test('after the game nobody is hunted any more', async () => {
    const { container } = render(Board, await propsOf('over'));
    expect(container.querySelectorAll('[data-patrol], .tile.alarmed')).toHaveLength(0);
  });

  test('where they may go next is on the map', async () => {
    const props = await propsOf('move-late');
    const { container } = render(Board, props);
    const shown = [...container.querySelectorAll<HTMLElement>('[data-patrol]')].map((one) => [
      one.closest<HTMLElement>('[data-tile]')!.dataset.tile!,
      Number(one.dataset.patrol),
    ]);
    expect(Object.fromEntries(shown)).toEqual(props.view.patrol);
  });

  test.each([0, 1, 2])(
    '%d steps away: the place where the reader stands is alarmed by the police next door',
    async (steps) => {
      const props = await propsOf('move-late');
      const at = props.view.seats[props.eyes!]!.tile!;
      props.view.police_near = { ...props.view.police_near, [at]: steps };
      const { container } = render(Board, props);
      const alarmed = [...container.querySelectorAll<HTMLElement>('.tile.alarmed')].map((tile) => tile.dataset.tile);
      expect(alarmed).toEqual(steps === 1 ? [at] : []);
    },
  );
});

describe('the picture is the view', () => {
  test('figures that share a tile do not stand on one another', async () => {
    const props = await propsOf('move');
    props.view.seats.forEach((seat) => (seat.tile = 'C2'));
    props.view.police = 'C2';
    const { container } = render(Board, props);
    const places = [...container.querySelectorAll<HTMLElement>('.token')].map((token) => token.style.transform);
    expect(places).toHaveLength(props.view.seats.length + 1);
    expect(new Set(places).size).toBe(places.length);
  });

  test('a figure goes to another tile as the same element, so that it glides', async () => {
    const props = await propsOf('move');
    const { container, rerender } = render(Board, { ...props, motion: true });
    const before = container.querySelector<HTMLElement>('[data-token="0"]')!;
    const from = before.style.transform;
    const view = structuredClone(props.view);
    view.seats[0]!.tile = 'B2';
    await rerender({ ...props, view, motion: true });
    const after = container.querySelector<HTMLElement>('[data-token="0"]')!;
    expect(after).toBe(before);
    expect(after.dataset.at).toBe('B2');
    expect(after.style.transform).not.toBe(from);
  });

  test('the piles show how many cards they hold, and discards can be opened', async () => {
    const props = await propsOf('move-late');
    const { container } = render(Board, props);
    expect(screen.getByRole('img', { name: `alibi pile: ${props.view.alibi_pile} cards` })).toBeTruthy();
    const discards = Object.values(props.view.alibi_discard).reduce((sum, n) => sum + n, 0);
    await fireEvent.click(screen.getByRole('button', { name: `Alibi discards: ${discards} cards` }));
    const opened = container.querySelector<HTMLElement>('[data-discards="alibi"]')!;
    expect(within(opened).getAllByRole('listitem')).toHaveLength(Object.keys(props.view.alibi_discard).length);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(container.querySelector('[data-discards]')).toBeNull();
  });

  test('the event in force stands beside the city', async () => {
    const props = await propsOf('phone');
    const { container } = render(Board, props);
    expect(container.querySelector('[data-stage="event"]')!.textContent).toContain('Rotary Phone');
  });

  test('the winner wears a crown', async () => {
    const props = await propsOf('over');
    const { container } = render(Board, props);
    const crowns = [...container.querySelectorAll('.crown')];
    const crowned = crowns.map((crown) => Number(crown.closest<HTMLElement>('.token')!.dataset.token));
    expect(crowned).toEqual(props.view.winners);
  });
});

describe('places are legible', () => {
  test.each([
    ['wide', false],
    ['narrow', true],
  ] as const)('no figure reaches over the name of a place (%s)', (size, narrow) => {
    for (const { view } of Object.values(POSITIONS)) {
      for (const { at, y } of standings(view, narrow)) {
        expect(y + BELOW_FEET * FIGURE[size]).toBeLessThanOrEqual(corner(at).y + TILE_HIGH - SIGN[size]);
      }
    }
  });

  test('the ring around whoever is to move is the lowest part of a figure', async () => {
    const { container } = render(Board, await propsOf('move'));
    for (const round of container.querySelectorAll('[data-token] ellipse')) {
      const reach = Number(round.getAttribute('cy')) + Number(round.getAttribute('ry')) + 2;
      expect(reach).toBeLessThanOrEqual(BELOW_FEET);
    }
  });
});

describe('before the game', () => {
  test('four suspects to pick from, nobody in the streets', async () => {
    const props = await propsOf('pick');
    const { container } = render(Board, props);
    expect(container.querySelectorAll('[data-token]')).toHaveLength(0);
    const boxer = screen.getByRole('button', { name: /Play The Boxer.*Guts \+2, Charisma \+1.*Heavy Hitters Gym/ });
    await fireEvent.click(boxer);
    expect(props.choose).toHaveBeenCalledWith('pick:boxer', 'label');
  });

  test('an onlooker sees who took which suspect', async () => {
    const props = await propsOf('picked');
    render(Board, props);
    const lineup = screen.getByRole('group', { name: 'The four suspects' });
    for (const { seat, character } of props.view.seats) {
      const suspect = character && lineup.querySelector(`[data-suspect="${character}"]`);
      if (suspect) expect(suspect.textContent).toContain(props.words.player(seat));
    }
    expect(lineup.querySelectorAll('.taken')).toHaveLength(props.view.seats.filter((seat) => seat.character).length);
    expect(within(lineup).queryAllByRole('button')).toHaveLength(0);
  });
});

describe('dice', () => {
  const face = (container: Element) => container.querySelector<HTMLElement>('[data-die]')?.dataset.face;
  const rolledIn = (name: string) => POSITIONS[name]!.news.find((one) => one.data.event === 'rolled')!.data;

  test('the die rolls, and settles on the number that was rolled', async () => {
    vi.useFakeTimers();
    const props = await propsOf('rolled');
    const { container } = render(Board, { ...props, motion: true });
    await tick();
    expect(container.querySelector('.die.rolling')).not.toBeNull();
    expect(container.querySelector('[data-verdict]')).toBeNull();
    expect(container.querySelector('[data-stage="search"]')).toBeNull();
    const marks = () => container.querySelectorAll(`[data-tile="${at}"] [data-mark="${seat}"]`).length;
    const { seat, tile: at } = POSITIONS.rolled!.news.find((one) => one.data.event === 'searches')!.data as {
      seat: number;
      tile: string;
    };
    expect(marks()).toBe(0);
    await vi.advanceTimersByTimeAsync(ROLLING + 10);
    expect(container.querySelector('.die.rolling')).toBeNull();
    expect(face(container)).toBe(String(rolledIn('rolled').die));
    expect(container.querySelector<HTMLElement>('[data-verdict]')!.dataset.verdict).toBe('success');
    expect(marks()).toBe(1);
  });

  test('it stays to be read, and leaves when other news has come', async () => {
    vi.useFakeTimers();
    const props = await propsOf('rolled');
    const { container, rerender } = render(Board, { ...props, motion: true });
    await vi.advanceTimersByTimeAsync(300);
    await rerender({ ...props, motion: true, news: [] });
    await vi.advanceTimersByTimeAsync(600);
    expect(face(container)).toBe(String(rolledIn('rolled').die));
    await vi.advanceTimersByTimeAsync(3000);
    expect(container.querySelector('[data-die]')).toBeNull();
  });

  const rolls = ['rolled', 'retry', 'failed', 'item-use', 'arrested'];
  test.each(rolls)('%s: without motion it lies there at once', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    await tick();
    expect(container.querySelector('.rolling')).toBeNull();
    expect(face(container)).toBe(String(rolledIn(name).die));
    expect(container.querySelector('.rain')).toBeNull();
  });

  test('the sum is die and bonus against the number of the place', async () => {
    const props = await propsOf('rolled');
    const { container } = render(Board, props);
    await tick();
    const { die, bonus, number } = rolledIn('rolled') as Record<string, number>;
    expect(container.querySelector('[data-stage="search"]')!.textContent).toContain(
      `${die} + ${bonus} = ${die! + bonus!} against ${number}`,
    );
  });

  test('the places do not tell of a failure before the die lies still', async () => {
    vi.useFakeTimers();
    const props = await propsOf('failed');
    const before = { ...props.view, police: 'A1', patrol: { A2: 50, B1: 50 } };
    const { container, rerender } = render(Board, { ...props, view: before, news: [], motion: true });
    const police = () => container.querySelector<HTMLElement>('.tile.police')!.dataset.tile;
    await rerender({ ...props, motion: true });
    await tick();
    expect(police()).toBe('A1');
    expect(container.querySelectorAll('[data-patrol="50"]')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(ROLLING + 10);
    expect(police()).toBe(props.view.police);
  });

  test('which die it is, the settings of the table say', async () => {
    const props = await propsOf('failed');
    const { container } = render(Board, props);
    await tick();
    expect(container.querySelector<HTMLElement>('[data-die]')!.dataset.die).toBe(props.options.skill_die);
  });

  test.each(['police-rolled', 'police-turned'])('%s: the compass points where the police die says', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    const told = props.news.find((one) => one.data.event === name)!.data;
    expect(container.querySelector<HTMLElement>('[data-compass]')!.dataset.compass).toBe(told.direction);
  });

  test('the police wait for the die, and take the arrested along after that', async () => {
    const props = await propsOf('failed');
    const { container, rerender } = render(Board, { ...props, motion: true });
    const delay = (what: string) => container.querySelector<HTMLElement>(what)!.style.transitionDelay;
    expect(delay('[data-police]')).toBe(`${ROLLING}ms`);
    await rerender({ ...props, motion: false });
    expect(delay('[data-police]')).toBe('0ms');
    const arrested = await propsOf('arrested');
    await rerender({ ...arrested, motion: true });
    const { seat } = arrested.news.find((one) => one.data.event === 'arrested')!.data;
    expect(delay(`[data-token="${String(seat)}"]`)).toBe(`${ROLLING}ms`);
    expect(container.querySelector(`[data-arrest="${String(seat)}"]`)!.textContent).toContain('Arrested');
  });
});

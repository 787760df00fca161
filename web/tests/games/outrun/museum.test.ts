/** Outrun between the runs, in real positions: the museum, the monster board, seats, hands, notes, and picking. */
import { cleanup, fireEvent, render, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import Board from '../../../src/games/outrun/Board.svelte';
import Hand from '../../../src/games/outrun/Hand.svelte';
import { CARDS } from '../../../src/games/outrun/art/signs';
import {
  deckOf,
  playOf,
  reasonAgainst,
  reasonAtAll,
  targetsOf,
  victimsOf,
} from '../../../src/games/outrun/museum/cards';
import { litSeats } from '../../../src/games/outrun/museum/held.svelte';
import { crowd, spotOf, standing, toGo, trackWidth, wayOn } from '../../../src/games/outrun/museum/track';
import { STRIDE, Walk } from '../../../src/games/outrun/museum/walk.svelte';
import { note } from '../../../src/games/outrun/note';
import Seat from '../../../src/games/outrun/Seat.svelte';
import type { DecisionInfo } from '../../../src/shared/protocol';
import { WARNING } from '../../../src/shared/table/warnings';
import { LANGUAGES, settings } from '../../../src/shared/settings.svelte';
import { renderOnce } from '../../boards';
import { all, codesOn, found, legal, NAMES, POSITIONS, propsOf } from './position';

const BETWEEN = NAMES.filter((name) => POSITIONS[name]!.view.stage !== 'run');
const PLAYED = NAMES.filter((name) => POSITIONS[name]!.decision?.kind === 'interfere');

let complaints: Mock;
beforeEach(() => {
  settings.confirm = true;
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('in every position', () => {
  test.each(BETWEEN)('%s: there are words for everything, in both languages', async (name) => {
    for (const language of LANGUAGES) {
      const props = await propsOf(name, language, true);
      render(Board, props);
      if (props.eyes !== null) render(Hand, props);
      for (const { seat } of props.seats) {
        const { container } = render(Seat, { ...props, seat });
        expect(container.textContent).toContain(props.words.player(seat));
      }
      for (const code of legal(props.decision)) {
        expect(note(props.view, props.words, code)).not.toMatch(/undefined|[{}]|\bout-|card-/);
      }
      expect(document.body.textContent).not.toMatch(/undefined|NaN|[{}]|\bout-|card-/);
      for (const one of all(document.body, '[aria-label], [title]')) {
        expect(`${one.getAttribute('aria-label')} ${one.title}`).not.toMatch(/undefined|[{}]|\bout-|card-/);
      }
      expect(complaints).not.toHaveBeenCalled();
      cleanup();
    }
  });
});

describe.each(BETWEEN)('%s', (name) => {
  const rendered = renderOnce(Board, () => propsOf(name));

  test('only legal codes can be pressed', () => {
    const { props, container } = rendered;
    const hand = render(Hand, props);
    for (const root of [container, hand.container]) {
      for (const code of codesOn(root)) expect(legal(props.decision)).toContain(code);
    }
  });

  test('everybody stands in a room and on a place, in the picture and in words', () => {
    const { container } = rendered;
    const { view, seats } = POSITIONS[name]!;
    if (view.practice || view.stage === 'pick') return;
    for (const seat of view.seats) {
      expect(found(container, `[data-runner="${seat.seat}"]`)?.dataset.at).toBe(String(seat.room));
      const named = seats[seat.seat]!.name;
      if (seat.room <= view.goal) {
        expect(found(container, `[data-room="${seat.room}"]`)?.textContent).toContain(named);
      }
      if (seat.position !== null) {
        const place = found(container, `[data-place="${seat.position}"]`)!;
        expect(found(place, `[data-token="${seat.seat}"]`)).not.toBeNull();
        expect(place.textContent).toContain(named);
      }
    }
    expect(all(container, '[data-room]').length).toBe(view.goal);
  });
});

describe('the track', () => {
  test('a board is walked like a snake, and boards stand side by side', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((room) => spotOf(room, 27));
    expect(rows.map(({ y }) => y)).toEqual([0.5, 0.5, 0.5, 1.5, 1.5, 1.5, 2.5, 2.5, 2.5]);
    expect(rows.map(({ x }) => x)).toEqual([0.5, 1.5, 2.5, 2.5, 1.5, 0.5, 0.5, 1.5, 2.5]);
    expect(spotOf(10, 27).y).toBe(0.5);
    expect(spotOf(10, 27).x).toBeGreaterThan(3);
    expect(spotOf(28, 27).x).toBeGreaterThan(spotOf(27, 27).x + 0.5);
    expect(spotOf(28, 27).x).toBeLessThan(trackWidth(27));
  });

  test('doors lead to the next room, to the next board and out', () => {
    expect([1, 3, 4, 6, 8, 9, 18].map((room) => wayOn(room, 18))).toEqual([
      'right',
      'down',
      'left',
      'down',
      'right',
      'board',
      'out',
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])('%d runners in one room do not hide each other', (count) => {
    for (const shape of [0.6, 1, 2.2]) {
      const spread = crowd(count, shape);
      const spots = Array.from({ length: count }, (_, i) => standing(i, count, spread));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of spots) {
        expect(Math.abs(x)).toBeLessThanOrEqual(0.5 - 0.5 / spread.columns + 1e-9);
        expect(Math.abs(y)).toBeLessThanOrEqual(0.5 - 0.5 / spread.lines + 1e-9);
      }
    }
  });

  test('rooms to go count the way out of the last one', () => {
    expect([1, 18, 19].map((room) => toGo(room, 18))).toEqual([18, 1, 0]);
  });
});

describe('walking', () => {
  const { view, news } = POSITIONS.moved!;
  const moved = news.filter(({ data }) => data.event === 'moved' || data.event === 'boosted');
  const before = view.seats.map(({ seat, room }) => {
    const told = moved.find(({ data }) => data.seat === seat);
    return room - Number(told?.data.rooms ?? 0);
  });

  test('one room after the other, in the order of the line (OUT-M3)', () => {
    vi.useFakeTimers();
    const walk = new Walk();
    walk.see(view, news, true);
    expect(walk.rooms).toEqual(before);
    const first = Number(moved[0]!.data.seat);
    expect(walk.running[0]).toBe(first);
    vi.advanceTimersByTime(STRIDE + 5);
    expect(walk.rooms).toEqual(before.map((room, seat) => (seat === first ? room + 1 : room)));
    vi.advanceTimersByTime(30 * STRIDE);
    expect(walk.rooms).toEqual(view.seats.map(({ room }) => room));
    expect(walk.running).toEqual([]);
  });

  test('nobody walks while the run is looked at, and the same news move nobody twice', () => {
    vi.useFakeTimers();
    const walk = new Walk();
    walk.see(view, news, true);
    walk.hold(true);
    vi.advanceTimersByTime(30 * STRIDE);
    expect(walk.rooms).toEqual(before);
    walk.hold(false);
    vi.advanceTimersByTime(30 * STRIDE);
    walk.see(view, news, true);
    expect(walk.rooms).toEqual(view.seats.map(({ room }) => room));
    expect(walk.running).toEqual([]);
  });

  test('without motion everybody is there at once', () => {
    const walk = new Walk();
    walk.see(view, news, false);
    expect(walk.rooms).toEqual(view.seats.map(({ room }) => room));
  });

  test('the winner runs out into the street', () => {
    vi.useFakeTimers();
    const { view: end, news: last } = POSITIONS.over!;
    const walk = new Walk();
    walk.see(end, last, true);
    vi.advanceTimersByTime(30 * STRIDE);
    expect(Math.max(...walk.rooms)).toBe(end.goal + 1);
  });
});

describe('the monster board', () => {
  test.each(['which-way', 'claw', 'infected', 'dragon'])('%s: six places, value and icons told', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    for (const { n, value, active, icons } of props.view.board) {
      const place = found(container, `[data-place="${n}"]`)!;
      expect(place.textContent).toContain(`+${value}`);
      expect(place.classList.contains('blocked')).toBe(n > 0 && !active);
      for (const icon of icons) expect(place.textContent).toContain(props.words.message(`out-icon-${icon}`));
    }
  });

  test('wrong runners wait in the box in the order of the line', async () => {
    const props = await propsOf('claw');
    const { container } = render(Board, props);
    const inBox = all(found(container, '[data-place="0"]')!, '[data-token]').map((one) => Number(one.dataset.token));
    expect(inBox).toEqual(props.view.line.filter((seat) => props.view.seats[seat]!.position === 0));
    expect(inBox.length).toBeGreaterThan(1);
  });

  test('tokens slide in after the check, the fastest first', async () => {
    const props = await propsOf('blamed', 'en', true);
    const { container } = render(Board, props);
    const order = (seat: number) => found(container, `[data-token="${seat}"]`)!.style.getPropertyValue('--order');
    expect(props.view.line.map(order)).toEqual(props.view.line.map((_, i) => String(i)));
    expect(all(container, '.arriving').length).toBe(props.seats.length);
    cleanup();
    const still = render(Board, { ...props, motion: false });
    expect(all(still.container, '.arriving').length).toBe(0);
  });

  test('the claw is chosen by its place, staying by the own one', async () => {
    const props = await propsOf('claw');
    const { container } = render(Board, props);
    expect(codesOn(container)).toEqual(['claw:no', 'claw:yes']);
    const claw = found(container, '[data-place="1"] [data-code="claw:yes"]')!;
    await fireEvent.click(claw);
    expect(props.choose).toHaveBeenCalledWith('claw:yes');
    const own = props.view.seats[props.decision!.seat]!.position;
    expect(found(container, `[data-place="${own}"] [data-code="claw:no"]`)).not.toBeNull();
  });

  test('its three notes and every card of its deck can be read', async () => {
    const props = await propsOf('claw');
    const { container } = render(Board, props);
    for (const part of ['who', 'where', 'clear']) {
      expect(container.textContent).toContain(props.words.message(`out-note-${part}`, 'bear'));
    }
    await fireEvent.click(found(container, '[data-open="help"]')!);
    expect(all(found(container, 'dialog[open]')!, '[data-card]').length).toBe(CARDS.length);
  });

  test('the decks have the faces of the ledger', () => {
    expect(deckOf('vampire').length).toBe(14);
    expect(deckOf('zombie').length).toBe(19);
    expect(deckOf('dragon')).toEqual([...CARDS]);
    for (const name of NAMES) {
      const { monster, centre, discard, seats } = POSITIONS[name]!.view;
      if (monster === null) continue;
      for (const card of [...centre, ...discard, ...seats.flatMap(({ front }) => front)]) {
        expect(deckOf(monster)).toContain(card);
      }
    }
  });
});

describe('centre and piles', () => {
  test('the cards of the centre say what they do (OUT-V3, OUT-H5)', async () => {
    const props = await propsOf('centre');
    const { container } = render(Board, props);
    const centre = within(container).getByRole('region', { name: props.words.message('out-centre') });
    expect(all(centre, '[data-card]').map((one) => one.dataset.card)).toEqual(props.view.centre);
    for (const card of props.view.centre) expect(centre.textContent).toContain(props.words.name('card', card, 'short'));
  });

  test('discards lie open: each face with its number (OUT-I13, OUT-H5)', async () => {
    const props = await propsOf('over');
    const { container } = render(Board, props);
    await fireEvent.click(found(container, '[data-open="discard"]')!);
    const listed = all(found(container, 'dialog[open]')!, '[data-card]');
    expect(new Set(listed.map((one) => one.dataset.card))).toEqual(new Set(props.view.discard));
    const twice = props.view.discard.find((card, i, cards) => cards.indexOf(card) !== i)!;
    const count = props.view.discard.filter((card) => card === twice).length;
    expect(listed.find((one) => one.dataset.card === twice)!.textContent).toContain(`×${count}`);
  });
});

describe('picking', () => {
  test('six runners; taken ones say by whom and cannot be pressed', async () => {
    const props = await propsOf('pick');
    const { container } = render(Board, props);
    expect(all(container, '[data-character]').length).toBe(6);
    expect(codesOn(container)).toEqual(
      legal(props.decision)
        .filter((code) => code !== 'pick:any')
        .sort(),
    );
    const taken = props.view.seats.find(({ character }) => character !== null)!;
    const card = found(container, `[data-character="${taken.character}"]`)!;
    expect(card.textContent).toContain(props.words.player(taken.seat));
    expect(found(card, 'button')).toBeNull();
    await fireEvent.click(all(container, 'button[data-code]')[0]!);
    expect(props.choose).toHaveBeenCalledTimes(1);
  });
});

describe('playing cards', () => {
  test.each(PLAYED)('%s: what is not offered has a reason, and what is offered has none', async (name) => {
    const { view, decision } = POSITIONS[name]!;
    const me = view.own!.seat;
    for (const card of new Set(view.own!.hand)) {
      const targets = targetsOf(decision, card);
      for (const { seat } of view.seats) {
        expect([card, seat, reasonAgainst(view, me, card, seat) === null]).toEqual([card, seat, targets.has(seat)]);
      }
      expect(reasonAtAll(view, me, card) !== null || targets.size > 0).toBe(true);
    }
  });

  test('a card taken up lights whom it may be played on: on the board, on the seats and in the hand', async () => {
    const props = await propsOf('interfere');
    const hand = render(Hand, props);
    const board = render(Board, props);
    const seat = render(Seat, { ...props, seat: 1 });
    expect(codesOn(board.container)).toEqual([]);
    await fireEvent.click(found(hand.container, '[data-hand="steal"]')!);
    const wanted = [...targetsOf(props.decision, 'steal').values()].sort();
    expect(codesOn(hand.container)).toEqual(wanted);
    expect(codesOn(board.container)).toEqual(wanted);
    expect(codesOn(seat.container)).toEqual(['play:steal>2']);
    await fireEvent.click(found(seat.container, '[data-code]')!);
    expect(props.choose).toHaveBeenCalledWith('play:steal>2');
    const myself = found(hand.container, '[data-not="0"]')!;
    expect(myself.textContent).toContain(props.words.message('out-reason-not-yourself'));
    await fireEvent.click(found(hand.container, '[data-hand="steal"]')!);
    expect(codesOn(board.container)).toEqual([]);
  });

  test('the next question is asked with an open hand', async () => {
    const props = await propsOf('interfere');
    const { container } = render(Hand, props);
    await fireEvent.click(found(container, '[data-hand="boost"]')!);
    expect(litSeats(props.decision).size).toBe(4);
    expect(litSeats({ ...props.decision!, id: 'another' }).size).toBe(0);
  });

  test('who is shielded is greyed, with the reason', async () => {
    const props = await propsOf('shield');
    const { container } = render(Hand, props);
    const card = playOf(legal(props.decision).find((code) => code.includes('>'))!)!.card;
    await fireEvent.click(found(container, `[data-hand="${card}"]`)!);
    expect(found(container, '[data-not="1"]')!.textContent).toContain(props.words.message('out-reason-shielded'));
  });

  test('what cannot be played says why on the card', async () => {
    for (const [name, card, reason] of [
      ['nothing-to-pass', 'have-mine', 'nothing-to-pass'],
      ['major', 'major-shortcut', 'in-the-race'],
    ] as const) {
      const props = await propsOf(name);
      const { container } = render(Hand, props);
      const drawn = found(container, `[data-hand="${card}"]`)!;
      expect(drawn.tagName).not.toBe('BUTTON');
      expect(drawn.textContent).toContain(props.words.message(`out-reason-${reason}`));
      cleanup();
    }
  });

  test('Focus needs no target', async () => {
    const props = await propsOf('focus');
    const { container } = render(Hand, props);
    await fireEvent.click(found(container, '[data-hand="focus"]')!);
    expect(props.choose).toHaveBeenCalledWith('play:focus');
  });

  test('giving a help card away is named before it is confirmed (OUT-Q29)', async () => {
    const props = await propsOf('interfere');
    const { container } = render(Hand, { ...props, selected: 'play:boost>2' });
    await fireEvent.click(found(container, '[data-hand="boost"]')!);
    const told = found(container, '.effect')!.textContent;
    expect(told).toContain(props.words.message('out-note-gives-boost', '', { player: 'Sam' }));
    expect(told).toContain(props.words.message('out-again'));
  });

  test('whom to infect is lit on the tokens', async () => {
    const props = await propsOf('infected');
    const options = [
      { code: 'infect:2', rule: 'OUT-X5' },
      { code: 'infect:4', rule: 'OUT-X5' },
    ];
    const decision: DecisionInfo = { id: '0.9', seat: 0, kind: 'infect', rule: 'OUT-X5', options, form: null };
    expect([...victimsOf(decision).keys()]).toEqual([1, 3]);
    const { container } = render(Board, { ...props, decision, news: [] });
    expect(found(container, '[data-runner="3"] [data-code="infect:4"]')).not.toBeNull();
    await fireEvent.click(found(container, '[data-token="1"] [data-code="infect:2"]')!);
    expect(props.choose).toHaveBeenCalledWith('infect:2');
  });
});

describe('notes', () => {
  test('a help card for somebody else is a warning, for oneself it is not (OUT-Q29)', async () => {
    const { view, words } = await propsOf('interfere');
    expect(note(view, words, 'play:boost>2').startsWith(WARNING)).toBe(true);
    expect(note(view, words, 'play:boost>1')).toBe(words.name('card', 'boost', 'short'));
  });

  test('an order card says which one it replaces', async () => {
    const { view, words, decision } = await propsOf('order');
    const target = view.seats.find(({ front }) => front.includes('evens-odds'))!.seat;
    const code = `play:back-away>${target + 1}`;
    expect(legal(decision)).toContain(code);
    expect(note(view, words, code)).toContain(words.name('card', 'evens-odds'));
  });

  test('the claw says what is given up and what is got rid of', async () => {
    const { view, words } = await propsOf('claw');
    const own = view.seats[0]!;
    const rooms = view.board[own.position!]!.value;
    const facts = { rooms, cards: own.front.length };
    expect(note(view, words, 'claw:yes')).toBe(words.message('out-note-claw-yes', '', facts));
    expect(note(view, words, 'claw:no')).toContain(`+${rooms}`);
  });

  test('stealing says how many cards', async () => {
    const { view, words } = await propsOf('interfere');
    const hand = words.message('out-note-hand', '', { cards: view.seats[1]!.hand });
    expect(note(view, words, 'play:steal>2')).toContain(hand);
  });
});

describe('a seat', () => {
  test('shows rooms to go, place, hand, infection, and reads its cards out (OUT-H5, OUT-H2)', async () => {
    const props = await propsOf('immune');
    const sick = props.view.seats.find(({ infected, front }) => infected && front.length > 1)!;
    const { container } = render(Seat, { ...props, seat: sick.seat });
    expect(container.textContent).toContain(props.words.message('out-infected'));
    expect(container.textContent).toContain(props.words.message('out-room', '', { n: sick.room }));
    const emblems = found(container, '.emblems')!;
    for (const card of sick.front) expect(emblems.getAttribute('aria-label')).toContain(props.words.name('card', card));
    await fireEvent.click(emblems);
    expect(all(container, '[data-card]').map((one) => one.dataset.card)).toEqual(sick.front);
  });

  test('says who still runs (OUT-T13)', async () => {
    const props = await propsOf('run');
    props.view.seats[1]!.finished = true;
    for (const [seat, key] of [
      [0, 'out-running'],
      [1, 'out-finished'],
    ] as const) {
      const { container } = render(Seat, { ...props, seat });
      expect(container.textContent).toContain(props.words.message(key));
      cleanup();
    }
  });

  test('the hand tells which cards will count, and is away while all run', async () => {
    const props = await propsOf('infected');
    const { container } = render(Hand, props);
    for (const card of props.view.seats[0]!.front) {
      expect(container.textContent).toContain(props.words.name('card', card, 'short'));
    }
    cleanup();
    const running = render(Hand, await propsOf('run'));
    await tick();
    expect(running.container.textContent).toBe('');
  });
});

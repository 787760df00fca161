/** Outrun between the runs, in real positions: the museum, the monster board, seats, hands, notes, and picking. */
import { cleanup, fireEvent, render, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import Board from '../../../src/games/outrun/Board.svelte';
import Hand from '../../../src/games/outrun/Hand.svelte';
import { CARDS } from '../../../src/games/outrun/art/signs';
import { aim } from '../../../src/games/outrun/museum/aim.svelte';
import { playOf, targetsOf, victimsOf } from '../../../src/games/outrun/museum/cards';
import { crowd, spotOf, standing, trackWidth, wayOn } from '../../../src/games/outrun/museum/track';
import { STRIDE, Walk } from '../../../src/games/outrun/museum/walk.svelte';
import { aboutOf } from '../../../src/games/outrun/about/about';
import { explains } from '../../../src/games/outrun/about/explains';
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

  test('the same news move nobody twice', () => {
    vi.useFakeTimers();
    const walk = new Walk();
    walk.see(view, news, true);
    vi.advanceTimersByTime(30 * STRIDE);
    walk.see(view, news, true);
    expect(walk.rooms).toEqual(view.seats.map(({ room }) => room));
    expect(walk.running).toEqual([]);
  });

  test('the monster follows when everybody has run', () => {
    vi.useFakeTimers();
    const walk = new Walk();
    const seats = view.seats.map((seat) => ({ ...seat, room: before[seat.seat]! }));
    walk.see({ ...view, seats, monster_room: 3 }, [], true);
    expect(walk.monster).toBe(3);
    walk.see({ ...view, monster_room: 5 }, news, true);
    expect(walk.monster).toBe(3);
    vi.advanceTimersByTime(60 * STRIDE);
    expect(walk.monster).toBe(5);
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
    expect(props.choose).toHaveBeenCalledWith('claw:yes', 'label');
    expect(claw.textContent).toBe(props.words.option('claw:yes'));
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

  test('the nearer the monster is to the reader, the larger it is', async () => {
    const props = await propsOf('capped');
    const own = props.view.seats[props.eyes!]!;
    for (const lead of [1, 3]) {
      own.lead = lead;
      const { container } = render(Board, props);
      const monster = found(container, '.monster')!;
      expect(monster.style.getPropertyValue('--far')).toBe(String(lead));
      expect(monster.classList.contains('close')).toBe(lead === 1);
      expect(found(container, '[data-chaser]')!.classList.contains('close')).toBe(lead === 1);
      cleanup();
    }
  });
});

describe('everything explains itself', () => {
  const ABOUT = ['which-way', 'claw', 'interfere', 'infected', 'centre'];

  test.each(ABOUT)('%s: whatever can be asked about has words and a rule, in both languages', async (name) => {
    for (const language of LANGUAGES) {
      const props = await propsOf(name, language);
      const roots = [
        render(Board, props),
        render(Hand, props),
        ...props.seats.map(({ seat }) => render(Seat, { ...props, seat })),
      ];
      const asked = roots.flatMap(({ container }) => all(container, '[data-about]').map((one) => one.dataset.about!));
      expect(asked.length).toBeGreaterThan(20);
      for (const about of new Set(asked)) {
        const { text, rule } = aboutOf(props.words, props.view, about);
        expect([about, text]).not.toEqual([about, '']);
        expect(text).not.toMatch(/undefined|[{}]|\bout-/);
        expect([about, rule]).toEqual([about, expect.stringMatching(/^OUT-[A-Z]\d+$/)]);
      }
      cleanup();
    }
  });

  test('by a press, by a long one of a finger, and by ? on what is pointed at', async () => {
    vi.useFakeTimers();
    const box = document.createElement('section');
    box.innerHTML = '<p data-about="exit">exit</p><button data-about="card:boost">play</button>';
    document.body.append(box);
    const told: string[] = [];
    const { destroy } = explains(box, (about) => told.push(about));
    const [plain, button] = [...box.children];
    await fireEvent.click(plain!);
    await fireEvent.click(button!);
    expect(told).toEqual(['exit']);
    await fireEvent.pointerDown(button!, { pointerType: 'touch' });
    await vi.advanceTimersByTimeAsync(600);
    expect(told).toEqual(['exit', 'card:boost']);
    const played = vi.fn();
    button!.addEventListener('click', played);
    await fireEvent.click(button!);
    expect(played).not.toHaveBeenCalled();
    destroy();
    box.remove();
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
  test.each(PLAYED)('%s: every play is one press on a card, and what is not offered has a reason', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Hand, props);
    const offered = legal(props.decision).filter((code) => code !== 'pass');
    expect([...new Set(codesOn(container))].sort()).toEqual([...offered].sort());
    for (const button of all(container, '[data-not]')) {
      const card = button.closest<HTMLElement>('[data-hand]')!.dataset.hand!;
      expect(targetsOf(props.decision, card).has(Number(button.dataset.not))).toBe(false);
      expect(button.title).not.toBe('');
    }
    for (const card of all(container, '[data-hand]')) {
      const playable = targetsOf(props.decision, card.dataset.hand!).size > 0;
      expect(found(card, '.refusal') === null).toBe(playable);
    }
  });

  test('one press plays, as the button says whom; and that seat stands out on the board', async () => {
    const props = await propsOf('interfere');
    const hand = render(Hand, props);
    const board = render(Board, props);
    const target = found(hand.container, '[data-hand="steal"] [data-code="play:steal>2"]')!;
    expect(target.textContent).toContain(props.words.player(1));
    await fireEvent.pointerEnter(target);
    expect(aim.seat).toBe(1);
    expect(all(board.container, '.aimed').length).toBeGreaterThan(0);
    await fireEvent.pointerLeave(target);
    expect(all(board.container, '.aimed')).toEqual([]);
    await fireEvent.click(target);
    expect(props.choose).toHaveBeenCalledWith('play:steal>2', 'label');
  });

  test('a press on a seat that cannot be chosen says why not', async () => {
    const props = await propsOf('interfere');
    const { container } = render(Hand, props);
    const card = found(container, '[data-hand="steal"]')!;
    await fireEvent.click(found(card, '[data-not="0"]')!);
    expect(card.textContent).toContain(props.words.message('against-oneself'));
    expect(props.choose).not.toHaveBeenCalled();
  });

  test('who is shielded says so', async () => {
    const props = await propsOf('shield');
    const { container } = render(Hand, props);
    const card = playOf(legal(props.decision).find((code) => code.includes('>'))!)!.card;
    const shielded = found(container, `[data-hand="${card}"] [data-not="1"]`)!;
    expect(shielded.title).toBe(props.words.message('against-shield'));
  });

  test('what cannot be played says why on the card', async () => {
    for (const [name, card, reason] of [
      ['nothing-to-pass', 'have-mine', 'have-mine'],
      ['major', 'major-shortcut', 'race'],
    ] as const) {
      const props = await propsOf(name);
      const { container } = render(Hand, props);
      const drawn = found(container, `[data-hand="${card}"]`)!;
      expect(drawn.textContent).toContain(props.words.message(`against-${reason}`));
      expect(found(drawn, '[data-code]')).toBeNull();
      cleanup();
    }
  });

  test('Focus needs no target', async () => {
    const props = await propsOf('focus');
    const { container } = render(Hand, props);
    await fireEvent.click(found(container, '[data-hand="focus"] [data-code]')!);
    expect(props.choose).toHaveBeenCalledWith('play:focus', 'label');
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
    expect(props.choose).toHaveBeenCalledWith('infect:2', 'object');
  });
});

describe('notes', () => {
  test('are what the game says (OUT-Q29)', async () => {
    const { view, words } = await propsOf('interfere');
    expect(note(view, words, 'play:boost>2').startsWith(WARNING)).toBe(true);
    expect(note(view, words, 'play:boost>1')).toContain(words.name('card', 'boost', 'short'));
    expect(note({ ...view, own: null }, words, 'play:boost>2')).toBe('');
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

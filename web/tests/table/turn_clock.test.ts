import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/shared/settings.svelte';
import * as sound from '../../src/shared/sound';
import type { State, TimesInfo, TimeVote } from '../../src/shared/protocol';
import {
  CLOCKS,
  LocalSeatTime,
  LocalTurnClock,
  NO_CLOCK,
  clockText,
  leftText,
  shortOf,
  type Control,
} from '../../src/shared/table/turn_clock';
import { card, decision, fakeSockets, full, news, position, seat, state, table, you } from './fixtures';
import { open } from './opening';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const aMove: Control = { kind: 'move', amount: 60, more: 0, on_time: 'others' };
const inAll: Control = { kind: 'total', amount: 900, more: 10, on_time: 'bot' };

const times = (lefts: number[], running: number[], votes: TimeVote[] = []): TimesInfo => ({
  seats: lefts.map((left, at) => ({ seat: at, left, running: running.includes(at) })),
  votes,
});

const answers: Record<string, unknown> = {
  '/api/me': { person: 'p0', name: 'Ann' },
  '/api/games': { games: [card()], levels: ['easy', 'medium'] },
};

const timers = () => screen.queryAllByRole('timer').map((timer) => timer.getAttribute('aria-label'));

beforeEach(() => {
  fakeSockets();
  settings.language = 'en';
  settings.motion = 'reduced';
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('in words', () => {
  it('says how much is left, in days as in seconds', () => {
    expect(leftText(2 * DAY + 4 * HOUR + 59 * 60 * SECOND)).toBe('2 days 4 h');
    expect(leftText(DAY)).toBe('1 day 0 h');
    expect(leftText(3 * HOUR + 5 * 60 * SECOND)).toBe('3 h 5 min');
    expect(leftText(65 * SECOND)).toBe('1:05');
    expect(leftText(64_001)).toBe('1:05');
    expect(leftText(1)).toBe('0:01');
    expect(leftText(0)).toBe('0:00');
    settings.language = 'nl';
    expect(leftText(2 * DAY)).toBe('2 dagen 0 u');
  });

  it('has words for every clock that is offered, each its own', () => {
    const words = CLOCKS.map(clockText);
    expect(words).toContain('30 seconds a move');
    expect(words).toContain('1 minute a move');
    expect(words).toContain('5 min a game + 5 s a move');
    expect(words).toContain('7 days a move');
    expect(new Set(words).size).toBe(words.length);
    expect(clockText({ kind: 'total', amount: 90, more: 0 })).toBe('1.5 min a game');
    expect(clockText({ kind: 'move', amount: 75, more: 0 })).toBe('75 seconds a move');
  });

  it('is short in good time', () => {
    expect(shortOf(aMove)).toBe(15 * SECOND);
    expect(shortOf({ ...aMove, amount: 10 })).toBe(5 * SECOND);
    expect(shortOf(inAll)).toBe(30 * SECOND);
    expect(shortOf({ kind: 'days', amount: 3, more: 0, on_time: 'bot' })).toBe(2 * HOUR);
  });
});

describe('by the page’s own clock', () => {
  it('runs for those who are asked', () => {
    const running = new LocalSeatTime({ seat: 0, left: 5000, running: true }, 1000);
    expect([running.left(1000), running.left(3500), running.left(9000), running.left(0)]).toEqual([
      5000, 2500, 0, 5000,
    ]);
    expect(new LocalSeatTime({ seat: 0, left: 5000, running: false }, 1000).left(9000)).toBe(5000);
  });

  it('shows everybody’s of a total, else that of those who are asked or late', () => {
    const told = new LocalTurnClock(
      times([5000, 6000, 0], [0], [{ seat: 2, voters: [], wait: [], bot: [], left: 60_000 }]),
      0,
    );
    expect([0, 1, 2, 3].map((each) => told.shown(each, inAll) !== null)).toEqual([true, true, true, false]);
    expect([0, 1, 2, 3].map((each) => told.shown(each, aMove) !== null)).toEqual([true, false, true, false]);
  });
});

describe('at the table', () => {
  const asked = (info: TimesInfo, control = aMove) =>
    full({
      table: table({ time: control }),
      position: position(4, { asked: [0], decision: decision('1@4', ['go:A1', 'end']), times: info }),
    });

  it('shows my time where I am asked, and that of another who is', async () => {
    const socket = await open(asked(times([40_000, 900_000], [0]), inAll));
    expect(timers()).toEqual(['You have 0:40 left']);
    socket.tell(state({ position: position(5, { asked: [1], times: times([39_000, 900_000], [1]) }) }));
    await waitFor(() => expect(timers()).toEqual(['Ben: 15:00 left']));
  });

  it('shows everybody’s among the players', async () => {
    await open(asked(times([40_000, 900_000], [0]), inAll));
    await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    await waitFor(() => expect(timers()).toEqual(expect.arrayContaining(['Ann: 0:40 left', 'Ben: 15:00 left'])));
  });

  it('warns once, by ear too, when my time gets short', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const play = vi.spyOn(sound, 'play');
    try {
      await open(asked(times([16_000, 60_000], [0])));
      await waitFor(() => expect(timers()).toContain('You have 0:16 left'));
      vi.advanceTimersByTime(2000);
      await waitFor(() => expect(timers()).toContain('You have 0:14 left'));
      vi.advanceTimersByTime(3000);
      await waitFor(() => expect(timers()).toContain('You have 0:11 left'));
      expect(play.mock.calls.filter(([name]) => name === 'last-call')).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has no clock where there is none', async () => {
    await open(full({ position: position(4, { asked: [0], decision: decision('1@4', ['end']), times: null }) }));
    expect(timers()).toEqual([]);
  });

  it('asks the others what comes of somebody whose time is up', async () => {
    const vote = { seat: 1, voters: ['p0', 'p2'], wait: [], bot: ['p2'], left: 60_000 };
    const socket = await open(
      full({
        table: table({ time: aMove }),
        position: position(4, { asked: [1], times: times([60_000, 0], [], [vote]) }),
      }),
    );
    const group = await screen.findByRole('group', { name: /Ben has run out of time/ });
    expect(group.textContent).toContain('To wait: 0. For a bot: 1. 2 people decide.');
    await fireEvent.click(within(group).getByRole('button', { name: 'Wait longer' }));
    expect(socket.of('decide-time')).toMatchObject([{ seat: 1, wait: true }]);
    const voted = { ...vote, wait: ['p0'] };
    socket.tell(state({ position: position(4, { asked: [1], times: times([60_000, 0], [], [voted]) }) }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Wait longer' }).getAttribute('aria-pressed')).toBe('true'),
    );
    await fireEvent.click(screen.getByRole('button', { name: 'Let a bot take over' }));
    expect(socket.of('decide-time').at(-1)).toMatchObject({ seat: 1, wait: false });
  });

  it('tells who is late, and who looks on, but asks them nothing', async () => {
    const vote = { seat: 0, voters: ['p1'], wait: [], bot: [], left: 60_000 };
    const socket = await open(asked(times([0, 60_000], [], [vote])));
    expect(await screen.findByText(/Your time is up: the others decide/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Wait longer' })).toBeNull();
    socket.tell(state({ you: you({ person: 'p9', seats: [], eyes: null, host: false }) }));
    await waitFor(() => expect(screen.getByText(/Ann has run out of time\. The others decide/)).toBeTruthy());
  });

  it('tells it in the log', async () => {
    const about = (event: string, part: object = {}) => ({ event, rule: '', seat: 1, ...part });
    await open(
      full({
        news: [
          news(0, about('table-timeout', { who: 'flag' })),
          news(1, about('table-more-time')),
          news(2, about('table-stand-in', { who: 'medium', late: true })),
        ],
      }),
    );
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    for (const line of [
      "Ben's time ran out.",
      'Ben has the time anew: the others wait.',
      'A bot takes over for Ben (medium).',
    ])
      expect((await screen.findAllByText(line)).length).toBeGreaterThan(0);
  });
});

describe('before the game', () => {
  const waiting = (control: Control, part: Partial<State> = {}) =>
    full({
      position: null,
      table: table({
        phase: 'open',
        time: control,
        seats: [seat(0), seat(1, { holder: 'open', person: null, name: '' })],
      }),
      ...part,
    });

  it('the host chooses a clock, and what happens at its end', async () => {
    const socket = await open(waiting(NO_CLOCK));
    const clock = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time to think' });
    expect(screen.queryByRole('combobox', { name: "When somebody's time is up" })).toBeNull();
    const wanted = CLOCKS.findIndex((each) => each.kind === 'days' && each.amount === 2);
    await fireEvent.change(clock, { target: { value: String(wanted) } });
    expect(socket.of('set-table')).toMatchObject([{ time: { kind: 'days', amount: 2, more: 0, on_time: 'bot' } }]);
    socket.tell(state({ table: table({ phase: 'open', time: { kind: 'days', amount: 2, more: 0, on_time: 'bot' } }) }));
    const end = await screen.findByRole('combobox', { name: "When somebody's time is up" });
    await fireEvent.change(end, { target: { value: '1' } });
    expect(socket.of('set-table').at(-1)).toMatchObject({ time: { kind: 'days', amount: 2, on_time: 'others' } });
  });

  it('a clock of another kind is shown as it is', async () => {
    await open(waiting({ kind: 'move', amount: 75, more: 0, on_time: 'bot' }));
    const clock = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time to think' });
    expect(clock.selectedOptions[0]?.textContent).toBe('75 seconds a move');
  });

  it('guests read it', async () => {
    await open(waiting(inAll, { you: you({ person: 'p9', seats: [], eyes: null, host: false }) }));
    expect(screen.getAllByText('15 min a game + 10 s a move')).toHaveLength(2);
    expect(screen.getByText('A bot takes over')).toBeTruthy();
  });
});

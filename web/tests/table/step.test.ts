/** What is shown step by step: the picture first, then what it leads to. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { together } from '../../src/shared/board';
import {
  DisplayQueue,
  DRAWING_MS,
  DWELL_MS,
  LONGEST_MS,
  MAX_QUEUED,
  URGENT_MS,
} from '../../src/shared/table/display_queue';
import { partsOf } from '../../src/games/registry';
import { news } from './fixtures';

/** An item of the queue: numbers of its events, and when they are told. */
type Item = Record<number, number>;

let log: string[];
let hurried: boolean;
let urgent: boolean;
let pace: number;
let queue: DisplayQueue<Item>;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  hurried = urgent = false;
  pace = 1;
  queue = new DisplayQueue<Item>({
    begin: (items) => {
      const all = items.flatMap((item) => Object.entries(item));
      log.push(`begin ${all.map(([n]) => n).join(' ')}`);
      return { numbers: all.map(([n]) => Number(n)), times: all.map(([, time]) => (time > 0 ? time - DRAWING_MS : 0)) };
    },
    tell: (count) => log.push(`tell ${count}`),
    end: () => log.push('end'),
    dwells: () => true,
    hurried: () => hurried,
    urgent: () => urgent,
    pace: () => pace,
  });
});
afterEach(() => {
  queue.clear();
  vi.useRealTimers();
});

/** What has happened since it was looked at last. */
function since(): string[] {
  const found = log;
  log = [];
  return found;
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);

describe('a step', () => {
  it('tells each event when its picture is done, and the rest after the last', () => {
    queue.push({ 1: 0, 2: 700, 3: 1150 });
    expect(since()).toEqual(['begin 1 2 3', 'tell 1']);
    wait(699);
    expect(since()).toEqual([]);
    wait(1);
    expect(since()).toEqual(['tell 2']);
    wait(450);
    expect(since()).toEqual(['tell 3', 'end']);
  });

  it('without a picture is told at once', () => {
    queue.push({ 1: 0, 2: 0 });
    expect(since()).toEqual(['begin 1 2', 'tell 2', 'end']);
  });

  it('tells nothing before what comes earlier', () => {
    queue.push({ 1: 600, 2: 100 });
    wait(599);
    expect(since()).toEqual(['begin 1 2']);
    wait(1);
    expect(since()).toEqual(['tell 2', 'end']);
  });

  it('takes the time that the reader likes', () => {
    pace = 0.5;
    queue.push({ 1: 700 + DRAWING_MS });
    wait(349 + DRAWING_MS);
    expect(since()).toEqual(['begin 1']);
    wait(1);
    expect(since()).toEqual(['tell 1', 'end']);
  });

  it('waits for the board where it shows events by a clock of its own', () => {
    queue.push({ 1: 70, 2: 70, 3: 70 });
    queue.hold(1);
    wait(5_000);
    expect(since()).toEqual(['begin 1 2 3']);
    queue.hold(3);
    expect(since()).toEqual(['tell 2']);
    queue.hold(null);
    expect(since()).toEqual(['tell 3', 'end']);
  });
});

describe('the queue', () => {
  it('begins the next step when what was told has been looked at', () => {
    queue.push({ 1: 700 });
    queue.push({ 2: 100 });
    wait(700);
    expect(since()).toEqual(['begin 1', 'tell 1', 'end']);
    wait(DWELL_MS - 1);
    expect(since()).toEqual([]);
    wait(1);
    expect(since()).toEqual(['begin 2']);
    wait(100);
    expect(since()).toEqual(['tell 1', 'end']);
    expect(queue.busy).toBe(false);
  });

  it('is skipped as a whole', () => {
    queue.push({ 1: 700 });
    queue.push({ 2: 700 });
    queue.push({ 3: 700 });
    since();
    queue.skip();
    expect(since()).toEqual(['tell 1', 'end', 'begin 2 3', 'tell 2', 'end']);
    wait(5_000);
    expect(since()).toEqual([]);
  });

  it('shows what is too much as one step, which does not take long', () => {
    for (let n = 1; n <= MAX_QUEUED + 2; n++) queue.push({ [n]: 10_000 });
    expect(since()).toEqual(['begin 1', 'tell 1', 'end', 'begin 2 3 4 5 6 7 8']);
    wait(LONGEST_MS - 1);
    expect(since()).toEqual([]);
    wait(1);
    expect(since()).toEqual(['tell 7', 'end']);
  });

  it('takes nobody’s time away: who is asked by a clock waits for the last picture alone', () => {
    queue.push({ 1: 2_000 });
    queue.push({ 2: 2_000 });
    since();
    urgent = true;
    queue.push({ 3: 700 });
    expect(since()).toEqual(['tell 1', 'end', 'begin 2 3']);
    wait(URGENT_MS);
    expect(since()).toEqual(['tell 2', 'end']);
  });

  it('makes nobody wait who wants nothing to move', () => {
    hurried = true;
    queue.push({ 1: 700 });
    expect(since()).toEqual(['begin 1', 'tell 1', 'end']);
  });

  it('forgets what it has when everything comes anew', () => {
    queue.push({ 1: 700 });
    queue.push({ 2: 700 });
    since();
    queue.clear();
    wait(5_000);
    expect(since()).toEqual([]);
  });
});

describe('the pictures of a game', () => {
  const told = (...events: (string | Record<string, unknown>)[]) =>
    events.map((event, n) => news(n, typeof event === 'string' ? { event } : event));

  it('all move at once, and keep their order', () => {
    expect(together({ slow: 600, quick: 100 }, 50)(told('other', 'slow', 'quick'), null, null)).toEqual([50, 600, 600]);
  });

  it('in On the Lam!: die, then the police, then who is caught', async () => {
    const { telling } = await partsOf('on_the_lam');
    const events = told('searches', 'rolled', 'failed', 'police-rolled', 'arrested');
    expect(telling(events, null, null)).toEqual([0, 700, 700, 1150, 1600]);
  });

  it('in Outrun: one runner after the other', async () => {
    const { telling } = await partsOf('outrun');
    const events = told('right', { event: 'moved', rooms: 3 }, { event: 'moved', rooms: 2 }, 'turned');
    expect(telling(events, null, null)).toEqual([0, 720, 1200, 1200]);
  });

  it('take time in every game', async () => {
    const shown = { getaway_driver: 'crashed', escape_from_new_york: 'hit' };
    for (const [folder, event] of Object.entries(shown)) {
      const { telling } = await partsOf(folder);
      expect(telling(told(event), null, null)).toEqual([600]);
    }
  });
});

/** Real time over the line: beats, the clock, drafts, and a card that waits for nothing. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClockInfo } from '../../../src/shared/protocol';
import { updateClock } from '../../../src/shared/table/realtime_clock';
import { TableConnection } from '../../../src/shared/table/table.svelte';
import { FakeSocket, decision, fakeSockets, full, position, state } from '../../table/fixtures';

let connection: TableConnection;

const clock = (kind: ClockInfo['kind'], part: Partial<ClockInfo> = {}): ClockInfo => ({
  kind,
  elapsed: 0,
  left: null,
  ready: [],
  open: false,
  vote: null,
  last_call: false,
  draft: null,
  ...part,
});

const form = (id: string) => decision(id, [], { kind: 'run', form: { tray: 'LR' } });
const running = (ply: number, id = '1@9') =>
  position(ply, { asked: [0, 1], decision: form(id), clock: clock('run', { left: 60_000 }) });

function open(first = full()): FakeSocket {
  connection = new TableConnection('t1');
  FakeSocket.last.open();
  FakeSocket.last.tell(first);
  return FakeSocket.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  fakeSockets();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('beats', () => {
  it('are sent back at once, each with its number', () => {
    const socket = open();
    socket.tell({ type: 'beat', n: 7 });
    expect(socket.of('beat-back')).toMatchObject([{ n: 7 }]);
    socket.tell({ type: 'beat', n: 8 });
    expect(socket.of('beat-back').map(({ n }) => n)).toEqual([7, 8]);
    expect(new Set(socket.sent.map(({ id }) => id)).size).toBe(socket.sent.length);
  });

  it('tell that the line lives', async () => {
    const socket = open();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(socket.of('ping')).toHaveLength(1);
    socket.tell({ type: 'beat', n: 1 });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(connection.status).toBe('open');
  });
});

describe('the clock', () => {
  it('counts on by the page, from what the server said', () => {
    const heard = updateClock(null, clock('countdown', { elapsed: 400, left: 2_600 }), 10_000)!;
    expect(heard.elapsed(10_100)).toBe(500);
    const moments = [10_000, 10_600, 11_600, 12_599, 12_600, 13_000];
    expect(moments.map((now) => heard.seconds(now))).toEqual([3, 2, 1, 1, 0, 0]);
  });

  it('does not drift: of two messages about one moment the one that was under way for less is believed', () => {
    const slow = updateClock(null, clock('run', { elapsed: 0, left: 60_000 }), 1_300)!;
    const quick = updateClock(slow, clock('run', { elapsed: 2_000, left: 58_000 }), 3_020)!;
    expect(quick.since).toBe(1_020);
    const slower = updateClock(quick, clock('run', { elapsed: 4_000, left: 56_000 }), 5_350)!;
    expect([slower.since, slower.until]).toEqual([1_020, 61_020]);
  });

  it('follows at once when another moment is meant', () => {
    const before = updateClock(null, clock('run', { elapsed: 0, left: 6_000 }), 0)!;
    const called = updateClock(before, clock('run', { elapsed: 1_000, left: 5_200, last_call: true }), 1_000)!;
    expect(called.until).toBe(6_200);
    expect(updateClock(called, null, 2_000)).toBeNull();
  });

  it('comes with the position, and by itself', () => {
    const socket = open(full({ position: position(3, { clock: clock('ready', { left: 15_000 }) }) }));
    expect(connection.clock?.kind).toBe('ready');
    socket.tell({ type: 'clock', clock: clock('ready', { ready: [1], left: 9_000, open: true }) });
    expect(connection.clock?.info).toMatchObject({ ready: [1], open: true });
    socket.tell(state({ position: position(4) }));
    expect(connection.clock).toBeNull();
  });

  it('stays when only the table changes', () => {
    const socket = open(full({ position: position(3, { clock: clock('ready') }) }));
    socket.tell(state({ chat: [] }));
    expect(connection.clock?.kind).toBe('ready');
  });
});

describe('the card that is turned', () => {
  it('is shown at once, whatever of the last round still waits to be looked at', () => {
    const socket = open();
    for (const ply of [1, 2, 3]) socket.tell(state({ position: position(ply) }));
    expect(connection.position?.ply).toBe(1);
    socket.tell(state({ position: running(4) }));
    expect(connection.position?.ply).toBe(4);
    expect(connection.decision?.id).toBe('1@9');
  });

  it('finds nothing waiting: the countdown has shown it all', () => {
    const socket = open();
    for (const ply of [1, 2, 3]) socket.tell(state({ position: position(ply) }));
    socket.tell({ type: 'clock', clock: clock('countdown', { left: 3_000 }) });
    expect(connection.position?.ply).toBe(3);
  });
});

describe('an answer', () => {
  it('carries how long it took by the page, where that was measured', () => {
    const socket = open(full({ position: running(4) }));
    void connection.act('run:L', 6_130);
    expect(socket.of('act')).toMatchObject([{ seat: 0, decision: '1@9', code: 'run:L', ms: 6_130 }]);
  });

  it('says nothing of time where it was not', () => {
    const socket = open(full({ position: running(4) }));
    void connection.act('run:L');
    expect(socket.of('act')[0]).not.toHaveProperty('ms');
  });

  it('is given only once', () => {
    const socket = open(full({ position: running(4) }));
    void connection.act('run:L', 5);
    void connection.act('run:LR', 6);
    expect(socket.of('act')).toHaveLength(1);
  });

  it('that came to nothing on an old line can be given again', async () => {
    const socket = open(full({ position: running(4) }));
    void connection.act('run:L', 5);
    socket.tell({ type: 'ok', id: socket.of('act')[0]!.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.decision).toBeNull();
    socket.tell(full({ position: running(4) }));
    expect(connection.decision?.id).toBe('1@9');
  });
});

describe('drafts', () => {
  it('go out at most four times a second, and the last one always', async () => {
    const socket = open(full({ position: running(4) }));
    for (const row of ['L', 'LR', 'LRJ', 'LRJD']) {
      connection.draft(`run:${row}`);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(socket.of('draft').map(({ code }) => code)).toEqual(['run:L']);
    await vi.advanceTimersByTimeAsync(50);
    expect(socket.of('draft').map(({ code }) => code)).toEqual(['run:L', 'run:LRJD']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.of('draft')).toHaveLength(2);
  });

  it('are told again on a new line, and no more once the answer is given', async () => {
    const first = open(full({ position: running(4) }));
    connection.draft('run:L');
    await vi.advanceTimersByTimeAsync(1_000);
    first.fail();
    await vi.advanceTimersByTimeAsync(1_000);
    const socket = FakeSocket.last;
    socket.open();
    socket.tell(full({ position: running(4) }));
    expect(socket.of('draft')).toMatchObject([{ decision: '1@9', code: 'run:L' }]);
    connection.draft('run:LR');
    void connection.act('run:LR', 9);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.of('draft')).toHaveLength(1);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../src/shared/protocol';
import { DRAWING_MS } from '../../src/shared/table/display_queue';
import { TableConnection } from '../../src/shared/table/table.svelte';
import { commitment } from '../../src/shared/table/commitment';
import { FakeSocket, chat, decision, fakeSockets, full, news, position, state, table, you } from './fixtures';

let connection: TableConnection;
let visible: 'visible' | 'hidden';
let reduced: boolean;
/** How long the picture of each event takes. */
let picture: number;

const open = () => {
  connection = new TableConnection('t1', {
    reduced_motion: () => reduced,
    telling: (come) => come.map(() => picture),
    random: (bytes) => bytes.map((_, i) => i),
  });
  FakeSocket.last.open();
  return FakeSocket.last;
};

/** What makes a promise of a secret is fetched first. */
const hashed = () => vi.dynamicImportSettled();
/** Let promises run on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  visible = 'visible';
  reduced = false;
  picture = 0;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
  localStorage.clear();
  fakeSockets();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the line', () => {
  it('opens the socket of the table', () => {
    open();
    expect(FakeSocket.last.url).toMatch(/^ws:\/\/.*\/api\/tables\/t1\/socket$/);
    expect(connection.status).toBe('open');
  });

  it('comes back after longer and longer waits, and starts over once it has heard something', async () => {
    open().fail();
    const waits = [300, 600, 1200, 1500, 1500, 1500];
    for (const [i, wait] of waits.entries()) {
      expect(connection.status).toBe('lost');
      expect(connection.retry_at - Date.now()).toBe(wait);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.made).toHaveLength(i + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.made).toHaveLength(i + 2);
      FakeSocket.last.fail();
    }
    await vi.advanceTimersByTimeAsync(1500);
    FakeSocket.last.open();
    FakeSocket.last.tell(full());
    FakeSocket.last.fail();
    expect(connection.retry_at - Date.now()).toBe(300);
  });

  it('has time while nobody looks', async () => {
    visible = 'hidden';
    open();
    for (const wait of [300, 600, 1200, 2400, 4800, 5000]) {
      FakeSocket.last.fail();
      expect(connection.retry_at - Date.now()).toBe(wait);
      await vi.advanceTimersByTimeAsync(wait);
    }
  });

  it('spreads the attempts of many pages', () => {
    vi.mocked(Math.random).mockReturnValue(0);
    open().fail();
    expect(connection.retry_at - Date.now()).toBe(225);
    connection.close();
    vi.mocked(Math.random).mockReturnValue(1);
    open().fail();
    expect(connection.retry_at - Date.now()).toBe(375);
  });

  it('tries at once when the network is back or the page is looked at', () => {
    open().fail();
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.fail();
    visible = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(2);
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('asks every 6 seconds whether it is alive, and gives up 3 seconds without an answer', async () => {
    const socket = open();
    await vi.advanceTimersByTimeAsync(6_000);
    const [ping] = socket.of('ping');
    socket.tell({ type: 'pong', id: ping!.id });
    await vi.advanceTimersByTimeAsync(5_999);
    expect(socket.of('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.of('ping')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(connection.status).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.status).toBe('lost');
    expect(socket.closed).toBe(true);
  });

  it('gives up an attempt that hangs', async () => {
    connection = new TableConnection('t1');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.status).toBe('lost');
  });

  it.each([
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the page wakes up', () => document.dispatchEvent(new Event('resume'))],
    ['the network is another', () => dispatchEvent(new Event('online'))],
  ])('is opened anew within two seconds when it has died and %s', async (_, wake) => {
    const socket = open();
    wake();
    expect(socket.of('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(FakeSocket.made).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(socket.closed).toBe(true);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('does not wait for an attempt of before when the network comes back', async () => {
    open().fail();
    await vi.advanceTimersByTimeAsync(300);
    const hanging = FakeSocket.last;
    dispatchEvent(new Event('online'));
    expect(FakeSocket.last).toBe(hanging);
    await vi.advanceTimersByTimeAsync(2_000);
    dispatchEvent(new Event('online'));
    expect(hanging.closed).toBe(true);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('has more patience with a line that proved to be slow, until it is quick again', async () => {
    open();
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    look();
    await vi.advanceTimersByTimeAsync(1_500);
    FakeSocket.last.open();
    FakeSocket.last.tell(full());
    look();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(FakeSocket.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.made).toHaveLength(3);
    FakeSocket.last.open();
    look();
    FakeSocket.last.tell({ type: 'pong', id: FakeSocket.last.of('ping').at(-1)!.id });
    look();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(FakeSocket.made).toHaveLength(4);
  });

  it('stays away when the server refuses, and says why', async () => {
    const socket = open();
    socket.tell({ type: 'bye', error: 'unknown-table', message: 'there is no such table', about: {} });
    socket.fail();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connection.status).toBe('refused');
    expect(connection.refusal?.error).toBe('unknown-table');
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('comes back when the server says that it only goes down for a moment', async () => {
    const socket = open();
    socket.tell({ type: 'bye', error: 'closing', message: '', about: {} });
    socket.fail();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it.each(['busy', 'too-fast', 'too-many-pages'] as const)(
    'takes its time when there is a crowd: %s',
    async (error) => {
      const told: string[] = [];
      connection.close();
      connection = new TableConnection('t', { notice: (trouble) => told.push(trouble.error) });
      for (const times of [1, 2, 3]) {
        FakeSocket.last.open();
        FakeSocket.last.tell({ type: 'bye', error, message: '', about: {} });
        const made = FakeSocket.made.length;
        FakeSocket.last.fail();
        await vi.advanceTimersByTimeAsync(11_000);
        expect(FakeSocket.made).toHaveLength(made);
        await vi.advanceTimersByTimeAsync(8_000);
        expect(FakeSocket.made).toHaveLength(made + 1);
        expect(told).toEqual(Array<string>(times).fill(error));
      }
    },
  );

  it('tells at once what went wrong although nobody here asked', () => {
    const told: string[] = [];
    connection.close();
    connection = new TableConnection('t', { notice: (trouble) => told.push(trouble.error) });
    FakeSocket.last.open();
    FakeSocket.last.tell({ type: 'error', id: null, error: 'storage', message: '', rule: '', about: {} });
    expect(told).toEqual(['storage']);
  });

  it('leaves nothing behind when it is closed', async () => {
    const socket = open();
    connection.close();
    expect(socket.closed).toBe(true);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});

describe('messages', () => {
  it('are paired with their answers by number', async () => {
    const socket = open();
    const first = connection.send({ type: 'start' });
    const second = connection.send({ type: 'rematch' });
    const third = connection.send({ type: 'why', seat: 0, code: 'go:A1' });
    const [a, b, c] = socket.sent;
    socket.tell({ type: 'because', id: c!.id, allowed: false, rule: 'OTL-T2', message: '' });
    socket.tell({ type: 'made', id: b!.id, table: 't2' });
    socket.tell({ type: 'error', id: a!.id, error: 'seats-open', message: '', rule: '', about: {} });
    expect(await first).toMatchObject({ type: 'error', error: 'seats-open' });
    expect(await second).toMatchObject({ type: 'made', table: 't2' });
    expect(await third).toMatchObject({ type: 'because', rule: 'OTL-T2' });
  });

  it('put what went wrong into `error`, until something goes right', async () => {
    const socket = open();
    const wrong = connection.send({ type: 'start' });
    socket.tell({ type: 'error', id: socket.sent[0]!.id, error: 'not-host', message: '', rule: '', about: {} });
    await wrong;
    expect(connection.error?.error).toBe('not-host');
    const right = connection.send({ type: 'start' });
    socket.tell({ type: 'ok', id: socket.sent[1]!.id });
    await right;
    expect(connection.error).toBeNull();
  });

  it('fail at once without a line, and when the line breaks before the answer', async () => {
    const socket = open();
    const hanging = connection.send({ type: 'say', channel: 'table', text: 'hello' });
    socket.fail();
    expect(await hanging).toMatchObject({ type: 'error', error: 'lost' });
    expect(await connection.send({ type: 'start' })).toMatchObject({ error: 'lost' });
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('say')).toEqual([]);
  });
});

describe('answering a decision', () => {
  const asked = () =>
    full({
      you: you({ seen: { n: 0, ply: 0 } }),
      position: position(0, { asked: [0], decision: decision('1@0', ['go:A1', 'go:B1']) }),
    });

  it('names the decision that is shown, once', async () => {
    const socket = open();
    socket.tell(asked());
    const act = connection.act('go:B1');
    void connection.act('go:A1');
    expect(socket.of('act')).toEqual([{ type: 'act', id: 1, seat: 0, decision: '1@0', code: 'go:B1' }]);
    expect(connection.sending).toBe('go:B1');
    socket.tell({ type: 'ok', id: 1 });
    await act;
    expect(connection.sending).toBeNull();
    expect(connection.decision).toBeNull();
  });

  it('offers the decision again after a refusal', async () => {
    const socket = open();
    socket.tell(asked());
    const act = connection.act('go:B1');
    socket.tell({ type: 'error', id: 1, error: 'illegal', message: '', rule: 'OTL-T1', about: {} });
    await act;
    expect(connection.error).toMatchObject({ error: 'illegal', rule: 'OTL-T1' });
    expect(connection.decision?.id).toBe('1@0');
  });

  it('is sent again over the next line when no answer came', async () => {
    const socket = open();
    socket.tell(asked());
    const act = connection.act('go:B1');
    socket.fail();
    await vi.advanceTimersByTimeAsync(300);
    const next = FakeSocket.last;
    expect(next).not.toBe(socket);
    next.open();
    expect(next.of('act')).toEqual(socket.of('act'));
    next.tell(asked());
    next.tell({ type: 'ok', id: 1 });
    await act;
    expect(connection.error).toBeNull();
    next.fail();
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  it('finds out soon that the line is dead, and is sent over the next one', async () => {
    const socket = open();
    socket.tell(full({ position: position(4, { decision: decision('1@4', ['end']) }) }));
    const done = connection.act('end');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(FakeSocket.made).toHaveLength(2);
    FakeSocket.last.open();
    const [act] = FakeSocket.last.of('act');
    FakeSocket.last.tell({ type: 'ok', id: act!.id });
    expect(await done).toBe(true);
  });

  it('waits for a line when there is none', async () => {
    const socket = open();
    socket.tell(asked());
    socket.fail();
    void connection.act('go:A1');
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('act')).toMatchObject([{ decision: '1@0', code: 'go:A1' }]);
  });

  it('takes it for done when a repeated answer is stale', async () => {
    const socket = open();
    socket.tell(asked());
    const act = connection.act('go:B1');
    socket.fail();
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.open();
    FakeSocket.last.tell({ type: 'error', id: 1, error: 'stale', message: '', rule: '', about: {} });
    await act;
    expect(connection.error).toBeNull();
  });
});

describe('states', () => {
  it('merge: what is null has not changed', () => {
    const socket = open();
    socket.tell(full({ news: [news(0)], chat: [chat(0)] }));
    socket.tell(state({ table: table({ listed: true }) }));
    expect(connection.table?.listed).toBe(true);
    expect(connection.you?.person).toBe('p0');
    expect(connection.position?.ply).toBe(0);
    expect(connection.news).toHaveLength(1);
  });

  it('replace everything when they are full', () => {
    const socket = open();
    socket.tell(full({ news: [news(0), news(1)], chat: [chat(0)] }));
    socket.tell(full({ you: you({ eyes: 1 }), position: null, news: [news(1)], chat: [] }));
    expect(connection.you?.eyes).toBe(1);
    expect(connection.position).toBeNull();
    expect(connection.news.map((item) => item.n)).toEqual([1]);
    expect(connection.chat).toEqual([]);
    expect(connection.renewals).toBe(2);
  });

  it('tell news and chat once, whatever comes twice', () => {
    const socket = open();
    socket.tell(full({ news: [news(0), news(1)], chat: [chat(0)] }));
    expect(connection.latest).toEqual([]);
    socket.tell(state({ news: [news(1), news(2)], chat: [chat(0), chat(1)] }));
    expect(connection.news.map((item) => item.n)).toEqual([0, 1, 2]);
    expect(connection.latest.map((item) => item.n)).toEqual([2]);
    expect(connection.chat.map((item) => item.n)).toEqual([0, 1]);
  });

  it('count as new after a break what happened during it', () => {
    const socket = open();
    socket.tell(full({ news: [news(0)] }));
    socket.tell(full({ news: [news(0), news(1)] }));
    expect(connection.latest.map((item) => item.n)).toEqual([1]);
  });
});

describe('the pace', () => {
  const ply = () => connection.position?.ply;
  const burst = (socket: FakeSocket, from: number, to: number) => {
    for (let n = from; n <= to; n++) socket.tell(state({ position: position(n), news: [news(n)] }));
  };

  it('shows each of several states for a while', async () => {
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 3);
    expect(ply()).toBe(1);
    expect(connection.latest.map((item) => item.n)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(349);
    expect(ply()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(ply()).toBe(2);
    expect(connection.current).toBe(false);
    await vi.advanceTimersByTimeAsync(350);
    expect(ply()).toBe(3);
    expect(connection.current).toBe(true);
  });

  it('shows at once what comes after a quiet time', async () => {
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 1);
    await vi.advanceTimersByTimeAsync(350);
    burst(socket, 2, 2);
    expect(ply()).toBe(2);
  });

  it('keeps the order of table and position, and lets chat through', async () => {
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 2);
    socket.tell(state({ table: table({ phase: 'over' }), chat: [chat(0)] }));
    expect(connection.table?.phase).toBe('playing');
    expect(connection.chat).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(connection.table?.phase).toBe('over');
  });

  it('catches up when more than six wait', () => {
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 7);
    expect(ply()).toBe(1);
    burst(socket, 8, 8);
    expect(ply()).toBe(8);
    expect(connection.latest.map((item) => item.n)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('does not make anybody wait who wants no motion', () => {
    reduced = true;
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 3);
    expect(ply()).toBe(3);
  });

  it('does not wait while nobody looks', () => {
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 3);
    expect(ply()).toBe(1);
    visible = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ply()).toBe(3);
  });

  it('throws away what waits when a full state comes', async () => {
    const socket = open();
    socket.tell(full());
    burst(socket, 1, 3);
    socket.tell(full({ position: position(9) }));
    expect(ply()).toBe(9);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ply()).toBe(9);
  });

  describe('with pictures', () => {
    const asking = (part: Partial<Position> = {}) =>
      state({
        position: position(1, { asked: [0], decision: decision('1@1', ['go:A1']), ...part }),
        news: [news(1)],
      });
    const clock = (running: boolean) => ({ seats: [{ seat: 0, left: 60_000, running }], votes: [] });

    beforeEach(() => (picture = 3_000 - DRAWING_MS));

    it('draws the board first, and tells the rest when its picture is done', async () => {
      const socket = open();
      socket.tell(full());
      socket.tell(asking());
      expect(connection.drawn.position?.ply).toBe(1);
      expect(connection.drawn.news.map(({ n }) => n)).toEqual([1]);
      await vi.advanceTimersByTimeAsync(2_999);
      expect([ply(), connection.decision, connection.news.length]).toEqual([0, null, 0]);
      await vi.advanceTimersByTimeAsync(1);
      expect([ply(), connection.decision?.id, connection.news.length]).toEqual([1, '1@1', 1]);
    });

    it('asks at once what is skipped', () => {
      const socket = open();
      socket.tell(full());
      expect(connection.skip()).toBe(false);
      socket.tell(asking());
      expect(connection.skip()).toBe(true);
      expect(connection.skipped).toBe(true);
      expect(connection.decision?.id).toBe('1@1');
    });

    it.each([
      ['whose time runs', 'move', true, 1],
      ['whose time stands', 'move', false, 0],
      ['who has days', 'days', true, 0],
    ] as const)('asks somebody %s after a short picture, or a long one', async (_, kind, running, shown) => {
      const socket = open();
      socket.tell(full({ table: table({ time: { kind, amount: 60 } }) }));
      socket.tell(asking({ times: clock(running) }));
      await vi.advanceTimersByTimeAsync(1_500);
      expect(ply()).toBe(shown);
    });
  });

  it('never answers a decision that only the display still shows', async () => {
    const socket = open();
    socket.tell(full({ position: position(0, { decision: decision('1@0', ['go:A1']) }) }));
    expect(connection.decision?.id).toBe('1@0');
    burst(socket, 1, 1);
    socket.tell(state({ position: position(2, { decision: decision('1@2', ['go:B1']) }) }));
    expect(connection.decision).toBeNull();
    await connection.act('go:A1');
    expect(socket.of('act')).toEqual([]);
    await vi.advanceTimersByTimeAsync(350);
    expect(connection.decision?.id).toBe('1@2');
    void connection.act('go:B1');
    expect(socket.of('act')).toMatchObject([{ decision: '1@2', code: 'go:B1' }]);
  });
});

describe('the seed', () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  const inHex = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  // Made by lamster.kernel.chance.commitment('1', bytes(range(32))).
  const promise = '511a4a791017e7c92068d4117869299a58234ba2f6f714867da2b2422d8b4c20';
  const starting = (part = {}) => full({ table: table({ phase: 'starting', ...part }), position: null });

  it('is promised first, and shown when all have promised', async () => {
    const socket = open();
    socket.tell(starting());
    await hashed();
    expect(socket.of('promise')).toMatchObject([{ commitment: promise }]);
    expect(socket.of('reveal')).toEqual([]);
    socket.tell(state({ table: table({ phase: 'starting', promises: { 1: promise, table: 'x' }, reveal: true }) }));
    await hashed();
    expect(socket.of('reveal')).toMatchObject([{ secret: inHex }]);
    socket.tell(state({ table: table({ phase: 'starting', promises: { 1: promise, table: 'x' }, reveal: true }) }));
    await hashed();
    expect(socket.of('promise')).toHaveLength(1);
    expect(socket.of('reveal')).toHaveLength(1);
    await settle();
  });

  it('is promised by the label of the first seat of several', async () => {
    const socket = open();
    socket.tell(full({ table: table({ phase: 'starting' }), you: you({ seats: [1, 0] }), position: null }));
    await hashed();
    expect(socket.of('promise')).toMatchObject([{ commitment: commitment('2', secret) }]);
  });

  it('is shown after a reload with the secret that was promised', async () => {
    open().tell(starting());
    await hashed();
    connection.close();
    connection = new TableConnection('t1', { random: (bytes) => bytes.fill(9) });
    FakeSocket.last.open();
    FakeSocket.last.tell(starting({ promises: { 1: promise }, reveal: true }));
    await hashed();
    expect(FakeSocket.last.of('promise')).toEqual([]);
    expect(FakeSocket.last.of('reveal')).toMatchObject([{ secret: inHex }]);
  });

  it('is not shown when somebody else promised for the seat, nor by onlookers', async () => {
    const socket = open();
    socket.tell(starting({ promises: { 1: 'another' }, reveal: true }));
    await hashed();
    socket.tell(full({ table: table({ phase: 'starting' }), you: you({ seats: [], eyes: null }), position: null }));
    await hashed();
    expect([...socket.of('promise'), ...socket.of('reveal')]).toEqual([]);
  });

  it('is another one when a start has failed and is tried again', async () => {
    let round = 0;
    connection = new TableConnection('t1', { random: (bytes) => bytes.fill(++round) });
    FakeSocket.last.open();
    FakeSocket.last.tell(starting());
    await hashed();
    FakeSocket.last.tell(state({ table: table({ phase: 'open' }) }));
    await hashed();
    FakeSocket.last.tell(state({ table: table({ phase: 'starting' }) }));
    await hashed();
    expect(FakeSocket.last.of('promise').map((message) => message.commitment)).toEqual([
      commitment('1', new Uint8Array(32).fill(1)),
      commitment('1', new Uint8Array(32).fill(2)),
    ]);
  });

  it('is forgotten when the game has begun', async () => {
    const socket = open();
    socket.tell(starting());
    await hashed();
    expect(localStorage.length).toBe(1);
    socket.tell(state({ table: table({ phase: 'playing' }) }));
    await hashed();
    expect(localStorage.length).toBe(0);
  });
});

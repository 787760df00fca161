import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, News, Replay, State, You } from '../../src/shared/protocol';
import { settings } from '../../src/shared/settings.svelte';
import { AWAY, isWorth, Meanwhile } from '../../src/shared/table/meanwhile.svelte';
import { Recap } from '../../src/shared/table/recap.svelte';
import { REPORT_EVERY_MS } from '../../src/shared/table/read_marks';
import { card, decision, fakeSockets, full, news, position, state, table, you } from './fixtures';
import { open } from './opening';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

const moved = (n: number, seat: number, tile = 'B1'): News => news(n, { event: 'moved', rule: 'OTL-T1', seat, tile });
const turn = (n: number, seat: number): News => news(n, { event: 'turn', rule: 'OTL-R1', seat });
const resigned = (n: number, seat: number): News => news(n, { event: 'table-resign', rule: '', seat, who: '' });
const reader = (seen: number | null, part: Partial<You> = {}): You =>
  you({ seen: seen === null ? null : { n: seen, ply: seen }, ...part });

let visible: 'visible' | 'hidden';

beforeEach(() => {
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('what is worth telling', () => {
  it.each([
    ['nothing', [], false],
    ['one happening', [turn(0, 1), moved(1, 1), turn(2, 0)], false],
    ['turns alone', [turn(0, 1), turn(1, 0), turn(2, 1)], false],
    ["one's own actions", [moved(0, 0), moved(1, 0), moved(2, 0)], false],
    ['two actions of another', [moved(0, 1), moved(1, 1)], true],
    ['what happens at the table, also to oneself', [moved(0, 0), resigned(1, 0)], true],
  ])('%s: %s', (_, told, worth) => expect(isWorth(told, 0)).toBe(worth));
});

describe('who looks and who does not', () => {
  let sent: number[];
  let wanted: boolean;
  let meanwhile: Meanwhile;
  const happened = [moved(0, 0), moved(1, 1), moved(2, 1), moved(3, 1)];

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    wanted = true;
    meanwhile = new Meanwhile(
      't1',
      (n) => sent.push(n),
      () => wanted,
    );
  });

  it('is told what came since, from the place where it began', () => {
    expect(meanwhile.renewed(happened, reader(1), Infinity)).toBe(true);
    expect(meanwhile.missed).toEqual({ news: happened.slice(1), earlier: 0, ply: 1 });
    expect(sent).toEqual([]);
  });

  it('has seen it once it is closed', () => {
    meanwhile.renewed(happened, reader(1), Infinity);
    expect(meanwhile.close()).toBe(true);
    expect(meanwhile.missed).toBeNull();
    expect(sent).toEqual([4]);
    expect(meanwhile.close()).toBe(false);
  });

  it('is told nothing of which nothing is known: the first visit', () => {
    expect(meanwhile.renewed(happened, reader(null), Infinity)).toBe(false);
    expect(sent).toEqual([4]);
  });

  it.each([
    ['does not want it', () => (wanted = false), reader(1)],
    ['has no seat', () => undefined, reader(1, { seats: [], eyes: null })],
    ['shares a device, where each looks in turn', () => undefined, reader(1, { seats: [0, 1] })],
    ['looks over a shoulder', () => undefined, reader(1, { seats: [], pupil: true })],
  ])('is told nothing who %s', (_, arrange, who) => {
    arrange();
    expect(meanwhile.renewed(happened, who, Infinity)).toBe(false);
    expect(meanwhile.missed).toBeNull();
  });

  it('is not told of a moment without a line', () => {
    meanwhile.renewed(happened.slice(0, 1), reader(null), Infinity);
    expect(meanwhile.renewed(happened, reader(1), AWAY - 1)).toBe(false);
  });

  it('is told of longer ones, though the server does not know yet what was seen', () => {
    meanwhile.renewed(happened.slice(0, 2), reader(null), Infinity);
    expect(meanwhile.renewed(happened, reader(1), AWAY)).toBe(true);
    expect(meanwhile.missed?.news).toEqual(happened.slice(2));
  });

  it('counts what the page is not told of, and knows where that began', () => {
    meanwhile.renewed(happened.slice(2), you({ seen: { n: 0, ply: 7 } }), Infinity);
    expect(meanwhile.missed).toMatchObject({ earlier: 2, ply: 2 });
    meanwhile.close();
    const late = [moved(40, 1), moved(41, 1)];
    meanwhile = new Meanwhile(
      't1',
      () => undefined,
      () => true,
    );
    meanwhile.renewed(late, you({ seen: { n: 10, ply: 7 } }), Infinity);
    expect(meanwhile.missed).toMatchObject({ earlier: 30, ply: 7 });
  });

  it('sees what happens in front of them, and tells it at most every two seconds', async () => {
    meanwhile.renewed(happened.slice(0, 1), reader(null), Infinity);
    meanwhile.told(happened.slice(0, 2));
    meanwhile.told(happened.slice(0, 3));
    expect(sent).toEqual([1]);
    await vi.advanceTimersByTimeAsync(REPORT_EVERY_MS);
    expect(sent).toEqual([1, 3]);
    meanwhile.told(happened);
    meanwhile.leave();
    expect(sent).toEqual([1, 3, 4]);
  });

  it('does not see what happens behind other pages, and is told when back', async () => {
    meanwhile.renewed(happened.slice(0, 1), reader(null), Infinity);
    visible = 'hidden';
    meanwhile.turn();
    meanwhile.told(happened);
    await vi.advanceTimersByTimeAsync(AWAY);
    expect(sent).toEqual([1]);
    visible = 'visible';
    meanwhile.turn();
    expect(meanwhile.missed?.news).toEqual(happened.slice(1));
  });

  it('is not told what another of their pages has shown', async () => {
    meanwhile.renewed(happened.slice(0, 1), reader(null), Infinity);
    visible = 'hidden';
    meanwhile.turn();
    meanwhile.told(happened);
    meanwhile.met(reader(4));
    await vi.advanceTimersByTimeAsync(AWAY);
    visible = 'visible';
    meanwhile.turn();
    expect(meanwhile.missed).toBeNull();
  });

  it('is told again what was not looked at in a page that opened unseen', () => {
    visible = 'hidden';
    meanwhile = new Meanwhile(
      't1',
      (n) => sent.push(n),
      () => true,
    );
    expect(meanwhile.renewed(happened, reader(1), Infinity)).toBe(false);
    expect(sent).toEqual([]);
    visible = 'visible';
    meanwhile.turn();
    expect(meanwhile.missed?.news).toHaveLength(3);
  });

  it('tells a report again that got lost with the line', () => {
    meanwhile.renewed(happened, reader(null), Infinity);
    meanwhile.leave();
    meanwhile.renewed(happened, reader(null), 0);
    expect(sent).toEqual([4, 4]);
  });
});

// The film: frames 3 to 9, something is told in every second one.

const TOTAL = 10;
const frame = (ply: number): Frame => ({
  ply,
  round: 1,
  seat: 1,
  code: 'go:B1',
  news: ply % 2 === 0 ? [{ ...moved(ply, 1), ply: ply - 1 }] : [],
  view: { ply },
  asked: [],
});
const replay = (start: number): Replay => ({
  table: table(),
  eyes: 0,
  allowed: [0],
  total: TOTAL,
  start,
  frames: Array.from({ length: TOTAL - start }, (_, i) => frame(start + i)),
  outcome: null,
});

describe('since the last action', () => {
  const happened = [moved(0, 0), moved(1, 1), moved(2, 1), moved(3, 1), moved(4, 1)];
  const acted = (n: number, ply: number | null): You => reader(n, { seen: { n, ply: n, acted: ply } });

  it('is told what came after it, also what was seen then', () => {
    const meanwhile = new Meanwhile(
      't1',
      () => undefined,
      () => true,
    );
    meanwhile.renewed(happened, acted(3, 0), Infinity);
    expect(meanwhile.missed).toEqual({ news: happened.slice(1), earlier: 0, ply: 1 });
  });

  it('is told what was not seen, where a bot acted for the reader since', () => {
    const meanwhile = new Meanwhile(
      't1',
      () => undefined,
      () => true,
    );
    meanwhile.renewed(happened, acted(2, 3), Infinity);
    expect(meanwhile.missed).toEqual({ news: happened.slice(2), earlier: 0, ply: 2 });
  });

  it('begins at what the reader did in this page, before the server tells it', () => {
    const meanwhile = new Meanwhile(
      't1',
      () => undefined,
      () => true,
    );
    meanwhile.renewed(happened.slice(0, 1), acted(1, null), 0);
    meanwhile.act(1);
    meanwhile.told(happened.slice(0, 3));
    meanwhile.renewed(happened, acted(3, null), AWAY);
    expect(meanwhile.missed).toEqual({ news: happened.slice(2), earlier: 0, ply: 2 });
  });
});

describe('notices', () => {
  const robbed = (n: number): News => news(n, { event: 'stole-alibi', rule: 'OTL-C9', seat: 1, victim: 0, card: null });
  let sent: number[];
  let meanwhile: Meanwhile;

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    meanwhile = new Meanwhile(
      't1',
      (n) => sent.push(n),
      () => true,
      ({ data }, seat) => data.victim === seat,
    );
    meanwhile.renewed([moved(0, 1)], reader(1), 0);
  });
  const kept = () => meanwhile.notices.map(({ n }) => n);
  const later = () => vi.advanceTimersByTime(REPORT_EVERY_MS);

  it('stay until they are dismissed, and so long the server does not hear that they were seen', () => {
    meanwhile.told([moved(0, 1), robbed(1), moved(2, 1)]);
    later();
    expect(kept()).toEqual([1]);
    expect(sent).toEqual([]);
    expect(meanwhile.dismiss()).toBe(true);
    later();
    expect(kept()).toEqual([]);
    expect(sent).toEqual([3]);
    expect(meanwhile.dismiss()).toBe(false);
  });

  it('are there again when the page is opened anew', () => {
    meanwhile.renewed([moved(0, 1), robbed(1)], reader(1), Infinity);
    expect(kept()).toEqual([1]);
  });

  it('go with the next action of the reader', () => {
    meanwhile.told([moved(0, 1), robbed(1)]);
    meanwhile.act(2);
    expect(kept()).toEqual([]);
  });

  it('go with the panel that tells them', () => {
    meanwhile.renewed([moved(0, 1), robbed(1), moved(2, 1)], reader(1), Infinity);
    expect(meanwhile.missed).not.toBeNull();
    meanwhile.close();
    expect(kept()).toEqual([]);
    expect(sent).toEqual([3]);
  });

  it('go where another page of the reader has shown them', () => {
    meanwhile.told([moved(0, 1), robbed(1)]);
    meanwhile.met(reader(2));
    expect(kept()).toEqual([]);
  });

  it('are none of a first visit, nor of who looks on', () => {
    meanwhile.renewed([moved(0, 1), robbed(1)], reader(null, { seats: [1], eyes: 1 }), Infinity);
    expect(kept()).toEqual([]);
    meanwhile.renewed([moved(0, 1), robbed(1)], reader(null, { seats: [], eyes: null }), Infinity);
    expect(kept()).toEqual([]);
  });
});

describe('the film', () => {
  it('goes from frame to frame in which something is told, to the last, and ends', async () => {
    vi.useFakeTimers();
    const done = vi.fn();
    const asked: unknown[][] = [];
    const film = new Recap('t1', 0, 3, done, async (...question) => (asked.push(question), replay(question[2])));
    await film.begin();
    expect(asked).toEqual([['t1', 0, 0, 50]]);
    const seen: number[] = [];
    while (!done.mock.calls.length && seen.length < 20) {
      seen.push(film.ply);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(seen).toEqual([3, 4, 6, 8, 9]);
    film.close();
  });

  it('can be stopped, and goes faster', async () => {
    vi.useFakeTimers();
    const film = new Recap(
      't1',
      0,
      3,
      () => undefined,
      async () => replay(0),
    );
    await film.begin();
    film.toggle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(film.ply).toBe(3);
    film.setSpeed(4);
    film.toggle();
    await vi.advanceTimersByTimeAsync(500);
    expect(film.ply).toBe(6);
    film.close();
  });
});

// On the page.

describe('the panel', () => {
  let replays: string[];

  beforeEach(() => {
    fakeSockets();
    settings.language = 'en';
    settings.motion = 'reduced';
    settings.recall = true;
    replays = [];
    const answers: Record<string, unknown> = {
      '/api/me': { person: 'p0', name: 'Ann' },
      '/api/games': { games: [card()], levels: [] },
    };
    vi.stubGlobal('fetch', (path: string) => {
      if (path.includes('/replay')) replays.push(path);
      return Promise.resolve(new Response(JSON.stringify(answers[path] ?? replay(0))));
    });
  });

  const back = (part: Partial<State> = {}): State =>
    full({
      you: reader(2),
      news: [moved(0, 0), moved(1, 0), turn(2, 1), moved(3, 1), resigned(4, 1), turn(5, 0)],
      position: position(9, { asked: [0], decision: decision('1@9', ['go:A1', 'end']) }),
      ...part,
    });
  const panel = () => screen.queryByRole('region', { name: 'Since you last played' });
  const shown = () => screen.findByRole('region', { name: 'Since you last played' });
  const press = (key: string) => fireEvent.keyDown(document.body, { key });

  it('tells the important first, then what happened by whose turn it was', async () => {
    await open(back());
    const found = within(await shown());
    const lines = found.getAllByRole('listitem').map((item) => item.textContent.trim());
    expect(lines[0]).toBe('It is your turn.');
    expect(lines[1]).toBe('Ben resigned.');
    expect(lines.slice(2)).toEqual([expect.stringContaining("Ben's turn."), expect.stringContaining('Ben moved')]);
    expect(found.getByText('2 things happened')).toBeTruthy();
  });

  it('says how it ended', async () => {
    await open(back({ position: position(9, { asked: [], outcome: { winners: [0], rule: 'OTL-W1' } }) }));
    expect(within(await shown()).getAllByRole('listitem')[0]?.textContent).toBe('The game is over. You won!');
  });

  it('goes with one key, and the server is told', async () => {
    const socket = await open(back());
    await shown();
    expect(socket.of('seen')).toEqual([]);
    await press('Escape');
    expect(panel()).toBeNull();
    expect(socket.of('seen')).toMatchObject([{ n: 6 }]);
  });

  it('is in nobody’s way: keys answer the question, and it goes', async () => {
    const socket = await open(back());
    await shown();
    await press('1');
    expect(socket.of('act')).toMatchObject([{ code: 'go:A1' }]);
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('does not come for those who do not want it', async () => {
    settings.recall = false;
    const socket = await open(back());
    expect(panel()).toBeNull();
    expect(socket.of('seen')).toMatchObject([{ n: 6 }]);
  });

  it('shows it through the own eyes, beside a question that can be answered, and ends with Escape', async () => {
    await open(back());
    await fireEvent.click(within(await shown()).getByRole('button', { name: 'Show me' }));
    const bar = await screen.findByRole('region', { name: 'What happened since you last played' });
    await waitFor(() => expect(document.querySelector('.layer.past')).not.toBeNull());
    expect(replays).toEqual(['/api/tables/t1/replay?eyes=0&start=0&count=50']);
    expect(document.querySelector('.layer.behind')?.hasAttribute('inert')).toBe(true);
    expect(screen.getByRole('button', { name: 'End your turn' })).toBeTruthy();
    await press(' ');
    expect(within(bar).getByRole('button', { name: 'Continue' })).toBeTruthy();
    await press('Escape');
    expect(screen.queryByRole('region', { name: 'What happened since you last played' })).toBeNull();
    expect(document.querySelector('.layer.past')).toBeNull();
    expect(panel()).toBeNull();
  });

  it('says so when what happened cannot be fetched, and the present is one key away', async () => {
    const socket = await open(back());
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await fireEvent.click(within(await shown()).getByRole('button', { name: 'Show me' }));
    expect(await screen.findByText('What happened cannot be fetched at the moment.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Skip/ }));
    expect(socket.of('seen')).toHaveLength(1);
  });

  it('stays as it was while more happens', async () => {
    const socket = await open(back());
    socket.tell(state({ position: position(10), news: [moved(6, 1)] }));
    await waitFor(() => expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('Ben moved'));
    expect(within(await shown()).getByText('2 things happened')).toBeTruthy();
    expect(socket.of('seen')).toEqual([]);
  });
});

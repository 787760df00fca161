/** A real-time game at the table: getting ready, limits, seats of those who have gone, and one seat each. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import NewTable from '../../../src/pages/NewTable.svelte';
import Table from '../../../src/pages/Table.svelte';
import type { ClockInfo, GameCard, Position, State } from '../../../src/shared/protocol';
import { go } from '../../../src/shared/router.svelte';
import { settings } from '../../../src/shared/settings.svelte';
import card from '../../fixtures/out-card.json';
import over from '../../fixtures/out/over.json';
import run from '../../fixtures/out/run.json';
import whichWay from '../../fixtures/out/which-way.json';
import {
  FakeSocket,
  decision,
  fakeSockets,
  full,
  position,
  seat,
  state,
  table,
  withFinal,
  you,
} from '../../table/fixtures';

vi.mock('../../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../../src/games/registry')>();
  const { GENERIC } = await import('../../../src/games/generic');
  const { Race, standings } = await found.partsOf('outrun');
  return { ...found, partsOf: () => Promise.resolve({ ...GENERIC, Race, standings }) };
});

const OUTRUN = { ...(card as unknown as GameCard), real_time: true, levels: ['pacer'] };
const answers: Record<string, unknown> = {
  '/api/me': { person: 'p0', name: 'Ann' },
  '/api/games': { games: [OUTRUN], levels: ['easy', 'medium'] },
};

const clock = (kind: ClockInfo['kind'], part: Partial<ClockInfo> = {}): ClockInfo => ({
  kind,
  elapsed: 5_000,
  left: 10_000,
  ready: [],
  open: false,
  vote: null,
  last_call: false,
  draft: null,
  ...part,
});

const TURN = decision('1@7', ['turn'], { kind: 'turn', rule: 'OUT-W1' });
const SEATS = [seat(0), seat(1), seat(2, { holder: 'bot', person: null, bot: 'medium', name: '' })];

const before = (part: Partial<Position> = {}) =>
  position(7, { view: whichWay.view, asked: [0], clock: clock('ready'), ...part });
const running = () =>
  position(9, {
    view: run.view,
    asked: [0, 1, 2],
    decision: decision('1@9', [], { kind: 'run', form: run.decision.form }),
    clock: clock('run', { elapsed: 0, left: 60_000 }),
  });

async function open(shown: Position | null, part: Partial<State> = {}): Promise<FakeSocket> {
  go('/table/t1');
  render(Table);
  await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.open();
  FakeSocket.last.tell(full({ table: table({ game: 'outrun', seats: SEATS }), position: shown, ...part }));
  await waitFor(() => expect(screen.queryByText('Opening the table…')).toBeNull());
  return FakeSocket.last;
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });
const button = (name: RegExp | string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const coming = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  fakeSockets();
  settings.language = 'en';
  settings.confirm = true;
  settings.motion = 'reduced';
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => vi.unstubAllGlobals());

describe('getting ready', () => {
  it('is said by a button or a key, once, and all see who is', async () => {
    const socket = await open(before());
    await fireEvent.click(await coming("I'm ready"));
    expect(socket.of('ready')).toMatchObject([{ seat: 0 }]);
    socket.tell({ type: 'clock', clock: clock('ready', { ready: [0] }) });
    await waitFor(() => expect(button("I'm ready")).toBeNull());
    const who = within(screen.getByRole('list', { name: 'Who is ready' }));
    expect(who.getAllByRole('listitem').map((line) => line.textContent.trim().replace(/\s+/g, ' '))).toEqual([
      'Ann ready',
      'Ben not ready yet',
    ]);
    await press('Enter');
    expect(socket.of('ready')).toHaveLength(1);
  });

  it.each(['Enter', ' '])('goes on by the key "%s"', async (key) => {
    const socket = await open(before());
    await press(key);
    expect(socket.of('ready')).toHaveLength(1);
  });

  it('does not take a key that was still meant for the last run', async () => {
    const socket = await open(before({ clock: clock('ready', { elapsed: 0 }) }));
    await press('Enter');
    expect(socket.of('ready')).toEqual([]);
  });

  it('is followed by turning the card, as soon as it may be, with one press (OUT-W7)', async () => {
    const socket = await open(before({ decision: TURN, clock: clock('ready', { ready: [0] }) }));
    const turn = await coming(/^turn/i);
    expect(turn.disabled).toBe(true);
    await press('1');
    await press('Enter');
    expect(socket.of('act')).toEqual([]);
    socket.tell({ type: 'clock', clock: clock('ready', { ready: [0, 1], open: true }) });
    await waitFor(() => expect(turn.disabled).toBe(false));
    await fireEvent.click(turn);
    expect(socket.of('act')).toMatchObject([{ code: 'turn' }]);
  });

  it('says when it goes on by itself (OUT-W7)', async () => {
    await open(before());
    expect(await screen.findByText(/^Continues without the others in (10|[5-9]) seconds$/)).toBeTruthy();
  });

  it('is not for onlookers', async () => {
    await open(before(), { you: you({ seats: [], eyes: null, host: false }) });
    await screen.findByRole('list', { name: 'Who is ready' });
    expect(button("I'm ready")).toBeNull();
  });
});

describe('the run', () => {
  it('takes the place of everything as soon as all count down, and gives it back', async () => {
    const socket = await open(before({ decision: TURN }));
    expect(screen.queryByRole('region', { name: 'The race' })).toBeNull();
    socket.tell({ type: 'clock', clock: clock('countdown', { left: 3_000 }) });
    await waitFor(() => expect(screen.getByRole('region', { name: 'The race' })).toBeTruthy());
    socket.tell(state({ position: running() }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /path card/ })).toBeTruthy());
    socket.tell(state({ position: before({ ply: 14 }) }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'The race' })).toBeNull());
  });

  it('is answered with the row and how long it took', async () => {
    const socket = await open(before());
    socket.tell(state({ position: running() }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /path card/ })).toBeTruthy());
    await new Promise((frame) => requestAnimationFrame(frame));
    for (const key of ['7', '8']) await press(key);
    await press('Enter');
    const [act] = socket.of('act');
    expect(act).toMatchObject({ seat: 0, decision: '1@9', code: 'run:VT' });
    expect(Number.isInteger(act!.ms)).toBe(true);
    await press('Enter');
    expect(socket.of('act')).toHaveLength(1);
  });

  it('has its keys to itself: no menu, no chat, no list', async () => {
    await open(before());
    FakeSocket.last.tell(state({ position: running() }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /path card/ })).toBeTruthy());
    await press('m');
    await press('?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is there again after a reload, with what was laid', async () => {
    const again = running();
    await open({ ...again, clock: { ...again.clock!, elapsed: 20_000, draft: 'run:VT' } });
    expect(screen.getAllByRole('button', { name: /Take back (Vault|Tiptoe)/ })).toHaveLength(2);
  });
});

describe('a question with a limit', () => {
  it('shows how many seconds are left', async () => {
    const asked = decision('1@12', ['claw:no', 'claw:yes'], { kind: 'claw', rule: 'OUT-F6' });
    await open(before({ decision: asked, clock: clock('limit', { left: 20_000 }) }));
    expect(screen.getByRole('timer', { name: /^(20|1\d) seconds left$/ })).toBeTruthy();
  });

  const CLAW = withFinal(decision('1@12', ['claw:no', 'claw:yes'], { kind: 'claw', rule: 'OUT-F6' }), [
    'claw:no',
    'claw:yes',
  ]);
  const limited = (draft: string | null = null) =>
    before({ decision: CLAW, clock: clock('limit', { left: 20_000, draft }) });
  const option = (code: string) => document.querySelector<HTMLElement>(`.options [data-code="${code}"]`)!;

  it('tells the table what is selected, and when nothing is any more (OUT-U7)', async () => {
    const socket = await open(limited());
    expect(socket.of('draft')).toEqual([]);
    await press('2');
    await waitFor(() => expect(socket.of('draft')).toMatchObject([{ seat: 0, decision: '1@12', code: 'claw:yes' }]));
    await press('Escape');
    await waitFor(() => expect(socket.of('draft').map(({ code }) => code)).toEqual(['claw:yes', '']));
    expect(socket.of('act')).toEqual([]);
  });

  it('has what was selected selected again after a reload', async () => {
    const socket = await open(limited('claw:yes'));
    await waitFor(() => expect(option('claw:yes').getAttribute('aria-pressed')).toBe('true'));
    await press('Enter');
    expect(socket.of('act')).toMatchObject([{ code: 'claw:yes' }]);
  });

  it('without a limit tells nothing', async () => {
    const socket = await open(before({ decision: CLAW, clock: null }));
    await fireEvent.click(option('claw:yes'));
    await new Promise((later) => setTimeout(later, 50));
    expect(socket.of('draft')).toEqual([]);
  });

  it.each([true, false])(
    'asks once more about what helps an opponent, with confirming %s (OUT-Q29)',
    async (confirm) => {
      settings.confirm = confirm;
      const asked = decision('1@12', ['play:boost>1', 'pass'], { kind: 'interfere', rule: 'OUT-B3' });
      asked.options.push({ code: 'play:boost>2', rule: 'OUT-K2', warning: 'warning-helps' });
      const socket = await open(before({ decision: asked, clock: clock('limit', { left: 20_000 }) }));
      await fireEvent.click(option('play:boost>2'));
      expect(socket.of('act')).toEqual([]);
      expect(option('play:boost>2').textContent).toContain('This helps an opponent.');
      await fireEvent.click(option('play:boost>2'));
      expect(socket.of('act')).toMatchObject([{ code: 'play:boost>2' }]);
    },
  );
});

describe('the end', () => {
  it.each([
    ['en', ['out of the museum', '2 rooms to go']],
    ['nl', ['het museum uit', 'nog 2 zalen']],
  ] as const)('everybody is ranked, with how far they came (OUT-E3, %s)', async (language, told) => {
    settings.language = language;
    const view = { ...over.view, standings: [1, 0], seats: over.view.seats.map((one) => ({ ...one })) };
    Object.assign(view.seats[1]!, { room: view.goal + 1, to_go: 0 });
    Object.assign(view.seats[0]!, { room: view.goal - 1, to_go: 2 });
    await open(before({ view, asked: [], outcome: { winners: [1], rule: 'OUT-E1' }, clock: null }));
    const name = language === 'en' ? 'Standings' : 'Eindstand';
    const list = within(await screen.findByRole('list', { name }));
    expect(list.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      `Ben, ${told[0]}`,
      `Ann, ${told[1]}`,
    ]);
  });
});

describe('a seat whose person has gone', () => {
  const quiet = (part: Parameters<typeof seat>[1]) => ({
    table: table({ game: 'outrun', seats: [SEATS[0]!, seat(1, part), SEATS[2]!] }),
  });
  const showPlayers = async () => {
    const tab = screen.queryByRole('tab', { name: /Players/ });
    if (tab) await fireEvent.click(tab);
  };

  it('is declared so by the host, when it has been quiet for long', async () => {
    const socket = await open(before(), quiet({ idle: true }));
    await showPlayers();
    expect(screen.getByText(/not responding/)).toBeTruthy();
    await fireEvent.click(await coming('What becomes of the seat of Ben'));
    await fireEvent.click(button('Ben has gone')!);
    expect(socket.of('give-up')).toMatchObject([{ seat: 1 }]);
  });

  it('is played on by a bot of any level of this game, or by nobody', async () => {
    const socket = await open(before(), quiet({ empty: true }));
    await showPlayers();
    for (const name of ['Bot: pacemaker', 'Nobody: the seat stays empty']) {
      await fireEvent.click(await coming('What becomes of the seat of Ben'));
      await fireEvent.click(button(name)!);
    }
    expect(socket.of('set-seat').map(({ bot }) => bot)).toEqual(['pacer', 'nobody']);
  });

  it('is no business of anybody else', async () => {
    await open(before(), { ...quiet({ idle: true }), you: you({ host: false }) });
    await showPlayers();
    expect(button('What becomes of the seat of Ben')).toBeNull();
  });
});

describe('one seat each', () => {
  it('is all that the waiting room offers', async () => {
    const seats = [seat(0), seat(1, { holder: 'open', person: null, name: '' })];
    const socket = await open(null, { table: table({ game: 'outrun', phase: 'open', seats }) });
    expect(button('Take this seat too')).toBeNull();
    await fireEvent.click(button('Move here')!);
    await waitFor(() => expect(socket.of('stand')).toMatchObject([{ seat: 0 }]));
    expect(socket.of('sit')).toEqual([]);
    socket.tell({ type: 'ok', id: socket.of('stand')[0]!.id });
    await waitFor(() => expect(socket.of('sit')).toMatchObject([{ seat: 1 }]));
    expect(screen.getByRole('option', { name: 'Bot: pacemaker' })).toBeTruthy();
  });

  it('is all that a new table offers', async () => {
    go('/new/outrun');
    render(NewTable);
    const groups = await screen.findAllByRole('group', { name: /[Ss]eat \d/ }, { timeout: 5_000 });
    const mine = () => groups.map((group) => within(group).queryAllByRole('radio', { name: 'Me' }).length);
    expect(mine()).toEqual([1, 0]);
    await fireEvent.click(within(groups[0]!).getByRole('radio', { name: 'Friend' }));
    expect(mine()).toEqual([1, 1]);
    await fireEvent.click(within(groups[1]!).getByRole('radio', { name: 'Me' }));
    expect(mine()).toEqual([0, 1]);
    await fireEvent.click(within(groups[0]!).getByRole('radio', { name: 'Bot' }));
    expect(screen.getByRole('option', { name: 'Pacemaker' })).toBeTruthy();
  });
});

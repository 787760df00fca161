import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State, UndoRequest, WayBack } from '../../src/shared/protocol';
import { go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { logRounds } from '../../src/shared/table/log';
import { groupOptions } from '../../src/shared/table/options';
import { card, decision, fakeSockets, full, news, position, seat, state, table, you } from './fixtures';
import { open } from './opening';
import { wordsFor } from './words';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

const answers: Record<string, unknown> = {
  '/api/me': { person: 'p0', name: 'Ann' },
  '/api/games': { games: [card()], levels: ['easy', 'medium'] },
};

const way = (part: Partial<WayBack> = {}): WayBack => ({
  place: 7,
  code: 'draw',
  turn: false,
  acted: [],
  learned: true,
  free: false,
  ...part,
});

const wish = (part: Partial<UndoRequest> = {}): UndoRequest => ({
  number: 31,
  seat: 1,
  place: 7,
  code: 'draw',
  turn: false,
  acted: [],
  learned: true,
  needed: ['p0'],
  agreed: [],
  left: 60_000,
  ...part,
});

const at = (part: Parameters<typeof position>[1], rest: Partial<State> = {}) =>
  full({ position: position(9, { asked: [0], decision: decision('1@9', ['go:A1', 'end']), ...part }), ...rest });

beforeEach(() => {
  fakeSockets();
  go('/');
  settings.language = 'en';
  settings.motion = 'reduced';
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('going back', () => {
  it('says what each way means and who must agree, and asks', async () => {
    const socket = await open(at({ back: [way(), way({ place: 5, code: 'go:A1', turn: true, acted: [1] })] }));
    await fireEvent.click(screen.getByRole('button', { name: 'Go back…' }));
    const window = await screen.findByRole('dialog', { name: 'Go back' });
    const [last, turn] = within(window).getAllByRole('button', { name: /Before “/ });
    expect(last?.textContent).toContain('Take back my last action');
    expect(last?.textContent).toContain('Ben must agree');
    expect(last?.textContent).toContain('Nobody can forget');
    expect(turn?.textContent).toContain('Back to the start of my turn');
    expect(turn?.textContent).toContain('This also takes back what Ben did since.');
    await fireEvent.click(turn!);
    expect(socket.of('ask-undo')).toMatchObject([{ seat: 0, place: 5 }]);
    socket.tell({ type: 'ok', id: socket.of('ask-undo')[0]!.id });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go back' })).toBeNull());
  });

  it('opens by its key where nothing is free, and is not there where nothing is offered', async () => {
    const socket = await open(at({ back: [way()] }));
    await fireEvent.keyDown(document.body, { key: 'u' });
    expect(await screen.findByRole('dialog', { name: 'Go back' })).toBeTruthy();
    socket.tell(state({ position: position(10, { back: [] }) }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Go back' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Go back…' })).toBeNull();
  });

  it('needs nobody where only bots play', async () => {
    const seats = [seat(0), seat(1, { holder: 'bot', person: null, bot: 'easy', name: '' })];
    await open(at({ back: [way()] }, { table: table({ seats }) }));
    await fireEvent.click(screen.getByRole('button', { name: 'Go back…' }));
    expect((await screen.findByRole('dialog', { name: 'Go back' })).textContent).toContain(
      'only bots would have to agree',
    );
  });
});

describe('the wish of another', () => {
  it.each([true, false])('is answered by a button: %s', async (agree) => {
    const socket = await open(at({ wish: wish({ turn: true, acted: [0] }) }));
    const box = await screen.findByRole('group', { name: /Ben wants to go back to the start of their turn/ });
    expect(box.textContent).toContain('stays known');
    expect(box.textContent).toContain('What Ann did since');
    expect(box.textContent).toContain('Expires in 60 seconds');
    await fireEvent.click(within(box).getByRole('button', { name: agree ? 'Agree' : 'Decline' }));
    expect(socket.of('answer-undo')).toMatchObject([{ wish: 31, agree }]);
  });

  it('shows who is still waited for, to who asked, has agreed or looks on', async () => {
    const socket = await open(at({ wish: wish({ seat: 0, needed: ['p1'] }) }));
    expect((await screen.findByRole('group', { name: /You want to go back/ })).textContent).toContain(
      'Waiting for Ben.',
    );
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
    socket.tell(at({ wish: wish({ needed: ['p0', 'p1'], agreed: ['p0'] }) }));
    await waitFor(() => expect(screen.getByText(/You agreed/).textContent).toContain('Waiting for Ben.'));
    socket.tell(at({ wish: null }));
    await waitFor(() => expect(screen.queryByText(/You agreed/)).toBeNull());
  });
});

describe('the log', () => {
  it('tells of it, and strikes out what was taken back', async () => {
    const words = await wordsFor();
    const moved = { event: 'moved', rule: 'OTL-T1', seat: 0, tile: 'A1' };
    const told = [
      { ...news(0, moved), ply: 4 },
      { ...news(1, moved), ply: 5 },
      { ...news(2, { event: 'table-undo-asked', rule: '', seat: 0, place: 5 }), ply: 6 },
      { ...news(3, { event: 'table-undo', rule: '', seat: 0, place: 5, asked: true }), ply: 6 },
      { ...news(4, moved), ply: 7 },
    ];
    const lines = logRounds(words, told).flatMap((round) => round.lines);
    expect(lines.map((line) => line.undone)).toEqual([false, true, false, false, false]);
    expect(lines.map((line) => line.text).slice(2, 4)).toEqual([
      'You asked to go back.',
      "You went back, with everybody's consent.",
    ]);
  });
});

describe('onlookers', () => {
  const eva = { person: 'p9', name: 'Eva', online: true };
  const people = [...table().people, eva];

  it('are counted for those who play, who may object', async () => {
    const socket = await open(at({}, { table: table({ people }), you: you({ welcomes: true }) }));
    await fireEvent.click(screen.getByRole('button', { name: '1 watching' }));
    const window = await screen.findByRole('dialog', { name: 'Who is watching' });
    expect(window.textContent).toContain('Eva');
    await fireEvent.click(within(window).getByRole('switch', { name: /Spectators are fine with me/ }));
    expect(socket.of('welcome')).toMatchObject([{ onlookers: false }]);
  });

  it('are told that the game has begun when they may not see it yet', async () => {
    const watcher = you({ person: 'p9', seats: [], eyes: null, host: false, delayed: true });
    const socket = await open(full({ position: null, you: watcher, table: table({ people, onlooker_delay: 60 }) }));
    expect(await screen.findByRole('heading', { name: 'The game has begun' })).toBeTruthy();
    expect(screen.getByText(/1 minute later, chat included/)).toBeTruthy();
    socket.tell(state({ position: position(1, { decision: null }) }));
    await waitFor(() => expect(screen.getByText('Watching, 1 minute later')).toBeTruthy());
  });
});

describe('looking over a shoulder', () => {
  it('is offered by a link that is told once, and can be ended', async () => {
    const socket = await open(at({}));
    await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Who is watching' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
    const { id } = socket.of('share-seat')[0]!;
    socket.tell(state({ table: table({ seats: [seat(0, { shared: true }), seat(1)] }) }));
    socket.tell({ type: 'seat-shared', id, key: 'k-e_y' });
    expect(await screen.findByText(/\/table\/t1#shoulder=k-e_y$/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(socket.of('end-share')).toMatchObject([{ seat: 0 }]);
  });

  it('shows what the seat is asked, and takes no answer', async () => {
    const pupil = you({ person: 'p9', seats: [], eyes: 0, host: false, pupil: true });
    const socket = await open(at({}, { you: pupil }), '/table/t1#shoulder=k-e_y');
    expect(socket.url).toMatch(/\/socket\?key=k-e_y$/);
    expect(screen.getByText("Over Ann's shoulder")).toBeTruthy();
    expect(screen.getByText(/^Ann is to move:/)).toBeTruthy();
    const option = screen.getByRole('button', { name: 'End your turn' });
    expect(option.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(option);
    await fireEvent.click(option);
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(socket.sent.filter((message) => message.type === 'act')).toEqual([]);
  });
});

describe('once more', () => {
  const over = (seats = table().seats) =>
    full({
      position: position(9, { asked: [], decision: null, outcome: { winners: [0], rule: 'OTL-W1' } }),
      table: table({ phase: 'over', seats }),
    });

  it('is played on the same seats, or everybody moves up', async () => {
    const socket = await open(over());
    await fireEvent.click(await screen.findByRole('button', { name: 'Rematch, everybody one seat on' }));
    expect(socket.of('rematch')).toMatchObject([{ rotate: true }]);
  });

  it('swaps the roles of two', async () => {
    await open(over([seat(0, { label: 'driver' }), seat(1, { label: 'police' })]));
    expect(await screen.findByRole('button', { name: 'Rematch, same seats' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rematch, roles swapped' })).toBeTruthy();
  });

  it('shows who is not here yet, to guests as well', async () => {
    const people = [table().people[0]!, { person: 'p1', name: 'Ben', online: false }];
    await open(
      full({ position: null, table: table({ phase: 'open', previous: 't0', people }), you: you({ host: false }) }),
    );
    expect(screen.getByText('not here yet')).toBeTruthy();
    expect(screen.getByText(/^Not here at the moment: Ben/)).toBeTruthy();
  });
});

describe('what cannot be undone', () => {
  it('stands apart from the rest', async () => {
    const words = await wordsFor();
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // These words have no verbs of other games.
    for (const code of ['end', 'stop', 'keep', 'decline', 'give-up', 'hurry', 'go-on', 'no-peek']) {
      const groups = groupOptions(words, decision('1@0', [code, 'search']));
      expect(groups.map((group) => [group.closing, group.options[0]?.code])).toEqual([
        [false, 'search'],
        [true, code],
      ]);
    }
  });
});

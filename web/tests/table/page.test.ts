import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { State } from '../../src/shared/protocol';
import { AT_ONCE, go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { timing } from '../../src/shared/table/asking';
import Table from '../../src/pages/Table.svelte';
import {
  FakeSocket,
  card,
  chat,
  decision,
  fakeSockets,
  full,
  news,
  position,
  seat,
  state,
  table,
  withFinal,
  you,
} from './fixtures';
import { open } from './opening';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

const answers: Record<string, unknown> = {
  '/api/me': { person: 'p0', name: 'Ann' },
  '/api/games': { games: [card()], levels: ['easy', 'medium'] },
};

const asked = (codes = ['go:A1', 'go:B1', 'end'], part: Partial<State> = {}, final: string[] = []) =>
  full({
    position: position(4, { asked: [0], decision: withFinal(decision('1@4', codes), final), undo: true }),
    ...part,
  });

const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });

beforeEach(() => {
  fakeSockets();
  settings.language = 'en';
  settings.confirm = true;
  timing.unseen = 0;
  settings.motion = 'reduced';
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => vi.unstubAllGlobals());

describe('the waiting room', () => {
  const waiting = (part: Partial<State> = {}) =>
    full({
      position: null,
      table: table({
        phase: 'open',
        seats: [seat(0), seat(1, { holder: 'open', person: null, name: '' })],
        people: [{ person: 'p0', name: 'Ann', online: true }],
      }),
      ...part,
    });

  it('says what is missing, and starts when nothing is', async () => {
    const socket = await open(waiting());
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' });
    expect(start.disabled).toBe(true);
    expect(screen.getByText('One seat is still free.').id).toBe(start.getAttribute('aria-describedby'));
    socket.tell(state({ table: table({ phase: 'open' }) }));
    await waitFor(() => expect(start.disabled).toBe(false));
    await fireEvent.click(start);
    expect(socket.of('start')).toHaveLength(1);
  });

  it('does not start while somebody is away', async () => {
    const people = (online: boolean) => [
      { person: 'p0', name: 'Ann', online: true },
      { person: 'p1', name: 'Bob', online },
    ];
    const socket = await open(waiting({ table: table({ phase: 'open', people: people(false) }) }));
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' });
    expect(start.disabled).toBe(true);
    expect(document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Bob');
    socket.tell(state({ table: table({ phase: 'open', people: people(true) }) }));
    await waitFor(() => expect(start.disabled).toBe(false));
  });

  it('leaves the settings open when the last one is reset', async () => {
    const changed = (rounds: number) => table({ phase: 'open', options: { round_limit: rounds } });
    const socket = await open(waiting({ table: changed(5) }));
    const panel = () => screen.getByText(/^Rules of the game/).closest('details')!;
    expect(panel().open).toBe(true);
    socket.tell(state({ table: changed(0) }));
    await waitFor(() => expect(panel().textContent).not.toContain('1 changed'));
    expect(panel().open).toBe(true);
  });

  const opened = async (): Promise<FakeSocket> => {
    go('/table/t1', { state: AT_ONCE });
    render(Table);
    await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
    FakeSocket.last.open();
    FakeSocket.last.tell(waiting({ table: table({ phase: 'open' }) }));
    return FakeSocket.last;
  };

  it('is passed by where the game begins at once', async () => {
    const socket = await opened();
    await waitFor(() => expect(socket.of('start')).toHaveLength(1));
    socket.tell(waiting({ table: table({ phase: 'open' }) }));
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    expect(socket.of('start')).toHaveLength(1);
  });

  it('is there again when the game cannot begin at once', async () => {
    const socket = await opened();
    await waitFor(() => expect(socket.of('start')).toHaveLength(1));
    socket.tell({ type: 'error', id: socket.of('start')[0]!.id, error: 'storage', message: '', rule: '', about: {} });
    await screen.findByRole('button', { name: 'Start the game' });
  });

  it('lets a guest sit, and nothing else', async () => {
    const socket = await open(waiting({ you: you({ person: 'p9', seats: [], eyes: null, host: false }) }));
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Sit here' }));
    await waitFor(() => expect(socket.of('sit')).toMatchObject([{ seat: 1 }]));
  });

  it('lets the host seat bots and move people, by buttons', async () => {
    const socket = await open(waiting());
    await fireEvent.change(screen.getByRole('combobox', { name: 'Who plays seat 2' }), { target: { value: '1' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Move Ann down' }));
    expect(socket.of('set-seat')).toMatchObject([{ seat: 1, bot: 'easy' }]);
    expect(socket.of('swap')).toMatchObject([{ a: 0, b: 1 }]);
  });

  it('lets the host change settings without touching the others', async () => {
    const socket = await open(waiting());
    await fireEvent.change(screen.getByRole('combobox', { name: 'Skill die' }), { target: { value: '1' } });
    expect(socket.of('set-table')).toMatchObject([{ options: { skill_die: 'd6' } }]);
    await fireEvent.click(screen.getByRole('radio', { name: '4' }));
    expect(socket.of('set-table')[1]).toMatchObject({ seats: 4 });
  });
});

describe('my turn', () => {
  it('is told in the title, in the question, and aloud', async () => {
    await open(asked());
    expect(document.title).toBe('● Your turn · On the Lam!');
    expect(screen.getByRole('heading', { name: /Where do you step\?/ })).toBeTruthy();
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe('Your turn. Where do you step?');
  });

  it('plays at once what can be taken back', async () => {
    const socket = await open(asked());
    await fireEvent.click(screen.getByRole('button', { name: 'Move to The Milton Hotel' }));
    expect(socket.of('act')).toMatchObject([{ seat: 0, decision: '1@4', code: 'go:A1' }]);
  });

  it('asks a key before what cannot be taken back, on a button that names it', async () => {
    const socket = await open(asked(['go:A1', 'end'], {}, ['end']));
    await press('2');
    expect(socket.of('act')).toEqual([]);
    const confirm = document.querySelector('[data-confirm=end] button')!;
    expect(confirm.textContent).toContain('End your turn');
    await fireEvent.click(confirm);
    expect(socket.of('act')).toMatchObject([{ code: 'end' }]);
  });

  it('plays what cannot be taken back when a mouse presses the button with its name', async () => {
    const socket = await open(asked(['go:A1', 'end'], {}, ['end']));
    await fireEvent.click(screen.getByRole('button', { name: 'End your turn' }));
    expect(socket.of('act')).toMatchObject([{ code: 'end' }]);
  });

  it('keeps what is selected when the page is loaded again, for this question alone', async () => {
    const chosen = () => screen.queryByRole('button', { pressed: true });
    const again = async (first: State) => {
      cleanup();
      fakeSockets();
      await open(first);
    };
    const final = (): State => asked(['go:A1', 'end'], {}, ['end']);
    await open(final());
    await press('2');
    await again(final());
    await waitFor(() => expect(chosen()?.getAttribute('aria-label')).toBe('End your turn'));
    await fireEvent.keyDown(window, { key: 'Escape' });
    await again(final());
    expect(chosen()).toBeNull();
  });

  it('asks nothing where the reader wants no question', async () => {
    settings.confirm = false;
    const socket = await open(asked(['go:A1', 'end'], {}, ['end']));
    await press('2');
    expect(socket.of('act')).toMatchObject([{ code: 'end' }]);
  });

  it('takes a key and Enter, and Escape takes the choice back', async () => {
    const socket = await open(asked(['go:A1', 'go:B1', 'end'], {}, ['go:B1']));
    await press('Enter');
    await press('2');
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Rion Iron Factory');
    await press('Escape');
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await press('Enter');
    expect(socket.of('act')).toEqual([]);
    await press('2');
    await press('Enter');
    expect(socket.of('act')).toMatchObject([{ code: 'go:B1' }]);
  });

  it('takes no answer in its first moment, which was meant for the question before', async () => {
    timing.unseen = 250;
    const socket = await open(asked());
    await press('1');
    expect(socket.of('act')).toEqual([]);
    await waitFor(() => expect(document.querySelector('[data-fresh]')).toBeNull());
    await press('1');
    expect(socket.of('act')).toMatchObject([{ code: 'go:A1' }]);
  });

  it('hears no keys while somebody types', async () => {
    const socket = await open(asked());
    await press('c');
    const field = await screen.findByRole('textbox', { name: 'Say something' });
    await press('1', field);
    await press('1', field);
    await press('u', field);
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    expect(socket.of('act')).toEqual([]);
    expect(socket.of('undo')).toEqual([]);
  });

  it('hears no keys that belong to the browser', async () => {
    await open(asked());
    await fireEvent.keyDown(document.body, { key: '1', ctrlKey: true });
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('can be taken back as long as the server says so', async () => {
    const socket = await open(asked());
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(socket.of('undo')).toMatchObject([{ seat: 0 }]);
    socket.tell(state({ position: position(5) }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('is read from its beginning, however far the last one was scrolled', async () => {
    const socket = await open(asked());
    const box = screen.getByRole('region', { name: 'The question' }).closest('.side')!;
    box.scrollTop = 50;
    socket.tell(state({ position: position(6, { asked: [0], decision: decision('1@6', ['go:A1', 'end']) }) }));
    await waitFor(() => expect(box.scrollTop).toBe(0));
  });

  it('forgets what was selected when the question changes', async () => {
    const socket = await open(asked());
    await press('1');
    socket.tell(state({ position: position(6, { asked: [0], decision: decision('1@6', ['go:A1', 'end']) }) }));
    await waitFor(() => expect(screen.queryByRole('button', { pressed: true })).toBeNull());
  });
});

describe('the others', () => {
  it('are waited for by name, and bots think', async () => {
    const socket = await open(full({ position: position(1, { asked: [1] }) }));
    expect(screen.getByRole('heading', { name: 'Waiting for Ben' })).toBeTruthy();
    const seats = [seat(0), seat(1, { holder: 'bot', person: null, bot: 'easy', name: '' })];
    socket.tell(state({ table: table({ seats }) }));
    expect(await screen.findByRole('heading', { name: 'Bot 2 is thinking' })).toBeTruthy();
  });

  it('are told of aloud as they act', async () => {
    const socket = await open(full({ position: position(1) }));
    const moved = news(0, { event: 'moved', rule: 'OTL-T1', seat: 1, tile: 'A1' });
    socket.tell(state({ position: position(2), news: [moved] }));
    const polite = document.querySelector('[aria-live=polite][aria-relevant]');
    await waitFor(() => expect(polite?.textContent).toBe('Ben moved to The Milton Hotel.'));
  });

  it('are heard in the chat, with a count until it is read', async () => {
    const socket = await open(full({ position: position(1) }));
    socket.tell(state({ chat: [chat(0, 'hello'), chat(1, 'my own', { person: 'p0' })] }));
    const tab = await screen.findByRole('tab', { name: /Chat\s*1/ });
    await fireEvent.click(tab);
    expect(await screen.findByText('hello')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Chat' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'Team' })).toBeNull();
  });

  it('share a chat with those of their team alone', async () => {
    const seats = [seat(0), seat(1, { team: 0 })];
    const socket = await open(full({ table: table({ seats }), position: position(1, { team_talk: true }) }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    await fireEvent.click(await screen.findByRole('radio', { name: 'Team' }));
    const field = screen.getByRole('textbox', { name: 'Say something to your team' });
    await fireEvent.input(field, { target: { value: 'psst' } });
    await fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(socket.of('say')).toMatchObject([{ channel: 'team', text: 'psst' }]));
  });

  it('may play for me while I am away, and give my seat back', async () => {
    const seats = [seat(0, { bot: 'medium', stand_in: true }), seat(1)];
    const socket = await open(asked(['go:A1', 'end'], { table: table({ seats }) }));
    expect(screen.getByRole('heading', { name: 'Ann is thinking' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End your turn' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(socket.of('sit')).toMatchObject([{ seat: 0 }]);
  });
});

describe('one device for two', () => {
  const mine = { seats: [seat(0), seat(1, { person: 'p0', name: 'Ann 2' })] };
  const secret = { own: { hand: ['A1'] }, where: 'B1' };
  const shared = (eyes: number | null, who: number) =>
    full({
      table: table(mine),
      you: you({ seats: [0, 1], eyes }),
      news: [news(0, { event: 'moved', rule: 'OTL-T1', seat: 0, tile: 'A1' })],
      position: position(3, {
        view: secret,
        asked: [who],
        decision: eyes === who ? decision('x', ['go:A1', 'end'], { seat: who }) : null,
      }),
    });

  it('hides everything until it is in the right hands', async () => {
    const socket = await open(shared(0, 1));
    expect(await screen.findByRole('heading', { name: 'Hand the device to Ann 2' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('Milton Hotel');
    expect(document.body.textContent).not.toContain('Iron Factory');
    expect(document.body.textContent).not.toContain('Ann moved');
    expect(document.querySelector('.play, [aria-live], [data-code], [role=tab]')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(document.title).not.toContain('turn');
    await fireEvent.click(screen.getByRole('button', { name: 'I am Ann 2, show my view' }));
    expect(socket.of('look')).toMatchObject([{ seat: 1 }]);
    socket.tell(shared(1, 1));
    expect(await screen.findByRole('heading', { name: /Where do you step\?/ })).toBeTruthy();
    expect(document.body.textContent).toContain('Milton Hotel');
  });

  it('asks for the first one too: the server shows nobody’s view by itself', async () => {
    await open(shared(null, 0));
    expect(await screen.findByRole('heading', { name: 'Hand the device to Ann' })).toBeTruthy();
  });

  it('does not come between when the same one is asked again', async () => {
    const socket = await open(shared(1, 1));
    socket.tell(shared(1, 1));
    expect(screen.queryByText(/Hand the device/)).toBeNull();
  });

  it('hears no keys behind the curtain', async () => {
    const socket = await open(shared(0, 1));
    await press('1');
    await press('Enter');
    expect(socket.of('act')).toEqual([]);
  });
});

describe('the end', () => {
  const over = (part: Partial<State> = {}) =>
    full({
      table: table({ phase: 'over' }),
      position: position(9, { asked: [], outcome: { winners: [0], rule: 'OTL-W1' } }),
      ...part,
    });

  it('names the winner and the rule', async () => {
    await open(over());
    expect(await screen.findByRole('heading', { name: 'You won!' })).toBeTruthy();
    const paper = screen.getByRole('article');
    await waitFor(() => expect(paper.textContent).toMatch(/Police Station/));
  });

  it('offers a rematch, and to join the one that somebody made', async () => {
    const socket = await open(over({ position: position(9, { outcome: { winners: [1], rule: 'resigned' } }) }));
    expect(await screen.findByRole('heading', { name: 'Ben won!' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Rematch, same seats' }));
    expect(socket.of('rematch')).toHaveLength(1);
    socket.tell(state({ table: table({ phase: 'over', next: 't2' }) }));
    const link = await screen.findByRole('link', { name: 'Join the rematch' });
    expect(link.getAttribute('href')).toBe('/table/t2');
  });
});

describe('the menu', () => {
  it('asks before one resigns, and says what it does', async () => {
    const socket = await open(asked());
    await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Resign' }));
    expect(socket.of('resign')).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'Lose and end the game' }));
    expect(socket.of('resign')).toMatchObject([{ seat: 0 }]);
  });

  it('reports a wrong ruling in the reader’s words', async () => {
    const socket = await open(asked());
    await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Report a wrong ruling' }));
    const dialog = screen.getByRole('dialog', { name: 'Report a wrong ruling' });
    await fireEvent.input(within(dialog).getByRole('textbox'), { target: { value: 'That was no failure' } });
    await fireEvent.submit(dialog.querySelector('form')!);
    expect(socket.of('report')).toMatchObject([{ text: 'That was no failure' }]);
  });

  it('mutes and blocks a person', async () => {
    const socket = await open(asked());
    await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'People at the table' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Mute Ben' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Block Ben' }));
    expect(socket.of('mute')).toMatchObject([{ person: 'p1', on: true }]);
    expect(socket.of('block')).toMatchObject([{ person: 'p1', on: true }]);
  });
});

describe('onlookers and strangers', () => {
  it('see that they are watching, and are asked nothing', async () => {
    const stranger = you({ person: 'p9', seats: [], eyes: null, host: false });
    await open(full({ you: stranger, position: position(1, { asked: [0] }) }));
    expect(screen.getByText('Watching')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Waiting for Ann' })).toBeTruthy();
  });

  it.each([
    ['unknown-table', 'No such table'],
    ['no-onlookers', 'No spectators'],
    ['blocked', 'Not at this table'],
    ['bad-origin', 'This table cannot be opened'],
    ['closed', 'This table is closed'],
    ['banned', 'Not on this server'],
  ] as const)('are told why they cannot come in: %s', async (error, title) => {
    go('/table/t1');
    render(Table);
    await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
    FakeSocket.last.open();
    const about = { reason: 'no manners', why: 'given', until: '2026-12-24', when: 'until' };
    FakeSocket.last.tell({ type: 'bye', error, message: '', about });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const operator = error === 'closed' || error === 'banned';
    expect(screen.queryAllByText(/The operator of this server.*Reason: no manners$/)).toHaveLength(operator ? 1 : 0);
    expect(screen.queryAllByText(/until 2026-12-24\./)).toHaveLength(error === 'banned' ? 1 : 0);
  });
});

describe('the line', () => {
  it('shows that it is lost for longer than a restart takes, and is quiet when it is back', async () => {
    const socket = await open(asked());
    expect(screen.queryByText('Reconnecting…')).toBeNull();
    socket.fail();
    await expect(screen.findByText('Reconnecting…', {}, { timeout: 1_500 })).rejects.toThrow();
    expect(await screen.findByText('Reconnecting…', {}, { timeout: 5_000 })).toBeTruthy();
    await waitFor(() => expect(FakeSocket.made).toHaveLength(2));
    FakeSocket.last.open();
    FakeSocket.last.tell(asked());
    await waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull());
  });

  it('speaks Dutch to those who want it', async () => {
    await open(asked());
    settings.language = 'nl';
    expect(await screen.findByRole('heading', { name: /Waar stap je heen\?/ })).toBeTruthy();
    expect(document.title).toBe('● Jouw beurt · On the Lam!');
  });
});

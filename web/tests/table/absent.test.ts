import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClockProposal, SeatInfo, State, TableInfo } from '../../src/shared/protocol';
import { settings } from '../../src/shared/settings.svelte';
import * as sound from '../../src/shared/sound';
import { toasts } from '../../src/shared/toast.svelte';
import { card, decision, fakeSockets, full, news, position, seat, state, table, you } from './fixtures';
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
const NAMES = ['Ann', 'Ben', 'Cas'];

/** Ann, Ben and Cas; Ben is asked. Who is not named here is away. */
const three = (here: string[], ben: Partial<SeatInfo> = {}, part: Partial<TableInfo> = {}) =>
  table({
    seats: [seat(0), seat(1, ben), seat(2)],
    people: NAMES.map((name, at) => ({ person: `p${at}`, name, online: here.includes(name) })),
    ...part,
  });

const waiting = (shown: TableInfo, part: Partial<State> = {}) =>
  full({ table: shown, position: position(4, { asked: [1] }), ...part });

const banner = () => screen.findByRole('group', { name: /Ben is away/ });

beforeEach(() => {
  fakeSockets();
  toasts.length = 0;
  settings.language = 'en';
  settings.motion = 'reduced';
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('somebody who is away', () => {
  it('can be nudged at once, and a bot can take over in a minute', async () => {
    const socket = await open(waiting(three(['Ann', 'Cas'], { bot_in: 60_000 })));
    const shown = await banner();
    expect(shown.textContent).toContain('A bot can take over in 1:00.');
    expect(within(shown).queryByRole('combobox')).toBeNull();
    await fireEvent.click(within(shown).getByRole('button', { name: 'Nudge' }));
    expect(socket.of('nudge')).toMatchObject([{ seat: 1 }]);
    socket.tell({ type: 'nudged', seat: 1, by: 'p0' });
    const done = await within(shown).findByRole('button', { name: 'Nudged' });
    expect(done).toHaveProperty('disabled', true);
    expect(toasts.map((line) => line.text)).toEqual(['You nudged Ben.']);
  });

  it('is replaced by the host with a bot of any level', async () => {
    const socket = await open(waiting(three(['Ann', 'Cas'], { bot_in: 0 })));
    const shown = await banner();
    expect(shown.textContent).toContain('let a bot play until Ben is back');
    await fireEvent.change(within(shown).getByRole('combobox', { name: 'Level of the bot' }), {
      target: { value: '0' },
    });
    await fireEvent.click(within(shown).getByRole('button', { name: 'Let a bot play' }));
    expect(socket.of('replace-absent')).toMatchObject([{ seat: 1, bot: 'easy' }]);
  });

  it('is voted on by the others, who may think better of it', async () => {
    const first = waiting(three(['Ann', 'Cas'], { bot_in: 0 }, { host: 'p2' }), { you: you({ host: false }) });
    const socket = await open(first);
    const shown = await banner();
    expect(shown.textContent).toContain('For a bot: 0 of 2.');
    await fireEvent.click(within(shown).getByRole('button', { name: 'Vote for a bot' }));
    expect(socket.of('replace-absent')).toMatchObject([{ seat: 1, bot: 'medium' }]);
    const bot_votes = [{ seat: 1, person: 'p0', bot: 'medium' }];
    socket.tell(state({ position: position(4, { asked: [1], bot_votes }) }));
    await fireEvent.click(await within(shown).findByRole('button', { name: 'Take my vote back' }));
    expect(shown.textContent).toContain('For a bot: 1 of 2.');
    expect(socket.of('replace-absent').at(-1)).toMatchObject({ seat: 1, bot: '' });
  });

  it('is no matter of those who look on', async () => {
    const watcher = you({ person: 'p9', seats: [], eyes: null, host: false });
    await open(waiting(three(['Ann', 'Cas'], { bot_in: 0 }), { you: watcher }));
    await screen.findByText('Waiting for Ben');
    expect(screen.queryByRole('group', { name: /Ben is away/ })).toBeNull();
  });

  it('is left in peace while here', async () => {
    await open(waiting(three(NAMES)));
    await screen.findByText('Waiting for Ben');
    expect(screen.queryByRole('button', { name: 'Nudge' })).toBeNull();
  });
});

describe('a nudge', () => {
  it('is told to who is asked, by ear and in the title of a page behind others', async () => {
    const play = vi.spyOn(sound, 'play');
    const asked = position(4, { asked: [0], decision: decision('1@4', ['end']) });
    const socket = await open(full({ table: three(NAMES), position: asked }));
    play.mockClear();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    socket.tell({ type: 'nudged', seat: 0, by: 'p1' });
    await waitFor(() => expect(toasts.map((line) => line.text)).toEqual(['Ben nudges you: it is your turn.']));
    expect(play).toHaveBeenCalledWith('turn');
    await waitFor(() => expect(document.title).toContain('Ben nudges you'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(document.title).toContain('Your turn'));
  });
});

describe('a clock in mid-game', () => {
  const time = { kind: 'move', amount: 120, more: 0, on_time: 'bot' } as const;
  const proposal: ClockProposal = { number: 9, person: 'p1', time, needed: ['p0', 'p1'], agreed: ['p1'], left: 60_000 };

  it('is proposed from the menu', async () => {
    const socket = await open(waiting(three(NAMES)));
    await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Add a clock' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Ask the others', hidden: true }));
    expect(socket.of('propose-clock')).toMatchObject([{ time }]);
  });

  it('is agreed to or declined by the others, and waited for by who proposed it', async () => {
    const socket = await open(waiting(three(NAMES), { position: position(4, { clock_proposal: proposal }) }));
    const shown = await screen.findByRole('group', { name: 'Ben wants to play on with a clock: 2 minutes a move.' });
    await fireEvent.click(within(shown).getByRole('button', { name: 'Agree' }));
    await fireEvent.click(within(shown).getByRole('button', { name: 'Decline' }));
    expect(socket.of('answer-clock')).toMatchObject([
      { proposal: 9, agree: true },
      { proposal: 9, agree: false },
    ]);
    const mine = { ...proposal, person: 'p0', needed: ['p0', 'p1'], agreed: ['p0'] };
    socket.tell(state({ position: position(4, { clock_proposal: mine }) }));
    await waitFor(() => expect(screen.getByText('You want to play on with a clock: 2 minutes a move.')).toBeTruthy());
    expect(screen.getByText(/Waiting for Ben\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  });

  it('stands in the log', async () => {
    const about = (event: string, part: object) => ({ event, rule: '', ...part });
    await open(
      waiting(three(NAMES), {
        news: [
          news(0, about('table-clock-proposed', { seat: 1, ...time })),
          news(1, about('table-clock-declined', { seat: 0 })),
          news(2, about('table-clock-lapsed', { seat: 1 })),
          news(3, about('table-clock-added', time)),
        ],
      }),
    );
    await fireEvent.click(screen.getByRole('tab', { name: 'Log' }));
    for (const text of [
      'Ben proposed a clock: 2 minutes a move.',
      'You declined: the game goes on without a clock.',
      'Not everybody answered: the game goes on without a clock.',
      'Everybody agreed. From now on: 2 minutes a move.',
    ])
      await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
  });
});

describe('the waiting room', () => {
  const open_room = (part: Partial<State> = {}) =>
    full({ table: three(NAMES, {}, { phase: 'open' }), position: null, ...part });

  it('asks before somebody is sent away, for now or for good', async () => {
    const socket = await open(open_room());
    const cross = await screen.findByRole('button', { name: 'Send Ben away' });
    for (const [name, ban] of [
      ['Remove', false],
      ['Ban', true],
    ] as const) {
      await fireEvent.click(cross);
      await fireEvent.click(await screen.findByRole('button', { name: 'Cancel', hidden: true }));
      expect(socket.of('remove')).toHaveLength(ban ? 1 : 0);
      await fireEvent.click(cross);
      await fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
      expect(socket.of('remove').at(-1)).toMatchObject({ person: 'p1', ban });
    }
  });

  it('lets the host take everything back', async () => {
    const sent_away = [
      { person: 'a', name: 'Ida', banned: false, blocked: false },
      { person: 'b', name: 'Joe', banned: true, blocked: false },
      { person: 'c', name: 'Kim', banned: false, blocked: true },
    ];
    const socket = await open(open_room({ you: you({ sent_away }) }));
    const list = await screen.findByRole('list', { name: 'Sent away' });
    for (const name of ['Undo', 'Lift the ban', 'Unblock'])
      await fireEvent.click(within(list).getByRole('button', { name }));
    expect(socket.of('readmit').map((message) => message.person)).toEqual(['a', 'b']);
    expect(socket.of('block')).toMatchObject([{ person: 'c', on: false }]);
  });

  it('tells who was removed that the link still works', async () => {
    const socket = await open(open_room());
    socket.tell({ type: 'bye', error: 'removed', message: '', about: {} });
    await screen.findByRole('heading', { name: 'You were removed from this table' });
    expect(screen.getByRole('button', { name: 'Back to the table' })).toBeTruthy();
  });
});

/** Games with unlike roles, with partners, or for one alone. */
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameCard, OutcomeInfo, SeatInfo, State } from '../../src/shared/protocol';
import { settings } from '../../src/shared/settings.svelte';
import { playerNames, roleName, winnersText } from '../../src/shared/table/names';
import { toasts } from '../../src/shared/toast.svelte';
import { loadGameWords, type GameWords } from '../../src/shared/words.svelte';
import getaway from '../fixtures/gd-card.json';
import { card, fakeSockets, full, position, seat, state, table, you } from './fixtures';
import { open } from './opening';
import { wordsFor } from './words';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

const LABELS = ['driver-a', 'driver-b', 'city', 'police'];
const uneven: GameCard = card({
  seats: [1, 2, 4],
  labels: { 1: ['driver'], 2: ['driver', 'police'], 4: LABELS },
  options: [
    { name: 'skill_die', rule: 'OTL-V1', values: ['d10', 'd6'], low: 0, high: 0, default: 'd10', seats: [1] },
    { name: 'round_limit', rule: 'OTL-V9', values: [], low: 0, high: 1000, default: 0, seats: [1, 2, 4] },
  ],
});
const bot: Partial<SeatInfo> = { holder: 'bot', person: null, bot: 'medium', name: '' };
const lola: Partial<SeatInfo> = { ...bot, name: 'Lola' };
const nobody: Partial<SeatInfo> = { holder: 'open', person: null, name: '' };
const two = (second: Partial<SeatInfo> = {}) => [seat(0, { label: 'driver' }), seat(1, { label: 'police', ...second })];
const four = (...parts: Partial<SeatInfo>[]) =>
  LABELS.map((label, n) => seat(n, { label, team: n < 2 ? 0 : 1, ...parts[n] }));
const alone = [seat(0, { label: 'driver' })];
const ann = [{ person: 'p0', name: 'Ann', online: true }];

/** Words of a game that has some for its roles. */
const roles = {
  language: 'en',
  has: (name: string) => name === 'role-driver-a' || name === 'role-driver-b',
  message: (name: string) => (name === 'role-driver-a' ? 'Driver A' : 'Driver B'),
  player: (n: number) => `Player ${n}`,
} as unknown as GameWords;

const waiting = (seats: SeatInfo[], part: Partial<State> = {}) =>
  full({ position: null, table: table({ phase: 'open', seats, people: ann }), ...part });

beforeEach(() => {
  fakeSockets();
  settings.language = 'en';
  settings.motion = 'reduced';
  toasts.length = 0;
  const answers: Record<string, unknown> = {
    '/api/me': { person: 'p0', name: 'Ann' },
    '/api/games': { games: [uneven], levels: ['easy', 'medium'] },
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => vi.unstubAllGlobals());

describe('names', () => {
  it('know roles by the game’s words, or as records call them', () => {
    expect(['driver-a', 'city', '2'].map((label) => roleName(roles, label))).toEqual(['Driver A', 'city', '']);
    expect(roleName(null, 'city')).toBe('city');
  });

  it('call bots by their roles and tell namesakes apart by theirs', () => {
    const seats = four({ name: 'Ann' }, { name: 'Ann' }, bot, nobody);
    expect(playerNames(seats, roles)).toEqual(['Ann (Driver A)', 'Ann (Driver B)', 'city', 'police']);
  });

  it('tell who won by role, and that nobody may have', async () => {
    const words = await wordsFor(0, getaway as unknown as GameCard);
    expect(winnersText([0, 1], four(), words)).toBe('Driver A and Driver B won!');
    expect(winnersText([2, 3], four(), words)).toBe('The City and the Police won!');
    expect(winnersText([1], [seat(0), seat(1)], await wordsFor())).toBe('Ben won!');
    expect(winnersText([], alone, words)).toBe('Nobody won');
    settings.language = 'nl';
    const dutch = await loadGameWords(getaway as unknown as GameCard, [], null, 'nl');
    expect(winnersText([0, 1], four(), dutch)).toBe('Chauffeur A en chauffeur B winnen!');
    expect(winnersText([1], two(), dutch)).toBe('De politie wint!');
    expect(winnersText([], alone, dutch)).toBe('Niemand wint');
  });
});

describe('the waiting room', () => {
  it('shows every role, and lets one choose by sitting there', async () => {
    const guest = you({ person: 'p9', seats: [], eyes: null, host: false });
    const socket = await open(waiting(two(nobody), { you: guest }));
    expect(screen.getByText('driver')).toBeTruthy();
    expect(screen.getByText('police')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Move here' })).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Sit here' }));
    await waitFor(() => expect(socket.of('sit')).toMatchObject([{ seat: 1 }]));
  });

  it('lets one change for another role without standing in between', async () => {
    const socket = await open(waiting(two(nobody)));
    await fireEvent.click(screen.getByRole('button', { name: 'Move here' }));
    await waitFor(() => expect(socket.of('sit')).toMatchObject([{ seat: 1 }]));
    expect(socket.of('stand')).toEqual([]);
    socket.tell({ type: 'ok', id: socket.of('sit')[0]!.id });
    await waitFor(() => expect(socket.of('stand')).toMatchObject([{ seat: 0 }]));
  });

  it('tells two seats of one role apart by their letters', async () => {
    await open(waiting(four({}, {}, nobody, nobody)));
    const letters = [...document.querySelectorAll('.avatar')].map((avatar) => avatar.textContent.trim());
    expect(letters).toEqual(['A', 'B', 'C', 'P']);
  });

  it('calls a bot by its name, and says its level', async () => {
    await open(waiting(two(lola)));
    expect(screen.getByText('Lola', { selector: '.name' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Who plays police' })).toBeTruthy();
  });

  it('has the seats drawn for the host alone', async () => {
    const socket = await open(waiting(two(bot)));
    await fireEvent.click(screen.getByRole('button', { name: 'Shuffle the seats' }));
    socket.tell({ type: 'ok', id: socket.of('shuffle')[0]!.id });
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['The seats have been shuffled.']));
    socket.tell(state({ you: you({ host: false }) }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Shuffle the seats' })).toBeNull());
  });

  it('shows only the settings that are meant for so many seats', async () => {
    const socket = await open(waiting(two(bot)));
    expect(screen.queryByLabelText('Skill die')).toBeNull();
    expect(screen.getByLabelText('Round limit')).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: '1' }));
    expect(socket.of('set-table')).toEqual([{ type: 'set-table', id: 1, seats: 1 }]);
    socket.tell(state({ table: table({ phase: 'open', seats: alone, people: ann }) }));
    expect(await screen.findByLabelText('Skill die')).toBeTruthy();
  });

  it('tells by which rule settings do not go together, and shows them as they are', async () => {
    const socket = await open(waiting(alone));
    const die = screen.getByLabelText<HTMLSelectElement>('Skill die');
    await fireEvent.change(die, { target: { value: '1' } });
    const { id } = socket.of('set-table')[0]!;
    socket.tell({ type: 'error', id, error: 'bad-options', message: 'no', rule: 'OTL-V1', about: {} });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]!.text).toMatch(/^These settings do not go together\. Skill die: ./);
    await waitFor(() => expect(die.value).toBe('0'));
  });

  it('shows a number that was refused as it was', async () => {
    const options = { round_limit: 7 };
    const socket = await open(waiting(alone, { table: table({ phase: 'open', seats: alone, options }) }));
    const limit = screen.getByLabelText<HTMLInputElement>('Round limit');
    await fireEvent.change(limit, { target: { value: '9' } });
    const { id } = socket.of('set-table')[0]!;
    socket.tell({ type: 'error', id, error: 'bad-options', message: 'seven is enough', rule: '', about: {} });
    await waitFor(() => expect(limit.value).toBe('7'));
    expect(toasts[0]!.text).toBe('These settings do not go together. seven is enough');
  });
});

describe('alone', () => {
  it('nobody is waited for', async () => {
    const socket = await open(waiting(alone));
    expect(screen.queryByText('Waiting room')).toBeNull();
    expect(screen.getByText('Ready when you are')).toBeTruthy();
    for (const name of ['Invite friends', 'Chat', 'Seats']) expect(screen.queryByRole('heading', { name })).toBeNull();
    for (const name of ['Shuffle the seats', 'Move Ann up']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('In the lobby')).toBeNull();
    expect(screen.queryByText('Only with the link')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Link for spectators' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(socket.of('start')).toHaveLength(1);
  });

  it('there is no link where onlookers are not welcome, and a chat as soon as somebody comes', async () => {
    const closed = table({ phase: 'open', seats: alone, people: ann, onlookers: false });
    const socket = await open(waiting(alone, { table: closed }));
    expect(screen.queryByRole('heading', { name: 'Link for spectators' })).toBeNull();
    const people = [...ann, { person: 'p9', name: 'Eve', online: true }];
    socket.tell(state({ table: table({ phase: 'open', seats: alone, people }) }));
    expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy();
  });

  it('one loses to the game, or gives up', async () => {
    const lost = (rule: string) =>
      full({
        table: table({ phase: 'over', seats: alone, people: ann }),
        position: position(9, { asked: [], outcome: { winners: [], rule } }),
      });
    const socket = await open(lost('OTL-W1'));
    expect(await screen.findByRole('heading', { name: 'You lost' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rematch' })).toBeTruthy();
    socket.tell(lost('resigned'));
    expect(await screen.findByText('The game was given up.')).toBeTruthy();
    settings.language = 'nl';
    expect(await screen.findByRole('heading', { name: 'Verloren' })).toBeTruthy();
    expect(screen.getByText('Het spel is opgegeven.')).toBeTruthy();
  });

  it('resigning ends the game', async () => {
    await open(full({ table: table({ seats: alone, people: ann }), position: position(1, { asked: [0] }) }));
    await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
    await fireEvent.click(await screen.findByRole('button', { name: 'Resign' }));
    expect(screen.getByRole('button', { name: 'Lose and end the game' })).toBeTruthy();
  });
});

describe('the game', () => {
  it('shows the role beside the name, and a bot by its role alone', async () => {
    await open(full({ table: table({ seats: two(bot) }), position: position(1, { asked: [1] }) }));
    expect(screen.getByRole('heading', { name: 'police is thinking' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Players' }));
    const names = panel.getAllByRole('listitem').map((line) => line.querySelector('.seat p')?.textContent);
    expect(names.map((name) => name?.replace(/\s+/g, ' ').trim())).toEqual(['Ann driver', 'police']);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('offers the channel of the team when the rules let it: %s', async (team_talk, channels) => {
    await open(full({ table: table({ seats: four() }), position: position(1, { team_talk }) }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    await screen.findByRole('textbox', { name: 'Say something' });
    expect(screen.queryAllByRole('radio', { name: 'Team' })).toHaveLength(channels);
  });

  it('speaks to the table when the channel of the team has closed', async () => {
    const seats = four();
    const socket = await open(full({ table: table({ seats }), position: position(1, { team_talk: true }) }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    await fireEvent.click(await screen.findByRole('radio', { name: 'Team' }));
    socket.tell(state({ position: position(2, { team_talk: false }) }));
    const field = await screen.findByRole('textbox', { name: 'Say something' });
    await fireEvent.input(field, { target: { value: 'hello' } });
    await fireEvent.submit(field.closest('form')!);
    await waitFor(() => expect(socket.of('say')).toMatchObject([{ channel: 'table', text: 'hello' }]));
  });
});

describe('the end', () => {
  const over = (seats: SeatInfo[], outcome: OutcomeInfo, part: Partial<State> = {}) =>
    full({ table: table({ phase: 'over', seats }), position: position(9, { asked: [], outcome }), ...part });

  it('names a team that has won by its roles, and who played them', async () => {
    const eve = you({ person: 'p3', seats: [3], eyes: 3, host: false });
    await open(over(four({}, {}, lola), { winners: [0, 1], rule: 'resigned' }, { you: eve }));
    expect(await screen.findByRole('heading', { name: 'driver-a and driver-b won!' })).toBeTruthy();
    expect(screen.getByText('driver-a: Ann · driver-b: Ben · city: Lola, medium · police: Dia')).toBeTruthy();
    expect(screen.getByText('All the others have resigned.')).toBeTruthy();
  });

  it('speaks to a winner of a team as you', async () => {
    await open(over(four({}, bot), { winners: [0, 1], rule: 'OTL-W1' }));
    expect(await screen.findByRole('heading', { name: 'You and driver-b won!' })).toBeTruthy();
    settings.language = 'nl';
    expect(await screen.findByRole('heading', { name: 'Jij en driver-b winnen!' })).toBeTruthy();
  });
});

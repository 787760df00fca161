import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import NewTablePage from '../../src/pages/NewTable.svelte';
import { api } from '../../src/shared/api';
import { me } from '../../src/shared/me.svelte';
import type { GameCard } from '../../src/shared/protocol';
import { go, route } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { toasts } from '../../src/shared/toast.svelte';
import { Draft, forgetDraft, numberOf } from '../../src/shell/new/draft.svelte';
import { type Asked, card, eventually, fakeServer, games, LEVELS, Refusal } from './fixtures';

const option = (name: string) => card.options.find((each) => each.name === name)!;

/** The same game, for one, two or four with roles; the skill die is for one alone. */
const uneven: GameCard = {
  ...card,
  seats: [1, 2, 4],
  labels: { 1: ['driver'], 2: ['driver', 'police'], 4: ['driver-a', 'driver-b', 'city', 'police'] },
  options: card.options.map((each) => ({ ...each, seats: each.name === 'skill_die' ? [1] : [1, 2, 4] })),
};

describe('a draft', () => {
  test('begins with me and a friend, everything as usual', () => {
    expect(new Draft(card, LEVELS).toTable()).toEqual({
      game: 'on-the-lam',
      seats: ['me', 'open'],
      options: {},
      listed: false,
      onlookers: true,
    });
  });

  test('takes as many seats as wanted, and forgets none', () => {
    const draft = new Draft(card, LEVELS);
    draft.count = 4;
    draft.places[3] = { who: 'bot', level: 'hard' };
    draft.places[1] = { who: 'me', level: 'medium' };
    expect(draft.toTable().seats).toEqual(['me', 'me', 'open', 'hard']);
    draft.count = 3;
    expect(draft.toTable().seats).toEqual(['me', 'me', 'open']);
    draft.count = 4;
    expect(draft.toTable().seats.at(-1)).toBe('hard');
    expect([draft.friends, draft.bots]).toEqual([1, 1]);
  });

  test('names only settings that are not as usual', () => {
    const draft = new Draft(card, LEVELS);
    draft.options.item_in_limit = false;
    draft.options.round_limit = '25';
    draft.options.skill_die = 'd10';
    expect(draft.toTable().options).toEqual({ item_in_limit: false, round_limit: 25 });
    draft.reset();
    expect(draft.toTable().options).toEqual({});
  });

  test.each([
    ['0', 0],
    [' 25 ', 25],
    ['1000', 1000],
    ['1001', null],
    ['-1', null],
    ['2.5', null],
    ['', null],
    ['ten', null],
  ])('a number typed as %j is %j', (typed, number) => {
    expect(numberOf(option('round_limit'), typed)).toBe(number);
  });

  test('names only settings that are meant for so many seats, and forgets none', () => {
    const draft = new Draft(uneven, LEVELS);
    draft.options.skill_die = 'd6';
    draft.listed = true;
    expect(draft.toTable()).toMatchObject({ seats: ['me', 'open'], options: {}, listed: true });
    draft.count = 1;
    expect(draft.toTable()).toMatchObject({ seats: ['me'], options: { skill_die: 'd6' }, listed: false });
    draft.count = 4;
    draft.options.round_limit = 'many';
    expect(draft.bad.map(({ name }) => name)).toEqual(['round_limit']);
    draft.options.skill_die = 'd10';
    expect(draft.changed.map(({ name }) => name)).toEqual(['round_limit']);
  });

  test('a level that has gone is replaced by one in the middle', () => {
    const draft = new Draft(card, ['low', 'mid', 'high']);
    draft.places[1]!.who = 'bot';
    expect(draft.toTable().seats).toEqual(['me', 'mid']);
  });
});

describe('the page', () => {
  let asked: Asked[];

  beforeEach(() => {
    settings.language = 'en';
    api.forget();
    forgetDraft(card);
    toasts.length = 0;
    me.name = 'Kim';
    asked = fakeServer({
      'GET /api/me': { person: 'p', name: 'Kim' },
      'GET /api/games': games,
      'POST /api/tables': { table: 'abc' },
    });
    go('/new/on-the-lam');
  });
  afterEach(() => vi.unstubAllGlobals());

  const seats = () => screen.getAllByRole('group', { name: /^Who takes Seat/ });
  const created = () => asked.find(({ path }) => path === '/api/tables')?.body;

  async function create(): Promise<void> {
    await fireEvent.click(screen.getByRole('button', { name: 'Create table' }));
  }

  test('makes the table as it was put together, and goes there', async () => {
    render(NewTablePage);
    await fireEvent.click(await screen.findByLabelText('3'));
    expect(seats()).toHaveLength(3);
    await fireEvent.click(within(seats()[1]!).getByLabelText('Me'));
    await fireEvent.click(within(seats()[2]!).getByLabelText('Bot'));
    await fireEvent.change(screen.getByLabelText('Level of the bot'), { target: { value: '4' } });
    await fireEvent.click(screen.getByLabelText('Anyone can find this table'));
    await fireEvent.click(screen.getByLabelText('Spectators are welcome'));
    await create();
    await eventually(() => expect(route.path).toBe('/table/abc'));
    expect(created()).toEqual({
      game: 'on-the-lam',
      seats: ['me', 'me', 'master'],
      options: {},
      listed: true,
      onlookers: false,
    });
  });

  test('says nothing more once the table is made, and begins the next one as usual', async () => {
    const first = render(NewTablePage);
    await fireEvent.click(await screen.findByLabelText('3'));
    await create();
    await eventually(() => expect(route.path).toBe('/table/abc'));
    await eventually(() =>
      expect(screen.getByRole('button', { name: 'Create table' })).not.toHaveProperty('disabled', true),
    );
    expect(toasts).toHaveLength(0);
    first.unmount();
    go('/new/on-the-lam');
    render(NewTablePage);
    await screen.findByText('More settings');
    expect(seats()).toHaveLength(2);
  });

  test('every setting has its name, what it is for, and its rule', async () => {
    render(NewTablePage);
    await screen.findByText('More settings');
    for (const { name, rule } of card.options) {
      const links = screen.getAllByRole('link', { name: `Rule ${rule}`, hidden: true });
      expect(links[0]?.getAttribute('href'), name).toBe(`/rules/on-the-lam#${rule}`);
    }
    expect(screen.getByRole('heading', { name: 'Skill die', hidden: true })).toBeTruthy();
    expect(screen.getByText(/the smaller it is, the harder the searches/)).toBeTruthy();
    expect(screen.getByText('One ten-sided die (default)')).toBeTruthy();
  });

  test('a changed setting is told, and can be taken back', async () => {
    render(NewTablePage);
    await screen.findByText('all default');
    await fireEvent.change(screen.getByLabelText('Skill die'), { target: { value: '1' } });
    expect(screen.getByText('1 setting changed')).toBeTruthy();
    await fireEvent.click(screen.getByText('Back to the default settings'));
    expect(screen.getByText('all default')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Skill die').value).toBe('0');
  });

  test('a number out of range is refused before it is sent', async () => {
    render(NewTablePage);
    await fireEvent.input(await screen.findByLabelText('Round limit'), { target: { value: '5000' } });
    expect(screen.getByText('Choose a whole number from 0 to 1,000.')).toBeTruthy();
    await create();
    expect(created()).toBeUndefined();
    await fireEvent.input(screen.getByLabelText('Round limit'), { target: { value: '25' } });
    await create();
    await eventually(() => expect(created()).toMatchObject({ options: { round_limit: 25 } }));
  });

  test('keeps the draft while one looks up a rule', async () => {
    const first = render(NewTablePage);
    await fireEvent.click(await screen.findByLabelText('4'));
    first.unmount();
    render(NewTablePage);
    await screen.findByText('More settings');
    expect(seats()).toHaveLength(4);
  });

  test('says why the server would not', async () => {
    const failure = { error: 'too-fast', message: 'wait a moment', rule: '', about: {} };
    fakeServer({ 'GET /api/games': games, 'POST /api/tables': new Refusal(429, failure) });
    render(NewTablePage);
    await screen.findByText('More settings');
    await create();
    await eventually(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.kind).toBe('bad');
    expect(route.page).toBe('new');
  });

  test('shows roles, and what is meant for so many seats', async () => {
    fakeServer({ 'GET /api/games': { ...games, games: [uneven] } });
    render(NewTablePage);
    expect(await screen.findByRole('group', { name: 'Who takes police?' })).toBeTruthy();
    expect(screen.getByText('police')).toBeTruthy();
    expect(screen.queryByLabelText('Skill die')).toBeNull();
    expect(screen.getByLabelText('Round limit')).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('1'));
    expect(screen.getAllByRole('group', { name: /^Who takes/ })).toHaveLength(1);
    expect(screen.getByLabelText('Skill die')).toBeTruthy();
    expect(screen.getByText('You can start at once')).toBeTruthy();
    expect(screen.queryByLabelText('Anyone can find this table')).toBeNull();
    expect(screen.queryByText(/A friend takes a free seat/)).toBeNull();
  });

  test('says by which rule settings do not go together, and keeps everything', async () => {
    const failure = { error: 'bad-options', message: 'no', rule: 'OTL-V1', about: {} };
    fakeServer({ 'GET /api/games': games, 'POST /api/tables': new Refusal(400, failure) });
    render(NewTablePage);
    await fireEvent.click(await screen.findByLabelText('3'));
    await create();
    await eventually(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.text).toMatch(/^These settings do not go together\. Skill die: ./);
    expect(seats()).toHaveLength(3);
    expect(route.page).toBe('new');
  });

  test('asks for a name first, and takes no for an answer', async () => {
    me.name = '';
    render(NewTablePage);
    await screen.findByText('More settings');
    await create();
    await eventually(() => expect(me.asking).toBe(true));
    me.answered(null);
    await eventually(() => expect(me.asking).toBe(false));
    expect(created()).toBeUndefined();
  });

  test('an unknown game is said to be one', async () => {
    go('/new/chess');
    render(NewTablePage);
    expect(await screen.findByText('There is no such game')).toBeTruthy();
  });
});

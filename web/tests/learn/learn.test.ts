/** Learning at the table: a coach, hints, and why something is not possible; and the page of lessons. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Learn from '../../src/pages/Learn.svelte';
import { byRule } from '../../src/shared/learn/refused';
import { Pages } from '../../src/shared/learn/pages.svelte';
import type { LessonInfo, LessonPhase } from '../../src/shared/protocol';
import { go, route } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { toasts } from '../../src/shared/toast.svelte';
import type { QuickAnswers } from '../../src/shared/table/quick.svelte';
import { LobbyPoller } from '../../src/shell/lobby.svelte';
import { tableCard } from '../shell/fixtures';
import { card, decision, fakeSockets, full, position, seat, table } from '../table/fixtures';
import { open } from '../table/opening';
import { wordsFor } from '../table/words';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve({ ...GENERIC, Quick: quick.answers }) };
});

/** What a game answers by itself; null: nothing. */
const quick = vi.hoisted(() => ({ answers: null as (new () => QuickAnswers) | null }));

const answers: Record<string, unknown> = {};
const asked: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  settings.language = 'en';
  settings.confirm = true;
  quick.answers = null;
  fakeSockets();
  toasts.length = 0;
  asked.length = 0;
  Object.assign(answers, {
    '/api/me': { person: 'p0', name: 'Ann' },
    '/api/games': { games: [card({ lesson: 5 })], levels: ['easy', 'medium'] },
    '/api/lobby': { open: [], mine: [] },
  });
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ method: init?.method ?? 'GET', path, body: init?.body ? JSON.parse(init.body as string) : null });
    return Promise.resolve(new Response(JSON.stringify(answers[path]), { status: 200 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const lesson = (part: Partial<LessonInfo> = {}): LessonInfo => ({
  said: ['lesson-goal', 'lesson-pick'],
  fresh: 0,
  codes: ['go:A1'],
  step: 0,
  steps: 4,
  over: false,
  ...part,
});

const taught = (info: Partial<LessonInfo> = {}) =>
  full({ position: position(9, { asked: [0], decision: decision('1@9', ['go:A1', 'go:B1']), lesson: lesson(info) }) });

const coach = () => screen.findByRole('region', { name: 'Lesson' });
const pointed = () => [...document.querySelectorAll('[data-pointed]')].map((each) => each.getAttribute('data-code'));
const optionOf = (code: string) => document.querySelector<HTMLElement>(`.options [data-code="${code}"]`)!;

describe('the pages of a coach', () => {
  it('begin with what is new, and can be turned back', () => {
    let told = lesson({ said: ['a', 'b', 'c', 'd'], fresh: 2 });
    const pages = new Pages(() => told);
    expect([pages.message, pages.isLast, pages.isFirst]).toEqual(['c', false, false]);
    pages.turn(-9);
    expect([pages.message, pages.isFirst]).toEqual(['a', true]);
    pages.turn(9);
    expect([pages.message, pages.isLast]).toEqual(['d', true]);
    told = lesson({ said: ['a', 'b', 'c', 'd', 'e'], fresh: 4 });
    expect(pages.message).toBe('e');
  });

  it('stay at the last one as long as nothing new is said', () => {
    const pages = new Pages(() => lesson({ said: ['a', 'b'], fresh: 2 }));
    expect([pages.message, pages.isLast]).toEqual(['b', true]);
  });
});

describe('a guided first game', () => {
  it('says what there is to say, and points at what to do once it was read', async () => {
    await open(taught());
    const panel = await coach();
    await within(panel).findByText(/the whole town thinks it was you/);
    expect(pointed()).toEqual([]);
    await fireEvent.click(within(panel).getAllByRole('button', { name: 'Next' }).at(-1)!);
    await within(panel).findByText(/Be the Boxer/);
    await waitFor(() => expect(pointed()).toEqual(['go:A1']));
    within(panel).getByText('Move to The Milton Hotel');
    await fireEvent.click(within(panel).getByRole('button', { name: 'Back' }));
    await within(panel).findByText(/the whole town/);
    await waitFor(() => expect(pointed()).toEqual([]));
  });

  it('declines another choice with a friendly word, and sends nothing', async () => {
    const socket = await open(taught());
    const panel = await coach();
    await fireEvent.click(optionOf('go:B1'));
    await within(panel).findByText(/for this lesson choose: Move to The Milton Hotel/);
    expect(optionOf('go:B1').getAttribute('aria-pressed')).toBe('false');
    expect(socket.of('act')).toEqual([]);
    await fireEvent.click(optionOf('go:A1'));
    await fireEvent.click(optionOf('go:A1'));
    await waitFor(() => expect(socket.of('act').map(({ code }) => code)).toEqual(['go:A1']));
  });

  it('lets the page answer by itself only what it wants itself', async () => {
    quick.answers = class {
      answer = () => 'go:B1';
      answered = () => undefined;
    };
    const socket = await open(taught());
    const panel = await coach();
    await waitFor(() => expect(optionOf('go:A1')).toBeTruthy(), { timeout: 3000 });
    expect(socket.of('act')).toEqual([]);
    expect(within(panel).queryByText(/For now, take/)).toBeNull();
  });

  it('speaks the language of the page', async () => {
    settings.language = 'nl';
    await open(taught());
    await within(await screen.findByRole('region', { name: 'Les' })).findByText(/de hele stad denkt dat jij het was/);
  });

  it('ends with playing on, which needs no coach, or with a real game', async () => {
    await open(taught({ said: ['lesson-won'], fresh: 1, codes: [], step: 4, over: true }));
    const panel = await coach();
    expect(within(panel).getByRole('link', { name: 'Start a real game' }).getAttribute('href')).toBe('/new/on-the-lam');
    await fireEvent.click(within(panel).getByRole('button', { name: 'Play on from here' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Lesson' })).toBeNull());
  });

  it('is none of the running tables of the first page, until it is played on', () => {
    const poller = new LobbyPoller();
    const of = (id: string, phase: LessonPhase) => tableCard(id, { lesson: phase, phase: 'playing', my_turn: true });
    poller.lobby = { open: [], mine: [of('a', 'on'), of('b', 'over'), of('c', 'further'), of('d', 'none')] };
    expect(poller.running.map(({ id }) => id).sort()).toEqual(['c', 'd']);
    expect(poller.turns).toBe(2);
  });
});

describe('the page of lessons', () => {
  it('begins, goes on and begins anew', async () => {
    const of = (part: object) => ({
      game: 'on-the-lam',
      minutes: 5,
      steps: 17,
      step: 0,
      table: null,
      done: false,
      ...part,
    });
    answers['/api/lessons'] = { lessons: [of({ table: 't7', step: 3, done: true })] };
    go('/learn');
    render(Learn);
    await screen.findByText('3 of 17 steps');
    screen.getByText('Done');
    answers['/api/lessons'] = { table: 't7' };
    await fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(route.path).toBe('/table/t7'));
    expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { game: 'on-the-lam', anew: false } });
    await fireEvent.click(screen.getByRole('button', { name: 'From the beginning' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ method: 'POST', body: { game: 'on-the-lam', anew: true } }),
    );
  });
});

/** All help with a question is behind one button. */
async function openHelp(): Promise<void> {
  await fireEvent.click(await screen.findByRole('button', { name: 'Help with this' }));
}

describe('a hint', () => {
  const mine = (part: object = {}) =>
    full({ position: position(9, { asked: [0], decision: decision('1@9', ['go:A1', 'go:B1']), hint: true, ...part }) });

  async function askForHint(): Promise<void> {
    await openHelp();
    await fireEvent.click(await screen.findByRole('button', { name: 'Hint' }));
  }

  it('is asked for once, and shown with its reasons and its place', async () => {
    const socket = await open(mine());
    await askForHint();
    await waitFor(() => expect(socket.of('ask-hint')).toHaveLength(1));
    const { id } = socket.of('ask-hint')[0]!;
    socket.tell({
      type: 'hinted',
      id,
      decision: '1@9',
      code: 'go:B1',
      why: [['why-searched', { worlds: 80, wins: 61 }]],
    });
    await screen.findByText(/A bot would: Move to Rion Iron Factory/);
    screen.getByText(/61/);
    await waitFor(() => expect(pointed()).toEqual(['go:B1']));
    await askForHint();
    expect(socket.of('ask-hint')).toHaveLength(1);
  });

  it('says at once that a bot is thinking, counts the seconds, and can be cancelled', async () => {
    const socket = await open(mine());
    await askForHint();
    await screen.findByText('A bot is thinking…');
    await waitFor(() => expect(screen.queryByText('1 s')).not.toBeNull(), { timeout: 3000 });
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(socket.of('cancel-hint')).toHaveLength(1));
    const { id } = socket.of('ask-hint')[0]!;
    socket.tell({ type: 'error', id, error: 'stale', message: 'the hint was cancelled', rule: '', about: {} });
    await waitFor(() => expect(screen.queryByText('A bot is thinking…')).toBeNull());
    expect(toasts).toEqual([]);
  });

  it('says so when no hint comes in time', async () => {
    const socket = await open(mine());
    await askForHint();
    await waitFor(() => expect(socket.of('ask-hint')).toHaveLength(1));
    const { id } = socket.of('ask-hint')[0]!;
    socket.tell({ type: 'error', id, error: 'hint-late', message: 'no bot had a hint', rule: '', about: {} });
    const late = 'No bot had a hint in time: they are busy. Ask again in a moment.';
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([late]));
    expect(screen.queryByText('A bot is thinking…')).toBeNull();
  });

  it('goes with its question', async () => {
    const socket = await open(mine());
    await askForHint();
    await waitFor(() => expect(socket.of('ask-hint')).toHaveLength(1));
    socket.tell({ type: 'hinted', id: socket.of('ask-hint')[0]!.id, decision: '1@9', code: 'go:B1', why: [] });
    await screen.findByText(/A bot would/);
    socket.tell(
      full({ position: position(10, { asked: [0], decision: decision('1@10', ['search', 'draw']), hint: true }) }),
    );
    await waitFor(() => expect(screen.queryByText(/A bot would/)).toBeNull());
    expect(pointed()).toEqual([]);
  });

  it('is not offered where there are none', async () => {
    await open(mine({ hint: false }));
    await openHelp();
    await screen.findByRole('button', { name: "Why can't I…?" });
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  });

  it('leaves a mark at the seat for all', async () => {
    await open(full({ table: table({ seats: [seat(0), seat(1, { hints: 2 })] }), position: position(9) }));
    await fireEvent.click(screen.getByRole('tab', { name: 'Players' }));
    expect((await screen.findAllByText(/2 hints/)).length).toBeGreaterThan(0);
  });
});

describe("why can't I?", () => {
  it('tells what is not possible, by the rules that stand against it', async () => {
    const socket = await open(full({ position: position(9, { asked: [0], decision: decision('1@9', ['go:A1']) }) }));
    await openHelp();
    await fireEvent.click(await screen.findByRole('button', { name: "Why can't I…?" }));
    await waitFor(() => expect(socket.of('ask-why-not')).toHaveLength(1));
    const refused = [
      { code: 'go:C2', rule: 'OTL-T3' },
      { code: 'search', rule: 'OTL-T1' },
    ];
    socket.tell({ type: 'why-nots', id: socket.of('ask-why-not')[0]!.id, decision: '1@9', refused });
    const window = await screen.findByRole('dialog', { name: 'What is not possible now' });
    await within(window).findByText('Move to Police Station');
    within(window).getByText('Search this location');
    expect(within(window).getByRole('link', { name: 'OTL-T3' }).getAttribute('href')).toBe('/rules/on-the-lam#OTL-T3');
  });

  it('tells many of a kind together', async () => {
    const words = await wordsFor();
    const refused = ['go:A1', 'go:B1', 'go:C1', 'search'].map((code) => ({
      code,
      rule: code === 'search' ? 'x' : 'y',
    }));
    expect(byRule(words, refused)).toEqual([
      { rule: 'y', options: ['Move to … The Milton Hotel, Rion Iron Factory, Private Eye'] },
      { rule: 'x', options: ['Search this location'] },
    ]);
  });
});

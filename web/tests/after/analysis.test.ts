import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisState, Judged } from '../../src/shared/protocol';
import Analysis from '../../src/shared/after/Analysis.svelte';
import { curvesOf, gradeOf, judgedAt, lossOf, swingsOf, tally } from '../../src/shared/after/analysis';
import { POLL_EVERY_MS } from '../../src/shared/after/analysis_poller.svelte';
import { wordsFor } from '../table/words';

const one = (ply: number, seat: number, value: number, best_value = value): Judged => ({
  ply,
  seat,
  round: 1,
  code: 'go:A1',
  value,
  best: best_value > value ? 'search' : 'go:A1',
  best_value,
  why: null,
  options: 3,
  worlds: 100,
});

const GAME = [one(1, 0, 0.5), one(2, 1, 0.4), one(5, 0, 0.55), one(6, 1, 0.3, 0.45), one(9, 0, 0.2, 0.24)];

describe('what an analysis says', () => {
  it('names decisions by what they cost', () => {
    expect(GAME.map(gradeOf)).toEqual(['good', 'good', 'good', 'costly', 'doubtful']);
    expect(lossOf(GAME[3]!)).toBeCloseTo(0.15);
    expect(lossOf({ ...GAME[0]!, best_value: 0.4 })).toBe(0);
    expect(tally(GAME, 1)).toEqual({ good: 1, doubtful: 0, costly: 1 });
  });

  it('has a line for every seat, which ends with the result', () => {
    const curves = curvesOf(GAME, 12, [1]);
    expect(curves.map(({ seat, points }) => [seat, points.map((point) => point.ply)])).toEqual([
      [0, [1, 5, 9, 12]],
      [1, [2, 6, 12]],
    ]);
    expect(curves.map(({ points }) => points.at(-1)?.value)).toEqual([0, 1]);
  });

  it('finds where chances turned; the end is no turn', () => {
    const swings = swingsOf(curvesOf(GAME, 12, [1]));
    expect(swings).toHaveLength(1);
    expect(swings[0]).toMatchObject({ seat: 0, from: 5, ply: 9 });
    expect(swings[0]?.change).toBeCloseTo(-0.35);
  });

  it('knows which decision a move belongs to', () => {
    expect(judgedAt(GAME, 0)).toBeNull();
    expect(judgedAt(GAME, 4)?.ply).toBe(2);
    expect(judgedAt(GAME, 6)?.ply).toBe(6);
  });
});

describe('the panel', () => {
  let answers: AnalysisState[];
  let asked: string[];
  const state = (part: Partial<AnalysisState>): AnalysisState => ({
    phase: 'none',
    done: 0,
    total: 0,
    ahead: 0,
    mine: false,
    analysis: null,
    ...part,
  });

  beforeEach(() => {
    asked = [];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path}`);
      return Promise.resolve(new Response(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0])));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function open(ply = 6): Promise<ReturnType<typeof vi.fn>> {
    const onjump = vi.fn();
    const props = {
      table: 't1',
      words: await wordsFor(null),
      names: ['Ann', 'Ben'],
      winners: [1],
      last: 12,
      ply,
      onjump,
    };
    render(Analysis, { props });
    return onjump;
  }

  it('is offered, made with its progress shown, and may be stopped', async () => {
    answers = [
      state({}),
      state({ phase: 'waiting', total: 5, ahead: 2, mine: true }),
      state({ phase: 'running', total: 5, done: 3, mine: true }),
      state({}),
    ];
    await open();
    await fireEvent.click(await screen.findByRole('button', { name: 'Analyse this game' }));
    expect(await screen.findByText('2 other games are analysed first…')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('3 of 5 decisions')).toBeTruthy(), { timeout: 3 * POLL_EVERY_MS });
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');
    await fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Analyse this game' })).toBeTruthy();
    expect(asked.map((each) => each.split(' ')[0])).toEqual(['GET', 'POST', 'GET', 'DELETE']);
  });

  it('shows the curve, the turn and the decisions, and leads to each', async () => {
    answers = [state({ phase: 'done', done: 5, total: 5, analysis: { judged: GAME } })];
    const onjump = await open(6);
    expect(await screen.findByRole('img', { name: /each seat's chance to win/i })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: /Ann: down 35%/ }));
    expect(onjump).toHaveBeenLastCalledWith(5);
    const costly = screen.getByRole('button', { name: /6\. Ben.*30%.*costly/ });
    expect(costly.closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText(/a difference of 15%/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /1\. Ann/ })).toBeNull();
    await fireEvent.click(screen.getByRole('radio', { name: 'All (5)' }));
    await fireEvent.click(screen.getByRole('button', { name: /1\. Ann.*50%.*good/ }));
    expect(onjump).toHaveBeenLastCalledWith(1);
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
  });

  it('gives the reason of the bot, with names in it', async () => {
    const judged = [
      { ...one(3, 1, 0.2, 0.5), best: 'go:B1', why: ['why-go', { arg: 'B1' }] as const } as unknown as Judged,
    ];
    answers = [state({ phase: 'done', done: 1, total: 1, analysis: { judged } })];
    await open(3);
    const words = await wordsFor(null);
    const reason = `Its advice to Ben: “${words.name('tile', 'B1')} promises the most from here.”`;
    expect(words.reason('go:B1', ['why-go', { arg: 'B1' }])).toContain(words.name('tile', 'B1'));
    expect(await screen.findByText((text) => text.includes(reason))).toBeTruthy();
  });

  it('draws no curve of a single decision and the end', async () => {
    const judged = [one(3, 0, 0.5), one(4, 1, 0.5), one(8, 1, 0.7)];
    answers = [state({ phase: 'done', done: 3, total: 3, analysis: { judged } })];
    await open(3);
    const curve = await screen.findByRole('img', { name: /each seat's chance to win/i });
    expect(curve.querySelectorAll('polyline')).toHaveLength(1);
    cleanup();
    answers = [state({ phase: 'done', done: 2, total: 2, analysis: { judged: judged.slice(0, 2) } })];
    await open(3);
    expect(await screen.findByText(/Too few decisions were judged/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /chance to win/i })).toBeNull();
  });

  it('says why there is none', async () => {
    answers = [state({})];
    await open();
    const begin = await screen.findByRole('button', { name: 'Analyse this game' });
    vi.stubGlobal('fetch', () => {
      const failure = { error: 'no-analysis', message: '', rule: '', about: {} };
      return Promise.resolve(new Response(JSON.stringify(failure), { status: 400 }));
    });
    await fireEvent.click(begin);
    expect((await screen.findByRole('status')).textContent).toMatch(/nobody had a choice that a bot could judge/);
    expect(screen.queryByRole('button', { name: 'Analyse this game' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

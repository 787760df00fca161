/** A run of Outrun in a replay: at its true speed, with everybody's row and time (OUT-L8). */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Board from '../../../src/games/outrun/Board.svelte';
import { elapsedAt, pacing, RESULT_TIME, runsOf } from '../../../src/games/outrun/replay/timeline';
import { rowText, timeText } from '../../../src/games/outrun/review/rows';
import type { OutrunView, RunView } from '../../../src/games/outrun/view';
import type { Frame, News, Replay } from '../../../src/shared/protocol';
import { Film, FRAME_TIME } from '../../../src/shared/table/replay.svelte';
import { all, found, POSITIONS, propsOf, type Props } from './position';
import { table } from '../../table/fixtures';

const RUNNING = POSITIONS.run!.view;
const CHECKED = POSITIONS.capped!.view;
const TIMES = [4_000, 9_500, 6_000];
const LIMIT = 1_000 * RUNNING.limit;

/** Three finish one after the other, and the last is too late. */
const RUNS: RunView[] = CHECKED.last!.runs.map((run, i) => ({ ...run, seat: i, ms: TIMES[i] ?? null }));
RUNS[3]!.row = null;
const last = { ...CHECKED.last!, runs: RUNS };

const told = (n: number, data: News['data']): News => ({ n, ply: 0, round: 1, data });
const runFrame = (ply: number, seat: number, code: string, done: number[]): Frame => {
  const seats = RUNNING.seats.map((one) => ({ ...one, finished: done.includes(one.seat) }));
  return { ply, round: 1, seat, code, news: [], view: { ...RUNNING, seats } satisfies OutrunView, asked: [] };
};
const result: News[] = [
  told(1, { event: 'right', seat: 0, rule: 'OUT-C2' }),
  told(2, { event: 'moved', seat: 0, rooms: 3, room: 4, rule: 'OUT-M1' }),
];
const FRAMES: Frame[] = [
  { ...runFrame(0, 0, 'turn', []), view: POSITIONS['which-way']!.view },
  runFrame(1, -1, 'path:pc01', []),
  runFrame(2, 0, 'run', [0]),
  runFrame(3, 2, 'run', [0, 2]),
  runFrame(4, 1, 'run', [0, 1, 2]),
  runFrame(5, -2, 'timeout:4=limit', [0, 1, 2]),
  { ...runFrame(6, 3, 'late', []), view: { ...CHECKED, last }, news: result },
  { ...runFrame(7, 0, 'turn', []), view: { ...CHECKED, last } },
];

const serve = (): Promise<Replay> =>
  Promise.resolve({
    table: table({ phase: 'over' }),
    eyes: 0,
    allowed: [0],
    total: FRAMES.length,
    start: 0,
    frames: FRAMES,
    outcome: null,
  });

async function filmed(ply: number): Promise<{ film: Film; props: Props }> {
  const film = new Film('t1', serve);
  film.pacing = pacing;
  await film.look(0, ply);
  const { view, news } = FRAMES[ply]!;
  return { film, props: { ...(await propsOf('run')), view: view as OutrunView, news, decision: null, film } };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the time line', () => {
  test('every frame of a run comes when it came (OUT-L8)', () => {
    expect([1, 2, 3, 4, 5, 6].map((ply) => elapsedAt(FRAMES, ply))).toEqual([0, 4_000, 6_000, 9_500, LIMIT, LIMIT]);
  });

  test('a frame is shown until the next one came; the result and what follows take their own time (OUT-L8)', () => {
    expect([1, 2, 3, 4, 5].map((ply) => pacing(FRAMES, ply))).toEqual([4_000, 2_000, 3_500, LIMIT - 9_500, 0]);
    expect(pacing(FRAMES, 6)).toBeGreaterThanOrEqual(RESULT_TIME);
    expect([0, 7].map((ply) => pacing(FRAMES, ply))).toEqual([null, null]);
  });

  test('of a run that is not over yet nothing is known', () => {
    const under = FRAMES.slice(0, 4);
    expect(runsOf(under, 2)).toEqual([]);
    expect(pacing(under, 3)).toBeNull();
  });

  test.each([0.5, 1, 2, 4])('plays at %d times the true speed (OUT-L8)', async (speed) => {
    const { film } = await filmed(1);
    film.setSpeed(speed);
    film.play();
    await vi.advanceTimersByTimeAsync(4_000 / speed - 1);
    expect(film.ply).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(film.ply).toBe(2);
    await vi.advanceTimersByTimeAsync(2_000 / speed);
    expect(film.ply).toBe(3);
    film.close();
  });

  test('other frames take as long as in any game', async () => {
    const { film } = await filmed(0);
    film.play();
    await vi.advanceTimersByTimeAsync(FRAME_TIME);
    expect(film.ply).toBe(1);
    film.close();
  });
});

describe('the picture', () => {
  test.each(['en', 'nl'] as const)(
    'who has finished has row and time, the others run; nothing to press (OUT-L8, OUT-T13, %s)',
    async (language) => {
      const { film, props } = await filmed(3);
      const { words } = await propsOf('run', language);
      const { container } = render(Board, { ...props, words });
      const lines = all(container, '[data-rerun]');
      expect(lines.map((line) => Number(line.dataset.rerun))).toEqual([0, 1, 2, 3]);
      for (const seat of [0, 2]) {
        expect(lines[seat]!.textContent).toContain(timeText(words, TIMES[seat]!));
        expect(found(lines[seat]!, '.row')!.getAttribute('aria-label')).toBe(rowText(words, RUNS[seat]!.row!));
      }
      for (const seat of [1, 3]) {
        expect(lines[seat]!.textContent).toContain(words.message('out-running'));
        expect(found(lines[seat]!, '.row')).toBeNull();
      }
      expect(all(container, 'button, [data-sign], kbd')).toEqual([]);
      film.close();
    },
  );

  test('the time stands still while one steps, and goes on while it plays', async () => {
    const { film, props } = await filmed(2);
    const { container } = render(Board, props);
    const clock = () => found(container, '[role="timer"]')!.textContent;
    expect(clock()).toBe(timeText(props.words, 4_000));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock()).toBe(timeText(props.words, 4_000));
    film.play();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock()).toBe(timeText(props.words, 5_000));
    film.close();
  });

  test('the result stays as long as one looks at its frame, and goes with it', async () => {
    const { film, props } = await filmed(6);
    const { container, rerender } = render(Board, props);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(found(container, '[data-strip]')).not.toBeNull();
    await rerender({ ...props, view: FRAMES[7]!.view as OutrunView, news: [] });
    expect(found(container, '[data-strip]')).toBeNull();
    await rerender({ ...props });
    expect(found(container, '[data-strip]')).not.toBeNull();
    film.close();
  });

  test('while it plays the result goes by itself', async () => {
    const { film, props } = await filmed(6);
    film.play();
    const { container } = render(Board, props);
    expect(found(container, '[data-strip]')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(RESULT_TIME + 10);
    expect(found(container, '[data-strip]')).toBeNull();
    film.close();
  });
});

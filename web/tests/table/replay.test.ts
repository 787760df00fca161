import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Replay } from '../../src/shared/protocol';
import { CHUNK, Film } from '../../src/shared/table/replay.svelte';
import { news, table } from './fixtures';

const TOTAL = 121;
const asked: [number | null, number][] = [];
let film: Film;

const frame = (ply: number, eyes: number | null): Frame => ({
  ply,
  round: 1,
  seat: 0,
  code: 'end',
  news: ply > 0 && ply % 2 === 0 ? [{ ...news(ply / 2), ply: ply - 1 }] : [],
  view: { ply, eyes },
  asked: [],
});

const serve = async (_: string, eyes: number | null, start: number, count: number): Promise<Replay> => {
  asked.push([eyes, start]);
  const frames = Array.from({ length: Math.max(0, Math.min(count, TOTAL - start)) }, (_, i) => frame(start + i, eyes));
  return { table: table({ phase: 'over' }), eyes, allowed: [0, 1], total: TOTAL, start, frames, outcome: null };
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  film = new Film('t1', serve);
});

afterEach(() => {
  film.close();
  vi.useRealTimers();
});

describe('fetching', () => {
  it('comes in parts of fifty, the one that is shown first', async () => {
    await film.look(0, 60);
    expect(asked).toEqual([
      [0, CHUNK],
      [0, 0],
      [0, 2 * CHUNK],
    ]);
    expect(film.ply).toBe(60);
    expect(film.frame?.view).toEqual({ ply: 60, eyes: 0 });
    expect(film.news).toHaveLength(60);
    expect(film.news[0]?.ply).toBe(2);
  });

  it('starts over through other eyes, at the same place', async () => {
    await film.look(0, 70);
    await film.look(null);
    expect(film.frame?.view).toEqual({ ply: 70, eyes: null });
    expect(film.about?.eyes).toBeNull();
  });

  it('drops what comes for eyes that were left', async () => {
    const slow = film.look(0);
    await film.look(1);
    await slow;
    expect(film.frames.every((each) => (each?.view as { eyes: number }).eyes === 1)).toBe(true);
  });

  it('keeps the refusal of the server', async () => {
    const refusal = new Error('no');
    film = new Film('t1', () => Promise.reject(refusal));
    await film.look(1);
    expect(film.error).toBe(refusal);
    expect(film.frame).toBeNull();
  });
});

describe('stepping', () => {
  beforeEach(() => film.look(null, 0));

  it('goes back and forth within the game', () => {
    film.step(-1);
    expect(film.ply).toBe(0);
    film.step(1);
    film.step(1);
    film.step(-1);
    expect(film.ply).toBe(1);
    film.step(Infinity);
    expect(film.ply).toBe(TOTAL - 1);
    film.step(1);
    expect(film.ply).toBe(TOTAL - 1);
    film.step(-Infinity);
    expect(film.ply).toBe(0);
  });

  it('takes no nonsense from an address', () => {
    film.go(Number('x'));
    expect(film.ply).toBe(0);
    film.go(1e9);
    expect(film.ply).toBe(TOTAL - 1);
  });

  it('plays frame by frame at its speed, until it is stopped', () => {
    film.toggle();
    vi.advanceTimersByTime(3000);
    expect(film.ply).toBe(3);
    film.setSpeed(4);
    vi.advanceTimersByTime(1000);
    expect(film.ply).toBe(7);
    film.toggle();
    vi.advanceTimersByTime(5000);
    expect(film.ply).toBe(7);
  });

  it('stops at the end, and begins anew from there', () => {
    film.go(TOTAL - 2);
    film.play();
    vi.advanceTimersByTime(3000);
    expect(film.ply).toBe(TOTAL - 1);
    expect(film.playing).toBe(false);
    film.play();
    expect(film.ply).toBe(0);
  });

  it('stops playing when one steps by hand', () => {
    film.play();
    film.step(1);
    expect(film.playing).toBe(false);
  });
});

/** A board is as large as its place allows, however its place changes. */
import { describe, expect, it } from 'vitest';
import { nextWidth } from '../../src/shared/table/fit';

/** A board with these proportions, above a strip that is always as high. */
const board = (width: number) => ({ width, height: 0.738 * width + 66 });

/** The width that a board comes to in a place, and how often it changed on the way. */
function settled(width: number, place: { width: number; height: number }): { width: number; steps: number } {
  for (let steps = 0; steps < 50; steps++) {
    const next = nextWidth(place, board(width));
    if (next === null) return { width, steps };
    width = next;
  }
  throw new Error('it never comes to rest');
}

describe('the width of a board', () => {
  it('grows back when the row that took its place has gone', () => {
    const before = settled(900, { width: 900, height: 560 }).width;
    const small = settled(before, { width: 900, height: 560 - 26 }).width;
    const after = settled(small, { width: 900, height: 560 }).width;
    expect(small).toBeLessThan(before - 20);
    expect(Math.abs(after - before)).toBeLessThan(10);
  });

  it.each([300, 500, 899])('comes to rest without being too high, whatever it was before (%d)', (from) => {
    for (let height = 300; height < 800; height += 7) {
      const { width } = settled(from, { width: 900, height });
      expect(board(width).height).toBeLessThanOrEqual(height + 1);
    }
  });

  it('is never wider than its place, nor too small to be seen', () => {
    expect(settled(900, { width: 400, height: 900 }).width).toBe(400);
    expect(nextWidth({ width: 900, height: 60 }, board(900))).toBe(280);
    expect(nextWidth({ width: 900, height: 0 }, board(900))).toBeNull();
  });
});

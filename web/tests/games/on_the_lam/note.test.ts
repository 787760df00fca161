import { describe, expect, test } from 'vitest';
import components from '$package/games/on_the_lam/components.toml?raw';
import { note } from '../../../src/games/on_the_lam/note';
import { cardsWon, dieWeights, ITEM_BONUS, odds } from '../../../src/games/on_the_lam/odds';
import expected from './notes.json';
import { propsOf } from './position';

type Notes = Record<string, Record<'en' | 'nl', Record<string, string>>>;
const cases = Object.entries(expected as unknown as Notes).flatMap(([name, by]) => [
  [name, 'en', by.en] as const,
  [name, 'nl', by.nl] as const,
]);

test.each(cases)('%s (%s): notes are those of the terminal client', async (name, language, notes) => {
  const { view, words, options } = await propsOf(name, language);
  const told = Object.fromEntries(Object.keys(notes).map((code) => [code, note(view, words, code, options)]));
  expect(told).toEqual(notes);
});

describe('odds', () => {
  test.each([
    ['d10', 5, 0, 60],
    ['d8', 4, 0, 62],
    ['2d6', 7, 0, 58],
    ['d6', 9, 2, 0],
    ['d12', 1, 0, 100],
  ])('%s against %d with a bonus of %d: %d %%', (die, number, bonus, chance) => {
    expect(odds(number, bonus, die).chance).toBe(chance);
  });

  test('all ways of a die are counted', () => {
    expect([...dieWeights('2d6').values()].reduce((sum, n) => sum + n, 0)).toBe(36);
    expect([...dieWeights('d8').keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a success wins one to three cards', () => {
    expect([4, 5, 6, 7, 8, 12].map((total) => cardsWon(total, 5))).toEqual([0, 1, 1, 2, 3, 3]);
  });

  test('items are those of the components', () => {
    const blocks = components
      .split('[[play_cards]]')
      .slice(1)
      .filter((block) => block.includes('sort = "item"'));
    for (const block of blocks) {
      const id = /id = "(\w+)"/.exec(block)![1]!;
      const bonus = /bonus = \{ (\w+) = (\d) \}/.exec(block);
      expect(ITEM_BONUS[id]).toEqual(bonus ? { skill: bonus[1], bonus: Number(bonus[2]) } : undefined);
      expect(block.includes('reroll = true')).toBe(bonus === null);
    }
    expect(blocks).toHaveLength(10);
  });
});

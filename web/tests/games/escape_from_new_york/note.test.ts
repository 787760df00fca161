/** Notes beside the options of Escape from New York: what the server says, in the words of the terminal. */
import { describe, expect, test, vi } from 'vitest';
import { note } from '../../../src/games/escape_from_new_york/note';
import { LANGUAGES } from '../../../src/shared/settings.svelte';
import { BREAK, WARNING } from '../../../src/shared/words.svelte';
import { legal, NAMES, POSITIONS, propsOf } from './desk';

async function noted(name: string, code: string): Promise<string[]> {
  const { view, words, decision } = await propsOf(name);
  expect(legal(decision)).toContain(code);
  return note(view, words, code).split(BREAK);
}

describe('in every position', () => {
  test.each(NAMES)('%s: the same as in the terminal, with a sign for warnings', async (name) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const language of LANGUAGES) {
      const { view, words, decision } = await propsOf(name, language);
      for (const code of legal(decision)) {
        const text = note(view, words, code);
        expect(text).not.toMatch(/undefined|[{}]|\b(?:efny|ny)-|note-/);
        expect(text.replaceAll(`${WARNING} `, '')).toBe(POSITIONS[name]!.notes[language][code]!);
      }
    }
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('warnings', () => {
  test('come first and have a sign', async () => {
    expect(await noted('plan', 'choose:dead-run')).toEqual([
      `${WARNING} does nothing now: Enemies in your space`,
      'move 2 (clear), reveal 1',
      '2 Noise',
    ]);
    expect(await noted('move', 'go:I10')).toContain(`${WARNING} a Roadblock shuts bridge 3`);
    expect(await noted('show-all', 'show:nothing')).toEqual([
      `${WARNING} holds back President + Tape + Diagram of Bridge 3: the escape fails`,
    ]);
  });
});

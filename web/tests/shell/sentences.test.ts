/** Texts that are put together from several. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asLabel, sentences } from '../../src/shared/sentences';

const SOURCE = join(import.meta.dirname, '../../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(svelte|ts)$/.test(path));

describe('texts that are put together', () => {
  const code = files.map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf-8') }));

  test('are joined to sentences in one place, which gives each a capital and a full stop', () => {
    const joining = code.filter(({ text }) => /join\('\. '\)|, '\. '\)/.test(text)).map(({ path }) => path);
    expect(joining).toEqual([]);
    expect(sentences(['turn one space.', '', 'at the beginning of your turn', 'Now?'])).toBe(
      'Turn one space. At the beginning of your turn. Now?',
    );
    expect(asLabel(['one', null, 'two.'])).toBe('One. Two');
    expect(sentences([])).toBe('');
  });

  test('keep the space before the end of a block, which Svelte would drop', () => {
    const lost = code.filter(({ text }) => /[·:,.;] +\{\/(if|each)\}\S/.test(text)).map(({ path }) => path);
    expect(code.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });
});

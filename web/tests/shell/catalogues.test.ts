/** Both languages say the same things, and every message that the code names exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES, PHASES } from '../../src/shared/protocol';
import { nickname } from '../../src/shell/nickname';
import { MAX_NAME } from '../../src/shell/name';
import { LANGUAGES, MOTIONS, settings, SPEEDS, THEMES } from '../../src/shared/settings.svelte';
import { hasText, t } from '../../src/shared/words.svelte';
import { LEVELS } from './fixtures';

const SOURCE = join(import.meta.dirname, '../../src');

function filesBelow(folder: string, ends: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => ends.test(path))
    .map((path) => join(folder, path));
}

/** Ids and attributes, with the variables that each uses. */
function signature(path: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const entry of new FluentResource(readFileSync(path, 'utf-8')).body) {
    if ('value' in entry && entry.value !== null) found[entry.id] = variables(entry.value);
    for (const [name, pattern] of Object.entries(entry.attributes)) found[`${entry.id}.${name}`] = variables(pattern);
  }
  return found;
}

function variables(pattern: unknown): string[] {
  const text = JSON.stringify(pattern);
  return [...new Set([...text.matchAll(/"type":"var","name":"([^"]+)"/g)].map((match) => match[1] ?? ''))].sort();
}

const english = filesBelow(SOURCE, /\.en\.ftl$/);
const dutchOf = (path: string) => path.replace(/\.en\.ftl$/, '.nl.ftl');

describe('catalogues', () => {
  test('there are some, and each is there in both languages', () => {
    expect(english.length).toBeGreaterThan(0);
    expect(filesBelow(SOURCE, /\.nl\.ftl$/).sort()).toEqual(english.map(dutchOf).sort());
  });

  test.each(english)('%s says the same as the Dutch one', (path) => {
    expect(signature(dutchOf(path))).toEqual(signature(path));
  });

  test.each([...english, ...english.map(dutchOf)])(
    '%s has no line that Fluent cannot read, and no id twice',
    (path) => {
      const text = readFileSync(path, 'utf-8');
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]);
      expect(new FluentResource(text).body.map((entry) => entry.id)).toEqual(written);
      expect(new FluentBundle('en').addResource(new FluentResource(text))).toEqual([]);
      expect(written.length).toBe(new Set(written).size);
    },
  );

  test('no id stands in two files of one language', () => {
    const all = english.flatMap((path) => Object.keys(signature(path)));
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  test('every message that the code names exists', () => {
    const known = new Set(english.flatMap((path) => Object.keys(signature(path))));
    const missing: string[] = [];
    for (const path of filesBelow(SOURCE, /\.(svelte|ts)$/)) {
      for (const [, id] of readFileSync(path, 'utf-8').matchAll(/\bt\(\s*'([^']+)'/g)) {
        if (!known.has(id ?? '')) missing.push(`${path}: ${id}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test('messages whose names are put together exist', () => {
    const together = [
      ...LANGUAGES.map((each) => `language-${each}`),
      ...[...PHASES, 'ready'].map((each) => `card-${each}`),
      ...THEMES.map((each) => `settings-theme-${each}`),
      ...MOTIONS.map((each) => `settings-motion-${each}`),
      ...SPEEDS.map((each) => `settings-speed-${each}`),
      ...LEVELS.flatMap((each) => [`level-${each}`, `level-${each}.about`]),
      ...ERROR_CODES.map((each) => `error-${each}`),
      ...['good', 'doubtful', 'costly'].map((each) => `analysis-${each}`),
      ...['promises', 'seen', 'share', 'seed', 'draws'].flatMap((each) => [`fair-${each}-good`, `fair-${each}-bad`]),
      ...['seen', 'share', 'opening'].map((each) => `fair-${each}-unknown`),
    ];
    expect(together.filter((id) => !hasText(id))).toEqual([]);
  });
});

describe('levels of bots', () => {
  test.each(LANGUAGES)('are called the same everywhere, in %s', (language) => {
    settings.language = language;
    expect(LEVELS.map((level) => t(`table-level-${level}`))).toEqual(
      LEVELS.map((level) => t(`level-${level}`).toLowerCase()),
    );
  });
});

describe('suggested names', () => {
  test.each(LANGUAGES)('in %s are short enough, whatever the words', (language) => {
    settings.language = language;
    const longest = (id: string) =>
      Math.max(
        ...t(id)
          .split(',')
          .map((word) => word.trim().length),
      );
    expect(longest('nickname-firsts') + 1 + longest('nickname-lasts')).toBeLessThanOrEqual(MAX_NAME);
  });

  test('are another one each time', () => {
    let name = nickname();
    for (let i = 0; i < 50; i += 1) {
      const next = nickname(name);
      expect(next).not.toBe(name);
      expect(next).toMatch(/^\S+ \S+$/);
      name = next;
    }
  });
});

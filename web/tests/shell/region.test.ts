/** Dates are written as people write them where the reader is, in the language of the page. */
import { afterEach, expect, test } from 'vitest';
import { locale } from '../../src/shared/region';
import { settings } from '../../src/shared/settings.svelte';

afterEach(() => {
  settings.language = 'en';
});

test.each([
  ['en', ['en-GB'], 'en-GB'],
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['nl-NL', 'en-US'], 'en-NL'],
  ['nl', ['en', 'nl-BE'], 'nl-BE'],
  ['nl', ['en'], 'nl'],
  ['en', [], 'en'],
] as const)('a page in %s for a browser of %j', (language, tags, wanted) => {
  settings.language = language;
  expect(locale(tags)).toBe(wanted);
});

test('the order of day and month is that of the region', () => {
  const day = (tag: string) => new Date(2026, 10, 18).toLocaleDateString(locale([tag]), { dateStyle: 'medium' });
  expect([day('en-US'), day('en-GB'), day('nl-NL')]).toEqual(['Nov 18, 2026', '18 Nov 2026', '18 Nov 2026']);
});

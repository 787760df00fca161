import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/shared/protocol';
import { settings } from '../../src/shared/settings.svelte';
import { refusalText } from '../../src/shared/problem';

afterEach(() => (settings.language = 'en'));

describe('messages of the table', () => {
  it.each(['en', 'nl'] as const)('have words for everything that the server may refuse, in %s', (language) => {
    settings.language = language;
    const about = { people: 'Ann', host: 'Ben', seat: '1', longest: '24' };
    const texts = [...ERROR_CODES, 'lost' as const].map((error) => refusalText({ error, message: 'RAW', about }));
    expect(texts.filter((text) => text === 'RAW' || text.startsWith('error-'))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

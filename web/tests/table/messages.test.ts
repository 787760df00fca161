import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/shared/protocol';
import { settings } from '../../src/shared/settings.svelte';
import en from '../../src/locale/table.en.ftl?raw';
import nl from '../../src/locale/table.nl.ftl?raw';
import { refusalText } from '../../src/shared/problem';

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
const named = (message: string) => [...new Set(message.match(/\$\w+/g) ?? [])].sort();
const variables = (text: string) => text.split(/\n(?=[a-z])/).map((message) => [message.split(' ')[0], named(message)]);

afterEach(() => (settings.language = 'en'));

describe('messages of the table', () => {
  it('are the same in both languages, with the same arguments', () => {
    expect(ids(nl)).toEqual(ids(en));
    expect(Object.fromEntries(variables(nl))).toEqual(Object.fromEntries(variables(en)));
  });

  it.each(['en', 'nl'] as const)('have words for everything that the server may refuse, in %s', (language) => {
    settings.language = language;
    const about = { people: 'Ann', host: 'Ben', seat: '1', longest: '24' };
    const texts = [...ERROR_CODES, 'lost' as const].map((error) => refusalText({ error, message: 'RAW', about }));
    expect(texts.filter((text) => text === 'RAW' || text.startsWith('error-'))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

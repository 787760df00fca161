/** Roles in sentences: a bot is called by its role, which has an article there, and the Police are many. */
import { describe, expect, it } from 'vitest';
import type { GameCard } from '../../src/shared/protocol';
import type { Language } from '../../src/shared/settings.svelte';
import { loadGameWords } from '../../src/shared/words.svelte';
import getaway from '../fixtures/gd-card.json';

const ROLES = { en: ['Driver', 'Police'], nl: ['Chauffeur', 'Politie'] };
const wordsOf = (language: Language, players = ROLES[language]) =>
  loadGameWords(getaway as unknown as GameCard, players, null, language);
const BOUGHT = { event: 'bought', seat: 1, upgrade: 'dispatch', tokens: 3 };

describe('roles', () => {
  it.each([
    ['en', 'The Police bought Dispatch: 3 Enforcement tokens left.'],
    ['nl', 'De politie koopt Meldkamer: nog 3 handhavingsfiches.'],
  ] as const)('have an article in a sentence (%s)', async (language, sentence) => {
    expect((await wordsOf(language)).event(BOUGHT)).toBe(sentence);
  });

  it('are titles alone, and people keep their names', async () => {
    expect((await wordsOf('en')).player(1)).toBe('Police');
    expect((await wordsOf('en', ['ann', 'bob'])).event(BOUGHT)).toContain('bob bought');
  });

  it('may be many', async () => {
    const [en, nl] = [await wordsOf('en'), await wordsOf('nl')];
    expect([en.number([0]), en.number([1]), en.number([0, 1]), nl.number([1])]).toEqual([1, 2, 2, 1]);
    expect(en.begun(`${en.inSentence(1)} are thinking`)).toBe('The Police are thinking');
  });
});

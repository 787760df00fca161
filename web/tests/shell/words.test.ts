import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameCard } from '../../src/shared/protocol';
import { settings, type Language } from '../../src/shared/settings.svelte';
import { type GameWords, hasText, loadGameWords, t } from '../../src/shared/words.svelte';
import fixture from '../words.json';

interface Case {
  language: Language;
  you: number | null;
  call: string;
  args: unknown[];
  expected: unknown;
}

const card = fixture.game as unknown as GameCard;
const cases = fixture.cases as Case[];
const players = fixture.players;

async function wordsIn(language: Language, you: number | null = null): Promise<GameWords> {
  settings.language = language;
  const words = await loadGameWords(card, players, you);
  await words.loadRules();
  return words;
}

beforeEach(() => {
  settings.language = 'en';
});

describe('the words of a game are those of the server', () => {
  const groups = new Map<string, Case[]>();
  for (const each of cases) {
    const key = `${each.language}, ${each.call}, you: ${each.you}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }

  test.each([...groups])('%s', async (_, group) => {
    const words = await wordsIn(group[0]!.language, group[0]!.you);
    for (const { call, args, expected } of group) {
      const method = words[call as keyof GameWords] as (...args: unknown[]) => unknown;
      expect(method.apply(words, args), `${call}(${JSON.stringify(args)})`).toEqual(expected);
    }
  });

  test('there are cases of both languages and of every sort of sentence', () => {
    for (const call of ['option', 'event', 'question', 'name', 'rule', 'rule_title', 'setting', 'setting_value']) {
      for (const language of ['en', 'nl']) {
        expect(
          cases.some((each) => each.call === call && each.language === language),
          `${call} ${language}`,
        ).toBe(true);
      }
    }
  });
});

describe('the words of a game', () => {
  test('rules are there only after they were asked for, and once', async () => {
    vi.resetModules();
    const fresh = await import('../../src/shared/words.svelte');
    const words = await fresh.loadGameWords(card, players, null);
    expect(words.rules()).toEqual([]);
    await words.loadRules();
    await (await fresh.loadGameWords(card, [], 1)).loadRules();
    expect(words.rules()).toEqual([...new Set(words.rules())]);
    expect(words.rules()).toContain('OTL-T3');
  });

  test('the same words speak to another reader', async () => {
    const words = await wordsIn('en', null);
    const event = { event: 'turn', rule: 'OTL-R1', seat: 1 };
    expect(words.event(event)).toBe(`${players[1]}'s turn.`);
    expect(words.for(players, 1).event(event)).toBe('Your turn.');
  });

  test('a player without a name is a numbered seat', async () => {
    settings.language = 'nl';
    const words = await loadGameWords(card, [], null);
    expect(words.player(2)).toBe('Plaats 3');
  });

  test('several things in one argument are joined, and a verb may do without its argument', async () => {
    const names = { thing: ['axe', 'tape', 'president'], other: ['nothing'] };
    const kinds = { shown: ['nothing', 'tape', 'president'] };
    const lexicon = { names, kinds, verbs: { ready: 'thing', show: 'shown' }, events: {} };
    settings.language = 'nl';
    const words = await loadGameWords({ ...card, folder: 'escape_from_new_york', lexicon }, [], null);
    const said = ['show:tape+president', 'show:nothing', 'ready', 'ready:axe'].map((code) => words.option(code));
    expect(said).toEqual(['Toon Tape + President', 'Toon niets', 'Klaar', 'Onthul je wapen: Bijl']);
  });

  test('an unknown message is its own id, and we hear of it', async () => {
    const words = await wordsIn('en');
    const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(words.message('no-such-message')).toBe('no-such-message');
    expect(heard).toHaveBeenCalledOnce();
    heard.mockRestore();
  });
});

describe('messages of the client', () => {
  test('follow the language', () => {
    expect(t('close')).toBe('Close');
    settings.language = 'nl';
    expect(t('close')).toBe('Sluiten');
  });

  test('take arguments', () => {
    expect(t('copy-failed', { text: 'abc' })).toContain('abc');
  });

  test('an unknown one is its own id, and can be asked about', () => {
    const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(t('no-such-message')).toBe('no-such-message');
    expect(hasText('no-such-message')).toBe(false);
    expect(hasText('close')).toBe(true);
    heard.mockRestore();
  });
});

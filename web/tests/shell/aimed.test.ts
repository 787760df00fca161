/** Codes that are aimed at a seat, such as `play:boost>2`, and sentences in which somebody does something to themselves. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventSpec, GameCard } from '../../src/shared/protocol';
import { settings, type Language } from '../../src/shared/settings.svelte';
import { groupOptions } from '../../src/shared/table/options';
import { loadGameWords, type GameWords } from '../../src/shared/words.svelte';
import { card, decision } from '../table/fixtures';

const names = { card: ['boost', 'focus', 'shield'] };
const placed: EventSpec = {
  rule: 'OUT-I5',
  fields: [
    ['seat', 'seat'],
    ['card', 'card'],
    ['target', 'seat'],
  ],
  secret: '',
};
const outrun: GameCard = {
  ...card(),
  name: 'outrun',
  folder: 'outrun',
  lexicon: { names, kinds: names, verbs: { play: 'card', pass: null }, events: { placed } },
};

function wordsIn(language: Language, you: number | null): Promise<GameWords> {
  settings.language = language;
  return loadGameWords(outrun, ['Ann', 'Ben', 'Cas'], you);
}

beforeEach(() => {
  settings.language = 'en';
});

describe('an option that is aimed at a seat', () => {
  test('names its player, yourself, or nobody', async () => {
    const words = await wordsIn('en', 0);
    expect(['play:boost>3', 'play:boost>1', 'play:focus', 'pass'].map((code) => words.option(code))).toEqual([
      'Play Boost on Cas',
      'Play Boost on yourself',
      'Play Focus',
      'Play no more cards',
    ]);
    expect((await wordsIn('nl', null)).option('play:boost>1')).toBe('Speel Turbo op Ann');
  });

  test('says under a heading what differs', async () => {
    const asked = decision('1@0', ['pass', 'play:boost>1', 'play:boost>2', 'play:focus']);
    const [group] = groupOptions(await wordsIn('en', 0), asked);
    expect(group?.heading).toBe('Play …');
    expect(group?.options.map((option) => option.short)).toEqual(['Boost → yourself', 'Boost → Ben', 'Focus']);
  });
});

describe('what somebody does to themselves', () => {
  const event = (seat: number, target: number) => ({ event: 'placed', rule: '', seat, card: 'shield', target });

  test('is told with the fitting word', async () => {
    const words = await wordsIn('en', 0);
    expect([event(0, 0), event(1, 1), event(1, 0), event(0, 1)].map((data) => words.event(data))).toEqual([
      'You played Shield on yourself.',
      'Ben played Shield on themselves.',
      'Ben played Shield on you.',
      'You played Shield on Ben.',
    ]);
    expect((await wordsIn('nl', 0)).event(event(1, 1))).toBe('Ben speelt Schild op zichzelf.');
  });
});

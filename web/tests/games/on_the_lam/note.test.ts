/** What options lead to, in the words that the terminal uses too: the game says it, the browser only puts it into words. */
import { expect, test } from 'vitest';
import { note } from '../../../src/games/on_the_lam/parts';
import { POSITIONS, propsOf } from './position';

const SILENT = /^(stop|decline|end|taxi:|phone:)/;
const asked = Object.keys(POSITIONS).filter((name) => POSITIONS[name]!.decision !== null);
const cases = asked.flatMap((name) => [[name, 'en'] as const, [name, 'nl'] as const]);

test.each(cases)('%s (%s): every option has a note that can be said', async (name, language) => {
  const { view, words, decision } = await propsOf(name, language);
  const codes = decision!.options.map(({ code }) => code).filter((code) => !SILENT.test(code));
  for (const code of codes) expect(note(view, words, code), code).not.toBe('');
});

test('numbers and names are written as the reader writes them', async () => {
  const { view, words } = await propsOf('act-search', 'nl');
  view.own!.notes = [
    { code: 'search', note: 'note-failure-arrest', args: {}, warning: true },
    { code: 'search', note: 'note-search', args: { chance: 70, cards: 1.6 }, warning: false },
  ];
  expect(note(view, words, 'search')).toBe('⚠ mislukt: arrestatie, je raakt al je kaarten kwijt; 70 %, ± 1,6 kaart');
});

test('who is asked nothing is told nothing', async () => {
  const { view, words } = await propsOf('failed');
  expect(note(view, words, 'search')).toBe('');
});

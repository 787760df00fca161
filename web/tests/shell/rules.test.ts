import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import RulesPage from '../../src/pages/Rules.svelte';
import { api } from '../../src/shared/api';
import { go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { loadGameWords } from '../../src/shared/words.svelte';
import { allRules, findRules, markHits, sectionsOf, splitReferences, type Rule } from '../../src/shell/rules/search';
import { card, eventually, fakeServer, games } from './fixtures';

let rules: Rule[];
const SETUP = { letters: 'A', heading: 'Setup' };

beforeAll(async () => {
  const words = await loadGameWords(card, [], null, 'en');
  await words.loadRules();
  rules = allRules(words);
});

const ids = (found: Rule[]) => found.map(({ id }) => id);

describe('searching', () => {
  test('nothing finds everything', () => {
    expect(findRules(rules, '  ')).toEqual(rules);
  });

  test('all words must occur, in any order and case', () => {
    const found = findRules(rules, 'STATION police');
    expect(ids(found)).toContain('OTL-T3');
    expect(found.length).toBeLessThan(rules.length);
    for (const { id, title, text } of found) {
      expect(`${id} ${title} ${text}`.toLowerCase()).toMatch(/police/);
      expect(`${id} ${title} ${text}`.toLowerCase()).toMatch(/station/);
    }
  });

  test('by number, whole or short', () => {
    expect(ids(findRules(rules, 'otl-t3'))).toEqual(['OTL-T3']);
    expect(ids(findRules(rules, 'T4'))).toContain('OTL-T4');
  });

  test('a word may stand in the title and another in the text', () => {
    const made: Rule[] = [{ ...SETUP, id: 'X-A1', title: 'Lamp', text: 'It shines.' }];
    expect(findRules(made, 'lamp shines')).toEqual(made);
    expect(findRules(made, 'lamp rains')).toEqual([]);
  });

  test('accents do not matter', () => {
    const made: Rule[] = [{ ...SETUP, id: 'X-A1', title: 'Privédetective', text: 'Één pár.' }];
    expect(findRules(made, 'prive een par')).toEqual(made);
  });

  test('hits are marked where they stand', () => {
    expect(markHits('Privé is privé.', 'prive')).toEqual([
      { text: 'Privé', hit: true },
      { text: ' is ', hit: false },
      { text: 'privé', hit: true },
      { text: '.', hit: false },
    ]);
    expect(markHits('abc', '')).toEqual([{ text: 'abc', hit: false }]);
  });

  test('other rules that a sentence names stand apart', () => {
    expect(splitReferences('See OTL-T4, not OTL.', 'OTL')).toEqual([
      { text: 'See ', rule: false },
      { text: 'OTL-T4', rule: true },
      { text: ', not OTL.', rule: false },
    ]);
  });
});

describe('sections', () => {
  test('hold every rule once, by the letters of its number', () => {
    const sections = sectionsOf(rules);
    expect(sections.flatMap((section) => ids(section.rules)).sort()).toEqual(ids(rules).sort());
    expect(sections[0]?.letters).toBe('A');
    for (const { letters, rules: inside } of sections) {
      for (const { id } of inside) expect(id).toMatch(new RegExp(`^OTL-${letters}\\d+$`));
    }
  });

  test('each has a heading of its own', () => {
    const headings = sectionsOf(rules).map(({ heading }) => heading);
    expect(headings).toContain('Choosing the action');
    expect(new Set(headings).size).toBe(headings.length);
  });
});

describe('the page', () => {
  const scrolled: string[] = [];
  /** Asking for them by role takes long, with so many. */
  const articles = () => document.querySelectorAll('article');

  beforeEach(() => {
    settings.language = 'en';
    settings.motion = 'reduced';
    scrolled.length = 0;
    api.forget();
    fakeServer({ 'GET /api/games': games });
    go('/rules/on-the-lam');
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id);
    };
  });
  afterEach(() => vi.unstubAllGlobals());

  test('shows all rules, and follows the language', async () => {
    render(RulesPage);
    expect(await screen.findByText('Police Station closed')).toBeTruthy();
    expect(articles()).toHaveLength(rules.length);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rules of On the Lam!');
    settings.language = 'nl';
    expect(await screen.findByText('Politiebureau gesloten')).toBeTruthy();
    expect(document.title).toContain('Regels van On the Lam!');
  });

  test('finds as one types, and says how many', async () => {
    render(RulesPage);
    const field = await screen.findByLabelText('Search the rules');
    await fireEvent.input(field, { target: { value: 'otl-t3' } });
    expect(articles()).toHaveLength(1);
    expect(screen.getByText('1 rule')).toBeTruthy();
    await fireEvent.input(field, { target: { value: 'zzz' } });
    expect(articles()).toHaveLength(0);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Show all rules' })[0]!);
    expect(articles()).toHaveLength(rules.length);
  });

  test('brings the rule of the address into sight, even one that a search hid', async () => {
    go('/rules/on-the-lam#OTL-T3');
    const { container } = render(RulesPage);
    await eventually(() => expect(scrolled).toContain('OTL-T3'));
    expect(container.querySelector('article.named')?.id).toBe('OTL-T3');
    await fireEvent.input(screen.getByLabelText('Search the rules'), { target: { value: 'otl-t3' } });
    go('/rules/on-the-lam#OTL-A1');
    await tick();
    await eventually(() => expect(scrolled.at(-1)).toBe('OTL-A1'));
    expect(container.querySelector('article.named')?.id).toBe('OTL-A1');
  });

  test('without a game shows the first one', async () => {
    go('/rules');
    render(RulesPage);
    expect(await screen.findByText('Police Station closed')).toBeTruthy();
  });

  test('an unknown game is said to be one', async () => {
    go('/rules/chess');
    render(RulesPage);
    expect(await screen.findByText('There is no such game')).toBeTruthy();
  });
});

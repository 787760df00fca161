/** Finding rules as one types. */
import type { GameWords } from '../../shared/words.svelte';

export interface Rule {
  id: string;
  title: string;
  text: string;
  /** The letters of its section: `T` of OTL-T3. */
  letters: string;
  /** The name of its section. */
  heading: string;
}

export interface Section {
  letters: string;
  heading: string;
  rules: Rule[];
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** All rules of a game whose rules have been loaded, in their order. */
export function allRules(words: GameWords): Rule[] {
  return words.rules().map((id) => ({
    id,
    title: words.rule_title(id),
    text: words.rule(id),
    letters: lettersOf(id),
    heading: words.section(id),
  }));
}

const lettersOf = (id: string) => id.replace(/^[^-]*-/, '').replace(/\d+$/, '');

/** Rules by the letters of their IDs, in the order in which these come first. */
export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const { letters, heading } = rule;
    const section = sections.get(letters) ?? { letters, heading, rules: [] };
    sections.set(letters, section);
    section.rules.push(rule);
  }
  return [...sections.values()];
}

/** One letter as it is compared: neither case nor accents matter. It stays one letter. */
const plainLetter = (letter: string) => [...letter.normalize('NFD').toLowerCase()][0] ?? letter;

const plain = (text: string) => [...text].map(plainLetter).join('');

const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean);

/** The rules in which every word occurs: in the text, the title or the ID. */
export function findRules(rules: readonly Rule[], query: string): Rule[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [...rules];
  return rules.filter(({ id, title, text }) => {
    const all = plain(`${id} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  });
}

/** A text in pieces, those that were looked for marked. */
export function markHits(text: string, query: string): Piece[] {
  const letters = [...text];
  const same = letters.map(plainLetter).join('');
  const marks = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsOf(query)) {
    for (let at = same.indexOf(word); at >= 0; at = same.indexOf(word, at + 1)) marks.fill(true, at, at + word.length);
  }
  return joined(letters, marks);
}

function joined(letters: readonly string[], marks: readonly boolean[]): Piece[] {
  const pieces: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.hit === marks[i]) last.text += letter;
    else pieces.push({ text: letter, hit: marks[i] ?? false });
  });
  return pieces;
}

/** A text in pieces, those that name another rule apart. */
export function splitReferences(text: string, prefix: string): { text: string; rule: boolean }[] {
  const pattern = new RegExp(`(${prefix}-[A-Z]+\\d+)`);
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 }))
    .filter((part) => part.text !== '');
}

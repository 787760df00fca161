/** Every recorded position of the four games in words: all that is open is there, and nothing raw. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameWords } from '../../src/shared/words.svelte';
import type { Language } from '../../src/shared/settings.svelte';
import { boardProps } from '../boards';
import { chaptersOf, readingOf, RECORDED, recorded, type Recorded } from './games';

const complaints = vi.spyOn(console, 'error');
afterEach(() => complaints.mockClear());

/** What belongs to the question and not to the board. */
const ASKED = new Set(['preview', 'targets', 'placements', 'notes']);
/** Cards of the box, whether they are in play or not. */
const BOX = new Set(['suspects']);
/** How something looks, what its own name tells already, and rows, which are told move by move. */
const LOOKS = new Set([
  ...['kind', 'texture', 'rule', 'stage'],
  ...['path', 'symbols', 'cells', 'tray', 'row', 'rows', 'nearest'],
]);

/** All codes of a view: its texts, and the keys of what is counted. */
function codesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(codesIn);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (ASKED.has(field) || BOX.has(field) || LOOKS.has(field)) return [];
    const keys = field === 'bonuses' || field.endsWith('_discard') ? Object.keys(inner as object) : [];
    return [...keys, ...codesIn(inner)];
  });
}

/** The names that this code has, whatever kind of thing it is. */
function namesOf(words: GameWords, code: string): string[] {
  const kinds = Object.entries(words.lexicon.names).filter(([, codes]) => codes.includes(code));
  return kinds.map(([kind]) => words.name(kind, code).toLowerCase());
}

async function textOf({ game, card, position }: Recorded, language: Language): Promise<[string, GameWords]> {
  const props = await boardProps(card, position, language, false);
  const text = chaptersOf(game, props).flatMap(readingOf).join(' · ');
  return [text.toLowerCase(), props.words];
}

const NAMES = RECORDED.map((one) => [`${one.game} ${one.name}`, one] as const);

describe.each(['en', 'nl'] as const)('in words (%s)', (language) => {
  test.each(NAMES)('%s: everything open has its name', async (_, one) => {
    const [text, words] = await textOf(one, language);
    const codes = [...new Set(codesIn(one.position.view))];
    const missing = codes.filter((code) => {
      const names = namesOf(words, code);
      return names.length > 0 && !names.some((name) => text.includes(name));
    });
    expect(missing).toEqual([]);
    for (const seat of one.position.seats) expect(text).toContain(words.player(seat.seat).toLowerCase());
    expect(text).not.toMatch(/undefined|null|nan|\[object|[{}$]/);
    expect(text).not.toMatch(/\b(otl|gd|out|efny|text|board|note)-[a-z]/);
    expect(text).not.toMatch(/[a-z]_[a-z]/);
    expect(complaints).not.toHaveBeenCalled();
  });
});

// Numbers, which have no names: what each game counts in the open.

type Counts = (view: any) => [name: string, value: unknown][];

const COUNTS: Record<string, [position: string, counts: Counts]> = {
  on_the_lam: [
    'move-late',
    (view) => [
      ['Cards in the alibi pile', view.alibi_pile],
      ['Cards in the play pile', view.play_pile],
      ...view.seats.flatMap((seat: any) => [
        ['Alibi cards in hand', seat.alibi_cards],
        ['Items in hand', seat.items],
      ]),
    ],
  ],
  getaway_driver: [
    'turn-pursued',
    (view) => [
      ['Hazard tokens left', view.hazards_left],
      ['Enforcement tokens', view.police.tokens],
      ['Enforcement tokens in the supply', view.police.supply],
      ['Pursuit Meter', `${view.drivers[0].meter}/${view.red}, 3 spaces to red`],
    ],
  ],
  outrun: [
    'interfere',
    (view) => [
      ['Rooms', view.goal],
      ['Interference cards in the deck', view.deck],
      ['Path cards in the deck', view.paths_left],
    ],
  ],
  escape_from_new_york: [
    'late-cabbie',
    (view) => view.seats.map((seat: any) => ['Cards on the discard pile', seat.discard]),
  ],
};

describe('numbers', () => {
  test.each(Object.entries(COUNTS))('%s', async (game, [position, counts]) => {
    const one = recorded(game, position);
    const props = await boardProps(one.card, one.position, 'en', false);
    const chapters = chaptersOf(game, props);
    const all = chapters.flatMap((chapter) => [chapter, ...(chapter.parts ?? [])]);
    const facts = all.flatMap((chapter) => chapter.facts ?? []);
    for (const [name, value] of counts(one.position.view)) expect(facts).toContainEqual({ name, value: String(value) });
  });
});

import { describe, expect, test } from 'vitest';
import components from '$package/games/on_the_lam/components.toml?raw';
import { ALIBIS } from '../../../src/games/on_the_lam/art/alibis';
import { DICE } from '../../../src/games/on_the_lam/art/dice';
import { PLAYS } from '../../../src/games/on_the_lam/art/plays';
import { SKILLS } from '../../../src/games/on_the_lam/art/skills';
import * as geometry from '../../../src/games/on_the_lam/geometry';
import { flightsOf, rollOf, sumOf, waits } from '../../../src/games/on_the_lam/happenings';
import { SCENES } from '../../../src/games/on_the_lam/scenes';
import { ownerOf } from '../../../src/games/on_the_lam/cards';
import english from '../../../src/games/on_the_lam/locale.en.ftl?raw';
import dutch from '../../../src/games/on_the_lam/locale.nl.ftl?raw';
import { card, POSITIONS } from './position';

const { corner, HIGH, lines, shortened, TILE_HIGH, TILE_WIDE, towards, WIDE } = geometry;
const names = card.lexicon.names;

describe('everything there is has a drawing', () => {
  test('tiles, skills, cards, dice', () => {
    expect(Object.keys(SCENES).sort()).toEqual([...names.tile!].sort());
    expect(Object.keys(SKILLS).sort()).toEqual([...names.skill!].sort());
    expect(Object.keys(ALIBIS).sort()).toEqual([...names.alibi!].sort());
    expect(Object.keys(PLAYS).sort()).toEqual([...names.play!].sort());
    const dice = card.options.find(({ name }) => name === 'skill_die')!.values;
    expect(Object.keys(DICE).sort()).toEqual([...dice].sort());
  });

  test('the rules of play cards are numbered in their order', () => {
    const rules = [...components.matchAll(/^rule = "(.+)"/gm)].map(([, rule]) => rule);
    expect(rules).toEqual(names.play!.map((_, i) => `OTL-C${i + 1}`));
  });

  test('alibi cards belong to their character, play cards to nobody', () => {
    for (const alibi of names.alibi!) expect(names.character).toContain(ownerOf(alibi));
    for (const play of names.play!) expect(ownerOf(play)).toBeNull();
  });

  test('English and Dutch have the same messages', () => {
    const ids = (text: string) => [...text.matchAll(/^(otl-[\w-]+) =/gm)].map((found) => found[1]);
    expect(ids(english).length).toBeGreaterThan(0);
    expect(ids(dutch)).toEqual(ids(english));
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });
});

describe('geometry', () => {
  test('tiles lie inside the picture and do not touch', () => {
    for (const at of names.tile!) {
      const { x, y } = corner(at);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + TILE_WIDE).toBeLessThanOrEqual(WIDE);
      expect(y + TILE_HIGH).toBeLessThanOrEqual(HIGH);
    }
    expect(corner('B1').x - corner('A1').x).toBeGreaterThan(TILE_WIDE);
    expect(corner('A2').y - corner('A1').y).toBeGreaterThan(TILE_HIGH);
  });

  test('arrow keys prefer what is straight ahead', () => {
    expect(towards('ArrowRight', 'A1', ['E1', 'B2', 'C3'])).toBe('E1');
    expect(towards('ArrowDown', 'B1', ['A2', 'B3'])).toBe('B3');
    expect(towards('ArrowLeft', 'A1', ['B1'])).toBeNull();
    expect(towards('Enter', 'A1', ['B1'])).toBeNull();
  });

  test('long names take two lines of about the same length', () => {
    expect(lines('City Bank', 18)).toEqual(['City Bank']);
    expect(lines('Corporate Company Office', 18)).toEqual(['Corporate', 'Company Office']);
    expect(lines('Politiebureau', 8)).toEqual(['Politiebureau']);
  });

  test('names on cards are cut off after two lines, words are not', () => {
    expect(shortened('Satin glove', 11)).toEqual(['Satin glove']);
    expect(shortened('Ticket to fight night', 11)).toEqual(['Ticket to', 'fight night']);
    expect(shortened('Newspaper clipping with inky fingerprints', 11)).toEqual(['Newspaper', 'clipping…']);
    expect(shortened('Bokshandschoen', 11)).toEqual(['Bokshandschoen']);
  });
});

describe('what news mean', () => {
  const { news, view } = POSITIONS.retry!;

  test('a roll that failed, where it was made', () => {
    const roll = rollOf(news, view, null)!;
    const rolled = news.find((one) => one.data.event === 'rolled')!.data;
    expect(roll).toMatchObject({ die: rolled.die, bonus: rolled.bonus, number: rolled.number, success: false });
    expect(roll.at).toBe(news.find((one) => one.data.event === 'searches')!.data.tile);
  });

  test('a verdict that comes later keeps the die, and shows what an item added', () => {
    const item = POSITIONS['item-use']!;
    const open = rollOf(item.news, item.view, null)!;
    expect(open.success).toBeNull();
    const verdict = {
      n: 900,
      ply: 1,
      round: 1,
      data: { event: 'succeeded', seat: open.seat, total: open.total + 2, number: open.number, cards: 1 },
    };
    const settled = rollOf([verdict], { ...item.view, search: null }, open)!;
    expect(settled).toMatchObject({ die: open.die, extra: 2, total: open.total + 2, success: true, n: open.n });
    expect(sumOf(settled)).toMatch(/ \+ 2 = /);
  });

  test('the die lies on the table as long as something is asked about it', () => {
    const roll = rollOf([], view, null)!;
    expect(roll).toMatchObject({ die: view.search!.die, number: view.search!.number });
    expect(rollOf([], { ...view, search: null }, roll)).toBeNull();
  });

  test('nothing waits where nothing was rolled', () => {
    expect(waits(POSITIONS.move!.news).police).toBe(0);
    expect(waits(news).police).toBeGreaterThan(0);
  });

  test('a stolen card goes from hand to hand, with its face only where the reader has seen it', () => {
    const one = { n: 7, ply: 1, round: 1, data: { event: 'stole-alibi', seat: 1, victim: 0, card: null } };
    expect(flightsOf([one])).toEqual([{ n: 7, pile: 'alibi', card: null, from: 0, to: 1, wait: 0 }]);
    const seen = { ...one, data: { ...one.data, card: 'dame_glove' } };
    expect(flightsOf([seen])[0]!.card).toBe('dame_glove');
  });

  test('cards come after the die, one after the other', () => {
    const { news: found } = POSITIONS.rolled!;
    const flights = flightsOf(found);
    expect(flights.length).toBeGreaterThan(0);
    expect(flights[0]!.wait).toBeGreaterThanOrEqual(waits(found).police);
    expect(new Set(flights.map(({ wait }) => wait)).size).toBe(flights.length);
  });
});

/** Where the own cards are, the steps of a turn, and what can be done with things. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../src/games/escape_from_new_york/desk/cards';
import { codeOf, shownMost } from '../../../src/games/escape_from_new_york/desk/escape';
import { ruleOf, STEPS } from '../../../src/games/escape_from_new_york/desk/steps';
import { usesOfThing } from '../../../src/games/escape_from_new_york/desk/things';
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import { legal, NAMES, POSITIONS } from './desk';

const viewOf = (name: string): NewYorkView => structuredClone(POSITIONS[name]!.view);

describe('the own cards', () => {
  test('every card is somewhere', () => {
    for (const name of NAMES) {
      const { view } = POSITIONS[name]!;
      const { hand, planned, turned, replaced, discard, total } = cardsOf(view);
      expect(hand.length + planned.length + turned.length + replaced + discard.length).toBe(total);
    }
    expect(cardsOf(viewOf('exchange')).total).toBe(10);
  });

  test('what the ability replaced lies face down', () => {
    const own = cardsOf(viewOf('ability-used'));
    expect(own).toMatchObject({ planned: ['spray-the-street'], turned: [], replaced: 1, total: 8 });
    const open = cardsOf(viewOf('second-card'));
    expect(open).toMatchObject({ planned: ['spray-the-street'], turned: ['dead-run'], replaced: 0 });
  });
});

describe('steps, things and escapes', () => {
  test('every step has a rule of the game, and step 1 another one when it is a duty', () => {
    expect(STEPS.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const { turn } = viewOf('recovery');
    expect([ruleOf(turn), ruleOf({ ...turn, forced: true }), ruleOf({ ...turn, step: 0 })]).toEqual([
      'EFNY-H1',
      'EFNY-H2',
      'EFNY-T2',
    ]);
  });

  test('what a thing can do comes before what gets rid of it', () => {
    const { decision } = POSITIONS.limit!;
    expect(usesOfThing(decision, 'first-aid-kit', 'supply')).toEqual([
      'use:first-aid-kit',
      'bar:first-aid-kit',
      'throw:first-aid-kit',
    ]);
    expect(usesOfThing(POSITIONS.loaded!.decision, 'bracelet', 'supply')).toEqual(['bracelet', 'drop-1:bracelet']);
    expect(usesOfThing(POSITIONS.loaded!.decision, 'maggies-revolver', 'weapon')).toEqual(['fire:maggies-revolver']);
  });

  test('things to show have a code in whatever order it names them', () => {
    const { decision } = POSITIONS['show-all']!;
    for (const code of legal(decision)) {
      const things = code === 'show:nothing' ? [] : code.slice(5).split('+').reverse();
      expect(codeOf(decision, things)).toBe(code);
    }
    expect(shownMost(decision).sort()).toEqual(['diagram-3', 'president', 'tape']);
  });
});

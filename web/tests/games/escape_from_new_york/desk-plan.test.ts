/** What the desk of Escape from New York works out agrees with the rules: what hinders a card, what a plan leads to. */
import components from '$package/games/escape_from_new_york/components.toml?raw';
import { describe, expect, test } from 'vitest';
import { cardsOf, planWith } from '../../../src/games/escape_from_new_york/desk/cards';
import { attemptWith, codeOf } from '../../../src/games/escape_from_new_york/desk/escape';
import {
  damageAhead,
  forecast,
  isGullfireThreatened,
  louder,
  payable,
} from '../../../src/games/escape_from_new_york/desk/forecast';
import {
  hindranceOf,
  hindranceOfAbility,
  NEEDS,
  RECOVERING,
} from '../../../src/games/escape_from_new_york/desk/hindrance';
import { ruleOf, STEPS } from '../../../src/games/escape_from_new_york/desk/steps';
import { usesOfThing } from '../../../src/games/escape_from_new_york/desk/things';
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import { legal, NAMES, POSITIONS } from './desk';

const viewOf = (name: string): NewYorkView => structuredClone(POSITIONS[name]!.view);

/** The effects of all Action cards, as the game has them. */
const ACTION = /\[\[actions]]\ncode = "(.+)"\n(?:.+\n)*?effect = "(.+)"/g;
const EFFECTS = Object.fromEntries([...components.matchAll(ACTION)].map(([, card, effect]) => [card!, effect!]));

/** What of an effect can stand in its way: the words of EFNY-H8, with the marks that matter. */
function needsOf(effect: string): string {
  const words = effect.split('; ').map((part) => part.split(' '));
  return words
    .filter(([word]) => /^(move|steal|manhole|poi-jump|gain-car|wire|trick)$/.test(word!))
    .filter(([word, number]) => word !== 'trick' || number !== '0')
    .map(([word, ...marks]) => [word, ...marks.filter((mark) => /^(clear|smash|president)$/.test(mark))].join(' '))
    .join('; ');
}

describe('what hinders a card', () => {
  test('the table of needs is that of the game', () => {
    expect(Object.keys(EFFECTS)).toHaveLength(56);
    const needs = Object.entries(EFFECTS).map(([card, effect]) => [card, needsOf(effect)]);
    expect(Object.fromEntries(needs.filter(([, need]) => need !== ''))).toEqual(NEEDS);
    const recovering = Object.keys(EFFECTS).filter((card) => EFFECTS[card]!.includes('recover'));
    expect([...RECOVERING].sort()).toEqual(recovering.sort());
  });

  test.each(NAMES.filter((name) => Object.keys(POSITIONS[name]!.works).length > 0))(
    '%s: every card of the game works, or does not, as the rules say',
    (name) => {
      const { view, works } = POSITIONS[name]!;
      const found = Object.keys(works).map((card) => {
        const hindrance = hindranceOf(view, card);
        return [card, hindrance === null ? 'yes' : hindrance === 'crash' ? 'crash' : 'no'];
      });
      expect(Object.fromEntries(found)).toEqual(works);
    },
  );

  test('the reason is told', () => {
    expect(hindranceOf(viewOf('plan'), 'dead-run')).toBe('enemies');
    expect(hindranceOf(viewOf('plan-cornered'), 'hop-in')).toBe('crash');
    expect(hindranceOf(viewOf('plan-cornered'), 'lean-on-the-horn')).toBe('trick');
    expect(hindranceOf(viewOf('plan-cornered'), 'not-my-plan-cabbie')).toBe('steal');
    expect(hindranceOf(viewOf('plan-cornered'), 'thirty-years-in-this-town')).toBe('poi');
    expect(hindranceOf(viewOf('plan-brain'), 'tunnel-plans')).toBe('manhole-car');
    expect(hindranceOf(viewOf('plan-brain'), 'double-deal')).toBe('steal');
    expect(hindranceOf(viewOf('plan'), 'into-the-sewers')).toBe('manhole');
    expect(hindranceOf(viewOf('plan-cornered'), 'wire-the-street')).toBe('wire');
    expect(hindranceOfAbility(viewOf('plan-cornered'))).toBe('crash');
    expect(hindranceOfAbility(viewOf('plan'))).toBeNull();
  });

  test('without a Car there is no way out, and no room to trick', () => {
    const view = viewOf('plan-cornered');
    view.seats[0]!.car = null;
    expect(hindranceOf(view, 'hop-in')).toBe('walled');
    view.city.cars_left = 0;
    expect(hindranceOf(view, 'spare-engine')).toBe('car');
    view.spaces.find(({ space }) => space === 'D5')!.bosses = ['romero'];
    expect(hindranceOf(view, 'lean-on-the-horn')).toBe('trick-room');
  });
});

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

  test('the plan follows the code that waits for its second tap', () => {
    const view = viewOf('plan-half');
    expect(planWith(view, null)).toEqual(['kick-it-down']);
    expect(planWith(view, 'choose:dead-run')).toEqual(['kick-it-down', 'dead-run']);
    expect(planWith(view, 'unchoose:kick-it-down')).toEqual([]);
  });
});

describe('the forecast', () => {
  test('Noise beyond 10 moves Mission cubes; the last one brings a tile and all begins anew', () => {
    expect(louder({ noise: 3, missions: 4, tiles: 0 }, 5)).toEqual({ noise: 8, missions: 4, tiles: 0 });
    expect(louder({ noise: 8, missions: 4, tiles: 0 }, 5)).toEqual({ noise: 10, missions: 1, tiles: 0 });
    expect(louder({ noise: 8, missions: 2, tiles: 0 }, 5)).toEqual({ noise: 1, missions: 4, tiles: 1 });
    expect(louder({ noise: 10, missions: 1, tiles: 0 }, 1)).toEqual({ noise: 0, missions: 4, tiles: 1 });
    expect(louder({ noise: 4, missions: 2, tiles: 0 }, 0)).toEqual({ noise: 4, missions: 2, tiles: 0 });
  });

  test('the Noise of the plan, with what is only tapped', () => {
    expect(forecast(viewOf('plan-ready'))).toMatchObject({ made: 5, after: { noise: 8, missions: 4 }, noiseToPay: 9 });
    expect(forecast(viewOf('plan-half'), 'choose:spray-the-street').made).toBe(5);
    expect(forecast(viewOf('plan-ready'), 'unchoose:spray-the-street').made).toBe(2);
    expect(forecast(viewOf('first-card'), 'hit-instead:spray-the-street').made).toBe(4);
    expect(forecast(viewOf('ability-used')).made).toBe(5);
  });

  test('New York pays by what may lie below the top card', () => {
    expect(payable(viewOf('plan'), 3)).toEqual({ least: 0, most: 0, cards: 9 });
    expect(payable(viewOf('plan'), 4)).toEqual({ least: 2, most: 2, cards: 9 });
    expect(payable(viewOf('plan'), 7)).toEqual({ least: 9, most: 9, cards: 9 });
  });

  test('what nobody has seen makes it a range, as far as its cost is in doubt', () => {
    const view = viewOf('plan-unknown');
    expect(payable(view, 4)).toEqual({ least: 2, most: 3, cards: 4 });
    expect(payable(view, 5)).toEqual({ least: 3, most: 3, cards: 4 });
    expect(payable(view, 3)).toEqual({ least: 0, most: 0, cards: 4 });
  });

  test('with one card left all of them are shuffled first', () => {
    const view = viewOf('plan-shuffle');
    expect(view.city.deck).toBe(2);
    expect(payable(view, 7).cards).toBe(view.city.discard.length + 2);
  });

  test('damage as things stand: not in a Shelter, and less with a guard', () => {
    expect(forecast(viewOf('plan-ready'))).toMatchObject({ damage: 2, atRisk: 5, forced: false });
    const view = viewOf('plan-ready');
    view.turn.guard = 1;
    expect(damageAhead(view)).toBe(1);
    expect(viewOf('plan-sheltered').own!.threat).toBe(4);
    expect(damageAhead(viewOf('plan-sheltered'))).toBe(0);
  });

  test('a hand of one card or none must be taken back, unless the plan does it', () => {
    expect(forecast(viewOf('plan-last'))).toMatchObject({ atRisk: 0, forced: true });
    const view = viewOf('plan-last');
    view.own!.chosen = ['strong-antitoxin', 'dead-run'];
    expect(forecast(view).forced).toBe(false);
  });

  test('the Gullfire is in danger while Enemies are alone with it and the card may come', () => {
    expect(isGullfireThreatened(viewOf('plan-gullfire'))).toBe(true);
    const safe = viewOf('plan-gullfire');
    safe.spaces.find(({ space }) => space === 'C4')!.heroes = [1];
    expect(isGullfireThreatened(safe)).toBe(false);
    const other = viewOf('plan-gullfire');
    other.own!.purple = 'raft';
    expect(isGullfireThreatened(other)).toBe(false);
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
    expect(attemptWith(viewOf('plan'))).toBeNull();
  });
});

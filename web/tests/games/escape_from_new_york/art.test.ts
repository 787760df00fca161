import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import ActionCard from '../../../src/games/escape_from_new_york/art/ActionCard.svelte';
import { TEXTURES } from '../../../src/games/escape_from_new_york/art/bars';
import BossFigure from '../../../src/games/escape_from_new_york/art/BossFigure.svelte';
import BossToken from '../../../src/games/escape_from_new_york/art/BossToken.svelte';
import CardArt from '../../../src/games/escape_from_new_york/art/CardArt.svelte';
import CardBack from '../../../src/games/escape_from_new_york/art/CardBack.svelte';
import { partsOf } from '../../../src/games/escape_from_new_york/art/crowd';
import CrowdToken from '../../../src/games/escape_from_new_york/art/CrowdToken.svelte';
import EventCard from '../../../src/games/escape_from_new_york/art/EventCard.svelte';
import { FIGURES } from '../../../src/games/escape_from_new_york/art/figures';
import HeroFigure from '../../../src/games/escape_from_new_york/art/HeroFigure.svelte';
import HeroToken from '../../../src/games/escape_from_new_york/art/HeroToken.svelte';
import { ROAD_ENDS, turnOf } from '../../../src/games/escape_from_new_york/art/hex';
import { LANDMARKS, POIS } from '../../../src/games/escape_from_new_york/art/landmarks';
import LevelBar from '../../../src/games/escape_from_new_york/art/LevelBar.svelte';
import MissionBoxes from '../../../src/games/escape_from_new_york/art/MissionBoxes.svelte';
import NewYorkCard from '../../../src/games/escape_from_new_york/art/NewYorkCard.svelte';
import NewYorkMarks from '../../../src/games/escape_from_new_york/art/NewYorkMarks.svelte';
import NoisePips from '../../../src/games/escape_from_new_york/art/NoisePips.svelte';
import NoiseTrack from '../../../src/games/escape_from_new_york/art/NoiseTrack.svelte';
import ObjectiveCard from '../../../src/games/escape_from_new_york/art/ObjectiveCard.svelte';
import { pictureOf, PICTURES, type Deck } from '../../../src/games/escape_from_new_york/art/pictures';
import {
  ACTIONS,
  AMMO,
  BARS,
  CASES,
  NEW_YORK,
  PRINTED,
  WEAPONS,
} from '../../../src/games/escape_from_new_york/art/printed';
import { poseOf, put } from '../../../src/games/escape_from_new_york/art/scene';
import Sign from '../../../src/games/escape_from_new_york/art/Sign.svelte';
import { SIGNS } from '../../../src/games/escape_from_new_york/art/signs';
import { PLATES } from '../../../src/games/escape_from_new_york/art/signs/plates';
import ThingCard from '../../../src/games/escape_from_new_york/art/ThingCard.svelte';
import TimerTile from '../../../src/games/escape_from_new_york/art/TimerTile.svelte';
import Cover from '../../../src/games/escape_from_new_york/Cover.svelte';
import {
  allDiffer,
  BOSSES,
  coded,
  codes,
  day,
  drawn,
  HEROES,
  lookOf,
  NEW_YORK_CODES,
  night,
  OBJECTIVES,
  outlines,
  section,
  sorted,
  theme,
  THINGS,
  toned,
  value,
  values,
} from './drawn';

describe('what is printed', () => {
  const ICONS = ['prisoners', 'items', 'event', 'car', 'manhole', 'roadblock', 'building'];

  test('on the tiles is what the components say', () => {
    const tiles = ['city', 'park', 'trap'].flatMap((kind) => [...section(`tiles.${kind}`)]);
    expect(tiles).toHaveLength(44);
    // The effect of a trap is not an icon.
    const icons = tiles.map(([code, text]) => [code, values(text.replace(/trap = ".*?"/, ''), ICONS)]);
    expect(PRINTED).toEqual(Object.fromEntries(icons));
  });

  test('on the cards is what the components say', () => {
    expect(coded('actions', [])).toHaveLength(56);
    expect(ACTIONS).toEqual(Object.fromEntries(coded('actions', ['hero', 'icon', 'noise', 'set'])));
    expect(NEW_YORK_CODES).toHaveLength(23);
    const decks = ['standard', 'hard', 'special'];
    const backs = decks.flatMap((deck) => coded(`new_york.${deck}`, ['cost', 'from', 'roadblock']));
    expect(NEW_YORK).toEqual(Object.fromEntries(backs));
  });

  test('of weapons, cases and level bars is what the components say', () => {
    const things = [...section('items'), ...section('starting')];
    expect(sorted(WEAPONS)).toEqual(sorted(things.filter(([, text]) => value(text, 'weapon')).map(([code]) => code)));
    const loaded = things.filter(([, text]) => value(text, 'ammo')).map(([code, text]) => [code, value(text, 'ammo')]);
    expect(AMMO).toEqual(Object.fromEntries(loaded));
    expect(CASES).toEqual(codes('cases'));
    expect(BARS).toEqual(Object.fromEntries([...section('bars')].map(([code, text]) => [code, JSON.parse(text)])));
  });
});

describe('pictures', () => {
  const DECKS: [Deck, string[]][] = [
    ['action', coded('actions', []).map(([code]) => code)],
    ['thing', THINGS],
    ['event', codes('events')],
    ['timer', [...codes('timer.black'), 'hurry-up', ...codes('timer.red')]],
    ['new-york', NEW_YORK_CODES],
    ['objective', OBJECTIVES],
  ];

  test.each(DECKS)('every code of the %s cards has one, and there are no others', (deck, known) => {
    expect(sorted(Object.keys(PICTURES[deck]))).toEqual(sorted(known));
  });

  test('no two are alike, not even without colour', () => {
    const all = DECKS.flatMap(([deck, known]) => known.map((code) => ({ deck, code })));
    expect(all).toHaveLength(56 + 28 + 15 + 15 + 23 + 7);
    allDiffer(all.map((props) => lookOf(CardArt, props)));
    allDiffer(all.map((props) => outlines(CardArt, props) + poses(props.deck, props.code)));
  });

  /** Where the signs of a picture stand: two pictures may have the same signs in other places. */
  function poses(deck: Deck, code: string): string {
    return pictureOf(deck, code)
      .map((part) => ('sign' in part ? poseOf(part) : ''))
      .join();
  }

  test('show signs that there are', () => {
    const scenes = [
      ...DECKS.flatMap(([deck, known]) => known.map((code) => pictureOf(deck, code))),
      ...[FIGURES, LANDMARKS, POIS].flatMap((some) => Object.values(some)),
    ];
    for (const part of scenes.flat()) if ('sign' in part) expect(Object.keys(SIGNS)).toContain(part.sign);
  });

  test('a sign is moved, turned, and looks the other way', () => {
    expect(poseOf(put('boot', 3, 4))).toBe('translate(3 4) scale(1)');
    expect(poseOf(put('boot', 3, 4, { scale: 2, turn: 90, flip: true }))).toBe('translate(3 4) rotate(90) scale(-2 2)');
  });

  test('an unknown code is an empty picture', () => expect(pictureOf('event', 'nothing-of-the-kind')).toEqual([]));
});

describe('people', () => {
  test('heroes and bosses have a figure, and a token on a plate of its own shape', () => {
    expect(sorted(Object.keys(FIGURES))).toEqual(sorted([...HEROES, ...BOSSES]));
    allDiffer([...HEROES, ...BOSSES].map((who) => PLATES[who]!));
    const figures = HEROES.map((hero) => outlines(HeroFigure, { hero }));
    allDiffer([...figures, ...BOSSES.map((boss) => outlines(BossFigure, { boss }))]);
    const tokens = HEROES.map((hero) => outlines(HeroToken, { hero }));
    allDiffer([...tokens, ...BOSSES.map((boss) => outlines(BossToken, { boss }))]);
  });

  test('two tokens on one page have ids of their own', () => {
    const ids = [0, 1].map(() => drawn(HeroToken, { hero: 'snake' }).querySelector('clipPath')!.id);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('whose turn it is, is seen', () => {
    const [calm, active] = [false, true].map((on) => lookOf(HeroToken, { hero: 'brain', active: on }));
    expect(active).not.toBe(calm);
  });

  test('a boss shows the hit points left, and lies down when tricked', () => {
    expect(drawn(BossToken, { boss: 'slag', life: 12 }).textContent.trim()).toBe('12');
    expect(drawn(BossToken, { boss: 'slag' }).querySelector('text')).toBeNull();
    expect(drawn(BossToken, { boss: 'duke', down: true }).querySelector('[transform="rotate(90)"]')).not.toBeNull();
    expect(drawn(BossToken, { boss: 'duke' }).querySelector('[transform="rotate(90)"]')).toBeNull();
  });

  test('a crowd shows how many are on foot, with a car and lying down', () => {
    const numbers = (props: Record<string, number>) =>
      [...drawn(CrowdToken, props).querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(numbers({ prisoners: 3, drivers: 1, down: 2 })).toEqual(['3', '1', '2']);
    expect(numbers({ prisoners: 0, drivers: 4 })).toEqual(['4']);
    expect(numbers({ prisoners: 11 })).toEqual(['11']);
    expect(render(CrowdToken, { props: { prisoners: 0 } }).container.querySelector('rect')).toBeNull();
    expect(partsOf(1, 0, 1).map(({ sign }) => sign)).toEqual(['prisoner', 'down']);
    const kinds = [{ prisoners: 2 }, { prisoners: 0, drivers: 2 }, { prisoners: 0, down: 2 }];
    allDiffer(kinds.map((props) => outlines(CrowdToken, props)));
  });
});

describe('cards and tracks', () => {
  const bars = (element: HTMLElement) => element.querySelectorAll('rect').length;

  test('an action card shows its icons, its hero and its noise', () => {
    for (const [card, { hero }] of Object.entries(ACTIONS)) {
      expect(lookOf(ActionCard, { card })).toContain(`--efny-${hero}-dark`);
    }
    for (const noise of [1, 2, 3, 4]) expect(bars(drawn(NoisePips, { noise }))).toBe(noise);
    expect(bars(drawn(NoisePips, { noise: 0 }))).toBe(0);
    const icon = (name: string) => SIGNS[name]![0]!.d;
    const both = outlines(ActionCard, { card: 'hit-and-run' });
    expect(both.indexOf(icon('attack'))).toBeLessThan(both.indexOf(icon('move')));
    expect(outlines(ActionCard, { card: 'scrounge' })).toContain(icon('special'));
  });

  test('backs differ', () => {
    const decks = ['item', 'event', 'case', 'objective', 'new-york'];
    const heroes = HEROES.map((hero) => lookOf(CardBack, { hero }));
    allDiffer([...heroes, ...decks.map((deck) => lookOf(CardBack, { deck }))]);
    allDiffer(['blue', 'purple'].map((colour) => lookOf(CardBack, { deck: 'objective', colour })));
  });

  test('a weapon shows the ammo left', () => {
    const rounds = (props: Record<string, unknown>) =>
      drawn(ThingCard, props).querySelectorAll('.round:not(.spent)').length;
    for (const thing of THINGS) expect(rounds({ thing })).toBe(AMMO[thing] ?? 0);
    expect(rounds({ thing: 'revolver', ammo: 1 })).toBe(1);
    expect(rounds({ thing: 'revolver', ammo: 0 })).toBe(0);
  });

  test('events and objectives', () => {
    allDiffer(codes('events').map((event) => lookOf(EventCard, { event })));
    allDiffer([false, true].map((met) => lookOf(ObjectiveCard, { objective: 'raft', colour: 'purple', met })));
  });

  test.each(Object.keys(NEW_YORK))('the back of %s shows its cost, its arrows and its roadblock', (card) => {
    const back = drawn(NewYorkCard, { card });
    expect(back.textContent.trim()).toBe(String(NEW_YORK[card]!.cost));
    const turns = [...back.querySelectorAll('.arrow')].map((arrow) => arrow.parentElement!.getAttribute('transform'));
    expect(turns).toEqual(NEW_YORK[card]!.from.map((direction) => `rotate(${turnOf(direction)})`));
    const { x, y } = ROAD_ENDS[NEW_YORK[card]!.roadblock];
    expect(back.innerHTML).toContain(`translate(${x} ${y})`);
    expect(lookOf(NewYorkCard, { card, face: true })).not.toBe(lookOf(NewYorkCard, { card }));
  });

  test('the marks of the back can lie on the map', () => {
    expect(drawn(NewYorkMarks, { from: ['N', 'SE'], roadblock: 'S' }).querySelectorAll('.arrow')).toHaveLength(2);
  });

  test('timer tiles: three backs, and a face for each', () => {
    allDiffer(['black', 'hurry-up', 'red'].map((back) => lookOf(TimerTile, { back })));
    expect(lookOf(TimerTile, { tile: 'lull' })).toContain('--efny-steel');
    expect(lookOf(TimerTile, { tile: 'red' })).toContain('stroke="var(--efny-red)"');
    expect(lookOf(TimerTile, { tile: 'hurry-up' })).toContain('stroke="var(--efny-amber)"');
  });

  test('level bars differ by texture, and show what is still missing', () => {
    expect(sorted(Object.keys(TEXTURES))).toEqual(sorted(codes('bars')));
    const bar = (texture: string) => outlines(LevelBar, { texture, level: 1, needsPrisoners: 2, needsItems: 0 });
    allDiffer(Object.keys(TEXTURES).map(bar));
    const needs = { needsPrisoners: 2, needsItems: 1 };
    const half = drawn(LevelBar, { texture: 'steel', level: 2, ...needs, prisoners: 1, items: 1 });
    const full = [...half.querySelectorAll('circle')].map((hole) => hole.classList.contains('full'));
    expect(full).toEqual([true, false, true]);
    expect(half.textContent.trim()).toBe('2');
  });

  test('the noise track rises from 0 to 10, and marks where it is', () => {
    for (const noise of [0, 4, 10]) {
      const track = drawn(NoiseTrack, { noise });
      const steps = [...track.querySelectorAll('text')].map(({ textContent }) => Number(textContent));
      expect(steps).toEqual([...Array(11).keys()]);
      expect(track.querySelector('.here')!.textContent).toBe(String(noise));
      expect(track.querySelectorAll('rect[fill^="var(--efny-"]')).toHaveLength(noise);
    }
  });

  test('mission cubes go from the left box to the right', () => {
    const cube = SIGNS.mission![0]!.d;
    const inBoxes = (left: number) =>
      [...drawn(MissionBoxes, { left }).querySelectorAll('rect')].map(
        (box) => box.parentElement!.querySelectorAll(`path[d="${cube}"]`).length,
      );
    for (const left of [0, 1, 2, 3, 4]) expect(inBoxes(left)).toEqual([left, 4 - left]);
  });
});

describe('signs, colours and the cover', () => {
  test('no two signs are alike', () => {
    const signs = Object.keys(SIGNS);
    expect(signs.length).toBeGreaterThan(60);
    allDiffer(signs.map((sign) => outlines(Sign, { sign })));
  });

  test('by day nothing is coloured that is not coloured by night', () => {
    expect(toned(day).size).toBeGreaterThan(20);
    for (const tone of toned(day)) expect(toned(night)).toContain(tone);
  });

  /** WCAG's contrast of two colours. */
  function contrast(one: string, other: string): number {
    const light = (colour: string) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
      const [r, g, b] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright! + 0.05) / (dark! + 0.05);
  }

  /** A colour of a block of the theme. */
  function themed(block: string, name: string): string {
    const at = theme.indexOf(`${block} {`);
    expect(at).toBeGreaterThan(-1);
    return new RegExp(`--${name}: (#\\w{6});`).exec(theme.slice(at))![1]!;
  }

  test.each([
    [":root[data-theme='dark']", "\n[data-game='escape-from-new-york']"],
    [":root[data-theme='light']", ":root[data-theme='light'] [data-game='escape-from-new-york']"],
  ])('the accent can be read on every ground of %s', (ground, game) => {
    const accent = themed(game, 'game');
    for (const name of ['bg', 'bg-2', 'surface', 'surface-2']) {
      expect(contrast(accent, themed(ground, name))).toBeGreaterThan(4.5);
    }
    expect(contrast(accent, themed(game, 'game-ink'))).toBeGreaterThan(4.5);
  });

  test('the cover is a picture of its own', () => {
    expect(drawn(Cover).querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  });
});

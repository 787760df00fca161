/** The map of Escape from New York: where things go, and where to look. */
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, HIGH, middleOf, neighbourOf, WIDE } from '../../../src/games/escape_from_new_york/art/hex';
import { packed, pieces, things } from '../../../src/games/escape_from_new_york/map/arrange';
import { effectsOf } from '../../../src/games/escape_from_new_york/map/effects';
import { focusOf, type Looking } from '../../../src/games/escape_from_new_york/map/focus';
import { boxOf, bridgeBox, distance, MAP } from '../../../src/games/escape_from_new_york/map/geo';
import { radius, stand } from '../../../src/games/escape_from_new_york/map/knobs';
import { targetsOf, type Choice } from '../../../src/games/escape_from_new_york/map/targets';
import type { EnemyView, NewYorkView } from '../../../src/games/escape_from_new_york/view';
import type { Point, Rect } from '../../../src/shared/ui/panzoom';
import { MAPS } from './map';

const NAMES = Object.keys(MAPS);
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Within the hexagon around (0, 0), or on its edge. */
const inHex = ({ x, y }: Point) => Math.abs(y) <= HIGH / 2 && Math.abs(x) <= WIDE / 2 - (Math.abs(y) * 30) / 52 + 0.5;

describe('in a space', () => {
  const prisoner: EnemyView = { car: false, down: false, damage: 0, life: 1 };
  const driver = { ...prisoner, car: true };
  const lying = { ...prisoner, down: true };

  /** Everybody in one space. */
  function crowded(heroes: number[], bosses: string[], enemies: EnemyView[], cubes: number): NewYorkView {
    const view = structuredClone(MAPS.window!.view);
    for (const space of view.spaces) Object.assign(space, { heroes: [], bosses: [], enemies: [], cubes: 0, cases: [] });
    const here = view.spaces.find(({ space }) => space === 'D7')!;
    Object.assign(here, { heroes, bosses, enemies, cubes, wrecks: cubes, manhole: cubes > 0 });
    return view;
  }

  const companies: [heroes: number[], bosses: string[], enemies: EnemyView[]][] = [
    [[0], [], []],
    [[0, 1], [], [prisoner]],
    [[0, 1, 2, 3], [], []],
    [[0, 1], ['duke'], [prisoner, driver]],
    [
      [0, 1, 2, 3],
      ['romero', 'slag', 'duke'],
      [prisoner, driver, lying],
    ],
  ];
  test.each(companies)('%j, %j and %j are all seen, and nobody hides another', (heroes, bosses, enemies) => {
    for (const cubes of [0, 2]) {
      const view = crowded(heroes, bosses, enemies, cubes);
      const middle = middleOf('D7');
      const standing = pieces(view);
      expect(standing).toHaveLength(heroes.length + bosses.length + Math.min(1, enemies.length));
      const all = [...standing, ...things(view).filter(({ at }) => at === 'D7')];
      for (const one of all) {
        expect(inHex({ x: one.x - middle.x, y: one.y - middle.y })).toBe(true);
        for (const other of all) {
          if (other !== one) expect(apart(one, other)).toBeGreaterThan(15 * (one.scale + other.scale));
        }
      }
    }
  });

  test('few are large, and many are still to be made out', () => {
    const scaleOf = (...company: (typeof companies)[number]) => pieces(crowded(...company, 0))[0]!.scale;
    expect(scaleOf(...companies[0]!)).toBeGreaterThan(1);
    expect(scaleOf(...companies[1]!)).toBeGreaterThan(0.85);
    expect(scaleOf(...companies[3]!)).toBeGreaterThan(0.65);
    expect(scaleOf(...companies[4]!)).toBeGreaterThan(0.45);
  });

  test('a landmark is seen above those who stand before it', () => {
    const { view } = MAPS.plan!;
    const maggie = pieces(view).find(({ id }) => id === 'hero-1')!;
    expect(maggie.at).toBe('F5');
    expect(maggie.y).toBeGreaterThan(middleOf('F5').y + 8);
  });

  test('rows stay in the hexagon whatever their lengths', () => {
    for (const widths of [[40], [110], [40, 110], [50, 50, 44, 44, 110], Array<number>(9).fill(40)]) {
      const { scale, places } = packed(widths, { top: -43, bottom: 43 });
      places.forEach(({ x, y }, i) => {
        const half = (widths[i]! * scale) / 2;
        for (const side of [-half, half]) expect(inHex({ x: x + side, y })).toBe(true);
      });
    }
  });
});

describe('buttons', () => {
  const knobs = (number: number): Choice[] =>
    Array.from({ length: number }, (_, i) => ({
      ...{ code: `hit-${i}:D5`, at: 'D5', tone: 'hit' as const, aside: false },
      face: { sort: 'sign' as const, sign: 'eye' },
    }));

  test.each([1, 2, 3, 5, 6, 7, 9, 15])('%i of them are apart from each other, and around their space', (number) => {
    for (const scale of [0.7, 1, 2]) {
      const r = radius(scale);
      const stood = stand(knobs(number), r);
      stood.forEach((one, i) => {
        expect(apart(one, middleOf('D5'))).toBeGreaterThan(HIGH / 2);
        stood.slice(i + 1).forEach((other) => expect(apart(one, other)).toBeGreaterThan(2 * r));
      });
    }
  });

  test('a finger hits them as soon as the map is large enough', () => {
    for (const scale of [0.7, 0.8, 1]) expect(2 * radius(scale) * scale).toBeGreaterThanOrEqual(40);
  });
});

describe('where to look', () => {
  const inside = (small: Rect, large: Rect) =>
    small.x >= large.x - 1 &&
    small.y >= large.y - 1 &&
    small.x + small.width <= large.x + large.width + 1 &&
    small.y + small.height <= large.y + large.height + 1;
  const whole = { width: Infinity, height: Infinity };

  function look(name: string, more: Partial<Looking> = {}): Rect {
    const { view, eyes, decision, news } = MAPS[name]!;
    const targets = targetsOf(decision, view);
    return focusOf({ view, eyes, targets, news, told: [], room: whole, well: whole, ...more });
  }

  test.each(NAMES)('%s: the own Hero and all that may be chosen are in sight', (name) => {
    const { view, eyes, decision } = MAPS[name]!;
    const focus = look(name);
    const { spaces, roads } = targetsOf(decision, view);
    const home = view.seats[eyes ?? view.turn.active]!.space;
    for (const space of [home, ...spaces.keys()]) expect(inside(boxOf(space), focus)).toBe(true);
    for (const { at, bridge } of roads) if (bridge) expect(inside(bridgeBox(at), focus)).toBe(true);
    expect(inside(focus, MAP)).toBe(true);
  });

  test('on a small screen the nearest choices are in sight, large enough for a finger', () => {
    // A phone: 344 by 230 pixels, at 0.4 a space is 42 pixels high.
    const room = { width: 304 / 0.4, height: 190 / 0.4 };
    const well = { width: 304 / 0.8, height: 190 / 0.8 };
    for (const name of NAMES) {
      const focus = look(name, { room, well });
      expect(Math.min(304 / focus.width, 190 / focus.height)).toBeGreaterThanOrEqual(0.4);
      const { view, decision } = MAPS[name]!;
      const home = view.seats[decision?.seat ?? view.turn.active]!.space;
      const near = [...targetsOf(decision, view).spaces.keys()].filter((space) => distance(home, space) <= 1);
      for (const space of near) expect(inside(boxOf(space), focus)).toBe(true);
    }
  });

  test('what is told comes first, and an onlooker looks at the Hero whose turn it is', () => {
    const well = { width: 300, height: 300 };
    const told = look('window', { told: ['K8'], room: well, well });
    expect(inside(boxOf('K8'), told)).toBe(true);
    expect(inside(boxOf('D5'), told)).toBe(false);
    expect(inside(boxOf('D5'), look('late-onlooker', { well }))).toBe(true);
    expect(inside(boxOf('I6'), look('late-cabbie', { well }))).toBe(true);
  });
});

test('distances are steps on the map', () => {
  const ways: [string, string][] = [
    ['D5', 'D5'],
    ['A2', 'A8'],
    ['A2', 'K8'],
    ['F5', 'I10'],
  ];
  expect(ways.map(([from, to]) => distance(from, to))).toEqual([0, 3, 10, 4]);
  for (const direction of DIRECTIONS) expect(distance('F5', neighbourOf('F5', direction))).toBe(1);
});

test.each(NAMES)('%s: every effect has its place on the island', (name) => {
  const { view, news } = MAPS[name]!;
  for (const { at, from } of effectsOf(news, view)) {
    for (const { x, y } of from ? [at, from] : [at]) {
      expect(x >= MAP.x && x <= MAP.x + MAP.width && y >= MAP.y && y <= MAP.y + MAP.height).toBe(true);
    }
  }
});

/** Everything on the map says what it is, what it does and its rule; and what a press on the wrong space could mean. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Board from '../../../src/games/getaway_driver/Board.svelte';
import { blocksOf, isTiny } from '../../../src/games/getaway_driver/map/blocks';
import { explainSpace } from '../../../src/games/getaway_driver/map/explain';
import { boxOf, SIDE } from '../../../src/games/getaway_driver/map/grid';
import { apart, radius, stand } from '../../../src/games/getaway_driver/map/knobs';
import { spotsOf, targetsOf } from '../../../src/games/getaway_driver/map/targets';
import { thinkableAt } from '../../../src/games/getaway_driver/map/thinkable';
import { LANGUAGES, type Language } from '../../../src/shared/settings.svelte';
import { found, legal, named, propsOf as propsIn, type Position } from './position';

const POSITIONS = named(import.meta.glob<Position>('../../fixtures/gd/*.json', { eager: true, import: 'default' }));
const NAMES = Object.keys(POSITIONS);
const propsOf = (name: string, language: Language = 'en') => propsIn(POSITIONS[name]!, language, false);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(LANGUAGES)(
  'everything that stands or lies on a space has a name, an effect and a rule (%s)',
  async (language) => {
    const complaints = vi.spyOn(console, 'error');
    const kinds = new Set<string>();
    for (const name of NAMES) {
      const { view, words } = await propsOf(name, language);
      const spaces = [...view.tiles, ...view.vehicles, ...view.stash, ...view.drivers].flatMap(({ at }) => at ?? []);
      const bare = [
        ...view.hazards,
        ...view.barricades,
        ...view.spikes,
        ...view.obstacles.flatMap((one) => one.spaces),
      ];
      for (const space of [...spaces, ...bare]) {
        for (const { name: called, does, rule } of explainSpace(view, words, space)) {
          expect(called).not.toBe('');
          expect(does).not.toBe('');
          expect(rule).toMatch(/^GD-[A-Z]\d+$/);
          kinds.add(rule);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(15);
    expect(complaints).not.toHaveBeenCalled();
  },
);

test('pieces come first, then tokens, then the tile', async () => {
  const { view, words } = await propsOf('turn-pursued');
  const at = view.drivers[0]!.at!;
  view.hazards = [at];
  const told = explainSpace(view, words, at).map(({ rule }) => rule);
  expect(told[0]).toBe('GD-A7');
  expect(told.at(-2)).toBe('GD-H1');
  expect(told).toHaveLength(3 + view.vehicles.filter((one) => one.at === at).length);
});

test('the mouse that rests on a tile is told what is there, and leaves no trace', async () => {
  vi.useFakeTimers();
  const props = await propsOf('turn-pursued');
  const { container } = render(Board, { ...props, decision: null });
  const { at } = props.view.tiles.find(({ up }) => up)!;
  await fireEvent.pointerOver(found(container, `[data-tile="${at}"]`)!, { pointerType: 'mouse' });
  expect(found(container, '[data-bubble]')).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  const [first] = explainSpace(props.view, props.words, at);
  expect(found(container, '[data-bubble]')!.textContent).toContain(first!.name);
  expect(found(container, '[data-bubble]')!.textContent).toContain(first!.does);
  await fireEvent.pointerDown(container.querySelector('.city')!);
  expect(found(container, '[data-bubble]')).toBeNull();
});

test('a press on a space that is not lit means what one could have wanted there', () => {
  const driving = POSITIONS['turn-pursued']!;
  for (const [code, at] of Object.entries(driving.view.own!.targets)) {
    if (code.startsWith('drive:')) expect(thinkableAt(at, driving.decision, driving.view, null)).toBe(code);
  }
  expect(thinkableAt('1,1', driving.decision, driving.view, null)).toBeNull();
  const placing = POSITIONS.place!;
  expect(thinkableAt('1,1', placing.decision, placing.view, null)).toBe('place:1,1');
  const moving = POSITIONS.vehicles!;
  let moves = 0;
  for (const code of legal(moving.decision).filter((one) => /^(ahead|left|right):/.test(one))) {
    const vehicle = code.split(':')[1]!;
    expect(thinkableAt(moving.view.own!.targets[code]!, moving.decision, moving.view, vehicle)).toBe(code);
    moves += 1;
  }
  expect(moves).toBeGreaterThan(3);
  expect(thinkableAt('1,1', null, moving.view, null)).toBeNull();
});

test('where spaces are too small for a finger, blocks of them hold every code once', () => {
  expect([isTiny(0.23), isTiny(0.24)]).toEqual([true, false]);
  const { view, decision } = POSITIONS.aim!;
  const blocks = blocksOf(spotsOf(targetsOf(decision, view).places), view);
  expect(blocks.flatMap(({ codes }) => codes).sort()).toEqual(
    legal(decision)
      .filter((code) => code !== 'aim')
      .sort(),
  );
  for (const { id, box, codes } of blocks) {
    expect(codes.length).toBeLessThanOrEqual(25);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(3 * SIDE);
    expect(box.width).toBeLessThanOrEqual(5 * SIDE);
    expect({ x: box.x, y: box.y }).toEqual({ x: boxOf(id).x, y: boxOf(id).y });
  }
});

test('buttons beside vehicles never lie upon one another', () => {
  for (const { view, decision } of Object.values(POSITIONS)) {
    const knobs = [...targetsOf(decision, view).movers.values()].flatMap((one) => one.knobs);
    for (const scale of [0.5, 1, 2]) {
      const r = radius(scale);
      const shown = apart(stand(knobs, r), r);
      for (const one of shown) {
        for (const other of shown) {
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * r);
        }
      }
    }
  }
});

import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import Bridge from '../../../src/games/escape_from_new_york/art/Bridge.svelte';
import CaseToken from '../../../src/games/escape_from_new_york/art/CaseToken.svelte';
import { blocksOf, DIRECTIONS, middleOf, ROAD_ENDS, turnOf } from '../../../src/games/escape_from_new_york/art/hex';
import { POIS } from '../../../src/games/escape_from_new_york/art/landmarks';
import { PRINTED } from '../../../src/games/escape_from_new_york/art/printed';
import Roadblock from '../../../src/games/escape_from_new_york/art/Roadblock.svelte';
import Sign from '../../../src/games/escape_from_new_york/art/Sign.svelte';
import { SIGNS } from '../../../src/games/escape_from_new_york/art/signs';
import Stack from '../../../src/games/escape_from_new_york/art/Stack.svelte';
import { fog } from '../../../src/games/escape_from_new_york/art/streets';
import SuburbToken from '../../../src/games/escape_from_new_york/art/SuburbToken.svelte';
import Tile from '../../../src/games/escape_from_new_york/art/Tile.svelte';
import { allDiffer, codes, drawn, lookOf, outlines, section, sorted, value } from './drawn';

describe('spaces', () => {
  function kindOf(tile: string): string {
    if (tile.startsWith('cp')) return 'park';
    return tile in PRINTED ? 'city' : 'poi';
  }

  test('every tile has a look of its own', () => {
    expect(sorted(Object.keys(POIS))).toEqual(sorted(codes('pois', 'tiles.trap')));
    const tiles = codes('tiles.city', 'tiles.park', 'tiles.trap', 'pois');
    const looks = tiles.map((tile) => outlines(Tile, { kind: kindOf(tile), tile }));
    expect(looks).toHaveLength(52);
    allDiffer([...looks, ...['ring', 'library', 'wtc'].map((kind) => outlines(Tile, { kind, tile: kind }))]);
  });

  test('a tile looks the same wherever it lies, and no two spaces are alike in the fog', () => {
    const [here, there] = ['B3', 'H1'].map((space) => lookOf(Tile, { kind: 'city', tile: 'ct20', space }));
    expect(here).toBe(there);
    const spaces = codes('spaces');
    expect(spaces).toHaveLength(57);
    allDiffer(spaces.map((space) => JSON.stringify(fog(space))));
  });

  test.each(Object.keys(PRINTED))('%s shows its building, event and manhole', (tile) => {
    const look = outlines(Tile, { kind: kindOf(tile), tile });
    const shown = (sign: string) => look.includes(SIGNS[sign]!.at(-1)!.d);
    const printed = PRINTED[tile]!;
    for (const building of ['surgery', 'gun-shop', 'shelter']) {
      expect(shown(building)).toBe(printed.building === building);
    }
    expect(shown('event')).toBe(printed.event ?? false);
    expect(shown('manhole')).toBe(printed.manhole ?? false);
  });

  test('what the table says counts for more than what is printed', () => {
    const plain = lookOf(Tile, { kind: 'city', tile: 'ct33' });
    expect(lookOf(Tile, { kind: 'city', tile: 'ct33', manhole: true })).not.toBe(plain);
    expect(lookOf(Tile, { kind: 'city', tile: 'ct27', event: false, manhole: false })).not.toContain('scale(0.74)');
  });

  test('face down a point of interest tells nothing, but to who has looked', () => {
    const back = lookOf(Tile, { kind: 'poi', space: 'A2' });
    expect(lookOf(Tile, { kind: 'poi', tile: null, space: 'A2' })).toBe(back);
    expect(back).not.toContain('--efny-veil');
    const peeked = codes('pois').map((tile) => lookOf(Tile, { kind: 'poi', tile, revealed: false, space: 'A2' }));
    allDiffer([back, ...peeked]);
    for (const look of peeked) expect(look).toContain('--efny-veil');
  });

  test('an unrevealed space is of lines alone', () => {
    expect(lookOf(Tile, { kind: 'city', space: 'B3' })).not.toMatch(/--efny-(road|roof|window)/);
    expect(lookOf(Tile, { kind: 'park', space: 'J7' })).not.toMatch(/--efny-(grass|tree)/);
  });
});

describe('the map', () => {
  test('roads lead to the middle between two spaces', () => {
    const roads = [...section('spaces')].flatMap(([space, text]) =>
      (value(text, 'roads') as string[]).map((to, i) => ({ space, to, direction: DIRECTIONS[i]! })),
    );
    for (const { space, to, direction } of roads.filter(({ to }) => /^[A-K]\d+$/.test(to))) {
      const [here, there] = [middleOf(space), middleOf(to)];
      const halfway = { x: (there.x - here.x) / 2, y: (there.y - here.y) / 2 };
      expect({ space, ...halfway }).toEqual({ space, ...ROAD_ENDS[direction] });
    }
  });

  test('directions turn clockwise from north', () => {
    expect(DIRECTIONS.map(turnOf)).toEqual([0, 60, 120, 180, -120, -60]);
    expect(turnOf('elsewhere')).toBe(0);
  });

  test('blocks lie between the roads', () => {
    expect(blocksOf()).toHaveLength(6);
    for (const [inner] of blocksOf(14)) expect(Math.hypot(inner.x, inner.y)).toBeCloseTo(14, 0);
  });

  test('bridges keep their number upright', () => {
    for (const number of [1, 2, 3, 4]) {
      const bridge = drawn(Bridge, { number, direction: number % 2 ? 'S' : 'N' });
      expect(bridge.textContent.trim()).toBe(String(number));
    }
    expect(drawn(Bridge, { number: 1, direction: 'S' }).innerHTML).toContain('rotate(-180)');
    allDiffer([false, true].map((open) => lookOf(Bridge, { number: 2, direction: 'N', open })));
  });

  test('roadblocks stand across their road, whole or destroyed', () => {
    const turn = (direction: string) => drawn(Roadblock, { direction }).querySelector('g')!.getAttribute('transform');
    expect(DIRECTIONS.map(turn)).toEqual([0, 60, -60, 0, 60, -60].map((degrees) => `rotate(${degrees})`));
    allDiffer([true, false].map((intact) => outlines(Roadblock, { direction: 'N', intact })));
  });

  test('tokens of the map', () => {
    allDiffer([1, 2, 3, 4].map((number) => drawn(CaseToken, { number }).textContent.trim()));
    allDiffer(['face-down', ...codes('suburbs')].map((token) => outlines(SuburbToken, { token })));
    expect(drawn(Stack, { sign: 'item', count: 1 }).querySelector('text')).toBeNull();
    expect(drawn(Stack, { sign: 'wreck', count: 3 }).textContent.trim()).toBe('3');
    expect(render(Stack, { props: { sign: 'item', count: 0 } }).container.querySelector('path')).toBeNull();
    const vehicles = ['wreck', 'car', 'taxi', 'driver', 'helicopter', 'heliport', 'gullfire', 'gullfire-wrecked'];
    allDiffer(
      [...vehicles, 'item', 'case', 'wanted', 'mission', ...codes('trap_cards')].map((sign) =>
        outlines(Sign, { sign }),
      ),
    );
  });
});

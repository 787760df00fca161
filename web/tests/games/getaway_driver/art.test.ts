import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import components from '$package/games/getaway_driver/components.toml?raw';
import Badge from '../../../src/games/getaway_driver/art/Badge.svelte';
import CardArt from '../../../src/games/getaway_driver/art/CardArt.svelte';
import { CARDS } from '../../../src/games/getaway_driver/art/cards';
import { bar, box, disc, slab, star, turned } from '../../../src/shared/art/draw';
import DriverCar from '../../../src/games/getaway_driver/art/DriverCar.svelte';
import EventArt from '../../../src/games/getaway_driver/art/EventArt.svelte';
import { EVENTS } from '../../../src/games/getaway_driver/art/events';
import Ground from '../../../src/games/getaway_driver/art/Ground.svelte';
import LightSign, { LIGHTS } from '../../../src/games/getaway_driver/art/LightSign.svelte';
import { MOTIFS } from '../../../src/games/getaway_driver/art/motifs';
import SpecialSign from '../../../src/games/getaway_driver/art/SpecialSign.svelte';
import StuntIcon from '../../../src/games/getaway_driver/art/StuntIcon.svelte';
import { STUNTS } from '../../../src/games/getaway_driver/art/stunts';
import Terrain from '../../../src/games/getaway_driver/art/Terrain.svelte';
import { TERRAIN, TERRAIN_SPACES } from '../../../src/games/getaway_driver/art/terrain';
import TileBack from '../../../src/games/getaway_driver/art/TileBack.svelte';
import TileFace from '../../../src/games/getaway_driver/art/TileFace.svelte';
import { MIDTOWN, TILES } from '../../../src/games/getaway_driver/art/tiles';
import Token from '../../../src/games/getaway_driver/art/Token.svelte';
import { TOKENS } from '../../../src/games/getaway_driver/art/tokens';
import UpgradeArt from '../../../src/games/getaway_driver/art/UpgradeArt.svelte';
import { UPGRADES } from '../../../src/games/getaway_driver/art/upgrades';
import Vehicle from '../../../src/games/getaway_driver/art/Vehicle.svelte';
import { VEHICLES } from '../../../src/games/getaway_driver/art/vehicles';
import Cover from '../../../src/games/getaway_driver/Cover.svelte';

/** The entries of a list of the components file, each as its text. */
function entries(list: string): string[] {
  const text = new RegExp(`^${list} = \\[([^]*?)^\\]`, 'm').exec(components)![1]!;
  return [...text.matchAll(/\{[^}]*\}/g)].map(([entry]) => entry);
}

function ids(list: string): string[] {
  return entries(list).map((entry) => /id = "(\w+)"/.exec(entry)![1]!);
}

function plain(list: string): string[] {
  const text = new RegExp(`^${list} = \\[([^]*?)\\]`, 'm').exec(components)![1]!;
  return [...text.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
}

const sorted = (names: Iterable<string>) => [...names].sort();
// Style sheets are empty for the tests unless they are read from the disk.
const colours = readFileSync(join(import.meta.dirname, '../../../src/games/getaway_driver/art/colours.css'), 'utf8');
const [night, day] = colours.split("[data-theme='light']") as [string, string];
const cover = readFileSync(join(import.meta.dirname, '../../../src/games/getaway_driver/art/cover.css'), 'utf8');
const defined = new Set([...(night + cover).matchAll(/^ {2}(--gd-\w[\w-]*):/gm)].map((found) => found[1]!));

/** What a path may be written with. */
const PATH = /^M[-\d., MLHVCSQTAZmlhvcsqtaz]+$/;

/** The drawing of a piece, checked for what holds for all of them. */
function drawn(piece: Component<any>, props: Record<string, unknown> = {}): HTMLElement {
  const { container } = render(piece, { props });
  const shapes = [...container.querySelectorAll('path, rect, circle, ellipse')];
  expect(shapes.length).toBeGreaterThan(1);
  for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(PATH);
  expect(container.innerHTML).not.toMatch(/NaN|undefined|style=/);
  for (const [, tone] of container.innerHTML.matchAll(/var\((--gd-[\w-]+)\)/g)) expect(defined).toContain(tone);
  for (const { textContent } of container.querySelectorAll('text')) expect(textContent).toMatch(/^\d$/);
  return container;
}

const motifOf = (id: string) => TILES[id]!.motif;

describe('what is printed on the tiles', () => {
  test('is what the components say', () => {
    const printed = entries('tiles').map((entry) => ({
      id: /id = "(\w+)"/.exec(entry)![1]!,
      light: /light = "(\w+)"/.exec(entry)![1],
      icons: [...(/icons = \[(.*?)\]/.exec(entry)?.[1]?.matchAll(/"(\w+)"/g) ?? [])].map((found) => found[1]),
      badge: Number(/badge = (\d)/.exec(entry)?.[1] ?? 0),
      special: /special = "(\w+)"/.exec(entry)?.[1] ?? null,
    }));
    expect(printed).toHaveLength(43);
    for (const { id, ...tile } of printed) expect({ id, ...TILES[id] }).toEqual({ id, ...tile, motif: motifOf(id) });
    expect(sorted(Object.keys(TILES))).toEqual(sorted([...printed.map(({ id }) => id), 'START', 'ESCAPE']));
  });

  test('adds up as in section 5.1 of the ledger', () => {
    const all = Object.values(TILES).filter(({ special }) => special !== 'start' && special !== 'escape');
    const points = (light: string) =>
      all.filter((tile) => tile.light === light).reduce((sum, { badge }) => sum + badge, 0);
    expect([points('green'), points('yellow'), points('red')]).toEqual([5, 31, 10]);
    for (const stunt of Object.keys(STUNTS)) {
      expect(all.filter(({ icons }) => icons.some((icon) => icon === stunt))).toHaveLength(13);
    }
    expect(all.filter(({ special }) => special === 'tunnel')).toHaveLength(3);
    expect(sorted(all.map(({ special }) => special ?? '').filter((special) => MIDTOWN.includes(special)))).toEqual(
      sorted(MIDTOWN),
    );
  });

  test('copies of a tile share a street scene, other tiles have one of their own', () => {
    expect(sorted(new Set(Object.values(TILES).map(({ motif }) => motif)))).toEqual(sorted(Object.keys(MOTIFS)));
    expect(Object.keys(MOTIFS)).toHaveLength(31);
    expect([motifOf('G08'), motifOf('G09'), motifOf('Y21')]).toEqual(['tunnel', 'tunnel', 'tunnel']);
    expect(motifOf('Y19')).toBe(motifOf('Y20'));
    expect(motifOf('R01')).toBe(motifOf('R02'));
  });
});

describe('tiles', () => {
  test.each(Object.keys(TILES))('%s shows its scene and its signs, with few elements', (tile) => {
    const printed = TILES[tile]!;
    const face = drawn(TileFace, { tile });
    expect(face.querySelectorAll('path, rect, circle, ellipse, text').length).toBeLessThanOrEqual(25);
    const html = face.innerHTML;
    for (const stunt of Object.keys(STUNTS)) {
      expect(html.includes(`--gd-${stunt})`)).toBe(printed.icons.some((icon) => icon === stunt));
    }
    const value = face.querySelector('text')?.textContent;
    expect(value).toBe(printed.badge > 0 ? String(printed.badge) : undefined);
    for (const [light, { shape }] of Object.entries(LIGHTS)) expect(html.includes(shape)).toBe(light === printed.light);
  });

  test('a badge may be shown with another value, or not at all', () => {
    expect(drawn(TileFace, { tile: 'Y01', badge: 2 }).querySelector('text')!.textContent).toBe('2');
    expect(drawn(TileFace, { tile: 'Y01', badge: 0 }).querySelector('text')).toBeNull();
  });

  test('all backs are alike, and tell nothing', () => {
    const back = drawn(TileBack).innerHTML;
    expect(back).not.toMatch(/--gd-(go|care|stop|badge)\)/);
    expect(drawn(TileBack, { known: undefined }).innerHTML).toBe(back);
  });

  test('who knows a tile sees its signs under a veil and an eye', () => {
    const back = drawn(TileBack, { known: 'R06' });
    expect(back.innerHTML).toContain('--gd-veil');
    expect(back.querySelector('.signs')!.innerHTML).toMatch(/--gd-stop[^]*--gd-oncoming[^]*--gd-alley/);
    expect(back.querySelector('.signs text')!.textContent).toBe('2');
    expect(drawn(TileFace, { tile: 'R06' }).innerHTML).not.toContain('--gd-veil');
  });

  test('the two piles of the solo game have marks of their own', () => {
    const backs = ['perilous', 'serene', undefined].map((pile) => drawn(TileBack, { pile }).innerHTML);
    expect(new Set(backs).size).toBe(3);
  });
});

describe('signs', () => {
  test('the three lights differ in shape, not only in colour', () => {
    expect(Object.keys(LIGHTS)).toEqual(['green', 'yellow', 'red']);
    expect(new Set(Object.values(LIGHTS).map(({ shape }) => shape)).size).toBe(3);
    for (const light of Object.keys(LIGHTS))
      expect(drawn(LightSign, { light }).innerHTML).toContain(LIGHTS[light]!.shape);
  });

  test('every stunt has an icon, on a plate of its own colour', () => {
    expect(sorted(Object.keys(STUNTS))).toEqual(sorted(plain('stunts')));
    for (const stunt of Object.keys(STUNTS)) {
      expect(drawn(StuntIcon, { stunt }).querySelector('rect')!.getAttribute('fill')).toBe(`var(--gd-${stunt})`);
    }
  });

  test('badges and special signs', () => {
    for (const value of [1, 2, 3]) expect(drawn(Badge, { value }).textContent.trim()).toBe(String(value));
    const signs = [...MIDTOWN, 'tunnel', 'event'].map((special) => drawn(SpecialSign, { special }).innerHTML);
    expect(new Set(signs).size).toBe(3);
    expect(render(SpecialSign, { props: { special: 'start' } }).container.querySelector('path')).toBeNull();
  });
});

describe('vehicles', () => {
  const kinds = ['armored_car', 'patrol_car', 'police_helicopter', 'police_motorcycle'];

  test('every kind that can be bought has a drawing', () => {
    expect(sorted(Object.keys(VEHICLES))).toEqual(kinds);
    expect(kinds.every((kind) => ids('upgrades').includes(kind))).toBe(true);
    expect(new Set(kinds.map((kind) => drawn(Vehicle, { kind }).innerHTML)).size).toBe(4);
  });

  test.each(kinds)('%s has a number that stays upright, and a siren that can be off', (kind) => {
    const turned = drawn(Vehicle, { kind, number: 6, heading: 90, siren: true });
    expect(turned.querySelector('text')!.textContent).toBe('6');
    expect(turned.querySelector('text')!.parentElement!.getAttribute('transform')).toBe('rotate(-90)');
    expect(turned.querySelector('.red, .blue')).not.toBeNull();
    const still = drawn(Vehicle, { kind });
    expect(still.querySelector('text, .red, .blue')).toBeNull();
  });

  test('the Drivers have two looks', () => {
    const [a, b] = [drawn(DriverCar, { look: 'a' }).innerHTML, drawn(DriverCar, { look: 'b' }).innerHTML];
    expect(a).not.toBe(b);
    expect(drawn(DriverCar).innerHTML).toBe(a);
  });
});

describe('tokens, terrain and the table', () => {
  test('every token has a drawing', () => {
    const all = ['hazard', 'stash', 'barricade', 'tire_spikes', 'enforcement', 'pursuit'];
    expect(Object.keys(TOKENS)).toEqual(all);
    for (const kind of all) drawn(Token, { kind });
  });

  test('every obstacle has a drawing, lying and standing', () => {
    const shapes = [.../\[obstacles\]([^]*)/.exec(components)![1]!.matchAll(/(\w+) = \[(\d), (\d)\]/g)];
    expect(Object.keys(TERRAIN)).toEqual(shapes.map((found) => found[1]));
    for (const [, kind, wide, high] of shapes) {
      expect(TERRAIN_SPACES[kind!]).toEqual([Number(wide), Number(high)]);
      expect(drawn(Terrain, { kind }).querySelector('g')).toBeNull();
      expect(drawn(Terrain, { kind, tall: true }).querySelector('g')).not.toBeNull();
    }
  });

  test('the table is as large as its spaces, and its edge lies outside them', () => {
    const table = drawn(Ground, { columns: 15, rows: 11, rim: 20 });
    const [edge] = table.querySelectorAll('svg > rect, :scope > div > rect, rect[rx]');
    expect(edge!.getAttribute('x')).toBe('-20');
    expect(edge!.getAttribute('width')).toBe('1540');
    const felt = [...table.querySelectorAll('rect')].at(-1)!;
    expect([felt.getAttribute('width'), felt.getAttribute('height')]).toEqual(['1504', '1104']);
    expect(felt.getAttribute('fill')).toBe(`url(#${table.querySelector('pattern')!.id})`);
  });
});

describe('cards', () => {
  test('every driver card, upgrade and event has a picture', () => {
    expect(sorted(Object.keys(CARDS))).toEqual(sorted(ids('cards')));
    expect(sorted(Object.keys(UPGRADES))).toEqual(sorted(ids('upgrades')));
    expect(sorted(Object.keys(EVENTS))).toEqual(sorted(plain('events')));
  });

  test('no two pictures are the same', () => {
    const pictures = [
      ...Object.keys(CARDS).map((card) => drawn(CardArt, { card }).innerHTML),
      ...Object.keys(UPGRADES).map((upgrade) => drawn(UpgradeArt, { upgrade }).innerHTML),
      ...Object.keys(EVENTS).map((event) => drawn(EventArt, { event }).innerHTML),
    ];
    expect(pictures).toHaveLength(25);
    expect(new Set(pictures).size).toBe(25);
  });

  test('pieces in a picture are drawn as they are on the map', () => {
    const scenes = [...Object.values(CARDS), ...Object.values(UPGRADES), ...Object.values(EVENTS)];
    const known = new Set(['driver_a', 'driver_b', ...Object.keys(VEHICLES), ...Object.keys(TOKENS)]);
    for (const part of scenes.flat()) if ('piece' in part) expect(known).toContain(part.piece);
  });

  test('the cover is a picture of its own', () => {
    const cover = drawn(Cover);
    expect(cover.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('colours and paths', () => {
  test('by day nothing is coloured that is not coloured by night', () => {
    const tones = [...day.matchAll(/^ {2}(--gd-[\w-]+):/gm)].map((found) => found[1]);
    expect(tones.length).toBeGreaterThan(20);
    for (const tone of tones) expect(defined).toContain(tone);
  });

  test('shapes are where they are said to be', () => {
    expect(box(1, 2, 3, 4)).toBe('M1 2h3v4h-3z');
    expect(disc(5, 5, 2)).toBe('M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z');
    expect(slab(0, 0, 10, 6, 1)).toBe('M1 0h8a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-8a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z');
    expect(bar(0, 0, 4, 2, 90)).toBe('M1 -2L1 2L-1 2L-1 -2z');
    expect(
      turned(1, 1, 180, [
        [1, 0],
        [0, 1],
      ]),
    ).toBe('M0 1L1 0z');
    expect(star(0, 0, 2, 2, 1)).toBe('M0 -2L1 0L0 2L-1 0z');
  });
});

/** What the tests of the Escape from New York pictures share: the components, and what every drawing has to be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect } from 'vitest';
import components from '$package/games/escape_from_new_york/components.toml?raw';

// What the components file says.

/** The lines of a section such as `[tiles.city]`: code and what is written about it. */
export function section(name: string): Map<string, string> {
  const text = new RegExp(`^\\[${name.replace('.', '\\.')}\\]\\n([^]*?)(?=^\\[|(?![^]))`, 'm').exec(components)![1]!;
  return new Map([...text.matchAll(/^([\w-]+) = (.*)$/gm)].map((found) => [found[1]!, found[2]!]));
}

/** The tables of a list such as `[[actions]]`, each as its text. */
function tables(name: string): string[] {
  const head = `\\[\\[${name.replace('.', '\\.')}\\]\\]\\n`;
  return [...components.matchAll(new RegExp(`^${head}((?:\\w+ = .*\\n?)+)`, 'gm'))].map((found) => found[1]!);
}

/** A value of such a text, as it would stand in TypeScript; undefined if there is none. */
export function value(text: string, key: string): unknown {
  const found = new RegExp(`\\b${key} = (".*?"|\\[.*?\\]|[\\w-]+)`).exec(text)?.[1];
  return found === undefined ? undefined : JSON.parse(found);
}

/** The values of some keys, without those that there are not. */
export function values(text: string, keys: string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, value(text, key)]).filter(([, one]) => one !== undefined));
}

export const coded = (name: string, keys: string[]) =>
  tables(name).map((text) => [value(text, 'code') as string, values(text, keys)] as const);
export const codes = (...names: string[]) => names.flatMap((name) => [...section(name).keys()]);
export const sorted = (names: Iterable<string>) => [...names].sort();

export const HEROES = ['snake', 'maggie', 'brain', 'cabbie'];
export const BOSSES = codes('bosses');
export const THINGS = [...codes('items', 'starting', 'cases'), 'president'];
const objectives = section('objectives');
export const OBJECTIVES = ['blue', 'purple', 'variant'].flatMap((key): string[] => JSON.parse(objectives.get(key)!));
export const NEW_YORK_CODES = ['standard', 'hard', 'special'].flatMap((deck) =>
  coded(`new_york.${deck}`, []).map(([code]) => code),
);

// What every drawing has to be.

// Style sheets are empty for the tests unless they are read from the disk.
const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../src', path), 'utf8');
const colours = read('games/escape_from_new_york/art/colours.css');
export const [night, day] = colours.split("[data-theme='light']") as [string, string];
/** The colours of the site and the accent of the game. */
export const theme = `${read('shared/tokens.css')}\n${read('games/escape_from_new_york/accent.css')}`;
export const toned = (css: string) => new Set([...css.matchAll(/^ {2}(--[\w-]+):/gm)].map((found) => found[1]!));
const cover = read('games/escape_from_new_york/art/cover.css');
const defined = new Set([...toned(night), ...toned(theme), ...toned(cover)]);
const PATH = /^M[-\d., MLHVCSQTAZmlhvcsqtaz]+$/;

/** The drawing of a piece, checked for what holds for all of them. */
export function drawn(piece: Component<any>, props: Record<string, unknown> = {}): HTMLElement {
  const { container } = render(piece, { props });
  expect(container.querySelectorAll('path, rect, circle, ellipse').length).toBeGreaterThan(0);
  for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(PATH);
  expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity|\.\d{6}| style=/);
  for (const [, tone] of container.innerHTML.matchAll(/var\((--[\w-]+)\)/g)) expect(defined).toContain(tone);
  return container;
}

/** Without the ids, which differ from instance to instance. */
export const lookOf = (piece: Component<any>, props: Record<string, unknown>) =>
  drawn(piece, props).innerHTML.replace(/(id="|url\(#)[\w-]+/g, '$1');

/** The outlines alone: what is left without colour. */
export const outlines = (piece: Component<any>, props: Record<string, unknown>) =>
  [...drawn(piece, props).querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ');

export function allDiffer(pictures: string[]): void {
  expect(new Set(pictures).size).toBe(pictures.length);
}

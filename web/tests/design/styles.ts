/** The styles of the client as they are written: its token files read, its components searched. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';

export const SOURCE = join(import.meta.dirname, '../../src');

export interface Sheet {
  /** Below src, with slashes. */
  path: string;
  text: string;
}

/** Every file that can say how something looks. */
export const sheets: Sheet[] = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((path) => /\.(svelte|ts|css)$/.test(path))
  .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(SOURCE, path), 'utf-8') }));

/** The tokens of all pages, the accents of games, and the colours that pictures are painted with. */
export const isTokens = ({ path }: Sheet) =>
  path === 'shared/tokens.css' || ['accent.css', 'colours.css', 'cover.css'].includes(basename(path));

/** Without what is only said about it. */
export const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm, '');

/** Where something is written that must not be: file, line and the words. */
export function found(pattern: RegExp, among: readonly Sheet[]): string[] {
  return among.flatMap(({ path, text }) =>
    [...bare(text).matchAll(pattern)].map((match) => `${path}: ${match[0].trim().slice(0, 80)}`),
  );
}

export type Tokens = ReadonlyMap<string, string>;

const isThere = (path: string): boolean => sheets.some((sheet) => sheet.path === path);
const textOf = (path: string): string => sheets.find((sheet) => sheet.path === path)!.text;

/** What a token file says in the blocks of these selectors; the last word counts. */
export function declared(path: string, wanted: (selector: string) => boolean): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selectors, block] of bare(textOf(path)).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors!.split(',').some((selector) => wanted(selector.trim()))) continue;
    for (const [, name, value] of block!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name!, value!.trim());
  }
  return tokens;
}

export type Theme = 'dark' | 'light';
export const THEMES: readonly Theme[] = ['dark', 'light'];

/** The tokens in force in a theme, for a game if one is named (`escape-from-new-york`). */
export function inForce(theme: Theme, game = ''): Tokens {
  const folder = `games/${game.replaceAll('-', '_')}`;
  const own = [`${folder}/accent.css`, `${folder}/art/colours.css`].filter(isThere);
  const dark = `[data-game='${game}']`;
  const light = `:root[data-theme='light'] ${dark}`;
  const wanted = (selector: string) =>
    [':root', `:root[data-theme='${theme}']`].includes(selector) ||
    (game !== '' && (selector === dark || (theme === 'light' && selector === light)));
  return new Map([...declared('shared/tokens.css', wanted), ...own.flatMap((path) => [...declared(path, wanted)])]);
}

export type Rgb = readonly [number, number, number];

/** An opaque colour, through whatever other tokens it is named after; each part from 0 to 1. */
export function colour(tokens: Tokens, name: string): Rgb {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`there is no token ${name}`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(tokens, other);
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is no opaque colour: ${value}`);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

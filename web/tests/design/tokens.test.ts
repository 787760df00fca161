/** The design language is in one place: nothing else says a colour, a size of type, a duration or a layer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bare, found, inForce, isTokens, sheets, SOURCE, THEMES } from './styles';

const parts = sheets.filter((sheet) => !isTokens(sheet));
const styled = parts.filter(({ path }) => !path.endsWith('.ts') || path.startsWith('worker/'));
/** Pictures are drawn on a field of their own: a size in px there is a length of the drawing. */
const html = styled.filter(({ path }) => !/\/(art|map|parts)\/|\/scenes\//.test(path));

const NAMED = 'white|black|red|green|blue|yellow|orange|gold|silver|gr[ae]y|purple|pink|brown|cyan|navy|crimson';

describe('the search finds what it looks for', () => {
  const bad = (text: string) => [{ path: 'bad.svelte', text }];

  test('colours in every form', () => {
    expect(found(HEX, bad('a { color: #fff; } <path fill="#0a0e18" /> c: \'#12345678\''))).toHaveLength(3);
    expect(found(FUNCTION, bad('a { color: rgb(0 0 0 / 50%); b: hsl(1 2% 3%); c: oklch(0 0 0); }'))).toHaveLength(3);
    expect(found(WORD, bad('a { background: white; } <g stroke="black" />'))).toHaveLength(2);
  });

  test('and not what only looks like one', () => {
    const fine = '{#each faces as face} url(#face) href="#add" this.#add(x); #bed(): void { &#8217; /* #fff */ ';
    expect(found(HEX, bad(fine))).toEqual([]);
    expect(found(WORD, bad('a { white-space: nowrap; } <Count tone="red" /> { color: var(--efny-red); }'))).toEqual([]);
  });

  test('sizes of type and durations', () => {
    expect(found(FONT, bad('a { font-size: 0.8rem; } b { font: 700 1rem/1.2 var(--font); }'))).toHaveLength(2);
    expect(found(FONT, bad('a { font-size: 0.9em; } b { font: 700 var(--text-s)/1rem var(--font); }'))).toEqual([]);
    expect(found(TIME, bad('a { transition: left 0.2s; } b { animation:\n x 200ms,\n y 1s; }'))).toHaveLength(2);
    expect(found(TIME, bad('a { transition: left var(--quick); }'))).toEqual([]);
  });
});

const HEX = /(?<=[\s"'`:,(=])(?<!url\()(?<!href=")#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![\w(-])/gi;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/g;
const WORD = new RegExp(
  `(?<![\\w-])(?:color|background|fill|stroke|border|outline|box-shadow|stop-color)(?:-color)?(?::\\s*|=["'])` +
    `[^;"'{}()]*\\b(?:${NAMED})\\b`,
  'g',
);
const FONT = /(?<![\w-])font(?:-size)?:[^;/}]*?(?<![\w-])\d*\.?\d+(?:rem|px)\b/g;
const TIME = /(?<![\w-])(?:transition|animation)(?:-duration|-delay)?:[^;}]*?(?<![\w-])\d*\.?\d+m?s\b(?! !important)/g;

describe('outside the token files there is', () => {
  test('no colour', () => {
    expect(found(HEX, parts)).toEqual([]);
    expect(found(FUNCTION, parts)).toEqual([]);
    expect(found(WORD, parts)).toEqual([]);
  });

  test('no size of type', () => {
    expect(found(FONT, html)).toEqual([]);
    expect(found(/(?<![\w-])font(?:-size)?:[^;/}]*?\b\d*\.?\d+rem\b/g, styled)).toEqual([]);
  });

  test('no duration and no curve of a movement', () => {
    const slow = styled.map((sheet) => ({ ...sheet, text: sheet.text.replace(/(?:0s|1ms) !important/g, '') }));
    expect(found(TIME, slow)).toEqual([]);
    expect(found(/cubic-bezier\(/g, styled)).toEqual([]);
  });

  test('no layer above the parts of one component', () => {
    expect(found(/z-index:\s*\d{2,}/g, styled)).toEqual([]);
  });
});

describe('tokens', () => {
  /** Also those that components set for their own parts. */
  const known = new Set(
    sheets.flatMap(({ text }) => [...bare(text).matchAll(/(?:style:)?(--[\w-]+)\s*[:=]/g)].map((match) => match[1]!)),
  );

  test('every one that is used exists', () => {
    const used = sheets.flatMap(({ path, text }) =>
      [...bare(text).matchAll(/var\((--[\w-]*\w)[,)]/g)].map((match) => ({ path, name: match[1]! })),
    );
    expect(used.length).toBeGreaterThan(1000);
    expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('every one that exists is used', () => {
    const all = sheets.map(({ text }) => bare(text)).join('\n');
    const names = sheets.filter(isTokens).flatMap(({ text }) => [...bare(text).matchAll(/^ {2}(--[\w-]+):/gm)]);
    const spoken = (name: string) => all.includes(`var(${name})`) || built.some((start) => name.startsWith(start));
    /** Some names are put together: `var(--seat-${n})`. */
    const built = [...new Set([...all.matchAll(/var\((--[a-z]+-(?:[a-z]+-)?)[${]/g)].map((match) => match[1]!))];
    const quoted = (name: string) => new RegExp(`['"\`]${name.replace(/^--[a-z]+-/, '')}['"\`]`).test(all);
    const unused = names.map((match) => match[1]!).filter((name) => !spoken(name) && !quoted(name));
    expect([...new Set(unused)]).toEqual([]);
  });

  test('each theme says the same ones', () => {
    const [dark, light] = THEMES.map((theme) => [...inForce(theme).keys()].sort());
    expect(dark).toEqual(light);
  });

  test('what stands outside the style sheets has the colour of the night', () => {
    const night = inForce('dark').get('--bg')!;
    for (const path of ['../index.html', '../installable.ts']) {
      const colours = readFileSync(join(SOURCE, path), 'utf-8').match(/#[0-9a-f]{6}\b/g);
      expect(colours, path).toEqual([night]);
    }
  });
});

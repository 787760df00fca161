import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import components from '$package/games/outrun/components.toml?raw';
import BoardIcon, { BOARD_ICONS } from '../../../src/games/outrun/art/BoardIcon.svelte';
import CardSign from '../../../src/games/outrun/art/CardSign.svelte';
import Character from '../../../src/games/outrun/art/Character.svelte';
import CharacterToken from '../../../src/games/outrun/art/CharacterToken.svelte';
import { CHARACTERS, EDGES, LOOKS } from '../../../src/games/outrun/art/characters';
import Monster from '../../../src/games/outrun/art/Monster.svelte';
import { MONSTERS } from '../../../src/games/outrun/art/monsters';
import { MOVE_SHAPES, PATTERNS } from '../../../src/games/outrun/art/moves';
import MoveSign from '../../../src/games/outrun/art/MoveSign.svelte';
import PathBack from '../../../src/games/outrun/art/PathBack.svelte';
import PathCard from '../../../src/games/outrun/art/PathCard.svelte';
import { cellMiddle, legsOf, LINE_WIDTH, lineOf, stopsOf, vialOf } from '../../../src/games/outrun/art/paths';
import Room from '../../../src/games/outrun/art/Room.svelte';
import { ROOM_KINDS, roomKind } from '../../../src/games/outrun/art/rooms';
import {
  CARDS,
  gapOf,
  lastingOf,
  MOVE_LETTERS,
  MOVES,
  printedMoves,
  type CardCode,
  type MoveLetter,
} from '../../../src/games/outrun/art/signs';
import Cover from '../../../src/games/outrun/Cover.svelte';
import type { PathView } from '../../../src/games/outrun/view';

/** All values of a key in the components file, in its order. */
function values(key: string): string[] {
  return [...components.matchAll(new RegExp(`\\b${key} = "([^"]+)"`, 'g'))].map((found) => found[1]!);
}

/** What a path may be written with. */
const PATH = /^M[-\d., MLHVCSQTAZmlhvcsqtaz]+$/;

/** The drawing of a piece, checked for what holds for all of them. */
function drawn(piece: Component<any>, props: Record<string, unknown> = {}): HTMLElement {
  const { container } = render(piece, { props });
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('path, rect, circle, ellipse').length).toBeGreaterThan(1);
  for (const path of container.querySelectorAll('path')) expect(path.getAttribute('d')).toMatch(PATH);
  expect(container.innerHTML).not.toMatch(/NaN|undefined|style=|href=/);
  return container;
}

/** The drawing as text without the names of its own gradients, which differ from picture to picture. */
function picture(piece: Component<any>, props: Record<string, unknown> = {}): string {
  return drawn(piece, props).innerHTML.replaceAll(/c\d+-/g, '');
}

function different(pictures: string[]): void {
  expect(new Set(pictures).size).toBe(pictures.length);
}

/** The shapes of a move as they stand in a larger picture. */
function shows(container: HTMLElement, move: MoveLetter): boolean {
  const { solid, strokes } = MOVE_SHAPES[move];
  return container.innerHTML.includes(`d="${solid || strokes}"`);
}

describe('moves', () => {
  test('have the patterns, keys and pairs of section 5.1 of the ledger', () => {
    expect(MOVE_LETTERS.map((move) => `${MOVES[move].key}${move}${MOVES[move].pair} ${MOVES[move].pattern}`)).toEqual([
      '1LR solid',
      '2RL solid',
      '3JD striped',
      '4DJ striped',
      '5CS dotted',
      '6SC dotted',
      '7VT crossed',
      '8TV crossed',
    ]);
  });

  test('differ in shape, and each has a colour of its own', () => {
    expect(values('letter')).toEqual([...MOVE_LETTERS]);
    expect(values('pair')).toEqual(MOVE_LETTERS.map((move) => MOVES[move].pair));
    different(Object.values(MOVE_SHAPES).map(({ solid, strokes }) => solid + strokes));
    different(Object.values(MOVES).map(({ colour }) => colour));
    different(MOVE_LETTERS.map((move) => picture(MoveSign, { move })));
  });

  test('every pattern differs, and lies on the plate of its moves', () => {
    different(Object.values(PATTERNS).map(({ d }) => d));
    for (const move of MOVE_LETTERS) {
      const pattern = drawn(MoveSign, { move }).querySelector('.pattern');
      expect(pattern?.getAttribute('d') ?? '').toBe(PATTERNS[MOVES[move].pattern].d);
    }
  });
});

describe('interference cards', () => {
  test('every one of the 26 faces has an emblem, and no two are alike', () => {
    expect(CARDS).toHaveLength(26);
    expect(values('code')).toEqual([...CARDS]);
    different(CARDS.map((card) => picture(CardSign, { card })));
    for (const card of CARDS) {
      expect(drawn(CardSign, { card }).querySelectorAll('path, rect, circle, text').length).toBeGreaterThan(2);
    }
  });

  test.each(CARDS.filter((card) => card.startsWith('switcheroo')))('%s shows both moves of a pair', (card) => {
    const [a, b] = printedMoves(card) as [MoveLetter, MoveLetter];
    expect(MOVES[a].pair).toBe(b);
    const sign = drawn(CardSign, { card });
    expect(MOVE_LETTERS.filter((move) => shows(sign, move))).toEqual([a, b]);
  });

  test('there is a Not that way for every move, and it shows that move crossed out', () => {
    const nots = CARDS.filter((card) => card.startsWith('not-'));
    expect(nots.flatMap(printedMoves)).toEqual([...MOVE_LETTERS]);
    for (const card of nots) {
      const sign = drawn(CardSign, { card });
      expect(MOVE_LETTERS.filter((move) => shows(sign, move))).toEqual(printedMoves(card));
      expect(sign.querySelector('.out')).not.toBeNull();
    }
  });

  test('a Long way names the two cards between which it lies', () => {
    const numbers = (card: CardCode) =>
      [...drawn(CardSign, { card }).querySelectorAll('text')].map((text) => text.textContent);
    expect((['long-1', 'long-2', 'long-3'] as const).map(numbers)).toEqual([
      ['1', '2'],
      ['2', '3'],
      ['3', '4'],
    ]);
    expect(CARDS.filter((card) => gapOf(card) > 0)).toHaveLength(3);
  });

  test('cards that change the order show it in numbers', () => {
    const told = (card: CardCode) => drawn(CardSign, { card }).textContent.replaceAll(/\s/g, '');
    expect([told('back-away'), told('evens-odds'), told('odds-evens')]).toEqual(['321', '2413', '1324']);
    expect([told('boost'), told('little-shortcut')]).toEqual(['×2', '−1']);
  });

  test('the outline tells how long a card acts', () => {
    const outline = (card: CardCode) => drawn(CardSign, { card }).querySelector('path')!.getAttribute('d')!;
    expect(CARDS.filter((card) => lastingOf(card) === 'round')).toEqual(['little-shortcut', 'boost', 'shield']);
    expect(CARDS.filter((card) => lastingOf(card) === 'once')).toEqual([
      'major-shortcut',
      'focus',
      'fair-trade',
      'have-mine',
      'steal',
    ]);
    for (const card of CARDS) {
      const like = { lasting: 'not-l', round: 'shield', once: 'focus' } as const;
      expect(outline(card)).toBe(outline(like[lastingOf(card)]));
    }
    different([outline('not-l'), outline('shield'), outline('focus')]);
  });
});

const PATHS: PathView[] = [
  ...components.matchAll(/^(pc\d\d) = \{ symbols = "(\w+)", cells = "(\d+)"(, antidote = true)? \}/gm),
].map(([, card, symbols, cells, antidote]) => ({
  card: card!,
  symbols: symbols!,
  cells: cells!,
  antidote: antidote !== undefined,
}));
const pathOf = (card: string) => PATHS.find((path) => path.card === card)!;
/** Six moves with an antidote, seven with one, five without. */
const [WINDING, LONG, PLAIN] = [pathOf('pc14'), pathOf('pc43'), pathOf('pc02')];

function near(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where an element was moved to. */
function place(element: Element): { x: number; y: number } {
  const [, x, y] = /^translate\(([-\d.]+) ([-\d.]+)\)/.exec(element.getAttribute('transform')!)!;
  return { x: Number(x), y: Number(y) };
}

describe('path cards', () => {
  test('there are 48 of them', () => {
    expect(PATHS).toHaveLength(48);
  });

  test('cells are numbered row by row from the top left', () => {
    const [one, three, four, nine] = [1, 3, 4, 9].map(cellMiddle);
    expect(one!.y).toBe(three!.y);
    expect(one!.x).toBe(four!.x);
    expect(three!.x).toBeGreaterThan(one!.x);
    expect(four!.y).toBeGreaterThan(one!.y);
    expect(nine).toEqual({ x: three!.x, y: nine!.y });
    expect(nine!.y - four!.y).toBe(four!.y - one!.y);
  });

  test.each(PATHS)('the footprints of $card follow its cells in order', (path) => {
    const legs = [...drawn(PathCard, { path, straight: false }).querySelectorAll('.leg')];
    expect(legs).toHaveLength(path.symbols.length - 1);
    legs.forEach((leg, i) => {
      const [from, to] = [cellMiddle(Number(path.cells[i])), cellMiddle(Number(path.cells[i + 1]))];
      const steps = [...leg.querySelectorAll('.print'), leg.querySelector('.tip')!];
      const walked = steps.map((step) => near(from, place(step)));
      expect(walked).toEqual([...walked].sort((a, b) => a - b));
      expect(walked.length).toBeGreaterThanOrEqual(3);
      const detours = steps.map((step) => near(from, place(step)) + near(place(step), to) - near(from, to));
      expect(Math.max(...detours)).toBeLessThan(3);
    });
  });

  test('every print points at the next stop, left and right in turn', () => {
    const stops = stopsOf(LONG);
    legsOf(LONG).forEach(({ prints, tip }, i) => {
      const [from, to] = [stops[i]!, stops[i + 1]!];
      const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      for (const print of [...prints, tip]) expect(print.turn).toBeCloseTo(turn);
      prints.forEach((print, step) => expect(print.left).toBe(step % 2 === 0));
    });
  });

  test.each([false, true])('only the first move glows (straight: %s)', (straight) => {
    for (const path of [WINDING, LONG, PLAIN]) {
      const card = drawn(PathCard, { path, straight });
      const stops = [...card.querySelectorAll<HTMLElement>('.stop')];
      expect(stops.map((stop) => MOVE_LETTERS.find((move) => shows(stop, move))).join('')).toBe(path.symbols);
      expect(stops.map((stop) => stop.classList.contains('first'))).toEqual(stops.map((_, i) => i === 0));
      expect(card.querySelectorAll('.glow')).toHaveLength(1);
      expect(near(place(card.querySelector('.glow')!.parentElement!), place(stops[0]!))).toBe(0);
    }
  });

  test('the antidote lies beyond the last move, only where it is printed', () => {
    for (const straight of [false, true]) {
      expect(drawn(PathCard, { path: LONG, straight }).querySelector('.antidote')).not.toBeNull();
      expect(drawn(PathCard, { path: PLAIN, straight }).querySelector('.antidote')).toBeNull();
    }
    expect(lineOf(LONG).vial).toBeGreaterThan(lineOf(LONG).moves.at(-1)!);
  });

  test('the antidote hangs on the last stop, clear of all other stops and of every print, within the card', () => {
    const printed = PATHS.filter(({ antidote }) => antidote);
    expect(printed).toHaveLength(16);
    for (const path of printed) {
      const vial = vialOf(path);
      const stops = stopsOf(path);
      expect(near(stops.at(-1)!, vial)).toBeLessThan(50);
      for (const stop of stops.slice(0, -1)) expect(near(stop, vial)).toBeGreaterThan(55);
      for (const print of legsOf(path).flatMap(({ prints, tip }) => [...prints, tip])) {
        expect(near(print, vial)).toBeGreaterThan(25);
      }
      for (const side of [vial.x, vial.y]) expect(Math.min(side, LINE_WIDTH - side)).toBeGreaterThan(20);
    }
  });

  test.each(PATHS)('a straight $card is one line with arrows between the moves', (path) => {
    const { moves, arrows, size } = lineOf(path);
    const order = moves.flatMap((x, i) => (i === 0 ? [x] : [arrows[i - 1]!, x]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(Math.min(...moves) - size / 2).toBeGreaterThan(0);
    expect(Math.max(...moves) + size / 2).toBeLessThan(LINE_WIDTH);
    // At its smallest, 260 pixels wide, a move is still as large as the smallest sign.
    expect((size * 260) / LINE_WIDTH).toBeGreaterThanOrEqual(24);
    expect(drawn(PathCard, { path, straight: true }).querySelectorAll('.arrow')).toHaveLength(arrows.length);
  });

  test('its back tells nothing (OUT-H6)', () => {
    const back = drawn(PathBack);
    expect(MOVE_LETTERS.some((move) => shows(back, move))).toBe(false);
    expect(back.querySelector('.stop, .antidote')).toBeNull();
  });

  test('two cards on a page do not share the names of their gradients', () => {
    const ids = [WINDING, LONG].flatMap((path) =>
      [...drawn(PathCard, { path }).querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids).toHaveLength(2);
    different(ids);
  });
});

describe('runners and monsters', () => {
  test('every character has a figure and a token edge of its own', () => {
    different(CHARACTERS.map((character) => picture(Character, { character })));
    expect(CHARACTERS.map((character) => LOOKS[character].edge)).toEqual([
      'plain',
      'notched',
      'wavy',
      'square',
      'scalloped',
      'dotted',
    ]);
    const outlines = CHARACTERS.map((character) => {
      const token = drawn(CharacterToken, { character });
      return token.querySelector('.edge')!.getAttribute('d')! + (token.querySelector('.dots') ? ' dotted' : '');
    });
    different(outlines);
    const dots = (character: string) => (character === 'diver' ? ' dotted' : '');
    expect(outlines).toEqual(CHARACTERS.map((character) => EDGES[LOOKS[character].edge] + dots(character)));
    expect(components).toContain(`characters = [${CHARACTERS.map((character) => `"${character}"`).join(', ')}]`);
  });

  test('who is infected bears a sign', () => {
    for (const character of CHARACTERS) {
      expect(drawn(CharacterToken, { character, infected: true }).querySelector('.infected')).not.toBeNull();
      expect(drawn(CharacterToken, { character }).querySelector('.infected')).toBeNull();
    }
  });

  test('every monster has a figure and a face', () => {
    expect([...components.matchAll(/^\[monsters\.(\w+)\]/gm)].map((found) => found[1])).toEqual([...MONSTERS]);
    const looks = [false, true].flatMap((small) => MONSTERS.map((monster) => ({ monster, small })));
    different(looks.map((look) => picture(Monster, look)));
  });
});

describe('the board', () => {
  test('every icon is a sign of its own', () => {
    different(BOARD_ICONS.map((icon) => picture(BoardIcon, { icon })));
  });

  test('the nine rooms of a board differ, bear their numbers and end at the exit', () => {
    const rooms = ROOM_KINDS.map((kind, i) => drawn(Room, { n: i + 1, kind }));
    expect(rooms.map((room) => room.textContent.trim())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    different(rooms.map((room) => room.querySelector('.exhibit')!.innerHTML));
    expect([9, 18, 27].map(roomKind)).toEqual(['exit', 'exit', 'exit']);
    expect(roomKind(10)).toBe(roomKind(1));
    different([1, 10, 19].map((n) => picture(Room, { n, kind: roomKind(n) }).replace(`>${n}<`, '><')));
  });

  test('the cover is a picture of its own', () => {
    drawn(Cover);
  });
});

/** Contrast of two colours, as the guidelines for accessible pages reckon it. */
function contrast(a: string, b: string): number {
  const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (colour: string) => {
    const [r, g, blue] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * blue!;
  };
  const [bright, dark] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

describe('colours', () => {
  const sheets = ['shared/tokens.css', 'games/outrun/accent.css'];
  const theme = sheets
    .map((path) => `\n${readFileSync(join(import.meta.dirname, '../../../src', path), 'utf8')}`)
    .join('');
  const block = (selector: string) => theme.split(`\n${selector} {`)[1]!.split('\n}')[0]!;
  const tone = (selector: string, name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(block(selector))![1]!;

  test.each([
    [":root[data-theme='dark']", "[data-game='outrun']"],
    [":root[data-theme='light']", ":root[data-theme='light'] [data-game='outrun']"],
  ])('the accent can be read (%s)', (root, game) => {
    for (const ground of ['bg', 'bg-2', 'surface', 'surface-2']) {
      expect(contrast(tone(game, 'game'), tone(root, ground))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(tone(game, 'game'), tone(game, 'game-ink'))).toBeGreaterThanOrEqual(4.5);
  });

  test('the ink of a move stands out from its plate and from the pattern upon it', () => {
    const painted = readFileSync(join(import.meta.dirname, '../../../src/games/outrun/art/colours.css'), 'utf8');
    const colourOf = (token: string) => new RegExp(`${/--[\w-]+/.exec(token)![0]}: (#\\w{6});`).exec(painted)![1]!;
    const ink = colourOf('var(--out-floor)');
    for (const { colour, shade } of Object.values(MOVES)) {
      expect(contrast(ink, colourOf(colour))).toBeGreaterThanOrEqual(7);
      expect(contrast(ink, colourOf(shade))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

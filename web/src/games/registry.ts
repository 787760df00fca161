/** What a game brings to the browser: found by its folder, never listed. What it does not bring is generic. */

import type { Component } from 'svelte';
import type { BoardProps, SeatProps } from '../shared/board';
import type { GameWords } from '../shared/words.svelte';
import type { Value } from '../shared/protocol';
import type { QuickAnswers } from '../shared/table/quick.svelte';
import { settings } from '../shared/settings.svelte';

/** What is worth knowing about an option before choosing it; empty for nothing. */
export type Note = (view: any, words: GameWords, code: string, options: Record<string, Value>) => string;

/** Also told to every part: the settings of the table. */
export interface Told {
  options?: Record<string, Value>;
}

export interface GameParts {
  Board: Component<BoardProps & Told>;
  Hand: Component<BoardProps & Told>;
  Seat: Component<SeatProps & Told>;
  /** What takes the place of board and hand while all answer against the clock; null: the game has nothing like it. */
  Race: Component<BoardProps & Told> | null;
  note: Note;
  /** Answers what needs no thought; null: the game asks nothing of the kind. */
  Quick: (new () => QuickAnswers) | null;
}

/** What is seen of a game all the time. */
type Drawn = Pick<GameParts, 'Board' | 'Hand' | 'Seat'>;

/** What takes the place of the pictures where the reader wants words. */
export type TextParts = Drawn;

type Loads<Module> = Record<string, () => Promise<Module>>;

const BOARDS = import.meta.glob<{ default: GameParts['Board'] }>('./*/Board.svelte');
const HANDS = import.meta.glob<{ default: GameParts['Hand'] }>('./*/Hand.svelte');
const SEATS = import.meta.glob<{ default: GameParts['Seat'] }>('./*/Seat.svelte');
const RACES = import.meta.glob<{ default: Component<BoardProps & Told> }>('./*/race/Race.svelte');
const NOTES = import.meta.glob<{ note: Note }>('./*/note.ts');
const TEXT_BOARDS = import.meta.glob<{ default: GameParts['Board'] }>('./*/text/Board.svelte');
const TEXT_HANDS = import.meta.glob<{ default: GameParts['Hand'] }>('./*/text/Hand.svelte');
const QUICKS = import.meta.glob<{ Quick: new () => QuickAnswers }>('./*/quick.ts');

/** A part that cannot be loaded is like one that is missing: the game can still be played. */
async function load<Module>(loads: Loads<Module>, path: string): Promise<Module | null> {
  try {
    return (await loads[path]?.()) ?? null;
  } catch {
    return null;
  }
}

type Found<Part> = { default: Part } | null;

/** What was found, and something generic for the rest; that is fetched only where there is a rest. */
async function drawnWith(
  board: Found<Drawn['Board']>,
  hand: Found<Drawn['Hand']>,
  seat: Found<Drawn['Seat']>,
): Promise<Drawn> {
  if (board && hand && seat) return { Board: board.default, Hand: hand.default, Seat: seat.default };
  const { GENERIC } = await import('./generic');
  return {
    Board: board?.default ?? GENERIC.Board,
    Hand: hand?.default ?? GENERIC.Hand,
    Seat: seat?.default ?? GENERIC.Seat,
  };
}

const texts = new Map<string, TextParts>();

/** The words of a game's board, if they have come. */
export function textSoFar(folder: string | null): TextParts | null {
  return texts.get(folder ?? '') ?? null;
}

/** Fetched when somebody wants them. */
export async function textOf(folder: string): Promise<TextParts> {
  const [board, hand, seat] = await Promise.all([
    load(TEXT_BOARDS, `./${folder}/text/Board.svelte`),
    load(TEXT_HANDS, `./${folder}/text/Hand.svelte`),
    import('../shared/text/Seat.svelte').catch(() => null),
  ]);
  const found = await drawnWith(board, hand, seat);
  if (board && hand && seat) texts.set(folder, found);
  return found;
}

export async function partsOf(folder: string): Promise<GameParts> {
  if (settings.text) await textOf(folder);
  const [board, hand, seat, race, note, quick] = await Promise.all([
    load(BOARDS, `./${folder}/Board.svelte`),
    load(HANDS, `./${folder}/Hand.svelte`),
    load(SEATS, `./${folder}/Seat.svelte`),
    load(RACES, `./${folder}/race/Race.svelte`),
    load(NOTES, `./${folder}/note.ts`),
    load(QUICKS, `./${folder}/quick.ts`),
  ]);
  return {
    ...(await drawnWith(board, hand, seat)),
    Race: race?.default ?? null,
    note: note?.note ?? (() => ''),
    Quick: quick?.Quick ?? null,
  };
}

/** What a game brings to the browser: found by its folder, never listed. What it does not bring is generic. */

import type { Component } from 'svelte';
import type { BoardProps, SeatProps } from '../shared/board';
import type { GameWords } from '../shared/words.svelte';
import type { Value } from '../shared/protocol';
import type { QuickAnswers } from '../shared/table/quick.svelte';
import GenericBoard from '../shared/table/GenericBoard.svelte';
import GenericHand from '../shared/table/GenericHand.svelte';
import GenericSeat from '../shared/table/GenericSeat.svelte';

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

type Loads<Module> = Record<string, () => Promise<Module>>;

const BOARDS = import.meta.glob<{ default: GameParts['Board'] }>('./*/Board.svelte');
const HANDS = import.meta.glob<{ default: GameParts['Hand'] }>('./*/Hand.svelte');
const SEATS = import.meta.glob<{ default: GameParts['Seat'] }>('./*/Seat.svelte');
const RACES = import.meta.glob<{ default: Component<BoardProps & Told> }>('./*/race/Race.svelte');
const NOTES = import.meta.glob<{ note: Note }>('./*/note.ts');
const QUICKS = import.meta.glob<{ Quick: new () => QuickAnswers }>('./*/quick.ts');

export const GENERIC: GameParts = {
  Board: GenericBoard,
  Hand: GenericHand,
  Seat: GenericSeat,
  Race: null,
  note: () => '',
  Quick: null,
};

/** A part that cannot be loaded is like one that is missing: the game can still be played. */
async function load<Module>(loads: Loads<Module>, path: string): Promise<Module | null> {
  try {
    return (await loads[path]?.()) ?? null;
  } catch {
    return null;
  }
}

export async function partsOf(folder: string): Promise<GameParts> {
  const [board, hand, seat, race, note, quick] = await Promise.all([
    load(BOARDS, `./${folder}/Board.svelte`),
    load(HANDS, `./${folder}/Hand.svelte`),
    load(SEATS, `./${folder}/Seat.svelte`),
    load(RACES, `./${folder}/race/Race.svelte`),
    load(NOTES, `./${folder}/note.ts`),
    load(QUICKS, `./${folder}/quick.ts`),
  ]);
  return {
    Board: board?.default ?? GENERIC.Board,
    Hand: hand?.default ?? GENERIC.Hand,
    Seat: seat?.default ?? GENERIC.Seat,
    Race: race?.default ?? GENERIC.Race,
    note: note?.note ?? GENERIC.note,
    Quick: quick?.Quick ?? GENERIC.Quick,
  };
}

/**
 * What a game brings to the browser: found in the `parts.ts` of its folder, never listed, and fetched in one piece. What it
 * does not bring is generic.
 */

import type { Component } from 'svelte';
import type { BoardProps, SeatProps, Telling, Warning } from '../shared/board';
import type { GameWords } from '../shared/words.svelte';
import type { NoticeOf } from '../shared/notices';
import type { Value } from '../shared/protocol';
import type { Actions } from '../shared/table/actions';
import type { Ahead } from '../shared/table/ahead';
import type { QuickAnswers } from '../shared/table/quick.svelte';
import { ignoreExpected } from '../shared/problem';
import type { Pacing } from '../shared/table/replay.svelte';
import { settings } from '../shared/settings.svelte';

/** What a game shows of itself. The client hands it on unread: only the game's own parts know its form. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has a type of its own
type AnyView = any;

/** What is worth knowing about an option before choosing it; empty for nothing. */
export type Note = (view: AnyView, words: GameWords, code: string, options: Record<string, Value>) => string;

/** What everybody should be warned of now, whatever is asked. */
export type Warns = (view: AnyView, words: GameWords) => Warning | null;

export type Standings = (view: AnyView, words: GameWords) => string[];

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
  warning: Warns;
  /** At the end: all seats from first to last, each with how far it came; null: the game ranks nobody but winners. */
  standings: Standings | null;
  /** How long each frame of a replay is shown; null: all as long. */
  pacing: Pacing | null;
  /** The questions behind the one that is open, which can be answered together with it; null: there are none. */
  ahead: (view: AnyView) => Ahead | null;
  /** What happens to the reader's seat, and must not be missed. */
  notice: NoticeOf<AnyView>;
  /** How long the board's pictures take; without it everything is told at once. */
  telling: Telling;
  /** Which events the log tells as one action. */
  opens: Actions;
  /** Answers what needs no thought; null: the game asks nothing of the kind. */
  Quick: (new () => QuickAnswers) | null;
}

/** What is seen of a game all the time. */
type Drawn = Pick<GameParts, 'Board' | 'Hand' | 'Seat'>;

/** What takes the place of the pictures where the reader wants words. */
export type TextParts = Drawn;

type Loads<Module> = Record<string, () => Promise<Module>>;

const PARTS = import.meta.glob<Partial<GameParts>>('./*/parts.ts');
const TEXT_BOARDS = import.meta.glob<{ default: GameParts['Board'] }>('./*/text/Board.svelte');
const TEXT_HANDS = import.meta.glob<{ default: GameParts['Hand'] }>('./*/text/Hand.svelte');

/** A part that cannot be loaded is like one that is missing: the game can still be played. */
async function load<Module>(loads: Loads<Module>, path: string): Promise<Module | null> {
  try {
    return (await loads[path]?.()) ?? null;
  } catch (error) {
    ignoreExpected(error);
    return null;
  }
}

/** What was found, and something generic for the rest; that is fetched only where there is a rest. */
async function drawnWith({ Board, Hand, Seat }: { [Part in keyof Drawn]?: Drawn[Part] | undefined }): Promise<Drawn> {
  if (Board && Hand && Seat) return { Board, Hand, Seat };
  const { GENERIC } = await import('./generic');
  return { Board: Board ?? GENERIC.Board, Hand: Hand ?? GENERIC.Hand, Seat: Seat ?? GENERIC.Seat };
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
    import('../shared/text/Seat.svelte').catch(ignoreExpected),
  ]);
  const found = await drawnWith({ Board: board?.default, Hand: hand?.default, Seat: seat?.default });
  if (board && hand && seat) texts.set(folder, found);
  return found;
}

export async function partsOf(folder: string): Promise<GameParts> {
  if (settings.text) await textOf(folder);
  const parts = (await load(PARTS, `./${folder}/parts.ts`)) ?? {};
  const {
    Race = null,
    note = () => '',
    warning = () => null,
    standings = null,
    pacing = null,
    ahead = () => null,
    notice = () => null,
    telling = () => [],
    opens = {},
    Quick = null,
    ...drawn
  } = parts;
  return { ...(await drawnWith(drawn)), Race, note, warning, standings, pacing, ahead, notice, telling, opens, Quick };
}

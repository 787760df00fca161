import type { DecisionInfo, GameCard, News, SeatInfo } from './protocol';
import type { From } from './table/choice.svelte';
import type { Film } from './table/replay.svelte';
import type { LocalRealtimeClock } from './table/realtime_clock';
import type { GameWords } from './words.svelte';

/**
 * How long the picture of these events takes on a game's board: for each, after how many milliseconds from the beginning it
 * may be told elsewhere, at the usual speed. Until then log, hand, seats and the next question do not show it. What is
 * missing is told with the one before, or at once.
 */
export type Telling = (news: readonly News[], before: unknown, after: unknown) => readonly number[];

/** All pictures begin at once, and take this long by the name of the event, others `usual`. Events keep their order. */
export function together(durations: Readonly<Record<string, number>>, usual = 0): Telling {
  return (news) => {
    let time = 0;
    return news.map(({ data }) => (time = Math.max(time, durations[String(data.event)] ?? usual)));
  };
}

/** In a real-time game: its clock, and what one does by it. */
export interface Timed {
  clock: LocalRealtimeClock;
  /**
   * Answers at once, without a second tap, and gives back whether the answer was taken. `ms`: how long it took by the
   * page's own clock; null: not measured.
   */
  act: (code: string, ms: number | null) => Promise<boolean>;
  /** The answer as far as it is made, so that it is there when the page is opened anew. */
  draft: (code: string) => void;
  /** This seat has finished, and wants the others' time to be up. */
  vote: () => void;
}

/** What every board, hand and seat of a game is given. They are pictures of `view` alone. */
export interface BoardProps<View = unknown> {
  card: GameCard;
  words: GameWords;
  view: View;
  seats: SeatInfo[];
  /** The seat whose view this is; null: a spectator's. */
  eyes: number | null;
  /** What that seat is asked; the legal codes are the places to light. */
  decision: DecisionInfo | null;
  /** The code that was tapped once and waits for its confirmation. */
  selected: string | null;
  /** `from`: where it is chosen; a button that says what it does needs no second press of a mouse. */
  choose: (code: string, from?: From) => void;
  /** What came with the latest change, to animate. */
  news: News[];
  /** False when the reader wants no motion, or has skipped what is being shown. */
  motion: boolean;
  /** For a board: the view as it is told elsewhere, for its counts and words; behind `view` while a picture is shown. */
  settled?: View;
  /** For a board: the news as far as they are told elsewhere, for what it says in words. */
  heard?: News[];
  /**
   * For a board that shows events by a clock of its own: the number of the first that it has not shown yet, or null when it
   * is done. What is not shown is not told elsewhere.
   */
  hold?: ((from: number | null) => void) | undefined;
  /** Null or missing where nobody is timed. */
  timed?: Timed | null;
  /** What was is shown, and this is where the view comes from; null or missing: the present. */
  film?: Film | null;
}

/** A few words about an option, made by the game: a message or `message.attribute`, and its arguments. */
export interface Note {
  code: string;
  note: string;
  args: Record<string, string | number>;
  warning?: boolean;
}

/** Something that could soon end the game, and its rule. */
export interface Warning {
  text: string;
  rule: string;
}

export interface SeatProps<View = unknown> extends BoardProps<View> {
  seat: number;
}

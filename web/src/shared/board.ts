import type { DecisionInfo, GameCard, News, SeatInfo } from './protocol';
import type { From } from './table/choice.svelte';
import type { Film } from './table/replay.svelte';
import type { LocalRealtimeClock } from './table/realtime_clock';
import type { GameWords } from './words.svelte';

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
  /** `from` is `label` where what is pressed bears the name of what it does. */
  choose: (code: string, from?: From) => void;
  /** What came with the latest change, to animate. */
  news: News[];
  /** False when the reader wants no motion. */
  motion: boolean;
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

import type { DecisionInfo, GameCard, News, SeatInfo } from './protocol';
import type { GameWords } from './words.svelte';

/** What every board, hand and seat of a game is given. They are pictures of `view` alone. */
export interface BoardProps<View = unknown> {
  card: GameCard;
  words: GameWords;
  view: View;
  seats: SeatInfo[];
  /** The seat whose view this is; null: an onlooker's. */
  eyes: number | null;
  /** What that seat is asked; the legal codes are the places to light. */
  decision: DecisionInfo | null;
  /** The code that was tapped once and waits for its confirmation. */
  selected: string | null;
  choose: (code: string) => void;
  /** What came with the latest change, to animate. */
  news: News[];
  /** False when the reader wants no motion. */
  motion: boolean;
}

export interface SeatProps<View = unknown> extends BoardProps<View> {
  seat: number;
}

// Made from src/lamster/games/on_the_lam/view.py by web/make_contract.py: change it there.

/** A tile of the board: open to all. */
export interface TileView {
  at: string;
  skill: string | null;
  number: number;
}

/** A character card, whoever holds it: open to all. */
export interface SuspectView {
  character: string;
  bonuses: Record<string, number>;
  start: string;
}

/** OTL-X2: what everybody sees of a seat. */
export interface SeatView {
  seat: number;
  character: string | null;
  bonuses: Record<string, number>;
  tile: string | null;
  alibi_cards: number;
  items: number;
  marks: string[];
  /** Cards the viewer has seen go into this hand, or into this one or another. */
  known: string[];
}

/** A few words about an option. `note` is a message of the game, or an attribute of one after a dot (`action-sneak.effect`). In `args`, a text whose key is a kind of names (`vehicle`) is the code of one, or several joined by `+`. Warnings stand out and come first. */
export interface Note {
  code: string;
  note: string;
  args: Record<string, string | number>;
  warning?: boolean;
}

/** OTL-X1: one's own hand, in full, and what the options of one's question lead to. */
export interface OwnView {
  seat: number;
  hand: string[];
  items: string[];
  own_cards: number;
  /** Whether an investigation would be an arrest. */
  arrest: boolean;
  /** What stands for a code that does not name it: a tile, a pile, or cards of the hand, joined by `+`. */
  targets: Record<string, string>;
  notes: Note[];
}

/** The search under way, as far as it is open to all. */
export interface SearchView {
  die: number;
  bonus: number;
  extra: number;
  number: number;
}

/** The table from one seat; `own` is None for an onlooker (OTL-X5). */
export interface LamView {
  round: number;
  first: number;
  active: number | null;
  police: string;
  /** How many steps of a pursuit each tile is away from the police. */
  police_near: Record<string, number>;
  /** Where the police go at the end of the round, with the chance in per cent. */
  patrol: Record<string, number>;
  board: TileView[];
  suspects: SuspectView[];
  /** Own cards that make an alibi. */
  goal: number;
  seats: SeatView[];
  own: OwnView | null;
  alibi_pile: number;
  alibi_discard: Record<string, number>;
  play_pile: number;
  play_discard: Record<string, number>;
  turned: string[];
  aside: string[];
  event: string | null;
  search: SearchView | null;
  winners: number[] | null;
}

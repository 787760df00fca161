// Made from src/lamster/games/on_the_lam/view.py by web/make_contract.py: change it there.

/** A tile of the board: open to all. */
export interface TileView {
  at: string;
  skill: string | null;
  number: number;
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

/** OTL-X1: one's own hand, in full. */
export interface OwnView {
  seat: number;
  hand: string[];
  items: string[];
  own_cards: number;
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
  board: TileView[];
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

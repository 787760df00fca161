// Made from src/lamster/games/outrun/view.py by web/make_contract.py: change it there.

/** A path card: its symbols in the order of the footprints, and the cell of each on a 3 by 3 grid. */
export interface PathView {
  card: string;
  symbols: string;
  cells: string;
  antidote: boolean;
}

/** A position of the monster board; 0 is the +0 box. */
export interface PositionView {
  n: number;
  value: number;
  active: boolean;
  icons: string[];
}

/** OUT-H2, H5: what everybody sees of a seat. */
export interface SeatView {
  seat: number;
  character: string | null;
  room: number;
  /** Rooms to go, out of the last one included; 0 for who has left. */
  to_go: number;
  /** Rooms between it and the monster. */
  lead: number;
  /** Who was behind it before the last move, and is ahead of it now. */
  passed_by: number[];
  front: string[];
  hand: number;
  infected: boolean;
  immune: boolean;
  /** Where its token stands on the monster board; None before the first ranking. */
  position: number | null;
  /** In the last round; None before the first. */
  right: boolean | null;
  /** While all run: it has played Finish, or is out of time. */
  finished: boolean;
}

/** A few words about an option. `note` is a message of the game, or an attribute of one after a dot (`action-sneak.effect`). In `args`, a text whose key is a kind of names (`vehicle`) is the code of one, or several joined by `+`. Warnings stand out and come first. */
export interface Note {
  code: string;
  note: string;
  args: Record<string, string | number>;
  warning?: boolean;
}

/** What a seat alone knows: its hand, what it may lay, and its row once it is final. */
export interface OwnView {
  seat: number;
  hand: string[];
  /** The cards that count for it in a run, as they lie now (OUT-G6). */
  force: string[];
  /** The signs of the cards that it may lay in a run, with what it has now. */
  tray: string;
  row: string | null;
  /** The place of the monster board that a code points to. */
  targets: Record<string, string>;
  /** What the options of its question lead to; see preview.py. */
  notes: Note[];
  /** Why cards of its hand cannot be played: on a seat, or (a code without one) on nobody. */
  against: Note[];
}

/** A row on its way from the path card to what had to be laid, and the card that changed it. */
export interface StageView {
  card: string | null;
  rule: string;
  row: string;
}

/** What a seat laid in the last round, and why that was right or wrong. */
export interface RunView {
  seat: number;
  row: string | null;
  ms: number | null;
  /** OUT-T13: the line was as slow as is made up for. */
  capped: boolean;
  right: boolean;
  /** Rooms; None for who was right but did not move, for another had left the map before. */
  moved: number | null;
  front: string[];
  /** All rows that were right. */
  rows: string[];
  stages: StageView[];
  /** The right row most like the one laid. */
  nearest: string;
  /** The first card that differs from it; -1 when none does. */
  at: number;
  /** The card in force that was overlooked, where that explains the row. */
  blame: string | null;
  /** What a medium runner needs. */
  par: number;
  /** The level of bot that runs as fast; None for a run that was not right, or laid a Major shortcut. */
  like: string | null;
}

/** The last round that was checked: runs along the line. */
export interface RoundView {
  round: number;
  path: PathView;
  runs: RunView[];
}

/** OUT-A: how practice goes; times in milliseconds, None where a row was wrong or late. */
export interface PracticeView {
  made: number;
  total: number;
  times: (number | null)[];
  /** What a medium runner needs for each of them. */
  pars: number[];
}

/** The whole game through the eyes of one seat, or of the onlooker. */
export interface OutrunView {
  /** None in practice. */
  monster: string | null;
  /** The number of rooms. */
  goal: number;
  /** Every face of the interference deck of this monster. */
  cards: string[];
  /** Whether the antidote on path cards means anything here. */
  antidote: boolean;
  /** Where pictures show the monster: in the room behind the last runner; 0 is the entrance. */
  monster_room: number;
  stage: string;
  flipper: number;
  path: PathView | null;
  /** The order in which the trays show the eight moves. */
  tray: string;
  straight: boolean;
  /** Seconds that a run may take. */
  limit: number;
  board: PositionView[];
  centre: string[];
  seats: SeatView[];
  line: number[];
  deck: number;
  discard: string[];
  paths_left: number;
  own: OwnView | null;
  last: RoundView | null;
  practice: PracticeView | null;
  /** OUT-E3: at the end all seats, the winner first; empty before. */
  standings: number[];
}

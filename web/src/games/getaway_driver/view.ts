// Made from src/lamster/games/getaway_driver/view.py by web/make_contract.py: change it there.

/** ObstacleView(obstacle: str, spaces: list[str]) */
export interface ObstacleView {
  obstacle: string;
  spaces: string[];
}

/** A tile on the table. `tile` is None for a back; one that the viewer knows is told though `up` is false. */
export interface TileView {
  at: string;
  tile: string | null;
  up: boolean;
  /** In the solo game: the pile a face-down tile that nobody has seen came from. */
  pile: string | null;
}

/** StashView(number: int, at: str, misplaced: bool) */
export interface StashView {
  number: number;
  at: string;
  /** Only while the tokens are adjusted (GD-T6). */
  misplaced: boolean;
}

/** VehicleView(vehicle: str, kind: str, at: str, facing: str, moved: bool, actions: int, pursues: list[int], follows: int | None, reach: list[str]) */
export interface VehicleView {
  vehicle: string;
  kind: string;
  at: string;
  facing: string;
  /** It has moved this round (GD-P1). */
  moved: boolean;
  /** Movement actions it still has in step A. */
  actions: number;
  /** The Drivers on its tile (GD-F1). */
  pursues: number[];
  /** The Driver it is on its way to follow (GD-F9). */
  follows: number | null;
  /** The spaces that one action could take it to (GD-A8), whether or not it still has one. */
  reach: string[];
}

/** DriverView(seat: int, at: str | None, facing: str | None, meter: int, cards: int, hand: list[str] | None, shown: list[str], discard: list[str], removed: list[str], stash: int, spent: int, extra_moves: int, ramming: bool, slammed: bool, stomping: int, stomping_for_both: bool, pursued: bool, ended: bool, chosen: bool, way: str | None) */
export interface DriverView {
  seat: number;
  at: string | null;
  facing: string | null;
  meter: number;
  /** How many are in hand. */
  cards: number;
  /** Only for those who may see it (GD-I2, Q2). */
  hand: string[] | null;
  shown: string[];
  discard: string[];
  removed: string[];
  /** Stash tokens held. */
  stash: number;
  spent: number;
  extra_moves: number;
  ramming: boolean;
  slammed: boolean;
  /** Phases 1 in which this Driver still lays the tiles. */
  stomping: number;
  /** With four players: those for the partner as well (GD-Q25). */
  stomping_for_both: boolean;
  /** A vehicle or Tire Spikes on the Driver's tile now. */
  pursued: boolean;
  /** The turn is over. */
  ended: boolean;
  /** With four players: the direction is set, the partner's is not yet (GD-Q11). */
  chosen: boolean;
  /** With four players: the direction that was chosen, for those who may know it (GD-Q11). */
  way: string | null;
}

/** An upgrade in the garage: everything about it is public. */
export interface UpgradeView {
  upgrade: string;
  cost: number;
  bought: number;
  /** How often its paid abilities were used this round (GD-P17). */
  used: number;
  /** Pieces in the supply, or cards not yet bought. */
  left: number;
  affordable: boolean;
}

/** PoliceView(tokens: int, supply: int, garage: list[lamster.games.getaway_driver.view.UpgradeView]) */
export interface PoliceView {
  tokens: number;
  supply: number;
  garage: UpgradeView[];
}

/** GD-O10: the automated Police. */
export interface SoloView {
  difficulty: string;
  perilous: number;
  serene: number;
  deck: number;
  badges: number[];
  /** How many upgrades these badges will bring (GD-O22). */
  coming: number;
  charged: boolean;
}

/** EventView(event: str, goal: int, crashes: int, escapes: int, fuse: int) */
export interface EventView {
  event: string;
  goal: number;
  crashes: number;
  escapes: number;
  fuse: number;
}

/** SignalView(seat: int, signal: str) */
export interface SignalView {
  seat: number;
  signal: string;
}

/** A piece that a code moves, turns or brings: `driver-1` for a car, a vehicle, or the kind of a token. */
export interface Placement {
  piece: string;
  facing: string | null;
}

/** A few words about an option. `note` is a message of the game, or an attribute of one after a dot (`action-sneak.effect`). In `args`, a text whose key is a kind of names (`vehicle`) is the code of one, or several joined by `+`. Warnings stand out and come first. */
export interface Note {
  code: string;
  note: string;
  args: Record<string, string | number>;
  warning?: boolean;
}

/** What the viewer is asked: where each code points on the map, which piece would stand there, what it leads to. */
export interface OwnView {
  seat: number;
  targets: Record<string, string>;
  placements: Record<string, Placement>;
  notes: Note[];
}

/** The table from one seat; `own` is None for an onlooker (GD-I6) and for who is not asked. */
export interface GetawayView {
  round: number;
  columns: number;
  rows: number;
  obstacles: ObstacleView[];
  tiles: TileView[];
  stash: StashView[];
  hazards: string[];
  hazards_left: number;
  barricades: string[];
  spikes: string[];
  vehicles: VehicleView[];
  drivers: DriverView[];
  /** The step of the Pursuit Meter on which the Police win. */
  red: number;
  /** The Pursuit Meter stands still (GD-V8). */
  frozen: boolean;
  /** Stash tokens for a card from the discard pile (GD-X4, O12). */
  price: number;
  police: PoliceView | null;
  solo: SoloView | null;
  bag: number;
  /** How many rounds the tiles last if every Driver goes straight ahead into the open (GD-E1, Q9). */
  rounds_left: number;
  /** The spaces that tiles have been drawn for; the first is laid next. */
  filling: string[];
  /** The tiles drawn for them, for those who see them. */
  drawn: string[] | null;
  event: EventView | null;
  /** Rounds in which a tile must be laid or turned up, or else the Police win (GD-D19); None while that is far off. */
  idle_left: number | null;
  /** Where the Escape tile lies, once the Drivers got away (GD-W1). */
  escape: string | null;
  signals: SignalView[];
  learning: boolean;
  own: OwnView | null;
  winners: number[] | null;
  /** The rule that ended the game. */
  rule: string | null;
}

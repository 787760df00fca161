// Made from src/lamster/games/escape_from_new_york/view.py by web/make_contract.py: change it there.

/** TurnView(active: int, step: int, forced: bool, ability: bool, noise: int, guard: int, played: list[str], reach: list[str]) */
export interface TurnView {
  active: number;
  step: number;
  forced: boolean;
  ability: boolean;
  /** Noise made by this turn's cards so far. */
  noise: number;
  guard: number;
  /** Cards revealed this turn. */
  played: string[];
  /** The spaces within range of the attack that is being carried out. */
  reach: string[];
}

/** The open back of the top New York card. */
export interface BackView {
  card: string;
  cost: number;
  directions: string[];
  roadblock: string;
}

/** New York's own board, decks and tracks. */
export interface CityView {
  noise: number;
  /** Mission cubes in the left box. */
  missions: number;
  event_level: number;
  /** EFNY-Y6: how many are left is open, which ones is not. */
  black_tiles: number;
  red_tiles: number;
  hurried: boolean;
  top: BackView | null;
  /** Cards that all know to lie below it, in no order: the deck holds some unseen ones besides. */
  below: BackView[];
  /** EFNY-N1, N2: how many of them New York could pay for in step 11, with the Noise of step 10. */
  payable: number;
  /** The New York card that is being carried out. */
  playing: string | null;
  deck: number;
  discard: string[];
  bonuses: string[];
  specials_beside: number;
  prisoners_left: number;
  cars_left: number;
  items_left: number;
  events_left: number;
  copter: string;
  landed: boolean;
  gullfire: boolean;
  /** camp, taken or dead. */
  president: string;
  /** Case slots: `face-down`, a card that lies open, or None. */
  slots: (string | null)[];
}

/** A Prisoner, on foot or with a Car. */
export interface EnemyView {
  car: boolean;
  down: boolean;
  damage: number;
  life: number;
}

/** A space of the city: everything on it is open but what lies face down. */
export interface SpaceView {
  space: string;
  kind: string;
  /** None: not revealed. */
  tile: string | null;
  building: string | null;
  manhole: boolean;
  event: boolean;
  /** A Suburb token: `face-down`, or what it turned out to be. */
  suburb: string | null;
  bridge: number | null;
  enemies: EnemyView[];
  bosses: string[];
  heroes: number[];
  cubes: number;
  wrecks: number;
  /** The numbers of the Case tokens here. */
  cases: number[];
}

/** A road with a Roadblock, by one of its spaces. */
export interface RoadView {
  space: string;
  direction: string;
  intact: boolean;
}

/** BossView(boss: str, space: str | None, life: int, most: int, down: bool, gone: bool) */
export interface BossView {
  boss: string;
  space: string | null;
  life: number;
  most: number;
  down: boolean;
  /** Killed: Romero and Slag for good, the Duke until the next Timer tile. */
  gone: boolean;
}

/** The Level Bar in use. */
export interface BarView {
  texture: string;
  prisoners: number;
  items: number;
  needs_prisoners: number;
  needs_items: number;
}

/** What everybody sees of a Hero; `known` is what the viewer has seen go into the supply. */
export interface SeatView {
  seat: number;
  hero: string | null;
  space: string;
  hand: number;
  discard: number;
  chosen: number;
  /** None: a back. */
  supply: (string | null)[];
  /** How many of the backs are Case cards: they can be told apart from behind. */
  cases: number;
  known: string[];
  weapon: string | null;
  ammo: number;
  most_ammo: number;
  car: string | null;
  level: number;
  bar: BarView | null;
  wanted: number;
  /** EFNY-V11: has promised to show everything in each escape attempt. */
  always_shows: boolean;
  /** Cards that all know to lie on the discard pile. */
  sure_discard: string[];
}

/** EFNY-V5: the four conditions of the own Lone Victory. */
export interface LoneView {
  president: boolean;
  level: boolean;
  thing: boolean;
  transport: boolean;
  /** EFNY-X1: New York may destroy the Gullfire next, and it is the way out. */
  at_risk: boolean;
}

/** EFNY-G14: what only the seat itself knows, and may look at at any time. */
export interface OwnView {
  seat: number;
  hand: string[];
  discard: string[];
  chosen: string[];
  supply: string[];
  shop: string[];
  blue: string | null;
  purple: string | null;
  lone: LoneView;
  /** Damage that step 7 would bring as things stand, before anything wards it off. */
  threat: number;
  /** Face-down POI tiles it has looked at: the space and the tile. */
  peeked: [string, string][];
  /** Case slots whose card it knows. */
  slots: [number, string][];
  event_top: string | null;
  event_bottom: string | null;
}

/** A few words about an option. `note` is a message of the game, or an attribute of one after a dot (`action-sneak.effect`). In `args`, a text whose key is a kind of names (`vehicle`) is the code of one, or several joined by `+`. Warnings stand out and come first. */
export interface Note {
  code: string;
  note: string;
  args: Record<string, string | number>;
  warning?: boolean;
}

/** AheadOption(code: str, rule: str, final: bool, through: list[str]) */
export interface AheadOption {
  code: string;
  rule: string;
  final: boolean;
  /** What has to be played before it, code by code. */
  through: string[];
}

/** The open question and those behind it as one. */
export interface AheadView {
  kind: string;
  rule: string;
  options: AheadOption[];
}

/** EFNY-O1 to O4: how far Noise gets. */
export interface PressureView {
  noise: number;
  /** Mission cubes in the left box. */
  missions: number;
  /** Timer tiles that are turned up because of it. */
  tiles: number;
}

/** EFNY-N2: of this many New York cards, at least and at most how many New York can pay for in step 11. */
export interface PayableView {
  noise: number;
  least: number;
  most: number;
  cards: number;
}

/** What a plan comes to. */
export interface ForecastView {
  /** The option with which it would be so; empty: as things stand. */
  code: string;
  /** Noise of the cards of this turn. */
  made: number;
  after: PressureView;
  payable: PayableView;
  /** Damage of step 7 that is not warded off by now. */
  damage: number;
  /** Cards that it may hit. */
  at_risk: number;
  /** EFNY-H2: not more than one card will be left, and none of this turn's cards takes others back. */
  forced: boolean;
}

/** For the seat that is asked, and for the Hero whose turn it is. */
export interface PreviewView {
  notes: Note[];
  /** The questions behind this one, where going on reveals nothing. */
  ahead: AheadView | null;
  /** Of the plan as it stands, then with each option that changes it; empty once its cards are discarded. */
  forecasts: ForecastView[];
  /** Cards in hand and in the plan that would do nothing now, and why. */
  hindrances: Record<string, string>;
  /** For each option that attacks at once: the spaces within its range. */
  reaches: Record<string, string[]>;
}

/** The whole game through the eyes of one seat, or of the onlooker. */
export interface NewYorkView {
  turn: TurnView;
  city: CityView;
  spaces: SpaceView[];
  roads: RoadView[];
  bosses: BossView[];
  seats: SeatView[];
  own: OwnView | null;
  /** What the options of the viewer's question lead to. */
  preview: PreviewView | null;
}

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

/** The whole game through the eyes of one seat, or of the onlooker. */
export interface NewYorkView {
  turn: TurnView;
  city: CityView;
  spaces: SpaceView[];
  roads: RoadView[];
  bosses: BossView[];
  seats: SeatView[];
  own: OwnView | null;
}

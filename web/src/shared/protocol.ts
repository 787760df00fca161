// Made from src/lamster/tables/protocol.py by web/make_contract.py: change it there.

export const PHASES = ['open', 'starting', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const CHANNELS = ['table', 'team'] as const;
export type Channel = (typeof CHANNELS)[number];

export const HOLDERS = ['open', 'person', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];

export const CLOCK_KINDS = ['ready', 'countdown', 'run', 'limit'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export type Value = string | number | boolean;

export const ERROR_CODES = [
  'already-started',
  'bad-message',
  'bad-name',
  'bad-options',
  'bad-origin',
  'bad-text',
  'blocked',
  'closing',
  'full',
  'illegal',
  'no-onlookers',
  'no-team-talk',
  'no-undo',
  'not-asked',
  'not-host',
  'not-over',
  'not-started',
  'not-your-seat',
  'one-seat',
  'seat-taken',
  'seats-open',
  'stale',
  'storage',
  'too-early',
  'too-fast',
  'too-large',
  'too-late',
  'too-many',
  'unknown-bot',
  'unknown-game',
  'unknown-page',
  'unknown-person',
  'unknown-place',
  'unknown-seat',
  'unknown-table',
  'unready',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Take a free seat, or take one's own seat back from the bot that stands in for it. */
export interface Sit {
  type: 'sit';
  id: number;
  seat: number;
}

/** Leave a seat. In mid-game a bot stands in for it, until its person comes back. */
export interface Stand {
  type: 'stand';
  id: number;
  seat: number;
}

/** The host gives a seat to a bot of this level, or frees it (an empty level). In the middle of a real-time game it says who plays on for somebody who has gone: a level, or `nobody`. */
export interface SetSeat {
  type: 'set-seat';
  id: number;
  seat: number;
  bot: string;
}

/** The host swaps who sits on two seats; moving somebody is a swap with a free seat. */
export interface Swap {
  type: 'swap';
  id: number;
  a: number;
  b: number;
}

/** The host has it drawn who sits where: people, bots and free seats change places at random. */
export interface Shuffle {
  type: 'shuffle';
  id: number;
}

/** The host sends a person away from the table. */
export interface Remove {
  type: 'remove';
  id: number;
  person: string;
}

/** The host changes the number of seats, the settings of the game, or who may come; None leaves it as it is. */
export interface SetTable {
  type: 'set-table';
  id: number;
  /** Settings that are not meant for so many go back to their defaults, unless `options` names them. */
  seats?: number | null;
  options?: Record<string, Value> | null;
  listed?: boolean | null;
  onlookers?: boolean | null;
}

/** The host starts the game; every seat must be taken. */
export interface Start {
  type: 'start';
  id: number;
}

/** While a game starts: the hash of this person's share of the seed. Empty: no share. */
export interface PromiseMessage {
  type: 'promise';
  id: number;
  commitment: string;
}

/** While a game starts, when all promises are known: the share itself, in hexadecimal. */
export interface Reveal {
  type: 'reveal';
  id: number;
  secret: string;
}

/** Answer a decision with a code. A repeated answer is harmless, one to an old decision is refused as stale. */
export interface Act {
  type: 'act';
  id: number;
  seat: number;
  decision: string;
  code: string;
  /** Where the answer is timed: how long it took by the page's own clock, in whole milliseconds. */
  ms?: number | null;
}

/** Take back the own last action, as long as nothing was learned since. */
export interface Undo {
  type: 'undo';
  id: number;
  seat: number;
}

/** Give up; a bot plays on for the seat if others are still playing. */
export interface Resign {
  type: 'resign';
  id: number;
  seat: number;
}

/** Look through another of one's own seats (one device for several people); None is the onlooker's view. */
export interface Look {
  type: 'look';
  id: number;
  seat: number | null;
}

/** Ask which rule allows or forbids a code now. */
export interface Why {
  type: 'why';
  id: number;
  seat: number;
  code: string;
}

/** This seat is ready for the next run. Once said it stays so until the run begins. */
export interface Ready {
  type: 'ready';
  id: number;
  seat: number;
}

/** This seat has finished and wants the others' time to be up. */
export interface Vote {
  type: 'vote';
  id: number;
  seat: number;
}

/** The answer as far as it is made: kept for this seat alone, if its page is opened anew. It decides nothing. */
export interface Draft {
  type: 'draft';
  id: number;
  seat: number;
  decision: string;
  code: string;
}

/** The host declares that somebody has gone: allowed for seats that are `idle`. */
export interface GiveUp {
  type: 'give-up';
  id: number;
  seat: number;
}

/** Another game with the same people, bots and settings, at a new table. */
export interface Rematch {
  type: 'rematch';
  id: number;
}

/** A line of chat. */
export interface Say {
  type: 'say';
  id: number;
  channel: Channel;
  text: string;
}

/** Hear nothing more of a person, or hear them again. */
export interface Mute {
  type: 'mute';
  id: number;
  person: string;
  on: boolean;
}

/** Mute a person and keep them from the tables one hosts, or let them in again. */
export interface Block {
  type: 'block';
  id: number;
  person: string;
  on: boolean;
}

/** Report a wrong ruling: the words are kept with the record and the position. */
export interface Report {
  type: 'report';
  id: number;
  text: string;
}

/** Is the line still open? */
export interface Ping {
  type: 'ping';
  id: number;
}

/** The answer to a `beat` of the server, to be sent at once. It is not answered itself. */
export interface BeatBack {
  type: 'beat-back';
  id: number;
  n: number;
}

export type FromBrowser =
  | Sit
  | Stand
  | SetSeat
  | Swap
  | Shuffle
  | Remove
  | SetTable
  | Start
  | PromiseMessage
  | Reveal
  | Act
  | Undo
  | Resign
  | Look
  | Why
  | Ready
  | Vote
  | Draft
  | GiveUp
  | Rematch
  | Say
  | Mute
  | Block
  | Report
  | Ping
  | BeatBack;

/** Something that happened: numbered without gaps, so that a page knows what it has told already. */
export interface News {
  n: number;
  ply: number;
  round: number;
  /** The event and its fields by name, as the reader may know it; `rule` is the rule behind it. */
  data: Record<string, unknown>;
}

/** Who won, and the rule that ended the game. */
export interface OutcomeInfo {
  winners: number[];
  rule: string;
}

/** A table as everybody at it sees it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  listed: boolean;
  onlookers: boolean;
  host: string;
  phase: Phase;
  seats: SeatInfo[];
  people: PersonInfo[];
  /** Hashes of the shares of the seed: `table` for the server's own, a seat's label for a person's. */
  promises: Record<string, string>;
  /** While starting: all promises are known, now the shares are asked for. */
  reveal: boolean;
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
}

/** The body of every refused request. */
export interface Failure {
  error: ErrorCode;
  message: string;
  rule: string;
  about: Record<string, string>;
}

/** Who this browser is. The name is empty until one was chosen. */
export interface Me {
  person: string;
  name: string;
}

/** A new name. */
export interface SetMe {
  name: string;
}

/** A table to be made. Each seat is `me`, `open` or the level of a bot; several may be `me`. */
export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, Value>;
  listed?: boolean;
  onlookers?: boolean;
}

/** Where the new table is. */
export interface NewTableMade {
  table: string;
}

/** A seat of a table in the lobby. */
export interface SeatCard {
  label: string;
  holder: Holder;
  name: string;
  mine: boolean;
}

/** A table in the lobby, or one of one's own. */
export interface TableCard {
  id: string;
  game: string;
  phase: Phase;
  host: string;
  seats: SeatCard[];
  /** The settings that differ from the game's usual ones. */
  options: Record<string, Value>;
  onlookers: boolean;
  created: number;
  updated: number;
  my_turn: boolean;
}

/** Open tables that anybody may join, and those of this browser, the newest first. */
export interface Lobby {
  open: TableCard[];
  mine: TableCard[];
}

/** A setting of a game: one of `values`, the default first, or a number from `low` to `high`. */
export interface OptionSpec {
  name: string;
  rule: string;
  values: Value[];
  low: number;
  high: number;
  default: Value;
  /** The numbers of seats it is meant for; with others it stays at its default. */
  seats: number[];
}

/** A kind of event: its rule, its fields with the kind of name each holds, and the field that may be hidden. */
export interface EventSpec {
  rule: string;
  fields: [string, string][];
  secret: string;
}

/** What a game has words for: kinds of names with their codes, verbs with what they name, events. */
export interface LexiconInfo {
  names: Record<string, string[]>;
  /** All kinds that verbs and fields speak of, with their codes; one that is not among `names` is made up of those. */
  kinds: Record<string, string[]>;
  verbs: Record<string, string | null>;
  events: Record<string, EventSpec>;
}

/** A game that can be played. */
export interface GameCard {
  name: string;
  title: string;
  folder: string;
  /** What the IDs of its rules begin with. */
  prefix: string;
  rules: number;
  designer: string;
  publisher: string;
  rulebook: string;
  /** The numbers of seats it can be played with. */
  seats: number[];
  minutes: [number, number];
  options: OptionSpec[];
  /** What the seats are called, by their number: numbers, or roles that the game has words for (`role-LABEL`). */
  labels: Record<number, string[]>;
  lexicon: LexiconInfo;
  /** Answers are timed: a person plays one seat only, and nothing is taken back. */
  real_time?: boolean;
  /** Levels of bots that this game has beside those of all games. */
  levels?: string[];
}

/** Every game found, and the levels of bots. */
export interface Games {
  games: GameCard[];
  levels: string[];
}

/** One line of the log of a game, and what it led to. */
export interface Frame {
  ply: number;
  round: number;
  /** -1 is chance, -2 the table. */
  seat: number;
  code: string;
  news: News[];
  view: unknown;
  asked: number[];
}

/** A part of a game, as one seat saw it (None: an onlooker); the first frame of all is the table as it was laid. */
export interface Replay {
  table: TableInfo;
  eyes: number | null;
  /** Through whose eyes the reader may look: all once the game is over, else the own seats. */
  allowed: number[];
  total: number;
  start: number;
  frames: Frame[];
  outcome: OutcomeInfo | null;
}

/** A seat of a table and who holds it. */
export interface SeatInfo {
  seat: number;
  /** The seat as records call it: a number, or a role of an uneven game. */
  label: string;
  holder: Holder;
  person: string | null;
  /** The level of the bot that plays this seat, from the start or as a stand-in. */
  bot: string | null;
  name: string;
  /** A bot plays on for the person, who may take the seat back. */
  stand_in: boolean;
  resigned: boolean;
  /** Seats of one team win and lose together and, where the rules let them, have a chat of their own. */
  team: number;
  /** Nobody plays it, not even a bot: its person has gone. The person may take it back. */
  empty?: boolean;
  /** In a real-time game: its person was away or did not answer for so long that the host may give the seat up. */
  idle?: boolean;
}

/** Somebody at the table, seated or looking on. */
export interface PersonInfo {
  person: string;
  name: string;
  online: boolean;
}

/** The reader of the message. */
export interface You {
  person: string;
  name: string;
  seats: number[];
  /** The seat whose view this page shows; None: an onlooker's. */
  eyes: number | null;
  host: boolean;
  muted: string[];
  blocked: string[];
}

/** A legal code, and the rule that allows it. */
export interface OptionInfo {
  code: string;
  rule: string;
}

/** What the seat is asked: options to choose from, or a form to fill in. */
export interface DecisionInfo {
  id: string;
  seat: number;
  kind: string;
  rule: string;
  options: OptionInfo[];
  form: Record<string, unknown> | null;
}

/** The vote to end a run that some have finished. */
export interface VoteInfo {
  /** It may be voted now. */
  open: boolean;
  /** Seats that have voted. */
  votes: number[];
  /** Seats that must all have voted: those of people who have finished. */
  needed: number[];
}

/** The clock of a real-time game, in milliseconds at the moment of sending. */
export interface ClockInfo {
  kind: ClockKind;
  /** Since the question was shown; in a countdown since it began. */
  elapsed: number;
  /** Until something happens by itself: ready: the answer opens, or once open is given; countdown: the reveal; run and limit: time is up. None: nothing does. */
  left: number | null;
  /** Seats that said that they are ready. */
  ready: number[];
  /** The answer that all get ready for may be given now. */
  open: boolean;
  /** None: there is no vote. */
  vote: VoteInfo | null;
  /** A vote has passed: this is the last call. */
  last_call: boolean;
  /** What the reader's seat last sent as its draft of this answer. */
  draft: string | null;
}

/** The game as the reader's eyes see it. */
export interface Position {
  /** How long the log is; it only grows. */
  ply: number;
  round: number;
  /** The game's own view, see its view types. */
  view: unknown;
  /** Seats that are asked something now. */
  asked: number[];
  /** What the seat behind the reader's eyes is asked. */
  decision: DecisionInfo | null;
  /** That seat may take its last action back. */
  undo: boolean;
  /** That seat may talk to its team in private. */
  team_talk: boolean;
  outcome: OutcomeInfo | null;
  /** None: nobody is timed now. */
  clock?: ClockInfo | null;
}

/** A line of chat, numbered in the order of the table's log. */
export interface ChatLine {
  n: number;
  /** When it was said, in milliseconds since 1970. */
  at: number;
  person: string;
  name: string;
  channel: Channel;
  text: string;
}

/** What changed, after it is on disk; a part that is None did not. `full`: everything, after (re)connecting. */
export interface State {
  type: 'state';
  /** The place in the table's log up to which this is true. */
  seq: number;
  full: boolean;
  table: TableInfo | null;
  you: You | null;
  position: Position | null;
  news: News[];
  chat: ChatLine[];
}

/** Nothing changed but the clock of the position: this one takes its place. */
export interface Clock {
  type: 'clock';
  clock: ClockInfo | null;
}

/** Answer at once with a `beat` of the same number: so the server learns how long the line is. */
export interface Beat {
  type: 'beat';
  n: number;
}

/** The message with this number has been done, and is on disk. */
export interface Ok {
  type: 'ok';
  id: number;
}

/** The message with this number was not done, and nothing has changed. `id` is None if it could not be read. */
export interface ErrorMessage {
  type: 'error';
  id: number | null;
  error: ErrorCode;
  /** What was wrong and what would be right, in English; the browser has words of its own for most. */
  message: string;
  /** The rule that refuses, where one does. */
  rule: string;
  /** What the browser needs to say it in its own words. */
  about: Record<string, string>;
}

/** The answer to `why`. */
export interface Because {
  type: 'because';
  id: number;
  allowed: boolean;
  rule: string;
  message: string;
}

/** The table of the rematch is ready. */
export interface Made {
  type: 'made';
  id: number;
  table: string;
}

/** The line is open. */
export interface Pong {
  type: 'pong';
  id: number;
}

/** The server is about to close this line, and says why. */
export interface Bye {
  type: 'bye';
  error: ErrorCode;
  message: string;
}

export type FromServer = State | Clock | Beat | Ok | ErrorMessage | Because | Made | Pong | Bye;

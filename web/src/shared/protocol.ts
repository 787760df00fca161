// Made from src/lamster/tables/protocol/ by web/make_contract.py: change it there.

/** Agree to a proposed clock, or decline it. */
export interface AnswerClock {
  type: 'answer-clock';
  id: number;
  /** The number of the proposal. */
  proposal: number;
  agree: boolean;
}

/** A player's vote to seat a bot of this level for an absent player. */
export interface BotVote {
  seat: number;
  person: string;
  bot: string;
}

/** A player proposes to play on with a clock, and the other players are asked. */
export interface ClockProposal {
  number: number;
  person: string;
  time: TimeControl;
  /** The people who must all agree: the players, without those who have been absent for a minute. */
  needed: string[];
  /** The people who have agreed, including the one who proposes. */
  agreed: string[];
  /** Milliseconds until the proposal lapses. */
  left: number;
}

/** Notify a player who is asked something: in their open pages, or by push and webhook if they see none. */
export interface Nudge {
  type: 'nudge';
  id: number;
  seat: number;
}

/** Somebody at the table nudges the player of this seat. */
export interface Nudged {
  type: 'nudged';
  seat: number;
  /** The person who nudges. */
  by: string;
}

/** Propose a clock for a game that has begun without one. All players who are online must agree. */
export interface ProposeClock {
  type: 'propose-clock';
  id: number;
  time: TimeControl;
}

/** Seat a bot of this level for a player who is asked and has been absent for a minute (`bot_in` is 0). The host decides alone. From any other player it is a vote, which needs more than half of the players who are online; an empty level withdraws the vote. */
export interface ReplaceAbsent {
  type: 'replace-absent';
  id: number;
  seat: number;
  bot: string;
}

/** A person whom the host removed from the table and who is not connected. */
export interface SentAway {
  person: string;
  name: string;
  /** They cannot come back unless the host readmits them. */
  banned: boolean;
  /** The host blocks them at all tables of the host. */
  blocked?: boolean;
}

export const CHANNELS = ['table', 'team'] as const;
export type Channel = (typeof CHANNELS)[number];

export const CLOCK_KINDS = ['ready', 'countdown', 'run', 'limit'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export const ERROR_CODES = [
  'already-started',
  'bad-address',
  'bad-clock',
  'bad-link',
  'bad-message',
  'bad-name',
  'bad-options',
  'bad-origin',
  'bad-text',
  'banned',
  'blocked',
  'busy',
  'closed',
  'closing',
  'forgotten',
  'from-position',
  'full',
  'hint-late',
  'illegal',
  'log-full',
  'log-nearly-full',
  'no-analysis',
  'no-hints',
  'no-link',
  'no-onlookers',
  'no-pupil',
  'no-team-talk',
  'no-undo',
  'not-asked',
  'not-host',
  'not-in-lesson',
  'not-over',
  'not-started',
  'not-your-seat',
  'nothing-left',
  'nudged',
  'one-seat',
  'other-rules',
  'removed',
  'seat-taken',
  'seats-open',
  'stale',
  'storage',
  'too-early',
  'too-fast',
  'too-large',
  'too-late',
  'too-many',
  'too-many-pages',
  'too-many-tables',
  'undo-asked',
  'undo-declined',
  'unknown-bot',
  'unknown-card',
  'unknown-game',
  'unknown-page',
  'unknown-person',
  'unknown-place',
  'unknown-seat',
  'unknown-table',
  'unreadable',
  'unready',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const HOLDERS = ['open', 'person', 'bot'] as const;
export type Holder = (typeof HOLDERS)[number];

export const PHASES = ['open', 'starting', 'playing', 'over', 'closed'] as const;
export type Phase = (typeof PHASES)[number];

export type Value = string | number | boolean;

/** Answer a decision with a code. A repeated answer is harmless; one to an old decision is refused as stale. */
export interface Act {
  type: 'act';
  id: number;
  seat: number;
  decision: string;
  code: string;
  /** For timed answers: the time taken by the client's own clock, in whole milliseconds. */
  ms?: number | null;
}

/** The answer to a `beat` of the server, to be sent at once. The server does not answer it. */
export interface BeatBack {
  type: 'beat-back';
  id: number;
  n: number;
}

/** Mute a person and keep them from the tables that one hosts, or undo this. */
export interface Block {
  type: 'block';
  id: number;
  person: string;
  on: boolean;
}

/** An unfinished answer: the server keeps it for this seat alone and shows it when the page is opened again. An unfinished row decides nothing. An option that has been selected for a second is played when its time runs out. */
export interface Draft {
  type: 'draft';
  id: number;
  seat: number;
  decision: string;
  code: string;
}

export type FromBrowser =
  | Sit
  | Stand
  | SetSeat
  | Swap
  | Shuffle
  | Remove
  | Readmit
  | SetTable
  | Start
  | PromiseMessage
  | Reveal
  | Act
  | Undo
  | AskUndo
  | AnswerUndo
  | Resign
  | Look
  | Why
  | Ready
  | Vote
  | Draft
  | DecideTime
  | GiveUp
  | Rematch
  | Say
  | Point
  | Emote
  | Mute
  | Block
  | Report
  | Ping
  | Shown
  | Seen
  | Welcome
  | ShareSeat
  | EndShare
  | AskHint
  | AskWhyNot
  | CancelHint
  | SetStandingAnswer
  | Nudge
  | ReplaceAbsent
  | ProposeClock
  | AnswerClock
  | BeatBack;

/** The host declares that a player has left: allowed for seats that are `idle`. */
export interface GiveUp {
  type: 'give-up';
  id: number;
  seat: number;
}

/** Show the view of another of one's own seats (several people at one device); None is the spectator's view. */
export interface Look {
  type: 'look';
  id: number;
  seat: number | null;
}

/** Hide a person's chat, or show it again. */
export interface Mute {
  type: 'mute';
  id: number;
  person: string;
  on: boolean;
}

/** Ask whether the connection is open. */
export interface Ping {
  type: 'ping';
  id: number;
}

/** While a game starts: the hash of this person's share of the seed. Empty: no share. */
export interface PromiseMessage {
  type: 'promise';
  id: number;
  commitment: string;
}

/** The host readmits a person. Before the game the person gets the seat back if it is free. */
export interface Readmit {
  type: 'readmit';
  id: number;
  person: string;
}

/** This seat is ready for the next run. It stays ready until the run begins. */
export interface Ready {
  type: 'ready';
  id: number;
  seat: number;
}

/** Another game with the same people, bots and settings, at a new table. */
export interface Rematch {
  type: 'rematch';
  id: number;
  /** Everybody moves up by one seat: the roles rotate, and another player begins. */
  rotate?: boolean;
}

/** The host removes a person from the table. A person who is not banned may come back by the link. */
export interface Remove {
  type: 'remove';
  id: number;
  person: string;
  ban?: boolean;
}

/** Report a wrong ruling. The text is stored with the record and the position. */
export interface Report {
  type: 'report';
  id: number;
  text: string;
}

/** Give up. A bot plays the seat on if others are still playing. */
export interface Resign {
  type: 'resign';
  id: number;
  seat: number;
}

/** While a game starts, once all promises are known: the share itself, in hexadecimal. */
export interface Reveal {
  type: 'reveal';
  id: number;
  secret: string;
}

/** A line of chat. */
export interface Say {
  type: 'say';
  id: number;
  channel: Channel;
  text: string;
}

/** All news with a lower number than `n` have been visible. A returning reader is shown what happened since. */
export interface Seen {
  type: 'seen';
  id: number;
  n: number;
}

/** The host gives a seat to a bot of this level, or frees it (an empty level). In the middle of a real-time game it says who plays for a person who has left: a bot level, or `nobody`. */
export interface SetSeat {
  type: 'set-seat';
  id: number;
  seat: number;
  bot: string;
}

/** The host changes the number of seats or the settings of the table; None leaves a value unchanged. */
export interface SetTable {
  type: 'set-table';
  id: number;
  /** Options that do not apply to this number of seats return to their defaults, unless `options` names them. */
  seats?: number | null;
  options?: Record<string, Value> | null;
  listed?: boolean | null;
  onlookers?: boolean | null;
  onlooker_delay?: number | null;
  undo?: UndoRule | null;
  hints?: HintRule | null;
  time?: TimeControl | null;
}

/** Whether this page is visible. The server may notify a person none of whose pages is visible. */
export interface Shown {
  type: 'shown';
  id: number;
  on: boolean;
}

/** The host shuffles the seats: people, bots and free seats change places at random. */
export interface Shuffle {
  type: 'shuffle';
  id: number;
}

/** Take a free seat, or take one's own seat back from its stand-in bot. */
export interface Sit {
  type: 'sit';
  id: number;
  seat: number;
}

/** Leave a seat. In mid-game a stand-in bot plays it until its person comes back. */
export interface Stand {
  type: 'stand';
  id: number;
  seat: number;
}

/** The host starts the game. Every seat must be taken. */
export interface Start {
  type: 'start';
  id: number;
}

/** The host swaps the holders of two seats. To move a person, swap with a free seat. */
export interface Swap {
  type: 'swap';
  id: number;
  a: number;
  b: number;
}

/** Take back one's own last action, which is possible until new information was learned. */
export interface Undo {
  type: 'undo';
  id: number;
  seat: number;
}

/** This seat has finished and votes to end the run for the others. */
export interface Vote {
  type: 'vote';
  id: number;
  seat: number;
}

/** Ask which rule allows or forbids a code now. */
export interface Why {
  type: 'why';
  id: number;
  seat: number;
  code: string;
}

/** Vote on a seat whose time is up: wait (the seat gets its time again), or let a bot take over. The vote may be changed until the decision. */
export interface DecideTime {
  type: 'decide-time';
  id: number;
  seat: number;
  wait: boolean;
}

/** When the time of a seat is up: a bot takes the seat over, or the other players decide. */
export const ON_TIMES = ['bot', 'others'] as const;
export type OnTime = (typeof ON_TIMES)[number];

/** The time of one seat that a person plays, at the moment of sending. */
export interface SeatTime {
  seat: number;
  /** Milliseconds; 0: the time is up. */
  left: number;
  running: boolean;
}

/** The turn clock of a table. Real-time games have their own clock and no turn clock. */
export interface TimeControl {
  kind?: TimeKind;
  /** Seconds per move, seconds for the whole game, or days per move. */
  amount?: number;
  /** With `total`: the seconds that each move adds to the time left. */
  more?: number;
  on_time?: OnTime;
}

/** None: no clock. Move: seconds per move. Total: seconds for the whole game, and more with each move. Days: days per move. */
export const TIME_KINDS = ['none', 'move', 'total', 'days'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** The time of all seats. */
export interface TimesInfo {
  seats: SeatTime[];
  votes: TimeVote[];
}

/** The time of a seat is up, and the other players vote. Until the decision the late player may still answer. */
export interface TimeVote {
  seat: number;
  /** The people who decide. */
  voters: string[];
  /** The people who want to wait. */
  wait: string[];
  /** The people who want a bot to take over. */
  bot: string[];
  /** Milliseconds until the votes cast so far decide. */
  left: number;
}

/** Agree to an undo request, or decline it. */
export interface AnswerUndo {
  type: 'answer-undo';
  id: number;
  /** The number of the undo request. */
  wish: number;
  agree: boolean;
}

/** Ask to go back to before an own action, one of `position.back`. Without need for consent it is done at once. */
export interface AskUndo {
  type: 'ask-undo';
  id: number;
  seat: number;
  place: number;
}

/** End the link to one's own seat and disconnect everybody who uses it. */
export interface EndShare {
  type: 'end-share';
  id: number;
  seat: number;
}

/** The key of the link to one's own seat. It is sent once: the server stores only its hash. */
export interface SeatShared {
  type: 'seat-shared';
  id: number;
  key: string;
}

/** Make a link that shares the view of one's own seat. An earlier link ends. */
export interface ShareSeat {
  type: 'share-seat';
  id: number;
  seat: number;
}

/** A player asks to undo actions, and the other players are asked for their consent. */
export interface UndoRequest {
  number: number;
  seat: number;
  place: number;
  /** The action to go back to, as far as the reader may know it. */
  code: string;
  turn: boolean;
  acted: number[];
  learned: boolean;
  /** The people who must all agree. */
  needed: string[];
  /** The people who have agreed. */
  agreed: string[];
  /** Milliseconds until the request lapses. */
  left: number;
}

/** What may be taken back. Free: one's own last action, until something is learned. Consent: more, if all agree. */
export const UNDO_RULES = ['consent', 'free'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/** An action of a seat that may be undone: the position becomes that before the action. */
export interface WayBack {
  /** Its index in the log of the game. */
  place: number;
  code: string;
  /** It is the first action of the seat's turn. */
  turn: boolean;
  /** The other seats whose actions would be taken back too. */
  acted: number[];
  /** Since then something was drawn or shown, which players cannot forget. */
  learned: boolean;
  /** No consent is needed: no other seat has acted since, and nothing was learned. */
  free: boolean;
}

/** A player agrees to spectators, or does not. A single player who does not agree keeps them out. */
export interface Welcome {
  type: 'welcome';
  id: number;
  onlookers: boolean;
}

/** The analysis of a whole game, decision by decision. */
export interface Analysis {
  /** In the order of the game; decisions with one option or with a form are left out. */
  judged: Judged[];
}

/** None: not requested. Waiting: other games come first. Failed: given up; it may be requested again. */
export const ANALYSIS_PHASES = ['none', 'waiting', 'running', 'done', 'failed'] as const;
export type AnalysisPhase = (typeof ANALYSIS_PHASES)[number];

/** The progress of the analysis of a game. */
export interface AnalysisState {
  phase: AnalysisPhase;
  done: number;
  total: number;
  /** The number of games that are analysed before it. */
  ahead: number;
  /** The reader requested it, and may stop it. */
  mine: boolean;
  analysis: Analysis | null;
}

/** Another player of a finished game. */
export interface Companion {
  /** The name of the person or bot when the game ended; empty for a bot in results of 0.2.0 and earlier. */
  name: string;
  /** The level of the bot, if a bot held the seat to the end; empty for a person. */
  bot: string;
  /** They win and lose together with the reader. */
  partner: boolean;
}

/** A new table that begins with the position after `ply` entries of this game's log. Each seat is `me`, `open` or the level of a bot. The game, its settings and the number of seats are those of the old table. */
export interface Continue {
  ply: number;
  seats: string[];
}

/** A draw of chance at one place of the log: the codes it could answer with, in order. */
export interface Draw {
  place: number;
  codes: string[];
  /** The weight of each code; None: all are equal. */
  weights: number[] | null;
  /** The number to compute the draw from, if it is not `place`: after an undo in a lesson, which keeps later draws. */
  index?: number | null;
}

/** All data that a client needs to verify the chance of a game by itself. */
export interface Fairness {
  /** The whole record, with the promises, the secrets and the seed. */
  record: string;
  /** Every draw after the opening, in order. */
  draws: Draw[];
  /** The labels of the reader's own seats in the record. */
  labels: string[];
}

/** The search bot's judgement of one decision, based on what its seat knew at the time. */
export interface Judged {
  /** The frame of the replay that shows the result of the decision; the frame before shows the question. */
  ply: number;
  seat: number;
  round: number;
  code: string;
  /** The bot's estimate of the chance that the seat's team wins after this code, from 0 to 1. */
  value: number;
  /** The code that the bot prefers; equal to `code` if the bot agrees with the seat. */
  best: string;
  best_value: number;
  /** The bot's reason for its best code: a message and its arguments. */
  why: [string, Record<string, string | number>] | null;
  /** The number of codes to choose from. */
  options: number;
  /** The number of worlds that the bot examined. */
  worlds: number;
}

/** The finished games of this person, the newest first. */
export interface MyGames {
  games: PlayedGame[];
}

/** A finished game in the statistics of one of its players. */
export interface PlayedGame {
  table: string;
  game: string;
  /** When the game ended, in milliseconds since 1970. */
  ended: number;
  seats: number;
  /** The seat's label in records. */
  seat: string;
  role: string;
  won: boolean;
  /** The player resigned or was absent at the end: then the game does not count as won. */
  gave_up: boolean;
  /** The rule that ended the game. */
  rule: string;
  rounds: number;
  /** The game began with a position of another game. */
  from_position: boolean;
  others: Companion[];
}

/** A kind of event: its rule, its fields with the kind of name each holds, and the field that may be hidden. */
export interface EventSpec {
  rule: string;
  fields: [string, string][];
  secret: string;
}

/** The body of every refused request. */
export interface Failure {
  error: ErrorCode;
  message: string;
  rule: string;
  about: Record<string, string>;
}

/** Whether everything about this person is deleted. If not, the server deletes the rest as soon as it can. */
export interface Forgotten {
  done: boolean;
}

/** One entry of a game's log, and the position after it. */
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

/** A game that can be played. */
export interface GameCard {
  name: string;
  title: string;
  folder: string;
  /** The prefix of its rule IDs. */
  prefix: string;
  rules: number;
  designers: string[];
  /** Empty if the rules name none. */
  publisher: string;
  /** The possible numbers of seats. */
  seats: number[];
  minutes: [number, number];
  options: OptionSpec[];
  /** The labels of the seats by number of seats: numbers, or roles that the game has words for (`role-LABEL`). */
  labels: Record<number, string[]>;
  lexicon: LexiconInfo;
  /** Answers are timed: a person plays one seat only, and there is no undo. */
  real_time?: boolean;
  /** Bot levels of this game beside the common ones. */
  levels?: string[];
  /** The minutes that its guided first game takes; 0: it has none. */
  lesson?: number;
  /** The cards about which a seat may say beforehand when it wants to be asked; None: the game has no windows. */
  windows?: WindowCards | null;
}

/** All installed games, and the levels of bots. */
export interface Games {
  games: GameCard[];
  levels: string[];
}

/** The vocabulary of a game: kinds of names with their codes, verbs with the kind they take, events. */
export interface LexiconInfo {
  names: Record<string, string[]>;
  /** All kinds that verbs and fields refer to, with their codes; a kind that is not in `names` is composed of those. */
  kinds: Record<string, string[]>;
  verbs: Record<string, string | null>;
  events: Record<string, EventSpec>;
}

/** The open tables that anybody may join, and the reader's own tables, the newest first. */
export interface Lobby {
  open: TableCard[];
  mine: TableCard[];
}

/** The person of this browser. The name is empty until the person chooses one. */
export interface Me {
  person: string;
  name: string;
}

/** All data stored about the present and former persons of this browser, in the stored form, which may change. */
export interface MyData {
  people: Record<string, unknown>[];
}

/** A table to create. Each seat is `me`, `open` or the level of a bot; several may be `me`. */
export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, Value>;
  listed?: boolean;
  onlookers?: boolean;
  onlooker_delay?: number;
  undo?: UndoRule;
  hints?: HintRule;
  time?: TimeControl;
}

/** The address of the new table. */
export interface NewTableMade {
  table: string;
}

/** An option of a game: one of `values`, the default first, or a number from `low` to `high`. */
export interface OptionSpec {
  name: string;
  rule: string;
  values: Value[];
  low: number;
  high: number;
  default: Value;
  /** The numbers of seats to which it applies; with others it keeps its default. */
  seats: number[];
}

/** An error in the client, which its user reports. It contains nothing about a table or a person. */
export interface PageError {
  message: string;
  stack: string;
  /** The kind of page without its parameters: `table`, not the address of one. */
  page: string;
  /** The version of the client, which may be older than the server. */
  version: string;
}

/** A part of a game as one seat saw it (None: a spectator). Frame 0 is the initial position. */
export interface Replay {
  table: TableInfo;
  eyes: number | null;
  /** The seats whose view the reader may choose: all once the game is over, else the reader's own. */
  allowed: number[];
  total: number;
  start: number;
  frames: Frame[];
  outcome: OutcomeInfo | null;
}

/** A seat of a table in the lobby. */
export interface SeatCard {
  label: string;
  holder: Holder;
  /** Cards of 0.2.0 and earlier have the level of a bot here. */
  name: string;
  mine: boolean;
  /** The level of the bot that plays this seat. */
  bot?: string | null;
}

/** A new name. */
export interface SetMe {
  name: string;
}

/** A table in the lobby, or one of the reader's own tables. */
export interface TableCard {
  id: string;
  game: string;
  phase: Phase;
  host: string;
  seats: SeatCard[];
  /** The options that differ from the game's defaults. */
  options: Record<string, Value>;
  onlookers: boolean;
  created: number;
  updated: number;
  my_turn: boolean;
  time?: TimeControl;
  lesson?: LessonPhase;
  /** For the reader's own tables: milliseconds left to answer; None: nothing is asked, or there is no clock. */
  left?: number | null;
  /** For the reader's own tables: the last event, as far as the reader may know it. */
  last?: News | null;
  /** For the reader's own tables: the number of events that the reader has not seen. */
  unseen?: number;
  /** For the reader's own tables: the others wait for the reader's consent or vote, even out of turn. */
  consulted?: boolean;
  /** For the reader's own tables: why this server cannot open it. The other fields are those of the last readable state. */
  trouble?: ErrorCode | null;
}

/** Ask what a bot would do for one's own seat, if it is asked something. The others see that a hint was given. */
export interface AskHint {
  type: 'ask-hint';
  id: number;
  seat: number;
}

/** Ask which actions one's own seat may not take now, with the rules that forbid them. */
export interface AskWhyNot {
  type: 'ask-why-not';
  id: number;
  seat: number;
}

/** Cancel a hint that was asked for: it is not given, and does not count. */
export interface CancelHint {
  type: 'cancel-hint';
  id: number;
  seat: number;
}

/** The answer to `ask-hint`: what a bot would answer to this decision, and its reasons as messages. */
export interface Hinted {
  type: 'hinted';
  id: number;
  decision: string;
  code: string;
  why: ([string, Record<string, string | number>])[];
}

/** Who may ask for hints. Alone: a person who plays against bots only. All: everybody. None: nobody. */
export const HINT_RULES = ['alone', 'all', 'none'] as const;
export type HintRule = (typeof HINT_RULES)[number];

/** Continue the guided first game of a game where it was left, or begin it. */
export interface Learn {
  game: string;
  /** Begin a new one in any case. */
  anew?: boolean;
}

/** The guided first game of a game, and the reader's progress. */
export interface LessonCard {
  game: string;
  minutes: number;
  steps: number;
  step: number;
  /** The table at which the reader has an unfinished lesson; None: there is none. */
  table: string | null;
  /** The reader has finished it at least once. */
  done: boolean;
}

/** The progress of a guided first game, for the learner. */
export interface LessonInfo {
  /** The texts shown so far: names of messages of the game, the latest last. */
  said: string[];
  /** The number of texts that were shown before the learner's last answer: the texts after them are new. */
  fresh: number;
  /** The accepted answers, the best first; others are refused. Empty: nothing is asked, or any answer is accepted. */
  codes: string[];
  /** The number of answers that the learner has given. */
  step: number;
  steps: number;
  over: boolean;
}

/** The lesson of a table. None: it has none. On: in progress. Over: finished. Further: finished, and played on since. */
export const LESSON_PHASES = ['none', 'on', 'over', 'further'] as const;
export type LessonPhase = (typeof LESSON_PHASES)[number];

/** All guided first games. */
export interface Lessons {
  lessons: LessonCard[];
}

/** A code that is not possible now, and the rule that forbids it. */
export interface NotPossible {
  code: string;
  rule: string;
}

/** The answer to `ask-why-not`, about this decision. */
export interface WhyNots {
  type: 'why-nots';
  id: number;
  decision: string;
  refused: NotPossible[];
}

/** Become an earlier person again. */
export interface BeAgain {
  person: string;
}

/** Why a person is notified: it is their turn, somebody nudges them, the game is over, a bot took their seat, there is a rematch, or they test the notifications. */
export const CALL_EVENTS = ['turn', 'nudge', 'over', 'stand-in', 'rematch', 'test'] as const;
export type CallEvent = (typeof CALL_EVENTS)[number];

/** A token that makes another device act as this person: valid once, and for this number of seconds. */
export interface DeviceLink {
  token: string;
  seconds: number;
}

/** What opening a device link would do. */
export interface DeviceOffer {
  /** The name of the person that this device would become. */
  name: string;
  /** The device is that person already. */
  same: boolean;
  /** The device's present name; empty if it never had one. */
  now: string;
  /** The number of tables with unfinished games at which the device's present person has a seat. */
  tables: number;
}

/** The token of a link that was opened. */
export interface DeviceToken {
  token: string;
}

/** The address of a browser, to unsubscribe it or to send it a test notification. */
export interface PushAddress {
  endpoint: string;
}

/** A push notification, encrypted for one browser. It contains nothing that is secret at the table. */
export interface PushCall {
  event: CallEvent;
  /** The table to open; empty for a test. */
  table: string;
  game: string;
  title: string;
  seat: number | null;
  /** The name of the seat's holder. */
  name: string;
  language: string;
}

/** The server's public key, for the browser's push service, which then accepts messages of this server only. */
export interface PushKey {
  key: string;
}

/** The keys that encrypt messages to one browser, as the browser gives them (base64url). */
export interface PushSecrets {
  p256dh: string;
  auth: string;
}

/** The seat of an absent player, who is to play on with another browser. */
export interface SeatWanted {
  seat: number;
}

/** The earlier persons of this browser, the latest first: the browser may become any of them again. */
export interface Selves {
  others: Me[];
}

/** Send this person notifications at this browser, in this language. An earlier entry of the address is replaced. */
export interface Subscribe {
  endpoint: string;
  keys: PushSecrets;
  language?: string;
}

/** The result of a test notification: the HTTP status of the other side, 0 without an answer. */
export interface Tried {
  ok: boolean;
  status: number;
}

/** Where the table reports its events; empty: nowhere. Only the host may know the address. */
export interface Webhook {
  url: string;
}

/** The body of a request to a webhook. */
export interface WebhookCall {
  table: string;
  game: string;
  event: CallEvent;
  /** None: it concerns all seats. */
  seat: number | null;
  name: string;
  /** The page to open. */
  url: string;
}

/** Show one of a few signs beside a seat, to the people whom its chat would reach. */
export interface Emote {
  type: 'emote';
  id: number;
  seat: number;
  channel: Channel;
  emote: EmoteCode;
}

export const EMOTES = ['thumbs-up', 'laugh', 'surprised', 'thinking', 'hurry', 'sorry'] as const;
export type EmoteCode = (typeof EMOTES)[number];

/** The person of this seat sent an emote: show it for a few seconds. */
export interface Emoted {
  type: 'emoted';
  seat: number;
  channel: Channel;
  emote: EmoteCode;
}

/** Mark a place of the board, or draw an arrow between two. Only public places can be pointed at. It reaches the people whom a line of chat of this seat would reach on the same channel. */
export interface Point {
  type: 'point';
  id: number;
  /** A seat of the sender. */
  seat: number;
  channel: Channel;
  /** The code of a place, as the game's rules name it. */
  at: string;
  /** The place where an arrow ends. */
  to?: string | null;
}

/** The person of this seat points: show it for a few seconds. */
export interface Pointed {
  type: 'pointed';
  seat: number;
  channel: Channel;
  at: string;
  to: string | null;
}

/** Answer at once with a `beat-back` of the same number: with it the server measures the connection's latency. */
export interface Beat {
  type: 'beat';
  n: number;
}

/** The answer to `why`. */
export interface Because {
  type: 'because';
  id: number;
  allowed: boolean;
  rule: string;
  message: string;
}

/** The server is about to close this connection, and says why. */
export interface Bye {
  type: 'bye';
  error: ErrorCode;
  message: string;
  /** The values that the client needs for its own text. */
  about: Record<string, string>;
}

/** A chat message, numbered in the order of the table's log. */
export interface ChatLine {
  n: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  person: string;
  name: string;
  channel: Channel;
  text: string;
}

/** Only the clock of the position changed: this one replaces it. */
export interface Clock {
  type: 'clock';
  clock: ClockInfo | null;
}

/** The clock of a real-time game, in milliseconds at the moment of sending. */
export interface ClockInfo {
  kind: ClockKind;
  /** Since the question was shown, or since the countdown began. */
  elapsed: number;
  /** Until the next automatic step. Ready: the answer becomes possible, then is given; countdown: the reveal; run and limit: time is up. None: there is none. */
  left: number | null;
  /** The seats that are ready. */
  ready: number[];
  /** The answer that all seats prepare for may be given now. */
  open: boolean;
  /** None: no vote. */
  vote: VoteInfo | null;
  /** A vote has passed: the last answers are collected. */
  last_call: boolean;
  /** The last draft of this answer that the reader's seat sent. */
  draft: string | null;
}

/** The question to the seat: options to choose from, or a form to fill in. */
export interface DecisionInfo {
  id: string;
  seat: number;
  kind: string;
  rule: string;
  options: OptionInfo[];
  form: Record<string, unknown> | null;
  /** The table answers it soon: there is only one option, or the standing answers of the seat pass the window. The client does not put it to the player. */
  unasked?: boolean;
}

/** The message with this number was refused, and nothing has changed. `id` is None if it could not be read. */
export interface ErrorMessage {
  type: 'error';
  id: number | null;
  error: ErrorCode;
  /** What was wrong and what would be right, in English; the client has its own texts for most errors. */
  message: string;
  /** The rule that refuses, if any. */
  rule: string;
  /** The values that the client needs for its own text. */
  about: Record<string, string>;
}

export type FromServer =
  | State
  | Clock
  | Beat
  | Ok
  | ErrorMessage
  | Because
  | Made
  | SeatShared
  | Hinted
  | WhyNots
  | Nudged
  | Pointed
  | Emoted
  | Pong
  | Bye;

/** The table of the rematch is ready. */
export interface Made {
  type: 'made';
  id: number;
  table: string;
}

/** An event, numbered without gaps, so that a client knows which events it has shown already. */
export interface News {
  n: number;
  ply: number;
  round: number;
  /** The event and its fields by name, as far as the reader may know it; `rule` is the rule behind it. */
  data: Record<string, unknown>;
}

/** The message with this number was carried out and stored. */
export interface Ok {
  type: 'ok';
  id: number;
}

/** A legal code, and the rule that allows it. */
export interface OptionInfo {
  code: string;
  rule: string;
  /** A message of the game that warns of it: the client always asks the player to confirm, whatever its settings. */
  warning?: string;
  /** It draws, rolls or reveals something, lets another seat act, or may do so. Without it the option can be undone freely once it is played. Answers to a form are always final. */
  final?: boolean;
}

/** The game and the index in its log from whose position a table begins. */
export interface Origin {
  table: string;
  ply: number;
}

/** Who won, and the rule that ended the game. */
export interface OutcomeInfo {
  winners: number[];
  rule: string;
}

/** A person at the table, seated or a spectator. */
export interface PersonInfo {
  person: string;
  name: string;
  online: boolean;
  /** The seat whose shared view this person sees. */
  over?: number | null;
}

/** The connection is open. */
export interface Pong {
  type: 'pong';
  id: number;
}

/** The game as the reader's seat sees it. */
export interface Position {
  /** The length of the log, which only grows. */
  ply: number;
  round: number;
  /** The game's own view: see its view types. */
  view: unknown;
  /** The seats that are asked something now. */
  asked: number[];
  /** What the reader's seat is asked. */
  decision: DecisionInfo | null;
  /** That seat may take its last action back without consent. */
  undo: boolean;
  /** That seat may talk to its team in private. */
  team_talk: boolean;
  outcome: OutcomeInfo | null;
  /** The clock of a real-time game; None: nothing is timed now. */
  clock?: ClockInfo | null;
  /** The actions to which that seat may ask to go back. */
  back?: WayBack[];
  /** The open undo request, on which the other players must decide. */
  wish?: UndoRequest | null;
  /** The turn clock of a table that has one, while the game runs. */
  times?: TimesInfo | null;
  /** A guided first game that is not played on yet, for the learner. */
  lesson?: LessonInfo | null;
  /** That seat may ask for a hint. */
  hint?: boolean;
  /** The votes to seat bots for absent players. */
  bot_votes?: BotVote[];
  /** The open proposal of a clock, on which the other players must decide. */
  clock_proposal?: ClockProposal | null;
}

/** A seat of a table and who holds it. */
export interface SeatInfo {
  seat: number;
  /** The name of the seat in records: a number, or a role in an asymmetric game. */
  label: string;
  holder: Holder;
  person: string | null;
  /** The level of the bot that plays this seat, from the start or as a stand-in. */
  bot: string | null;
  name: string;
  /** A bot plays for the person, who may take the seat back. */
  stand_in: boolean;
  resigned: boolean;
  /** Seats of one team win and lose together and, where the rules allow it, have a chat of their own. */
  team: number;
  /** Nobody plays it, not even a bot: its person has left, and may take it back. */
  empty?: boolean;
  /** In a real-time game: its person was absent or silent for so long that the host may give the seat up. */
  idle?: boolean;
  /** Its person shares its view: others see what this seat sees. */
  shared?: boolean;
  /** The number of hints that its person has had from a bot. */
  hints?: number;
  /** Its person is asked and absent: a bot may be seated after this number of milliseconds. None: does not apply. */
  bot_in?: number | null;
}

/** How much of the game the reader has seen, on any device. */
export interface SeenInfo {
  /** The number of the first event that the reader has not seen. */
  n: number;
  /** The length of the game's log before that event. */
  ply: number;
  /** The length of the game's log before the last action of the reader's seat. None: it has not acted. */
  acted?: number | null;
}

/** What changed, sent once it is stored; a part that is None did not change. `full`: everything, on connecting. */
export interface State {
  type: 'state';
  /** The index in the table's log up to which this is true. */
  seq: number;
  full: boolean;
  table: TableInfo | null;
  you: You | null;
  position: Position | null;
  news: News[];
  chat: ChatLine[];
}

/** A table as everybody at it sees it, with its settings. */
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
  /** Hashes of the shares of the seed: `table` for the server's share, a seat's label for a person's. */
  promises: Record<string, string>;
  /** While starting: all hashes are known, and the server asks for the shares. */
  reveal: boolean;
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
  /** Spectators are allowed by the host and by all players. */
  watchable?: boolean;
  onlooker_delay?: number;
  undo?: UndoRule;
  hints?: HintRule;
  /** None: the game begins at its initial position. Otherwise seats and options are those of the original game. */
  origin?: Origin | null;
  time?: TimeControl;
}

/** The vote to end a run that some players have finished. */
export interface VoteInfo {
  /** Voting is possible now. */
  open: boolean;
  /** The seats that have voted. */
  votes: number[];
  /** The seats that must all vote: those of people who have finished. */
  needed: number[];
}

/** The reader of the message. */
export interface You {
  person: string;
  name: string;
  seats: number[];
  /** The seat whose view this page shows; None: a spectator's view. */
  eyes: number | null;
  host: boolean;
  muted: string[];
  blocked: string[];
  /** This page shows the table as it was `onlooker_delay` seconds ago, chat included. */
  delayed?: boolean;
  /** This page shows the shared view of the seat in `eyes`: it may not act. */
  pupil?: boolean;
  /** The reader agrees to spectators. */
  welcomes?: boolean;
  /** What the reader has seen of this game; None: unknown. */
  seen?: SeenInfo | null;
  /** For the host: the people whom the host removed and did not readmit. */
  sent_away?: SentAway[];
  /** The standing answers of the seat in `eyes`, by card; `matters` for all others. Nobody else is told them. */
  standing?: Record<string, AskWhen>;
}

/** What the host decides about a table, beside the game and its seats. To add a setting: declare it here with a default and in `SetTable`, check it in `model/settings.py`, and show it in the client's `TableSettings.svelte` with its texts. */
export interface TableSettings {
  /** The options of the game. */
  options: Record<string, Value>;
  /** The table is shown in everybody's lobby. */
  listed: boolean;
  /** The host allows spectators. */
  onlookers: boolean;
  /** Seconds by which spectators see the game later: 0, 60 or 300. */
  onlooker_delay?: number;
  undo?: UndoRule;
  hints?: HintRule;
  time?: TimeControl;
}

/** In which windows a seat is asked about a card: in all in which it may be used, in those in which using it would change anything (the default), or in none. */
export const ASK_WHENS = ['always', 'matters', 'never'] as const;
export type AskWhen = (typeof ASK_WHENS)[number];

/** When this seat is asked about this card. Nobody else is told. */
export interface SetStandingAnswer {
  type: 'set-standing-answer';
  id: number;
  seat: number;
  card: string;
  ask: AskWhen;
}

/** The cards that windows of a game may be about. */
export interface WindowCards {
  /** The kind of names that they have. */
  kind: string;
  cards: string[];
}

// Made from src/lamster/tables/protocol/ by web/make_contract.py: change it there.

/** Agree to the clock that somebody proposes, or decline it. */
export interface AnswerClock {
  type: 'answer-clock';
  id: number;
  /** The number of the proposal that is meant. */
  proposal: number;
  agree: boolean;
}

/** Somebody wants a bot of this level to play for a seat whose person is away. */
export interface BotVote {
  seat: number;
  person: string;
  bot: string;
}

/** Somebody wants to play on with a clock, and the others are asked. */
export interface ClockProposal {
  number: number;
  person: string;
  time: TimeControl;
  /** The people who must all agree: those who play, without those who have been away for a minute. */
  needed: string[];
  /** Those who have, the one who proposes included. */
  agreed: string[];
  /** Milliseconds until it lapses. */
  left: number;
}

/** Call somebody who is asked something: on their open pages, and by push and webhook when they do not look. */
export interface Nudge {
  type: 'nudge';
  id: number;
  seat: number;
}

/** Somebody at the table nudges the player of a seat. */
export interface Nudged {
  type: 'nudged';
  seat: number;
  /** The person who does. */
  by: string;
}

/** Propose a clock for a game that has begun without one. All who play and are here must agree. */
export interface ProposeClock {
  type: 'propose-clock';
  id: number;
  time: TimeControl;
}

/** Have a bot of this level play for somebody who is asked and has been away for a minute (`bot_in` is 0). The host decides alone. Of the others it is a vote, for which more than half of those who are here are needed; an empty level takes it back. */
export interface ReplaceAbsent {
  type: 'replace-absent';
  id: number;
  seat: number;
  bot: string;
}

/** Somebody whom the host sent away from the table, and who is not here. */
export interface SentAway {
  person: string;
  name: string;
  /** They cannot come back, unless the host readmits them. */
  banned: boolean;
  /** The host blocks them, at all own tables. */
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

/** The answer to a `beat` of the server, to be sent at once. It is not answered itself. */
export interface BeatBack {
  type: 'beat-back';
  id: number;
  n: number;
}

/** Mute a person and keep them from the tables one hosts, or let them in again. */
export interface Block {
  type: 'block';
  id: number;
  person: string;
  on: boolean;
}

/** The answer as far as it is made: kept for this seat alone, if its page is opened anew. A row so far decides nothing. An option that has been selected for a second is played when its time runs out. */
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
  | Nudge
  | ReplaceAbsent
  | ProposeClock
  | AnswerClock
  | BeatBack;

/** The host declares that somebody has gone: allowed for seats that are `idle`. */
export interface GiveUp {
  type: 'give-up';
  id: number;
  seat: number;
}

/** Look through another of one's own seats (one device for several people); None is the onlooker's view. */
export interface Look {
  type: 'look';
  id: number;
  seat: number | null;
}

/** Hear nothing more of a person, or hear them again. */
export interface Mute {
  type: 'mute';
  id: number;
  person: string;
  on: boolean;
}

/** Is the line still open? */
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

/** The host takes it back: the person may come again, and before the game has the seat again, if it is free. */
export interface Readmit {
  type: 'readmit';
  id: number;
  person: string;
}

/** This seat is ready for the next run. Once said it stays so until the run begins. */
export interface Ready {
  type: 'ready';
  id: number;
  seat: number;
}

/** Another game with the same people, bots and settings, at a new table. */
export interface Rematch {
  type: 'rematch';
  id: number;
  /** Everybody moves up by one seat: roles go round, and the next one begins. */
  rotate?: boolean;
}

/** The host sends a person away from the table. Who is not banned may come back by the link. */
export interface Remove {
  type: 'remove';
  id: number;
  person: string;
  ban?: boolean;
}

/** Report a wrong ruling: the words are kept with the record and the position. */
export interface Report {
  type: 'report';
  id: number;
  text: string;
}

/** Give up; a bot plays on for the seat if others are still playing. */
export interface Resign {
  type: 'resign';
  id: number;
  seat: number;
}

/** While a game starts, when all promises are known: the share itself, in hexadecimal. */
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

/** All news with a lower number than `n` were in sight. Who comes back is told what happened since. */
export interface Seen {
  type: 'seen';
  id: number;
  n: number;
}

/** The host gives a seat to a bot of this level, or frees it (an empty level). In the middle of a real-time game it says who plays on for somebody who has gone: a level, or `nobody`. */
export interface SetSeat {
  type: 'set-seat';
  id: number;
  seat: number;
  bot: string;
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
  onlooker_delay?: number | null;
  undo?: UndoRule | null;
  hints?: HintRule | null;
  time?: TimeControl | null;
}

/** Whether this page can be seen, or is hidden behind others. Who sees none of their pages may be called. */
export interface Shown {
  type: 'shown';
  id: number;
  on: boolean;
}

/** The host has it drawn who sits where: people, bots and free seats change places at random. */
export interface Shuffle {
  type: 'shuffle';
  id: number;
}

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

/** The host starts the game; every seat must be taken. */
export interface Start {
  type: 'start';
  id: number;
}

/** The host swaps who sits on two seats; moving somebody is a swap with a free seat. */
export interface Swap {
  type: 'swap';
  id: number;
  a: number;
  b: number;
}

/** Take back the own last action, as long as nothing was learned since. */
export interface Undo {
  type: 'undo';
  id: number;
  seat: number;
}

/** This seat has finished and wants the others' time to be up. */
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

/** What is to become of somebody whose time is up: wait (they have their time anew), or let a bot take over. One's own mind may be changed until it is decided. */
export interface DecideTime {
  type: 'decide-time';
  id: number;
  seat: number;
  wait: boolean;
}

/** When somebody's time is up: a bot takes the seat over, or the others decide. */
export const ON_TIMES = ['bot', 'others'] as const;
export type OnTime = (typeof ON_TIMES)[number];

/** The time of one seat that a person plays, at the moment of sending. */
export interface SeatTime {
  seat: number;
  /** Milliseconds; 0: it is up. */
  left: number;
  running: boolean;
}

/** The clock of a table. Real-time games have one of their own, and none of this kind. */
export interface TimeControl {
  kind?: TimeKind;
  /** Seconds a move, seconds for the whole game, or days a move. */
  amount?: number;
  /** With `total`: the seconds that each move begins with beside what was left. */
  more?: number;
  on_time?: OnTime;
}

/** None: nobody is timed. Move: seconds a move. Total: seconds for the whole game, more with each move. Days a move. */
export const TIME_KINDS = ['none', 'move', 'total', 'days'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** Everybody's time. */
export interface TimesInfo {
  seats: SeatTime[];
  votes: TimeVote[];
}

/** Somebody's time is up, and the others decide what comes of it. Who is late may still answer meanwhile. */
export interface TimeVote {
  seat: number;
  /** The persons who decide. */
  voters: string[];
  /** Those who would rather wait. */
  wait: string[];
  /** Those who want a bot to take over. */
  bot: string[];
  /** Milliseconds until it is decided by those who have voted. */
  left: number;
}

/** Agree to the wish of somebody who wants to go back, or decline it. */
export interface AnswerUndo {
  type: 'answer-undo';
  id: number;
  /** The number of the wish that is meant. */
  wish: number;
  agree: boolean;
}

/** Go back to before an own action, one of `position.back`. If nobody must agree it is done at once. */
export interface AskUndo {
  type: 'ask-undo';
  id: number;
  seat: number;
  place: number;
}

/** The link to an own seat ends, and whoever looks over its shoulder must go. */
export interface EndShare {
  type: 'end-share';
  id: number;
  seat: number;
}

/** The key of a link to the own seat. It is told once: the server keeps no more than its hash. */
export interface SeatShared {
  type: 'seat-shared';
  id: number;
  key: string;
}

/** Make a link by which others look over the shoulder of an own seat. A link that was made before ends. */
export interface ShareSeat {
  type: 'share-seat';
  id: number;
  seat: number;
}

/** Somebody wants to go back, and the others are asked. */
export interface UndoRequest {
  number: number;
  seat: number;
  place: number;
  /** The action to go back to, as the reader may know it. */
  code: string;
  turn: boolean;
  acted: number[];
  learned: boolean;
  /** The people who must all agree. */
  needed: string[];
  /** Those who have. */
  agreed: string[];
  /** Milliseconds until it lapses. */
  left: number;
}

/** What may be taken back. Free: one's own last action, until something was learned. Consent: more, if all agree. */
export const UNDO_RULES = ['consent', 'free'] as const;
export type UndoRule = (typeof UNDO_RULES)[number];

/** An own action that a seat may want to go back to: the position is then as it was before it. */
export interface WayBack {
  /** In the log of the game. */
  place: number;
  code: string;
  /** It is the first action of the seat's turn. */
  turn: boolean;
  /** The other seats whose actions would be taken back too. */
  acted: number[];
  /** Since then something was drawn or shown, which nobody can forget. */
  learned: boolean;
  /** Nobody has to agree: it is the seat's own, and nothing was learned. */
  free: boolean;
}

/** Somebody who has a seat agrees to onlookers, or does not: one who does not is enough to keep them out. */
export interface Welcome {
  type: 'welcome';
  id: number;
  onlookers: boolean;
}

/** A whole game, decision by decision. */
export interface Analysis {
  /** In the order of the game; decisions with one option or with a form are left out. */
  judged: Judged[];
}

/** None: nobody asked for it. Waiting: others come first. Failed: it was given up; it may be asked for again. */
export const ANALYSIS_PHASES = ['none', 'waiting', 'running', 'done', 'failed'] as const;
export type AnalysisPhase = (typeof ANALYSIS_PHASES)[number];

/** How far the analysis of a game is. */
export interface AnalysisState {
  phase: AnalysisPhase;
  done: number;
  total: number;
  /** How many others are analysed before it. */
  ahead: number;
  /** The reader asked for it, and may stop it. */
  mine: boolean;
  analysis: Analysis | null;
}

/** Somebody else in a finished game. */
export interface Companion {
  /** Of a person, when the game ended. */
  name: string;
  /** The level, if it was a bot to the end; empty for a person. */
  bot: string;
  /** Won and lost together with the reader. */
  partner: boolean;
}

/** A new table that begins with the position after `ply` entries of this game's log. Each seat is `me`, `open` or the level of a bot; the game, its settings and the number of seats are those of the old one. */
export interface Continue {
  ply: number;
  seats: string[];
}

/** What chance was asked at one place of the log: the codes it could answer with, in order. */
export interface Draw {
  place: number;
  codes: string[];
  /** How many ways there are to each code; None: one to each. */
  weights: number[] | null;
}

/** Everything that a page needs to check the chance of a game by itself. */
export interface Fairness {
  /** The whole record, with what was promised, the secrets and the seed. */
  record: string;
  /** Every draw after the opening, in order. */
  draws: Draw[];
  /** What the reader's own seats are called in the record. */
  labels: string[];
}

/** What the search bot thinks of one decision, by what its seat knew when it was made. */
export interface Judged {
  /** The frame of the replay that shows what the decision led to; the one before shows what was asked. */
  ply: number;
  seat: number;
  round: number;
  code: string;
  /** The chance that the seat's team wins after this code, from 0 to 1, as the bot estimates it. */
  value: number;
  /** The code that the bot likes best; the same one when it would have done as the seat did. */
  best: string;
  best_value: number;
  /** The bot's reason for its best code: a message and its arguments. */
  why: [string, Record<string, string | number>] | null;
  /** How many codes there were to choose from. */
  options: number;
  /** How many worlds the bot looked at. */
  worlds: number;
}

/** The finished games of this person, the newest first. */
export interface MyGames {
  games: PlayedGame[];
}

/** A finished game as one of its players counts it. */
export interface PlayedGame {
  table: string;
  game: string;
  /** In milliseconds since 1970. */
  ended: number;
  seats: number;
  /** What the seat is called in records. */
  seat: string;
  role: string;
  won: boolean;
  /** Resigned, or was away at the end: then the game does not count as won. */
  gave_up: boolean;
  /** What ended the game. */
  rule: string;
  rounds: number;
  /** It began with a position of another game. */
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

/** Whether everything about this person is gone; if not, the rest goes by itself as soon as it can be reached. */
export interface Forgotten {
  done: boolean;
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

/** A game that can be played. */
export interface GameCard {
  name: string;
  title: string;
  folder: string;
  /** What the IDs of its rules begin with. */
  prefix: string;
  rules: number;
  designers: string[];
  /** Empty where the rules name none. */
  publisher: string;
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
  /** How many minutes its guided first game takes; 0: it has none. */
  lesson?: number;
}

/** Every game found, and the levels of bots. */
export interface Games {
  games: GameCard[];
  levels: string[];
}

/** What a game has words for: kinds of names with their codes, verbs with what they name, events. */
export interface LexiconInfo {
  names: Record<string, string[]>;
  /** All kinds that verbs and fields speak of, with their codes; one that is not among `names` is made up of those. */
  kinds: Record<string, string[]>;
  verbs: Record<string, string | null>;
  events: Record<string, EventSpec>;
}

/** Open tables that anybody may join, and those of this browser, the newest first. */
export interface Lobby {
  open: TableCard[];
  mine: TableCard[];
}

/** Who this browser is. The name is empty until one was chosen. */
export interface Me {
  person: string;
  name: string;
}

/** Everything that is kept about the people whom this browser is and was, as it is kept: the form may change. */
export interface MyData {
  people: Record<string, unknown>[];
}

/** A table to be made. Each seat is `me`, `open` or the level of a bot; several may be `me`. */
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

/** Where the new table is. */
export interface NewTableMade {
  table: string;
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

/** An error in a page of the client, which its reader reports. Nothing in it is about a table or a person. */
export interface PageError {
  message: string;
  stack: string;
  /** Which page of the client, without what it is about: `table`, not its address. */
  page: string;
  /** Of the client, which may be older than the server. */
  version: string;
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

/** A seat of a table in the lobby. */
export interface SeatCard {
  label: string;
  holder: Holder;
  name: string;
  mine: boolean;
}

/** A new name. */
export interface SetMe {
  name: string;
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
  time?: TimeControl;
  lesson?: LessonPhase;
  /** Of one's own tables: the milliseconds that are left to answer; None: nothing is asked, or nobody is timed. */
  left?: number | null;
  /** Of one's own tables: what happened last, as the reader may know it. */
  last?: News | null;
  /** Of one's own tables: how much has happened since the reader looked. */
  unseen?: number;
  /** Of one's own tables: the others wait for the reader's consent, or vote, though it may be nobody's turn. */
  consulted?: boolean;
  /** Of one's own tables: why this server cannot open it; the rest is as it was when one last could. */
  trouble?: ErrorCode | null;
}

/** What a bot would do in the place of an own seat that is asked something. The others see that it was asked. */
export interface AskHint {
  type: 'ask-hint';
  id: number;
  seat: number;
}

/** What the own seat might want to do now and may not, with the rules that stand against it. */
export interface AskWhyNot {
  type: 'ask-why-not';
  id: number;
  seat: number;
}

/** Wait no longer for the hint that was asked for: it is not given, and does not count. */
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

/** Go on with the guided first game of a game where it was left, or begin it. */
export interface Learn {
  game: string;
  /** Begin it in any case. */
  anew?: boolean;
}

/** The guided first game of a game, and how far the reader has come with it. */
export interface LessonCard {
  game: string;
  minutes: number;
  steps: number;
  step: number;
  /** Where the reader has begun it, and not finished; None: nowhere. */
  table: string | null;
  /** The reader has finished it at least once. */
  done: boolean;
}

/** How a guided first game stands, for the one who learns. */
export interface LessonInfo {
  /** What was said so far: names of messages of the game, the latest last. */
  said: string[];
  /** So many of them were said before the learner's last answer: what comes then is new. */
  fresh: number;
  /** What to answer now, the first being best; others are declined. Empty: nothing is asked, or anything goes. */
  codes: string[];
  /** How many answers of the learner's are done. */
  step: number;
  steps: number;
  over: boolean;
}

/** Of a table. None: it is no lesson. On: it goes on. Over: nothing was played since. Further: something was. */
export const LESSON_PHASES = ['none', 'on', 'over', 'further'] as const;
export type LessonPhase = (typeof LESSON_PHASES)[number];

/** Every guided first game there is. */
export interface Lessons {
  lessons: LessonCard[];
}

/** A code that is not possible now, and the rule that stands against it. */
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

/** Be somebody again. */
export interface BeAgain {
  person: string;
}

/** Why somebody is called: it is their turn, somebody nudges them, the game is over, a bot took their seat, there is a rematch, or they try it out. */
export const CALL_EVENTS = ['turn', 'nudge', 'over', 'stand-in', 'rematch', 'test'] as const;
export type CallEvent = (typeof CALL_EVENTS)[number];

/** What makes another device this person: good once, and for so many seconds. */
export interface DeviceLink {
  token: string;
  seconds: number;
}

/** What following a link would do. */
export interface DeviceOffer {
  /** Whom this device would become. */
  name: string;
  /** That is who it is already. */
  same: boolean;
  /** Who it is now; empty when it never had a name. */
  now: string;
  /** At how many tables, whose games are not over, it sits as that. */
  tables: number;
}

/** A link that was opened. */
export interface DeviceToken {
  token: string;
}

/** A browser that is to be called no more, or just to see whether it can be. */
export interface PushAddress {
  endpoint: string;
}

/** What a browser is called with: encrypted for it alone. It holds nothing that is secret at the table. */
export interface PushCall {
  event: CallEvent;
  /** Where to go; empty when somebody tries it out. */
  table: string;
  game: string;
  title: string;
  seat: number | null;
  /** Whose seat it is about. */
  name: string;
  language: string;
}

/** The server's public key: a browser hands it to its push service, which then takes messages of nobody else. */
export interface PushKey {
  key: string;
}

/** What a message to one browser is encrypted with, as the browser gives it (base64url). */
export interface PushSecrets {
  p256dh: string;
  auth: string;
}

/** Whom else this browser has been, the latest first: it may be them again. */
export interface Selves {
  others: Me[];
}

/** Call this person at this browser, in this language. The same address again replaces what was known of it. */
export interface Subscribe {
  endpoint: string;
  keys: PushSecrets;
  language?: string;
}

/** What came of trying to reach somebody: the other side's answer, 0 if there was none. */
export interface Tried {
  ok: boolean;
  status: number;
}

/** Where the table tells what happens; empty: nowhere. Only its host may know. */
export interface Webhook {
  url: string;
}

/** What is sent to a webhook. */
export interface WebhookCall {
  table: string;
  game: string;
  event: CallEvent;
  /** None: it is about all. */
  seat: number | null;
  name: string;
  /** The page to open. */
  url: string;
}

/** Answer at once with a `beat` of the same number: so the server learns how long the line is. */
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

/** The server is about to close this line, and says why. */
export interface Bye {
  type: 'bye';
  error: ErrorCode;
  message: string;
  /** What the browser needs to say it in its own words. */
  about: Record<string, string>;
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

/** Nothing changed but the clock of the position: this one takes its place. */
export interface Clock {
  type: 'clock';
  clock: ClockInfo | null;
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

/** What the seat is asked: options to choose from, or a form to fill in. */
export interface DecisionInfo {
  id: string;
  seat: number;
  kind: string;
  rule: string;
  options: OptionInfo[];
  form: Record<string, unknown> | null;
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
  | Pong
  | Bye;

/** The table of the rematch is ready. */
export interface Made {
  type: 'made';
  id: number;
  table: string;
}

/** Something that happened: numbered without gaps, so that a page knows what it has told already. */
export interface News {
  n: number;
  ply: number;
  round: number;
  /** The event and its fields by name, as the reader may know it; `rule` is the rule behind it. */
  data: Record<string, unknown>;
}

/** The message with this number has been done, and is on disk. */
export interface Ok {
  type: 'ok';
  id: number;
}

/** A legal code, and the rule that allows it. */
export interface OptionInfo {
  code: string;
  rule: string;
  /** A message of the game that warns of it: the player is asked once more, whatever the settings of the page. */
  warning?: string;
}

/** The game, and the place in its log, with whose position a table begins. */
export interface Origin {
  table: string;
  ply: number;
}

/** Who won, and the rule that ended the game. */
export interface OutcomeInfo {
  winners: number[];
  rule: string;
}

/** Somebody at the table, seated or looking on. */
export interface PersonInfo {
  person: string;
  name: string;
  online: boolean;
  /** Looks over the shoulder of this seat. */
  over?: number | null;
}

/** The line is open. */
export interface Pong {
  type: 'pong';
  id: number;
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
  /** That seat may take its last action back, freely. */
  undo: boolean;
  /** That seat may talk to its team in private. */
  team_talk: boolean;
  outcome: OutcomeInfo | null;
  /** Of a real-time game; None: nobody is timed now. */
  clock?: ClockInfo | null;
  /** How far that seat may ask to go back. */
  back?: WayBack[];
  /** Somebody wants to go back: the others are asked. */
  wish?: UndoRequest | null;
  /** Of a table with a clock, as long as the game is on. */
  times?: TimesInfo | null;
  /** Of a guided first game that is not played on yet, for the one who learns. */
  lesson?: LessonInfo | null;
  /** That seat may ask for a hint. */
  hint?: boolean;
  /** Who of the others wants a bot for somebody who is away. */
  bot_votes?: BotVote[];
  /** Somebody proposes a clock: the others are asked. */
  clock_proposal?: ClockProposal | null;
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
  /** Its person has let others look over their shoulder: they see what this seat sees. */
  shared?: boolean;
  /** How many hints its person has had from a bot. */
  hints?: number;
  /** Its person is asked and away: in so many milliseconds a bot may be seated there. None: nobody waits for one. */
  bot_in?: number | null;
}

/** How much of what happened the reader has seen, on whichever device. */
export interface SeenInfo {
  /** The number of the first news that they have not. */
  n: number;
  /** How long the log of the game was before that one. */
  ply: number;
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
  /** Hashes of the shares of the seed: `table` for the server's own, a seat's label for a person's. */
  promises: Record<string, string>;
  /** While starting: all hashes are known, now the shares are asked for. */
  reveal: boolean;
  previous: string | null;
  /** The table of the rematch. */
  next: string | null;
  /** Spectators are allowed: by the host and by everybody who plays. */
  watchable?: boolean;
  onlooker_delay?: number;
  undo?: UndoRule;
  hints?: HintRule;
  /** None: the game begins at its beginning. Else seats and options are those of that game. */
  origin?: Origin | null;
  time?: TimeControl;
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
  /** This page shows the table as it was `onlooker_delay` seconds ago, chat included. */
  delayed?: boolean;
  /** This page looks over the shoulder of the seat behind its eyes: it may not act. */
  pupil?: boolean;
  /** The reader agrees to onlookers. */
  welcomes?: boolean;
  /** What the reader has seen of this game; None: nothing is known of it. */
  seen?: SeenInfo | null;
  /** For the host: whom they have sent away and not readmitted. */
  sent_away?: SentAway[];
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

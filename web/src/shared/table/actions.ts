/** The log by turns and actions: whose turn it was, what was done in it, and what came of that. */

import type { News } from '../protocol';
import { t, type GameWords } from '../words.svelte';
import { eventOf, logLine, seatOf, takenBack, type LogLine } from './log';

/**
 * Of a game: by the event that begins an action, the events that belong to it as long as they come one after the other.
 * Any other event is an action of its own.
 */
export type Actions = Readonly<Record<string, readonly string[]>>;

/** How much a line has to do with the reader: it was done to them, or by them. */
export type Concern = 'object' | 'subject' | null;

export interface Told extends LogLine {
  concern: Concern;
  /** The codes of what it is about, among them places on the board. */
  about: string[];
}

export interface Action {
  /** What was done, and briefly what came of it. */
  line: Told;
  /** How it went in detail, in the order of the events. */
  details: Told[];
}

export interface Turn {
  heading: string;
  /** Where it begins. */
  ply: number;
  actions: Action[];
}

const TURN = 'turn';
const ROUND = 'round';
const TURN_ENDED = 'turn-ended';
const HEADINGS: ReadonlySet<string> = new Set([TURN, ROUND, TURN_ENDED]);

// One line.

export function concernOf(words: GameWords, { data }: News): Concern {
  if (words.you === null) return null;
  const fields = words.lexicon.events[String(data.event)]?.fields ?? [];
  const seats = fields.filter(([field, kind]) => kind === 'seat' && data[field] === words.you);
  if (seats.some(([field]) => field !== 'seat')) return 'object';
  return data.seat === words.you ? 'subject' : null;
}

/** Texts as they are; a number may be that of a place which is known by its kind and number, such as `room-3`. */
function aboutOf({ data }: News): string[] {
  return Object.entries(data)
    .filter(([field]) => field !== 'event' && field !== 'rule')
    .flatMap(([field, value]) =>
      typeof value === 'string' ? [value] : typeof value === 'number' ? [`${field}-${value}`] : [],
    );
}

function told(words: GameWords, news: News, undone: boolean): Told {
  return { ...logLine(words, news), undone, concern: concernOf(words, news), about: aboutOf(news) };
}

// Actions.

/** Events of one action, the first of which began it. */
function withOutcome(words: GameWords, events: readonly News[], lines: readonly Told[]): Action {
  const [line, ...details] = lines as [Told, ...Told[]];
  const outcomes = events.slice(1).flatMap(({ data }) => words.outcome(data) || []);
  const text =
    outcomes.length === 0 ? line.text : t('log-action', { action: plain(line.text), outcome: outcomes.join(', ') });
  return { line: { ...line, text }, details };
}

/** Without the full stop, as more follows. */
function plain(sentence: string): string {
  return sentence.endsWith('.') ? sentence.slice(0, -1) : sentence;
}

function actionsOf(words: GameWords, opens: Actions, news: readonly News[], undone: ReadonlySet<News>): Action[] {
  const groups: News[][] = [];
  for (const item of news) {
    const last = groups.at(-1);
    const same = last && undone.has(last[0]!) === undone.has(item);
    if (same && (opens[eventOf(last[0]!)] ?? []).includes(eventOf(item))) last.push(item);
    else groups.push([item]);
  }
  const actions = groups.map((events) =>
    withOutcome(
      words,
      events,
      events.map((item) => told(words, item, undone.has(item))),
    ),
  );
  return actions.reduce<Action[]>(onceEach, []);
}

/** The same sentence several times in a row is said once, with its number. */
function onceEach(actions: Action[], action: Action): Action[] {
  const last = actions.at(-1);
  const isSame =
    last?.line.text === action.line.text &&
    last.line.undone === action.line.undone &&
    last.details.length + action.details.length === 0;
  if (!isSame) return [...actions, action];
  return [...actions.slice(0, -1), { ...last, line: { ...last.line, times: last.line.times + 1 } }];
}

// Turns.

interface Part {
  round: number;
  ply: number;
  /** What says whose turn it is; null: the game has no such event. */
  turn: News | null;
  news: News[];
}

/** A new part begins with a round and with a turn, and after the end of a turn. */
function partsOf(news: readonly News[]): Part[] {
  const parts: Part[] = [];
  let round = 0;
  let ended = true;
  for (const item of news) {
    const event = eventOf(item);
    if (event === ROUND) round = Number(item.data.round ?? item.round);
    else if (event === TURN || parts.length === 0) round = Math.max(round, roundAt(item, news));
    const begins = ended || event === ROUND || event === TURN;
    if (begins) parts.push({ round, ply: item.ply, turn: event === TURN ? item : null, news: [] });
    if (!HEADINGS.has(event)) parts.at(-1)!.news.push(item);
    ended = event === TURN_ENDED;
  }
  return parts;
}

/** Where a game tells when a round begins, what comes before the first is setup; else each event knows its round. */
function roundAt(item: News, news: readonly News[]): number {
  const first = news.find((other) => eventOf(other) === ROUND);
  if (!first) return item.round;
  return Number(first.data.round) - (item.n < first.n ? 1 : 0);
}

/** Whose turn a part tells, where the game says only when one ends; null where several acted in it. */
function playerOf(news: readonly News[], opens: Actions): number | null {
  const seatsIn = (items: readonly News[]) => new Set(items.map(seatOf).filter((seat) => seat !== null));
  const acted = seatsIn(news.filter((item) => eventOf(item) in opens));
  if (acted.size > 1) return null;
  return [...acted, ...seatsIn(news)][0] ?? null;
}

function headingOf(words: GameWords, { round, turn, news }: Part, opens: Actions, hasTurns: boolean): string {
  const when = round > 0 ? t('log-round', { round }) : t('log-setup');
  const seat = hasTurns && round > 0 ? playerOf(news, opens) : null;
  const whose = turn ? plain(words.event(turn.data)) : seat !== null ? words.player(seat) : '';
  return whose === '' || whose.startsWith(when) ? whose || when : `${when} · ${whose}`;
}

export function turnsOf(words: GameWords, opens: Actions, news: readonly News[]): Turn[] {
  const undone = takenBack(news);
  const hasTurns = TURN_ENDED in words.lexicon.events;
  const parts = partsOf(news);
  return parts
    .filter(({ turn, news: happened }, i) => turn !== null || happened.length > 0 || i === parts.length - 1)
    .map((part) => ({
      heading: headingOf(words, part, opens, hasTurns),
      ply: part.ply,
      actions: actionsOf(words, opens, part.news, undone),
    }));
}

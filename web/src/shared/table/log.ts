/** What happened, in sentences, by rounds. */

import type { News } from '../protocol';
import { t, type GameWords } from '../words.svelte';
import { levelName } from './names';
import { clockText, NO_CLOCK } from './turn_clock';

export interface LogLine {
  n: number;
  ply: number;
  text: string;
  /** How often it happened in a row. */
  times: number;
  /** Empty for what no rule of the game brings about. */
  rule: string;
  /** Whom it is about; null for what is about nobody. */
  seat: number | null;
  /** It opens somebody's turn. */
  turn: boolean;
  /** It comes from the table and not from the game. */
  table: boolean;
  /** It was taken back later. */
  undone: boolean;
}

export interface LogRound {
  round: number;
  lines: LogLine[];
}

const TABLE = 'table-';
const ROUND = 'round';
const UNDO = 'table-undo';
/** Who stands in where not even a bot does. */
const NOBODY = 'nobody';

/** A field of an event that is a text; empty where it has none. */
function textIn(news: News, field: string): string {
  const value = news.data[field];
  return typeof value === 'string' ? value : '';
}

export function eventOf(news: News): string {
  return textIn(news, 'event');
}

export function seatOf(news: News): number | null {
  return typeof news.data.seat === 'number' ? news.data.seat : null;
}

/** One event as a sentence. The table's own events are no business of the game's words. */
export function sentence(words: GameWords, news: News): string {
  const event = eventOf(news);
  if (!event.startsWith(TABLE)) return words.event(news.data);
  const seat = seatOf(news) ?? -1;
  const empty = event === 'table-stand-in' && news.data.who === NOBODY;
  const late = event === 'table-stand-in' && news.data.late === true;
  const agreed = event === 'table-undo' && news.data.asked === true;
  return t(empty ? 'log-table-empty' : late ? 'log-table-late' : agreed ? 'log-table-undo-consent' : `log-${event}`, {
    clock: event.startsWith('table-clock') ? clockText({ ...NO_CLOCK, ...news.data }) : '',
    player: seat < 0 ? '' : words.player(seat),
    you: seat === words.you ? 'yes' : 'no',
    who: levelName(textIn(news, 'who')),
  });
}

export function logLine(words: GameWords, news: News): LogLine {
  const event = eventOf(news);
  return {
    n: news.n,
    ply: news.ply,
    text: sentence(words, news),
    times: 1,
    rule: textIn(news, 'rule'),
    seat: seatOf(news),
    turn: event === 'turn',
    table: event.startsWith(TABLE),
    undone: false,
  };
}

/**
 * By rounds, as they came. An event that says which round begins is the heading; where a game tells of none, the round
 * that was on when something happened is.
 */
export function logRounds(words: GameWords, news: readonly News[]): LogRound[] {
  const told = ROUND in words.lexicon.events;
  const undone = takenBack(news);
  const rounds: LogRound[] = [];
  for (const item of news) {
    const begins = eventOf(item) === ROUND;
    const round = begins ? Number(item.data.round ?? item.round) : item.round;
    const last = rounds.at(-1);
    if (!last) rounds.push({ round: told && !begins ? Math.max(0, firstRound(news) - 1) : round, lines: [] });
    else if (told ? begins : last.round !== round) rounds.push({ round, lines: [] });
    if (!begins) add(rounds.at(-1)!.lines, { ...logLine(words, item), undone: undone.has(item) });
  }
  return rounds.filter((round) => round.lines.length > 0 || round === rounds.at(-1));
}

/** What was taken back later. */
export function takenBack(news: readonly News[]): ReadonlySet<News> {
  const undone = news.filter((item) => typeof item.data.place === 'number' && eventOf(item) === UNDO);
  return new Set(news.filter((item) => isUndone(item, undone)));
}

/** Whether one of these went back to before it; what people asked and answered stays said. */
function isUndone(item: News, undone: readonly News[]): boolean {
  if (eventOf(item).startsWith(TABLE)) return false;
  return undone.some((undo) => Number(undo.data.place) <= item.ply && item.ply < undo.ply);
}

/** The first round whose beginning is told; one more than that of the last event where none is. */
function firstRound(news: readonly News[]): number {
  const begins = news.find((item) => eventOf(item) === ROUND);
  return begins ? Number(begins.data.round) : (news.at(-1)?.round ?? 0) + 1;
}

/** The same sentence several times in a row is said once, with its number. */
function add(lines: LogLine[], line: LogLine): void {
  const last = lines.at(-1);
  if (last?.text === line.text && last.rule === line.rule && last.undone === line.undone) last.times += 1;
  else lines.push(line);
}

/** The turn clock: the kinds a host can choose, and each seat's time by the page's own clock. */

import type { SeatTime, TimeControl, TimesInfo, TimeVote } from '../protocol';
import { t } from '../words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clock of a table with everything said. */
export type Control = Required<TimeControl>;
export type Clock = Omit<Control, 'on_time'>;

export const NO_CLOCK: Control = { kind: 'none', amount: 0, more: 0, on_time: 'bot' };

export const controlOf = (table: { time?: TimeControl }): Control => ({ ...NO_CLOCK, ...table.time });

const aMove = (amount: number): Clock => ({ kind: 'move', amount, more: 0 });
const inAll = (minutes: number, more: number): Clock => ({ kind: 'total', amount: 60 * minutes, more });
const ofDays = (amount: number): Clock => ({ kind: 'days', amount, more: 0 });

/** What is offered; a table made in another way may have any other. */
export const CLOCKS: readonly Clock[] = [
  NO_CLOCK,
  ...[30, 60, 120, 300, 600].map(aMove),
  inAll(5, 5),
  inAll(15, 10),
  inAll(30, 20),
  inAll(60, 30),
  ...[1, 2, 3, 7].map(ofDays),
];

export function sameClock(one: Clock, other: Clock): boolean {
  return one.kind === other.kind && one.amount === other.amount && one.more === other.more;
}

/** A clock in words, without what happens at its end. */
export function clockText({ kind, amount, more }: Clock): string {
  if (kind === 'none') return t('time-none');
  if (kind === 'days') return t('time-days', { amount });
  if (kind === 'total') return t('time-total', { amount: Math.round(amount / 6) / 10, more });
  return amount % 60 === 0 ? t('time-move-minutes', { amount: amount / 60 }) : t('time-move-seconds', { amount });
}

/** How much is left, in words: a second is left as long as a part of it is. */
export function leftText(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  if (left >= DAY) return t('time-day-hours', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('time-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** From when on one should hurry. */
export function shortOf({ kind, amount }: Control): number {
  if (kind === 'days') return 2 * HOUR;
  return Math.max(5 * SECOND, Math.min(30 * SECOND, (amount * SECOND) / 4));
}

/** One seat's time, as it was told at a moment of `performance.now()`. */
export class LocalSeatTime {
  constructor(
    private readonly told: SeatTime,
    private readonly at: number,
  ) {}

  get running(): boolean {
    return this.told.running;
  }

  left(now: number): number {
    return Math.max(0, this.told.left - (this.told.running ? Math.max(0, now - this.at) : 0));
  }

  /** How often it is worth looking at it, in milliseconds. */
  get beat(): number {
    return this.told.left > 2 * HOUR ? 20 * SECOND : 200;
  }
}

export class LocalTurnClock {
  private readonly bySeat: Map<number, LocalSeatTime>;
  readonly votes: readonly TimeVote[];

  constructor(info: TimesInfo, now: number) {
    this.bySeat = new Map(info.seats.map((seat) => [seat.seat, new LocalSeatTime(seat, now)]));
    this.votes = info.votes;
  }

  of(seat: number): LocalSeatTime | null {
    return this.bySeat.get(seat) ?? null;
  }

  /** Time is up, and the others decide. */
  isUp(seat: number): boolean {
    return this.votes.some((vote) => vote.seat === seat);
  }

  /** What to show of a seat: of a total everybody's, else only that of those who are asked. */
  shown(seat: number, control: Control): LocalSeatTime | null {
    const time = this.of(seat);
    return time && (time.running || control.kind === 'total' || this.isUp(seat)) ? time : null;
  }
}

/** What the reader has not seen: what happened since they last acted, if they were away, and notices of what happened to them. */

import type { News, You } from '../protocol';
import type { Recap } from './recap.svelte';
import { ReadMarkReports } from './read_marks';

/** Who did not look for fewer milliseconds than this has missed nothing. */
export const AWAY = 5_000;
/** Fewer happenings than this need no panel. */
const LEAST = 2;
/** These only say where something else begins or ends. */
export const FRAMING: ReadonlySet<unknown> = new Set(['turn', 'turn-ended', 'round']);

export interface Missed {
  news: News[];
  /** So many more happened before these, which the page was not told. */
  earlier: number;
  /** How long the log of the game was after the reader last acted. */
  ply: number;
}

/** Of one's own actions nobody needs to be told, nor of trifles. */
export function isWorth(news: readonly News[], reader: number): boolean {
  const happened = news.filter(({ data }) => !FRAMING.has(data.event));
  return happened.length >= LEAST && happened.some(({ data }) => isOfTable(data) || data.seat !== reader);
}

const latest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);
const isOfTable = (data: News['data']): boolean => String(data.event).startsWith('table-');
const isHidden = (): boolean => document.visibilityState === 'hidden';

export class Meanwhile {
  /** What the reader is told of; null: nothing. */
  missed = $state.raw<Missed | null>(null);
  /** The same as a film, while it is shown. */
  film = $state.raw<Recap | null>(null);

  private news = $state.raw<readonly News[]>([]);
  /** The seat of the reader; null: it is nobody's, or who looks changes. */
  private reader = $state<number | null>(null);
  /** The number of the first news that the reader has not seen; null: nothing is known of it. */
  private seen: number | null = null;
  private kept: You['seen'] = null;
  /** The length of the game's log before the reader's last action; null: none is known. */
  private acted: number | null = null;
  /** What happened before this number is no notice any more. */
  private read = $state(0);
  private hidden_at = isHidden() ? -Infinity : null;
  private readonly reports: ReadMarkReports;

  constructor(
    private readonly table: string,
    send: (n: number) => void,
    /** The reader wants to be told, and has time for it. */
    private readonly wanted: () => boolean,
    /** Whether the reader keeps being told of this until they have seen it. */
    private readonly isNotice: (news: News, reader: number, news_of_all: readonly News[]) => boolean = () => false,
  ) {
    this.reports = new ReadMarkReports(send);
  }

  // What the page is told.

  /** A full state after `away` milliseconds without a connection; returns whether the reader is shown what happened. */
  renewed(news: readonly News[], you: You | null, away: number): boolean {
    this.meet(news, you);
    if (isHidden()) return false;
    return this.look(away);
  }

  /** Something happened, in sight or not. */
  told(news: readonly News[]): void {
    this.news = news;
    if (!isHidden() && !this.missed) this.saw();
  }

  /** Another page of the reader has seen more. */
  met(you: You): void {
    this.kept = you.seen ?? this.kept;
    this.read = Math.max(this.read, you.seen?.n ?? 0);
    if (this.seen !== null) this.seen = Math.max(this.seen, you.seen?.n ?? 0);
  }

  private meet(news: readonly News[], you: You | null): void {
    const alone = you?.seats.length === 1 && !you.pupil;
    const before = this.reader;
    this.news = news;
    this.reader = alone ? you.eyes : null;
    this.kept = you?.seen ?? null;
    this.reports.again(this.kept?.n ?? -1);
    if (this.reader !== before) this.seen = null;
    const known = Math.max(this.seen ?? -1, this.kept?.n ?? -1);
    this.seen = this.reader === null || known < 0 ? null : known;
    if (this.reader !== before) this.read = 0;
    // Of what was seen earlier nothing is known on a first visit: then nothing counts as unread.
    this.read = Math.max(this.read, known < 0 ? (news.at(-1)?.n ?? -1) + 1 : (this.kept?.n ?? 0));
    this.acted = latest(this.acted, this.kept?.acted ?? null);
    if (this.reader === null) this.end();
  }

  // Notices.

  /** What happened to the reader, as far as it is told and not seen yet. */
  get notices(): News[] {
    const { reader } = this;
    return reader === null
      ? []
      : this.news.filter((one) => one.n >= this.read && this.isNotice(one, reader, this.news));
  }

  /** The reader has seen the notices. Gives back whether there were any. */
  dismiss(): boolean {
    if (this.notices.length === 0) return false;
    this.read = this.afterLast();
    if (!isHidden() && !this.missed) this.saw();
    return true;
  }

  /** It is known now what is a notice. */
  recount(): void {
    if (!isHidden() && !this.missed) this.saw();
  }

  /** The reader acts, where the log of the game has this length. */
  act(ply: number): void {
    this.acted = ply;
    this.close();
    this.dismiss();
  }

  private afterLast(): number {
    return (this.news.at(-1)?.n ?? -1) + 1;
  }

  // Looking and not looking.

  /** The page is hidden, or can be seen again. */
  turn(): void {
    if (isHidden()) {
      this.hidden_at ??= Date.now();
      this.film?.pause();
      this.reports.flush();
      return;
    }
    const away = this.hidden_at === null ? 0 : Date.now() - this.hidden_at;
    this.hidden_at = null;
    this.look(away);
  }

  private look(away: number): boolean {
    if (this.missed) return true;
    const { reader, seen } = this;
    const come = seen === null ? [] : this.news.filter(({ n }) => n >= seen);
    if (reader === null || seen === null || away < AWAY || !this.wanted() || !isWorth(come, reader)) {
      this.saw();
      return false;
    }
    this.missed = this.since(seen, come);
    return true;
  }

  /** All since the reader last acted, also what was seen then: it leads to what was not. */
  private since(seen: number, come: readonly News[]): Missed {
    const first = come[0]!;
    const looked = this.kept?.n === seen ? Math.min(this.kept.ply, first.ply) : first.ply;
    const ply = this.acted === null ? looked : Math.min(looked, this.acted + 1);
    const news = this.news.filter((one) => one.n >= seen || one.ply >= ply);
    return { news, earlier: Math.max(0, news[0]!.n - seen), ply };
  }

  /** All that is told is in sight. */
  private saw(): void {
    if (this.reader === null) return;
    this.seen = this.afterLast();
    // What is still a notice is one again when the page is opened anew.
    this.reports.report(Math.min(this.seen, this.notices[0]?.n ?? Infinity));
  }

  // What the reader wants.

  /** See it happen, as the kind of film that the panel brings. */
  show(Film: typeof Recap): void {
    if (!this.missed || this.reader === null) return;
    this.film?.close();
    this.film = new Film(this.table, this.reader, this.missed.ply, () => this.close());
    void this.film.begin();
  }

  /** Enough: on to the present. Gives back whether there was anything to close. */
  close(): boolean {
    if (!this.missed) return false;
    this.end();
    if (!this.dismiss() && !isHidden()) this.saw();
    return true;
  }

  pressed(key: string, on_control: boolean): boolean {
    if (key === 'Escape') return this.close();
    if (key !== ' ' || !this.film || on_control) return false;
    this.film.toggle();
    return true;
  }

  private end(): void {
    this.film?.close();
    this.film = null;
    this.missed = null;
  }

  /** The page leaves the table. */
  leave(): void {
    this.film?.close();
    this.reports.flush();
  }
}

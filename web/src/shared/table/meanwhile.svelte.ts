/** What happened while the reader did not look, and whether it is worth telling. */

import type { News, You } from '../protocol';
import { Recap } from './recap.svelte';
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
  /** How long the log of the game was when the reader last looked. */
  ply: number;
}

/** Of one's own actions nobody needs to be told, nor of trifles. */
export function isWorth(news: readonly News[], reader: number): boolean {
  const happened = news.filter(({ data }) => !FRAMING.has(data.event));
  return happened.length >= LEAST && happened.some(({ data }) => isOfTable(data) || data.seat !== reader);
}

const isOfTable = (data: News['data']): boolean => String(data.event).startsWith('table-');
const isHidden = (): boolean => document.visibilityState === 'hidden';

export class Meanwhile {
  /** What the reader is told of; null: nothing. */
  missed = $state.raw<Missed | null>(null);
  /** The same as a film, while it is shown. */
  film = $state.raw<Recap | null>(null);

  private news: readonly News[] = [];
  /** The seat of the reader; null: it is nobody's, or who looks changes. */
  private reader: number | null = null;
  /** The number of the first news that the reader has not seen; null: nothing is known of it. */
  private seen: number | null = null;
  private kept: You['seen'] = null;
  private hidden_at = isHidden() ? -Infinity : null;
  private readonly reports: ReadMarkReports;

  constructor(
    private readonly table: string,
    send: (n: number) => void,
    /** The reader wants to be told, and has time for it. */
    private readonly wanted: () => boolean,
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
    if (this.reader === null) this.end();
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
    const first = come[0]!;
    const ply = this.kept?.n === seen ? Math.min(this.kept.ply, first.ply) : first.ply;
    this.missed = { news: come, earlier: first.n - seen, ply };
    return true;
  }

  /** All that is told is in sight. */
  private saw(): void {
    if (this.reader === null) return;
    this.seen = (this.news.at(-1)?.n ?? -1) + 1;
    this.reports.report(this.seen);
  }

  // What the reader wants.

  /** See it happen. */
  show(): void {
    if (!this.missed || this.reader === null) return;
    this.film?.close();
    this.film = new Recap(this.table, this.reader, this.missed.ply, () => this.close());
    void this.film.begin();
  }

  /** Enough: on to the present. Gives back whether there was anything to close. */
  close(): boolean {
    if (!this.missed) return false;
    this.end();
    if (!isHidden()) this.saw();
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

/** One table as this page knows it: merges what the connection receives, and shows it at a speed people can follow. */

import type {
  Bye,
  ChatLine,
  ClockInfo,
  DecisionInfo,
  News,
  Nudged,
  Position,
  State,
  TableInfo,
  You,
} from '../protocol';
import type { Telling } from '../board';
import { updateClock, type LocalRealtimeClock } from './realtime_clock';
import { Drafts } from './drafts';
import { Connection, type Answer, type Request, type Sign, type Status, type Trouble } from './connection';
import { Meanwhile } from './meanwhile.svelte';
import { DisplayQueue, type Picture } from './display_queue';
import { LocalTurnClock } from './turn_clock';
import { forgetSecret, keepShare, secretFor } from './share';
import { hex } from '../hex';
import { ignoreExpected } from '../problem';

export type { Answer, Request, Sign, Status, Trouble };

export interface Habits {
  /** The reader wants no motion, so nothing has to wait to be seen. */
  reduced_motion: () => boolean;
  /** How much longer than usual everything is shown. */
  pace: () => number;
  /** After how many milliseconds of the board's picture each of these events may be told. */
  telling: Telling;
  random: (bytes: Uint8Array) => Uint8Array;
  /** The reader wants to be told what happened meanwhile. */
  recall: () => boolean;
  /** This happened to the reader: it is told until they have seen it. */
  isNotice: (news: News, reader: number, all: readonly News[]) => boolean;
  /** Say something that the reader should know at once. */
  notice: (trouble: Pick<Trouble, 'error' | 'message' | 'about'>) => void;
}

const USUAL: Habits = {
  reduced_motion: () => false,
  pace: () => 1,
  telling: () => [],
  recall: () => true,
  isNotice: () => false,
  notice: () => undefined,
  random: (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
};

interface Numbered {
  n: number;
}

/** What is new, without what is known already: numbers are given once, in order. */
export function unknown<T extends Numbered>(known: readonly T[], come: readonly T[]): T[] {
  const last = known.at(-1)?.n ?? -1;
  return come.filter((item) => item.n > last);
}

/** `key` opens the view of somebody's seat. */
export function socketAddress(table: string, key = ''): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = key && `?key=${encodeURIComponent(key)}`;
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket${query}`;
}

export class TableConnection {
  status = $state<Status>('connecting');
  /** When the next attempt is made, while the connection is lost. */
  retry_at = $state(0);
  /** Why the server will not have us here. */
  refusal = $state.raw<Bye | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  position = $state.raw<Position | null>(null);
  news = $state.raw<News[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What came with the change that is shown, as far as it is told. */
  latest = $state.raw<News[]>([]);
  /** What the board draws: it is ahead of `position` as long as its picture is not done. */
  drawn = $state.raw<{ position: Position | null; news: News[] }>({ position: null, news: [] });
  /** The reader has skipped the picture: the board stands still until the next one. */
  skipped = $state(false);
  /** What went wrong with the last thing asked; null once something went right. */
  error = $state.raw<Trouble | null>(null);
  /** The code that is on its way to the server. */
  sending = $state<string | null>(null);
  /** Counts what was shown anew as a whole: after (re)connecting, or through other eyes. */
  renewals = $state(0);
  /** The clock of a real-time game, as it was told last: it never waits to be shown. */
  clock = $state.raw<LocalRealtimeClock | null>(null);
  /** Everybody's time at a table with a clock: it does not wait to be shown either. */
  times = $state.raw<LocalTurnClock | null>(null);

  /** The last nudge, of whomever by whomever; null: there was none. */
  nudge = $state.raw<Nudged | null>(null);
  /** Shows what somebody points at, or an emote, once the part that can is here. */
  signed: (sign: Sign) => void = () => undefined;

  /** The newest there is, which the display may not have reached yet. */
  private newest = $state.raw<{ position: Position | null; table: TableInfo | null; you: You | null }>({
    position: null,
    table: null,
    you: null,
  });
  private answered = $state<string | null>(null);
  private promised = '';
  private revealed = false;
  private toldShown = true;
  /** Since when there is no connection; null: there is one. A new page has never had one. */
  private lost_at: number | null = -Infinity;
  /** What happened while the reader did not look. */
  readonly meanwhile: Meanwhile;
  private readonly habits: Habits;
  private readonly connection: Connection;
  private readonly queue: DisplayQueue<State>;
  /** The step that is being shown: its states, its events, and those told before it. */
  private showing: { states: State[]; come: News[]; before: News[] } = { states: [], come: [], before: [] };
  private readonly drafts = new Drafts((draft) => void this.connection.send({ type: 'draft', ...draft }));

  constructor(
    readonly id: string,
    habits: Partial<Habits> = {},
    address = socketAddress(id),
  ) {
    this.habits = { ...USUAL, ...habits };
    this.queue = new DisplayQueue<State>({
      begin: (states) => this.begin(states),
      tell: (count) => this.tell(count),
      end: () => this.end(),
      dwells: (state) => state.position !== null,
      hurried: () => document.visibilityState === 'hidden' || this.habits.reduced_motion() || this.racing,
      urgent: () => this.pressed,
      pace: () => this.habits.pace(),
    });
    this.meanwhile = new Meanwhile(
      id,
      (n) => void this.connection.send({ type: 'seen', n }),
      () => this.habits.recall() && !this.racing,
      (news, reader, all) => this.habits.isNotice(news, reader, all),
    );
    document.addEventListener('visibilitychange', this.catchUp);
    addEventListener('pagehide', this.leave);
    this.connection = new Connection(address, {
      status: (status, retry_at) => this.changeStatus(status, retry_at),
      state: (state) => this.receive(state),
      clock: (clock) => this.hearClock(clock),
      nudged: (nudge) => (this.nudge = nudge),
      signed: (sign) => this.signed(sign),
      refused: (bye) => (this.refusal = bye),
      notice: (trouble) => this.habits.notice(trouble),
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.catchUp);
    removeEventListener('pagehide', this.leave);
    this.leave();
    this.queue.clear();
    this.drafts.clear();
    this.connection.close();
  }

  /**
   * What the seat behind these eyes is asked: only what is both shown and still open, not answered yet, and not the
   * business of a bot that stands in, or of the table, which answers what needs no asking.
   */
  get decision(): DecisionInfo | null {
    const shown = this.position?.decision ?? null;
    if (!shown || shown.unasked || this.you?.pupil || shown.id === this.answered || this.table?.seats[shown.seat]?.bot)
      return null;
    return shown.id === this.newest.position?.decision?.id ? shown : null;
  }

  /** Everything that has come is shown. */
  get current(): boolean {
    return this.position === this.newest.position;
  }

  /** All run, or are about to: nothing that happened before may keep them waiting. */
  get racing(): boolean {
    return this.clock?.kind === 'countdown' || this.clock?.kind === 'run';
  }

  /** The reader is asked something, and their own time runs. */
  private get pressed(): boolean {
    const asked = this.newest.position?.decision ?? null;
    if (!asked || this.newest.you?.pupil || this.newest.table?.seats[asked.seat]?.bot) return false;
    if (this.newest.table?.time?.kind === 'days') return false;
    return this.clock?.kind === 'limit' || (this.times?.of(asked.seat)?.running ?? false);
  }

  // What the reader and the board say of the display.

  /** The board shows the events from this number on by a clock of its own; null: it is done. */
  readonly hold = (from: number | null): void => this.queue.hold(from);

  /** Straight to the newest. Gives back whether there was anything to skip. */
  skip(): boolean {
    if (!this.queue.busy) return false;
    this.queue.skip();
    this.skipped = true;
    return true;
  }

  // What goes out.

  /** Send anything; what goes wrong stands in `error` as well as in the answer. */
  async send(request: Request): Promise<Answer> {
    const answer = await this.connection.send(request);
    this.error = answer.type === 'error' ? answer : null;
    return answer;
  }

  /**
   * Answer the decision that is shown; where answers are timed, with how long it took by the page's own clock. Gives
   * back whether the answer was taken.
   */
  async act(code: string, ms: number | null = null): Promise<boolean> {
    const decision = this.decision;
    if (!decision || this.sending !== null) return false;
    this.sending = code;
    this.drafts.clear();
    this.meanwhile.act(this.newest.position?.ply ?? 0);
    const timed = ms === null ? {} : { ms };
    const answer = await this.send({ type: 'act', seat: decision.seat, decision: decision.id, code, ...timed });
    this.sending = null;
    if (answer.type === 'ok') this.answered = decision.id;
    return answer.type === 'ok';
  }

  /** Let the server keep the answer as far as it is made. */
  draft(code: string): void {
    const decision = this.decision;
    if (decision && this.sending === null) this.drafts.keep({ seat: decision.seat, decision: decision.id, code });
  }

  // What comes in.

  private changeStatus(status: Status, retry_at: number): void {
    this.status = status;
    this.retry_at = retry_at;
    if (status === 'lost') this.lost_at ??= Date.now();
    this.promised = '';
    this.revealed = false;
    this.toldShown = true;
    this.tellShown();
  }

  private readonly catchUp = (): void => {
    this.queue.pump();
    this.meanwhile.turn();
    this.tellShown();
  };

  private readonly leave = (): void => this.meanwhile.leave();

  /** The server notifies people who have no visible page. A page counts as visible until it says that it is hidden. */
  private tellShown(): void {
    const on = document.visibilityState !== 'hidden';
    if (this.status !== 'open' || on === this.toldShown) return;
    this.toldShown = on;
    void this.connection.send({ type: 'shown', on });
  }

  private hearClock(clock: ClockInfo | null): void {
    this.clock = updateClock(this.clock, clock, performance.now());
    if (this.racing) this.meanwhile.close();
    this.queue.pump();
  }

  private receive(state: State): void {
    if (state.full) this.queue.clear();
    if (state.full || state.position) {
      this.clock = updateClock(this.clock, state.position?.clock ?? null, performance.now());
      this.times = state.position?.times ? new LocalTurnClock(state.position.times, performance.now()) : null;
      if (this.racing) this.meanwhile.close();
    }
    this.newest = {
      table: state.table ?? this.newest.table,
      you: state.you ?? this.newest.you,
      position: state.full ? state.position : (state.position ?? this.newest.position),
    };
    this.chat = state.full ? state.chat : [...this.chat, ...unknown(this.chat, state.chat)];
    this.shareSeed();
    if (state.full) this.replace(state);
    else this.queue.push(state);
  }

  /** Everything anew. What happened while the connection was lost counts as new, what other eyes have seen does not. */
  private replace(state: State): void {
    const away = this.lost_at === null ? 0 : Date.now() - this.lost_at;
    this.lost_at = null;
    // What the reader is told of meanwhile need not happen all at once as well.
    const begun = state.position !== null;
    const recalled = begun && this.meanwhile.renewed(state.news, state.you ?? this.you, away);
    this.latest = this.news.length > 0 && !recalled ? unknown(this.news, state.news) : [];
    this.table = state.table ?? this.table;
    this.you = state.you ?? this.you;
    this.position = state.position;
    this.news = state.news;
    this.drawn = { position: state.position, news: this.latest };
    this.skipped = false;
    // What is still asked is not answered, whatever became of it on an earlier connection.
    this.answered = null;
    this.drafts.again();
    this.renewals += 1;
  }

  /** The board draws the newest of these states. */
  private begin(states: State[]): Picture {
    const come = unknown(
      this.news,
      states.flatMap((state) => state.news),
    );
    const before = this.position;
    const position = states.findLast((state) => state.position)?.position ?? null;
    this.showing = { states, come, before: this.news };
    this.skipped = false;
    if (come.length > 0 || position) {
      this.drawn = { position: position ?? this.drawn.position, news: come };
      this.latest = [];
    }
    const times = before && position && come.length > 0 ? this.habits.telling(come, before.view, position.view) : [];
    return { numbers: come.map(({ n }) => n), times };
  }

  private tell(count: number): void {
    const { come, before } = this.showing;
    if (count === 0) return;
    this.latest = come.slice(0, count);
    this.news = [...before, ...this.latest];
    this.meanwhile.told(this.news);
  }

  private end(): void {
    const { states } = this.showing;
    for (const state of states) {
      this.table = state.table ?? this.table;
      this.you = state.you ?? this.you;
      this.position = state.position ?? this.position;
    }
    for (const { you } of states) if (you) this.meanwhile.met(you);
  }

  // Everybody adds to the seed: first the hashes, then the secrets.

  private shareSeed(): void {
    const { table, you } = this.newest;
    if (!table || !you) return;
    const seat = you.seats[0];
    if (table.phase !== 'starting') this.forgetShare(table);
    else if (seat !== undefined) void this.addShare(table, table.seats[seat]?.label ?? '').catch(ignoreExpected);
  }

  /** A share that may have been shown is never used again. */
  private forgetShare(table: TableInfo): void {
    this.promised = '';
    this.revealed = false;
    forgetSecret(table.id);
  }

  private async addShare(table: TableInfo, who: string): Promise<void> {
    const secret = secretFor(table.id, this.habits.random);
    const { commitment } = await import('./commitment');
    // What was told in the meantime is answered on its own.
    if (this.newest.table !== table) return;
    const promise = commitment(who, secret);
    const theirs = table.promises[who];
    if (theirs === undefined && this.promised !== promise) {
      this.promised = promise;
      void this.connection.send({ type: 'promise', commitment: promise });
    }
    if (table.reveal && theirs === promise && !this.revealed) {
      this.revealed = true;
      keepShare(table.id, { who, secret: hex(secret), promises: table.promises });
      void this.connection.send({ type: 'reveal', secret: hex(secret) });
    }
  }
}

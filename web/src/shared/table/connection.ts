/** The websocket of one table: it comes back by itself, knows when it is dead, and pairs messages with answers. */

import type {
  Because,
  Bye,
  ClockInfo,
  ErrorCode,
  ErrorMessage,
  FromBrowser,
  FromServer,
  Hinted,
  Made,
  Nudged,
  Ok,
  Pong,
  SeatShared,
  State,
  WhyNots,
} from '../protocol';

const FIRST_DELAY = 300;
/** Between two attempts, while somebody looks at the page; a hidden one has time. */
const LONGEST_DELAY = 1_500;
const HIDDEN_DELAY = 5_000;
/** A line that dies without a sign is found out within these two. */
const PING_EVERY = 6_000;
const PONG_WITHIN = 3_000;
const OPEN_WITHIN = 5_000;
/** When somebody waits for an answer, a line that is silent for so long is dead. */
const SOON = 1_500;
/** Where that was wrong, because the line is so slow, more patience each time. */
const LATEST = 10_000;

/** Reasons of the server that pass by themselves; after any other one it would refuse again. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'busy',
  'closing',
  'storage',
  'too-fast',
  'too-many',
  'too-many-pages',
  'unready',
]);
/** Of these the ones that pass when others give way: whoever asks again at once only adds to it. */
const CROWDED: ReadonlySet<ErrorCode> = new Set(['busy', 'too-fast', 'too-many', 'too-many-pages']);
const CROWDED_DELAY = 15_000;

/** What tells that the line may have died, or could live again: some browsers know more of these than others. */
const ALARMS: readonly (readonly [EventTarget | undefined, string])[] = [
  [window, 'online'],
  [window, 'offline'],
  [window, 'pageshow'],
  [document, 'visibilitychange'],
  [document, 'resume'],
  [(navigator as { connection?: EventTarget }).connection, 'change'],
];

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;
/** A message to send; its number is the line's own affair. */
export type Request = WithoutId<FromBrowser>;

/** Why something was not done: the server's reason, or that there is no line. */
export type Trouble = Omit<ErrorMessage, 'error'> & { error: ErrorCode | 'lost' };
export type Answer = Ok | Because | Made | SeatShared | Hinted | WhyNots | Pong | Trouble;

export interface Listener {
  status(status: Status, retry_at: number): void;
  state(state: State): void;
  clock(clock: ClockInfo | null): void;
  nudged(nudge: Nudged): void;
  refused(bye: Bye): void;
  /** Something that went wrong although this page did not ask for it, or why it has to come again later. */
  notice(trouble: Pick<Trouble, 'error' | 'message' | 'about'>): void;
}

interface Pending {
  message: FromBrowser;
  answer: (answer: Answer) => void;
  /** Sent on an earlier line: the server may have done it already. */
  again: boolean;
}

const LOST: Trouble = { type: 'error', id: null, error: 'lost', message: '', rule: '', about: {} };

export class Line {
  private socket: WebSocket | null = null;
  private status: Status = 'connecting';
  private delay = FIRST_DELAY;
  private next = 1;
  private readonly pending = new Map<number, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private deadline = 0;
  private asked = 0;
  private patience = SOON;
  private begun = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    for (const [target, event] of ALARMS) target?.addEventListener(event, this.hurry);
    this.connect();
  }

  /** For good. */
  close(): void {
    for (const [target, event] of ALARMS) target?.removeEventListener(event, this.hurry);
    this.drop();
    clearTimeout(this.retry);
    this.forget();
  }

  /** The answer, when it comes. An answer to a decision outlives the line, anything else does not. */
  send(request: Request): Promise<Answer> {
    const message = { ...request, id: this.next++ };
    if (this.status !== 'open' && message.type !== 'act') return Promise.resolve(LOST);
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer, again: false });
      if (this.status === 'open') this.write(message);
      // In a race a new line would cost more than it gains.
      const urgent = message.type === 'act' && message.ms === undefined;
      if (this.status === 'open' && urgent) this.expect(this.patience);
    });
  }

  private write(message: FromBrowser): void {
    this.socket?.send(JSON.stringify(message));
  }

  // Coming and going.

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.begun = Date.now();
    this.opening = setTimeout(() => this.lose(), OPEN_WITHIN);
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = () => this.lose();
  }

  private opened(): void {
    clearTimeout(this.opening);
    this.become('open', 0);
    this.beat = setInterval(() => this.ping(), PING_EVERY);
    for (const waiting of this.pending.values()) this.write(waiting.message);
    if (this.pending.size > 0) this.expect(this.patience);
  }

  /** Leave the socket alone, whatever it may still say. */
  private drop(): void {
    clearTimeout(this.opening);
    clearInterval(this.beat);
    clearTimeout(this.silence);
    this.silence = undefined;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    this.drop();
    if (this.status === 'refused') return;
    this.keepActs();
    const wait = this.delay * (0.75 + Math.random() / 2);
    const longest = document.visibilityState === 'hidden' ? HIDDEN_DELAY : LONGEST_DELAY;
    this.delay = Math.min(2 * this.delay, longest);
    this.become('lost', Date.now() + wait);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The network came or went, or somebody looks at the page again: find out at once how things stand. */
  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'open') this.ping(this.patience);
    else if (this.status !== 'refused' && (!this.socket || Date.now() - this.begun > SOON)) {
      // An attempt of before may hang for ever.
      this.drop();
      clearTimeout(this.retry);
      this.delay = FIRST_DELAY;
      this.connect();
    }
  };

  private become(status: Status, retry_at: number): void {
    this.status = status;
    this.listener.status(status, retry_at);
  }

  private keepActs(): void {
    for (const [id, waiting] of this.pending) {
      waiting.again = true;
      if (waiting.message.type !== 'act') this.settle(id, LOST);
    }
  }

  private forget(): void {
    for (const id of [...this.pending.keys()]) this.settle(id, LOST);
  }

  // The heartbeat.

  private ping(within = PONG_WITHIN): void {
    void this.send({ type: 'ping' });
    this.expect(within);
  }

  /** Something must be heard within this time, or the line is dead. */
  private expect(within: number): void {
    const now = Date.now();
    if (this.silence !== undefined && this.deadline <= now + within) return;
    clearTimeout(this.silence);
    this.asked = now;
    this.deadline = now + within;
    this.silence = setTimeout(() => this.silent(), within);
  }

  /** Nothing came. What has just died is opened anew at once. */
  private silent(): void {
    this.patience = Math.min(2 * this.patience, LATEST);
    this.lose();
    this.hurry();
  }

  private heard(): void {
    if (this.silence !== undefined && Date.now() - this.asked < SOON) this.patience = SOON;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.delay = FIRST_DELAY;
  }

  // What comes in.

  private read(text: string): void {
    const message = JSON.parse(text) as FromServer;
    // Before anything else: the server measures how long this takes.
    if (message.type === 'beat') this.write({ type: 'beat-back', id: this.next++, n: message.n });
    this.heard();
    if (message.type === 'beat') return;
    if (message.type === 'state') this.listener.state(message);
    else if (message.type === 'clock') this.listener.clock(message.clock);
    else if (message.type === 'nudged') this.listener.nudged(message);
    else if (message.type === 'bye') this.dismissed(message);
    else if (message.id !== null) this.settle(message.id, message);
    else if (message.type === 'error') this.listener.notice(message);
  }

  private settle(id: number, answer: Answer): void {
    const waiting = this.pending.get(id);
    if (!waiting) return;
    this.pending.delete(id);
    const done = waiting.again && answer.type === 'error' && answer.error === 'stale';
    waiting.answer(done ? { type: 'ok', id } : answer);
  }

  private dismissed(bye: Bye): void {
    if (CROWDED.has(bye.error)) {
      this.delay = CROWDED_DELAY;
      this.listener.notice(bye);
    }
    if (PASSING.has(bye.error)) return;
    this.become('refused', 0);
    this.drop();
    this.forget();
    this.listener.refused(bye);
  }
}

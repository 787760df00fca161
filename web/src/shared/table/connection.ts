/** The websocket of one table: reconnects by itself, detects a dead connection, and matches answers with requests. */

import type {
  Because,
  Bye,
  ClockInfo,
  Emoted,
  ErrorCode,
  ErrorMessage,
  FromBrowser,
  FromServer,
  Hinted,
  Made,
  Nudged,
  Ok,
  Pointed,
  Pong,
  SeatShared,
  State,
  WhyNots,
} from '../protocol';

const FIRST_DELAY_MS = 300;
/** The longest time between two attempts, while the page is visible and while it is hidden. */
const LONGEST_DELAY_MS = 1_500;
const HIDDEN_DELAY_MS = 5_000;
/** A connection that dies silently is detected within the sum of the first two. */
const PING_EVERY_MS = 6_000;
const PONG_WITHIN_MS = 3_000;
const OPEN_WITHIN_MS = 5_000;
/** While a person waits for an answer, a connection that is silent for this long counts as dead. */
const FIRST_TIMEOUT_MS = 1_500;
/** On a slow connection the timeout doubles each time, up to this. */
const LONGEST_TIMEOUT_MS = 10_000;

/** Errors after which the page connects again; after any other the server would refuse again. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'busy',
  'closing',
  'storage',
  'too-fast',
  'too-many',
  'too-many-pages',
  'unready',
]);
/** Errors of an overloaded server: the page waits longer before it connects again. */
const CROWDED: ReadonlySet<ErrorCode> = new Set(['busy', 'too-fast', 'too-many', 'too-many-pages']);
const CROWDED_DELAY_MS = 15_000;

/** Events after which the state of the connection may have changed. Not every browser has all of them. */
const NETWORK_EVENTS: readonly (readonly [EventTarget | undefined, string])[] = [
  [window, 'online'],
  [window, 'offline'],
  [window, 'pageshow'],
  [document, 'visibilitychange'],
  [document, 'resume'],
  [(navigator as { connection?: EventTarget }).connection, 'change'],
];

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

type WithoutId<T> = T extends { id: number } ? Omit<T, 'id'> : never;
/** A message to send, without its id, which `Connection` adds. */
export type Request = WithoutId<FromBrowser>;

/** Why a request failed: the server's error, or `lost` if there is no connection. */
export type Trouble = Omit<ErrorMessage, 'error'> & { error: ErrorCode | 'lost' };
export type Answer = Ok | Because | Made | SeatShared | Hinted | WhyNots | Pong | Trouble;

/** What somebody shows to others for a moment. */
export type Sign = Pointed | Emoted;

export interface Listener {
  status(status: Status, retry_at: number): void;
  state(state: State): void;
  clock(clock: ClockInfo | null): void;
  nudged(nudge: Nudged): void;
  signed(sign: Sign): void;
  refused(bye: Bye): void;
  /** An error that answers no request of this page, or the reason why it has to reconnect later. */
  notice(trouble: Pick<Trouble, 'error' | 'message' | 'about'>): void;
}

interface Pending {
  message: FromBrowser;
  answer: (answer: Answer) => void;
  /** Sent on an earlier connection: the server may have carried it out already. */
  again: boolean;
}

const LOST: Trouble = { type: 'error', id: null, error: 'lost', message: '', rule: '', about: {} };

export class Connection {
  private socket: WebSocket | null = null;
  private status: Status = 'connecting';
  private delay = FIRST_DELAY_MS;
  private next = 1;
  private readonly pending = new Map<number, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private opening: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private deadline = 0;
  private asked = 0;
  private timeout = FIRST_TIMEOUT_MS;
  private begun = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    for (const [target, event] of NETWORK_EVENTS) target?.addEventListener(event, this.checkNow);
    this.connect();
  }

  /** Closes the connection for good. */
  close(): void {
    for (const [target, event] of NETWORK_EVENTS) target?.removeEventListener(event, this.checkNow);
    this.drop();
    clearTimeout(this.retry);
    this.failPending();
  }

  /** Sends a request; resolves to its answer. Only an `act` is kept and sent again on a new connection. */
  send(request: Request): Promise<Answer> {
    const message = { ...request, id: this.next++ };
    if (this.status !== 'open' && message.type !== 'act') return Promise.resolve(LOST);
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer, again: false });
      if (this.status === 'open') this.write(message);
      // In a race a new connection would cost more time than it saves.
      const urgent = message.type === 'act' && message.ms === undefined;
      if (this.status === 'open' && urgent) this.expect(this.timeout);
    });
  }

  private write(message: FromBrowser): void {
    this.socket?.send(JSON.stringify(message));
  }

  // Connecting and disconnecting.

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.begun = Date.now();
    this.opening = setTimeout(() => this.lose(), OPEN_WITHIN_MS);
    socket.onopen = () => this.finishOpening();
    socket.onmessage = (event) => this.read(String(event.data));
    socket.onclose = () => this.lose();
  }

  private finishOpening(): void {
    clearTimeout(this.opening);
    this.changeStatus('open', 0);
    this.beat = setInterval(() => this.ping(), PING_EVERY_MS);
    for (const waiting of this.pending.values()) this.write(waiting.message);
    if (this.pending.size > 0) this.expect(this.timeout);
  }

  /** Closes the socket and ignores what it may still receive. */
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
    const longest = document.visibilityState === 'hidden' ? HIDDEN_DELAY_MS : LONGEST_DELAY_MS;
    this.delay = Math.min(2 * this.delay, longest);
    this.changeStatus('lost', Date.now() + wait);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  /** The network changed, or the page became visible: check the connection at once. */
  private readonly checkNow = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.status === 'open') this.ping(this.timeout);
    else if (this.status !== 'refused' && (!this.socket || Date.now() - this.begun > FIRST_TIMEOUT_MS)) {
      // An earlier attempt may hang for ever.
      this.drop();
      clearTimeout(this.retry);
      this.delay = FIRST_DELAY_MS;
      this.connect();
    }
  };

  private changeStatus(status: Status, retry_at: number): void {
    this.status = status;
    this.listener.status(status, retry_at);
  }

  private keepActs(): void {
    for (const [id, waiting] of this.pending) {
      waiting.again = true;
      if (waiting.message.type !== 'act') this.settle(id, LOST);
    }
  }

  private failPending(): void {
    for (const id of [...this.pending.keys()]) this.settle(id, LOST);
  }

  // The heartbeat.

  private ping(within = PONG_WITHIN_MS): void {
    void this.send({ type: 'ping' });
    this.expect(within);
  }

  /** The connection counts as dead unless a message arrives within this time. */
  private expect(within: number): void {
    const now = Date.now();
    if (this.silence !== undefined && this.deadline <= now + within) return;
    clearTimeout(this.silence);
    this.asked = now;
    this.deadline = now + within;
    this.silence = setTimeout(() => this.reopen(), within);
  }

  /** No message arrived in time: connect again at once, with a longer timeout. */
  private reopen(): void {
    this.timeout = Math.min(2 * this.timeout, LONGEST_TIMEOUT_MS);
    this.lose();
    this.checkNow();
  }

  private noteMessage(): void {
    if (this.silence !== undefined && Date.now() - this.asked < FIRST_TIMEOUT_MS) this.timeout = FIRST_TIMEOUT_MS;
    clearTimeout(this.silence);
    this.silence = undefined;
    this.delay = FIRST_DELAY_MS;
  }

  // Incoming messages.

  private read(text: string): void {
    const message = JSON.parse(text) as FromServer;
    // First of all: the server measures the latency with it.
    if (message.type === 'beat') this.write({ type: 'beat-back', id: this.next++, n: message.n });
    this.noteMessage();
    if (message.type === 'beat') return;
    if (message.type === 'state') this.listener.state(message);
    else if (message.type === 'clock') this.listener.clock(message.clock);
    else if (message.type === 'nudged') this.listener.nudged(message);
    else if (message.type === 'pointed' || message.type === 'emoted') this.listener.signed(message);
    else if (message.type === 'bye') this.handleBye(message);
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

  private handleBye(bye: Bye): void {
    if (CROWDED.has(bye.error)) {
      this.delay = CROWDED_DELAY_MS;
      this.listener.notice(bye);
    }
    if (PASSING.has(bye.error)) return;
    this.changeStatus('refused', 0);
    this.drop();
    this.failPending();
    this.listener.refused(bye);
  }
}

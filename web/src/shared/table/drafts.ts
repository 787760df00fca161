/** An answer as far as it is made, told to the server: at most four times a second, and the last one always. */

export const DRAFT_EVERY = 250;

export interface Draft {
  seat: number;
  decision: string;
  code: string;
}

export class Drafts {
  private waiting: Draft | null = null;
  private last: Draft | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (draft: Draft) => void) {}

  keep(draft: Draft): void {
    this.waiting = draft;
    if (this.timer === undefined) this.tell();
  }

  /** After a reconnect: the server may not have received the last one. */
  again(): void {
    if (this.last && !this.waiting) this.keep(this.last);
  }

  /** The answer is given: nobody needs the draft any more. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = this.last = null;
  }

  private tell(): void {
    this.timer = undefined;
    if (!this.waiting) return;
    this.last = this.waiting;
    this.waiting = null;
    this.send(this.last);
    this.timer = setTimeout(() => this.tell(), DRAFT_EVERY);
  }
}

/** Which card is being read, and which one is only pointed at: one at a time, and a second tap puts it back. */

/** A finger that stays this long, in milliseconds, reads what it would play with a tap. */
const LONG = 500;

export class Reader {
  open = $state<string | null>(null);
  pointed = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  readonly read = (card: string): void => {
    this.open = this.open === card ? null : card;
  };

  readonly close = (): void => {
    this.open = null;
  };

  /** What a place for a card needs so that pointing at it, reaching it with the keyboard, or holding it counts. */
  readonly watch = (card: string) => ({
    onpointerenter: ({ pointerType }: PointerEvent) => this.point(pointerType === 'mouse' ? card : null),
    onpointerleave: () => this.leave(),
    onpointercancel: () => this.leave(),
    onpointerup: () => clearTimeout(this.#timer),
    onpointerdown: ({ pointerType }: PointerEvent) => this.hold(pointerType, card),
    onclickcapture: (event: MouseEvent) => this.click(event),
    oncontextmenu: (event: MouseEvent) => this.#held && event.preventDefault(),
    onfocusin: () => this.point(card),
    onfocusout: () => this.point(null),
  });

  private point(card: string | null): void {
    this.pointed = card;
  }

  private leave(): void {
    clearTimeout(this.#timer);
    this.point(null);
  }

  private hold(pointerType: string, card: string): void {
    this.#held = false;
    clearTimeout(this.#timer);
    if (pointerType === 'mouse') return;
    this.#timer = setTimeout(() => {
      this.#held = true;
      this.open = card;
    }, LONG);
  }

  /** A long press is no tap. */
  private click(event: MouseEvent): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

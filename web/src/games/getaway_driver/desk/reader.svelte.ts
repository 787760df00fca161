/** Which card is being read, and which one is only pointed at: one at a time, and a second tap puts it back. */
export class Reader {
  open = $state<string | null>(null);
  pointed = $state<string | null>(null);

  readonly read = (card: string): void => {
    this.open = this.open === card ? null : card;
  };

  readonly close = (): void => {
    this.open = null;
  };

  /** What a place for a card needs so that pointing at it, or reaching it with the keyboard, counts. */
  readonly watch = (card: string) => ({
    onpointerenter: ({ pointerType }: PointerEvent) => this.point(pointerType === 'mouse' ? card : null),
    onpointerleave: () => this.point(null),
    onfocusin: () => this.point(card),
    onfocusout: () => this.point(null),
  });

  private point(card: string | null): void {
    this.pointed = card;
  }
}

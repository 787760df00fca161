/** Cards under fingers: a tap, or a way to some place. Several fingers may be quicker than one. */

/** A finger is never quite still. */
const STILL = 9;

/** What is held: a sign, and its place in the row; null: it comes from the tray. */
export interface Held {
  sign: string;
  from: number | null;
}

interface Grip extends Held {
  pointer: number;
  x: number;
  y: number;
  /** It has left the place where it was taken up. */
  dragged: boolean;
  /** Where in the row it would go now; null: not into the row. */
  to: number | null;
}

export interface Ends {
  tap: (held: Held) => void;
  drop: (held: Held, to: number | null) => void;
  /** The place in the row below this point of the window. */
  place: (x: number, y: number) => number | null;
}

export class Drag {
  /** The card that is on its way, for the eye. */
  shown = $state.raw<Grip | null>(null);
  private readonly grips = new Map<number, Grip>();

  constructor(private readonly ends: Ends) {}

  down(event: PointerEvent, held: Held): void {
    if (event.button !== 0) return;
    this.settle();
    this.grips.set(event.pointerId, {
      ...held,
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      dragged: false,
      to: null,
    });
  }

  move(event: PointerEvent): void {
    const grip = this.grips.get(event.pointerId);
    if (!grip) return;
    const { clientX: x, clientY: y } = event;
    if (!grip.dragged && Math.hypot(x - grip.x, y - grip.y) < STILL) return;
    const moved = { ...grip, x, y, dragged: true, to: this.ends.place(x, y) };
    this.grips.set(event.pointerId, moved);
    this.shown = moved;
  }

  up(event: PointerEvent): void {
    const grip = this.grips.get(event.pointerId);
    if (!grip) return;
    this.forget(grip);
    if (grip.dragged) this.ends.drop(grip, grip.to);
    else this.ends.tap(grip);
  }

  /** The browser took the pointer away: nothing has happened. */
  cancel(event: PointerEvent): void {
    const grip = this.grips.get(event.pointerId);
    if (grip) this.forget(grip);
  }

  /** What was tapped but not let go of yet counts before whatever comes next. */
  settle(): void {
    for (const grip of [...this.grips.values()].filter(({ dragged }) => !dragged)) {
      this.forget(grip);
      this.ends.tap(grip);
    }
  }

  private forget(grip: Grip): void {
    this.grips.delete(grip.pointer);
    if (this.shown?.pointer === grip.pointer) this.shown = null;
  }
}

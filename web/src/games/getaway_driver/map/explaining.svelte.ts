/** The mouse that rests on a space is told what is there; a press that chooses nothing asks. (A long press points.) */
import { on } from 'svelte/events';

/** The mouse rests this long, in milliseconds, before a space is told. */
const REST = 400;

/** The space of what is drawn there, or of the bare table. */
function spaceOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const there = target.closest<HTMLElement>('[data-at], [data-tile], [data-board-place]');
  return there?.dataset.at ?? there?.dataset.tile ?? there?.dataset.boardPlace ?? null;
}

/** Whether a press there has a meaning of its own. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role=button]') !== null;
}

export class Explaining {
  /** The space that the mouse rests on. */
  space = $state<string | null>(null);
  readonly #ask: (space: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask`: a space was pressed. */
  constructor(ask: (space: string) => void) {
    this.#ask = ask;
  }

  readonly watch = (element: HTMLElement): (() => void) => {
    const ends = [
      on(element, 'pointerover', (event) => this.#over(event)),
      on(element, 'pointerleave', () => this.#forget()),
      on(element, 'pointerdown', () => this.#forget()),
      on(element, 'click', (event) => this.#click(event)),
    ];
    return () => {
      this.#forget();
      ends.forEach((end) => end());
    };
  };

  #over({ target, pointerType }: PointerEvent): void {
    const space = pointerType === 'mouse' ? spaceOf(target) : null;
    if (space !== null && space === this.space) return;
    this.#forget();
    if (space !== null) this.#timer = setTimeout(() => (this.space = space), REST);
  }

  #click({ target }: MouseEvent): void {
    const space = spaceOf(target);
    if (space !== null && !isPressable(target)) this.#ask(space);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.space = null;
  }
}

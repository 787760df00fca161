/** Which codes are lit in sight, on the board, in the hand or at a seat: there they are found and pressed. */

import { tick, untrack } from 'svelte';

const LIST = '.options';
const OBJECTS = '[data-code], [data-codes]';
/** What is smaller, in pixels, is no target for a finger. */
const LEAST = 24;
/** So long after the first of them is in sight, in milliseconds, the others may come too: a board takes a moment. */
const SETTLED = 200;

/** A region that brings what is in it close when it is pressed has all their codes. */
function codesOf(place: HTMLElement): string[] {
  return [...(place.dataset.codes?.split(' ') ?? []), ...(place.dataset.code ? [place.dataset.code] : [])];
}

function objectsIn(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(OBJECTS)].filter((place) => !place.closest(LIST));
}

/** Whether a press on the middle of it would reach it. Where nothing has a place, as in a test of words, all is. */
export function isInSight(place: Element): boolean {
  if (typeof document.elementFromPoint !== 'function') return true;
  const { left, top, width, height } = place.getBoundingClientRect();
  if (Math.min(width, height) < LEAST) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && (place.contains(there) || there.contains(place));
}

/**
 * Boards take a moment to come to rest, and are looked at until then. After that a list beside them stays as it is, until
 * the question or the size of the window is another one: nothing moves under a finger.
 */
export class Places {
  codes = $state.raw<ReadonlySet<string>>(new Set());

  constructor(box: () => Element | undefined, question: () => string | null) {
    $effect(() => {
      const within = box();
      if (question() === null || !within) return;
      return untrack(() => this.watch(within));
    });
  }

  /** Look until all is settled; gives back what stops it. */
  private watch(box: Element): () => void {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      void this.look(box);
      observer.disconnect();
    };
    const look = (): void => {
      void this.look(box);
      if (this.codes.size > 0) settling ??= setTimeout(settle, SETTLED);
    };
    const observer = new MutationObserver((changes) => changes.some(isOutside) && look());
    observer.observe(box, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-code', 'data-codes'],
    });
    look();
    const again = (): void => void this.look(box);
    addEventListener('resize', again);
    return () => {
      observer.disconnect();
      clearTimeout(settling);
      removeEventListener('resize', again);
    };
  }

  /**
   * Every option that has an object is left out of the list first, so that the list pushes none of them out of sight;
   * then those are listed that are not in sight all the same, until what is listed pushes no other out of sight.
   */
  private async look(box: Element): Promise<void> {
    this.tell(new Set(objectsIn(box).flatMap(codesOf)));
    for (let before = Infinity; this.codes.size < before;) {
      before = this.codes.size;
      await tick();
      const seen = new Set(objectsIn(box).filter(isInSight).flatMap(codesOf));
      this.tell(new Set([...this.codes].filter((code) => seen.has(code))));
    }
  }

  private tell(codes: ReadonlySet<string>): void {
    if (codes.size !== this.codes.size || [...codes].some((code) => !this.codes.has(code))) this.codes = codes;
  }
}

/** Changes of the list are its own: it follows what was found. */
function isOutside({ target }: MutationRecord): boolean {
  return !(target instanceof Element && target.closest(LIST));
}

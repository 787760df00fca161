/** Which codes are lit in sight, on the board, in the hand or at a seat: there they are found and pressed. */

import { untrack } from 'svelte';

const LIST = '.options';
/** What is smaller, in pixels, is no target for a finger. */
const LEAST = 24;
/** So long after the first of them is in sight, in milliseconds, the others may come too: a board takes a moment. */
const SETTLED = 200;

/** A target stands for a code; or a press on it shows those of several, such as a region of a map. */
function codesIn(box: Element): string[] {
  const places = [...box.querySelectorAll<HTMLElement>('[data-code], [data-leads]')];
  const seen = places.filter((place) => !place.closest(LIST) && isInSight(place));
  return seen.flatMap(({ dataset }) => dataset.code ?? dataset.leads!.split(' '));
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
 * the question is another one: nothing moves under a finger.
 */
export class Places {
  codes = $state.raw<ReadonlySet<string>>(new Set());

  constructor(box: () => Element | undefined, question: () => string | null) {
    $effect(() => {
      const within = box();
      if (question() === null || !within) return;
      this.codes = new Set();
      return untrack(() => this.watch(within));
    });
  }

  /** Look until all is settled; gives back what stops it. */
  private watch(box: Element): () => void {
    let settling: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      this.look(box);
      observer.disconnect();
    };
    const look = (): void => {
      this.look(box);
      if (this.codes.size > 0) settling ??= setTimeout(settle, SETTLED);
    };
    const observer = new MutationObserver(look);
    observer.observe(box, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-code', 'data-leads'],
    });
    look();
    return () => {
      observer.disconnect();
      clearTimeout(settling);
    };
  }

  private look(box: Element): void {
    const fresh = codesIn(box).filter((code) => !this.codes.has(code));
    if (fresh.length > 0) this.codes = new Set([...this.codes, ...fresh]);
  }
}

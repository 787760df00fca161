/** Which codes have a place of their own, on the board, in the hand or at a seat: there they are found and pressed. */

import { untrack } from 'svelte';

const LIST = '.options';

function codesIn(box: Element): string[] {
  const places = [...box.querySelectorAll<HTMLElement>('[data-code]')];
  return places.filter((place) => !place.closest(LIST)).map((place) => place.dataset.code!);
}

/**
 * Boards draw themselves anew at any time, so they are asked again and again. What has had a place keeps it until the
 * question is another one: nothing moves under a finger.
 */
export class Places {
  codes = $state.raw<ReadonlySet<string>>(new Set());

  constructor(box: () => Element | undefined, question: () => string | null) {
    $effect(() => {
      const within = box();
      if (question() === null || !within) return;
      this.codes = new Set();
      untrack(() => this.look(within));
      const observer = new MutationObserver(() => this.look(within));
      observer.observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-code'] });
      return () => observer.disconnect();
    });
  }

  private look(box: Element): void {
    const fresh = codesIn(box).filter((code) => !this.codes.has(code));
    if (fresh.length > 0) this.codes = new Set([...this.codes, ...fresh]);
  }
}

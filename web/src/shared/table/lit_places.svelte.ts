/** Places that a sentence or an option names light up on the board while one points at it, or has the focus on it. */

const NAMES = '[data-lights]';
const MARK = 'data-lit';
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&');

/** What an element that names these codes has in its `data-lights`; codes may stand together, joined by `+`. */
export function lightsOf(...codes: string[]): string {
  return codes.flatMap((code) => code.split('+')).join(' ');
}

function placesOf(box: Element, codes: string): Element[] {
  return codes.split(' ').flatMap((code) => [...box.querySelectorAll(`[data-board-place="${quoted(code)}"]`)]);
}

function codesAt(target: EventTarget | null): string {
  const names = target instanceof Element ? target.closest<HTMLElement>(NAMES) : null;
  return names?.dataset.lights ?? '';
}

/** Within this box, as long as the component lives. */
export function lightPlaces(box: () => Element | undefined): void {
  $effect(() => {
    const within = box();
    if (!within) return;
    const light = ({ target }: { target: EventTarget | null }): void => {
      for (const place of within.querySelectorAll(`[${MARK}]`)) place.removeAttribute(MARK);
      for (const place of placesOf(within, codesAt(target))) place.setAttribute(MARK, '');
    };
    const darken = (): void => light({ target: null });
    within.addEventListener('pointerover', light);
    within.addEventListener('focusin', light);
    within.addEventListener('pointerleave', darken);
    return () => {
      darken();
      within.removeEventListener('pointerover', light);
      within.removeEventListener('focusin', light);
      within.removeEventListener('pointerleave', darken);
    };
  });
}

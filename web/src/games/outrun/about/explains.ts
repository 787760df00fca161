/** Whatever has `data-about` explains itself: by a press, by a long one on what plays, by `?` while it is pointed at. */

/** Milliseconds that a finger stays on something that it does not want to play. */
const LONG = 500;
/** Presses on these do something else; only a long one explains them. */
const ACTS = 'button, a, summary';

export type Tell = (about: string, anchor: HTMLElement) => void;

const within = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-about]') : null;

export function explains(box: HTMLElement, tell: Tell) {
  let current = tell;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;

  const show = (anchor: HTMLElement): void => current(anchor.dataset.about!, anchor);

  function down(event: PointerEvent): void {
    held = false;
    const anchor = within(event);
    if (event.pointerType === 'mouse' || anchor === null) return;
    timer = setTimeout(() => {
      held = true;
      show(anchor);
    }, LONG);
  }

  const let_go = (): void => clearTimeout(timer);

  /** The click that ends a long press plays nothing. */
  function clicked(event: MouseEvent): void {
    const anchor = within(event);
    if (held) {
      event.preventDefault();
      event.stopPropagation();
    } else if (anchor !== null && !(event.target as Element).closest(ACTS)) show(anchor);
    held = false;
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== '?') return;
    const anchor = [...box.querySelectorAll<HTMLElement>('[data-about]:is(:hover, :focus-within)')].at(-1);
    if (anchor === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show(anchor);
  }

  box.addEventListener('pointerdown', down);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) box.addEventListener(end, let_go);
  box.addEventListener('click', clicked, true);
  addEventListener('keydown', key, true);
  return {
    update(next: Tell): void {
      current = next;
    },
    destroy(): void {
      let_go();
      removeEventListener('keydown', key, true);
    },
  };
}

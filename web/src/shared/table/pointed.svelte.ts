/** What the mouse or the keyboard points at, among what stands for an option outside of the list. */

function codeAt(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;
  return place?.closest('.options') ? null : (place?.dataset.code ?? null);
}

export class Pointed {
  code = $state<string | null>(null);

  constructor(box: () => HTMLElement | undefined) {
    $effect(() => {
      const within = box();
      const point = ({ target }: Event): void => {
        this.code = codeAt(target);
      };
      const leave = (): void => {
        this.code = null;
      };
      const events = [
        ['pointerover', point],
        ['focusin', point],
        ['pointerleave', leave],
      ] as const;
      for (const [name, hear] of events) within?.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of events) within?.removeEventListener(name, hear);
      };
    });
  }
}

/** What the mouse or the keyboard points at, among what stands for an option outside of the list. */

function placeAt(target: EventTarget | null): HTMLElement | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null;
  return place?.closest('.options') ? null : place;
}

export class Pointed {
  code = $state<string | null>(null);
  private place: HTMLElement | null = null;

  constructor(box: () => HTMLElement | undefined) {
    $effect(() => {
      const within = box();
      if (!within) return;
      const point = ({ target }: Event): void => this.see(placeAt(target));
      const leave = (): void => this.see(null);
      const events = [
        ['pointerover', point],
        ['focusin', point],
        ['pointerleave', leave],
      ] as const;
      for (const [name, hear] of events) within.addEventListener(name, hear);
      // The next question may have another option at the same place, or none: the pointer need not move for that.
      const changes = new MutationObserver(() => this.see(this.place));
      changes.observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-code'] });
      return () => {
        for (const [name, hear] of events) within.removeEventListener(name, hear);
        changes.disconnect();
      };
    });
  }

  private see(place: HTMLElement | null): void {
    this.place = place?.isConnected ? place : null;
    this.code = this.place?.dataset.code ?? null;
  }
}

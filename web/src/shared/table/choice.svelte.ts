/** What is selected, and when it is played: at once if it can be taken back, else when it is confirmed. */

/** Where a choice is made: on the button that names it, on the piece or place that stands for it, or by its key. */
export type From = 'label' | 'object' | 'key';

export class Choice {
  selected = $state<string | null>(null);

  constructor(
    private readonly legal: () => readonly string[],
    /** Whether this code is only selected by a choice there. */
    private readonly careful: (code: string, from: From) => boolean,
    private readonly play: (code: string) => void,
  ) {}

  choose(code: string, from: From = 'object'): void {
    if (!this.legal().includes(code)) return;
    const again = this.selected === code;
    this.selected = again || this.careful(code, from) ? code : null;
    if (again || this.selected === null) this.play(code);
  }

  /** Play what is selected; gives back whether anything was. */
  confirm(): boolean {
    if (this.selected === null || !this.legal().includes(this.selected)) return false;
    this.play(this.selected);
    return true;
  }

  /** Select again what was selected before the page was opened anew, if it is still possible. */
  restore(code: string | null): void {
    this.selected = code !== null && this.legal().includes(code) ? code : null;
  }

  /** Gives back whether anything was selected. */
  clear(): boolean {
    const was = this.selected !== null;
    this.selected = null;
    return was;
  }
}

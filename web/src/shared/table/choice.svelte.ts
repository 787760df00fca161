/** Tap selects, a second tap confirms: what is selected, and when it is played. */

export class Choice {
  selected = $state<string | null>(null);

  constructor(
    private readonly legal: () => readonly string[],
    /** Whether the first tap on this code only selects it. */
    private readonly careful: (code: string) => boolean,
    private readonly play: (code: string) => void,
  ) {}

  /** A tap on an option, or on the piece or place that stands for it. */
  choose(code: string): void {
    if (!this.legal().includes(code)) return;
    if (this.careful(code) && this.selected !== code) this.selected = code;
    else this.confirm(code);
  }

  /** Play what is selected; gives back whether anything was. */
  confirm(code = this.selected): boolean {
    if (code === null || !this.legal().includes(code)) return false;
    this.selected = code;
    this.play(code);
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

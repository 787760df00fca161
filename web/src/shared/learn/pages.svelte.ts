/** What a coach has said, as pages to turn: what is new first, and back to all that was said before. */

import type { LessonInfo } from '../protocol';

export class Pages {
  /** Where the reader has turned to, and since when that was new; null: nowhere yet. */
  private turned = $state.raw<{ at: number; fresh: number } | null>(null);

  constructor(private readonly lesson: () => LessonInfo) {}

  get at(): number {
    const { said, fresh } = this.lesson();
    const wanted = this.turned?.fresh === fresh ? this.turned.at : fresh;
    return Math.max(0, Math.min(wanted, said.length - 1));
  }

  get message(): string {
    return this.lesson().said[this.at] ?? '';
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  /** There is nothing more to read. */
  get isLast(): boolean {
    return this.at >= this.lesson().said.length - 1;
  }

  turn(by: number): void {
    const { said, fresh } = this.lesson();
    this.turned = { at: Math.max(0, Math.min(this.at + by, said.length - 1)), fresh };
  }
}

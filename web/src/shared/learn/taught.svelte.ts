/** A guided first game on this page: what was said, what to do now, and a friendly word when something else is tried. */

import type { LessonInfo } from '../protocol';
import type { Room } from '../table/room.svelte';
import { t, type GameWords } from '../words.svelte';
import { Pages } from './pages.svelte';

const NOTHING: LessonInfo = { said: [], fresh: 0, codes: [], step: 0, steps: 0, over: false };

export class Taught {
  readonly pages: Pages;
  /** The reader has heard enough: the game goes on without a coach. */
  private closed = $state(false);
  /** What was said to another choice, and at which question. */
  private word = $state.raw({ decision: '', text: '' });

  constructor(
    private readonly room: Room,
    private readonly words: () => GameWords,
  ) {
    this.pages = new Pages(() => this.info ?? NOTHING);
  }

  /** Null: nobody is taught here, or not any more. */
  get info(): LessonInfo | null {
    return this.closed ? null : (this.room.connection.position?.lesson ?? null);
  }

  /** What to point at: once all was read that comes before it. */
  get code(): string | null {
    const { decision } = this.room.connection;
    return decision && !decision.form && this.pages.isLast ? (this.info?.codes[0] ?? null) : null;
  }

  /** The word about what was tried, as long as the question is the same. */
  get declined(): string {
    return this.word.decision === this.room.connection.decision?.id ? this.word.text : '';
  }

  /** Whether the lesson, if there is one, goes on with this. */
  wants(code: string): boolean {
    const wanted = this.info?.codes ?? [];
    return wanted.length === 0 || wanted.includes(code);
  }

  /** The lesson goes another way for now, and says so. */
  declines(code: string): boolean {
    const { decision } = this.room.connection;
    if (!decision || this.wants(code)) return false;
    const text = decision.form
      ? t('coach-declined-form')
      : t('coach-declined', { option: this.words().option(this.info!.codes[0]!) });
    this.word = { decision: decision.id, text };
    this.pages.turn(Number.MAX_SAFE_INTEGER);
    return true;
  }

  close(): void {
    this.closed = true;
  }
}

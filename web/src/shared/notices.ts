/** What happens to the reader's own seat, as a game's folder and the table tell it: big, brief, and kept until it is seen. */
import type { News } from './protocol';
import type { GameWords } from './words.svelte';

export type NoticeKind = 'bad' | 'good' | 'news';

export interface Notice {
  text: string;
  kind: NoticeKind;
}

export interface NoticeContext<View = unknown> {
  /** The reader's seat. */
  eyes: number;
  words: GameWords;
  view: View;
  /** Everything that is told, this event included. */
  news: readonly News[];
}

/** What this event is for the reader; null: nothing that they must not miss. */
export type NoticeOf<View = unknown> = (news: News, context: NoticeContext<View>) => Notice | null;

/** By the name of an event: the field with the seat to which it happens, and what that is for it. */
export type NoticeTable = Readonly<Record<string, readonly [field: string, kind: NoticeKind]>>;

/** Events that happen to the seat in one of their fields, in the words of the log. What one does to oneself is no notice. */
export function noticesBy(table: NoticeTable): NoticeOf {
  return ({ data }, { eyes, words }) => {
    const found = table[String(data.event)];
    if (!found || data[found[0]] !== eyes) return null;
    if (found[0] !== 'seat' && data.seat === eyes) return null;
    return { text: words.event(data), kind: found[1] };
  };
}

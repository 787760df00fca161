/** What came in one change, as scenes: New York's doings one after the other, each with the city as it is then. */
import type { News } from '$shared/protocol';
import type { NewYorkView } from '../view';
import { narrate, type Chapter, type Picture, type Weight } from './chapters';
import { read } from './reading';

/** Somebody goes from a space to another. */
export interface Arrow {
  from: string;
  to: string;
}

export interface Scene {
  /** The city right after what is told; of the last scene exactly the view that came. */
  view: NewYorkView;
  /** What is told; null for the last scene, which only shows how things stand. */
  news: News | null;
  /** The rule behind it; empty for none. */
  rule: string;
  /** Where in the turn this happens: the strip says so. */
  chapter: Chapter;
  /** How long it deserves to be looked at. */
  weight: Weight;
  arrow: Arrow | null;
  /** The space where it happens, if it happens in one. */
  space: string | null;
  /** The card or tile that brings it about. */
  picture: Picture | null;
}

/**
 * How a batch is told. What does not fit the city as it was before is told over the city as it is after. `earlier` is
 * the last scene of the batch before: after a question in the middle of a card or tile that one goes on.
 */
export function scenesOf(
  before: NewYorkView,
  news: readonly News[],
  after: NewYorkView,
  earlier: Scene | null = null,
): Scene[] {
  const reading = read(before, news, after);
  const told = narrate(before, news, earlier);
  const scenes = news.map((item, i) => ({
    ...reading[i]!,
    ...told[i]!,
    news: item,
    rule: typeof item.data.rule === 'string' ? item.data.rule : '',
  }));
  return [...scenes, closing(after)];
}

function closing(after: NewYorkView): Scene {
  const nothing = { news: null, rule: '', arrow: null, space: null, picture: null };
  return { ...nothing, view: after, chapter: 'hero', weight: 'none' };
}

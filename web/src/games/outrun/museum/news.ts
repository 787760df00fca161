/** What the latest news mean for the picture. */
import type { News } from '$shared/protocol';
import type { OutrunView } from '../view';

const CHECKED: ReadonlySet<unknown> = new Set(['right', 'wrong', 'late']);

/** A run has just been checked: the news say so, and nobody runs any more. */
export function justChecked(view: OutrunView, news: readonly News[]): boolean {
  return view.last !== null && view.stage !== 'run' && news.some(({ data }) => CHECKED.has(data.event));
}

/** The seats whose tokens have just been set on the monster board, in the order in which they come. */
export function arrivals(view: OutrunView, news: readonly News[]): number[] {
  if (justChecked(view, news)) return view.line;
  return news.filter(({ data }) => data.event === 'took-claw').map(({ data }) => Number(data.seat));
}

/** Who has just left the museum first; null: nobody. */
export function winnerIn(news: readonly News[]): number | null {
  const won = news.find(({ data }) => data.event === 'won');
  return won ? Number(won.data.seat) : null;
}

const MISHAPS: ReadonlySet<unknown> = new Set(['clawed', 'burned', 'bitten', 'infected', 'cured']);

/** What has just befallen each seat, by the name of the event. */
export function mishaps(news: readonly News[]): Map<number, string> {
  const told = news.filter(({ data }) => MISHAPS.has(data.event));
  return new Map(told.map(({ data }) => [Number(data.victim ?? data.seat), String(data.event)]));
}

interface Fresh {
  seat: number | null;
  card: string;
}

/** Cards that have just come to lie in front of a seat or in the centre (null). */
export function freshCards(news: readonly News[]): Fresh[] {
  return news.flatMap(({ data }): Fresh[] => {
    if (data.event === 'placed') return [{ seat: Number(data.target), card: String(data.card) }];
    if (data.event === 'drew-open') return [{ seat: Number(data.seat), card: String(data.card) }];
    return data.event === 'centre' ? [{ seat: null, card: String(data.card) }] : [];
  });
}

/** What an analysis says of a game: how good each decision was, how chances went, and where they turned. */

import type { Judged } from '../protocol';

/** By how much of the chance to win a decision may fall short of the bot's best and still be called so. */
const DOUBTFUL = 0.03;
const COSTLY = 0.1;
/** A change of chances from one decision of a seat to its next that deserves a mark. */
const SWING = 0.15;

export type Grade = 'good' | 'doubtful' | 'costly';

export const lossOf = (one: Judged) => Math.max(0, one.best_value - one.value);

export function gradeOf(one: Judged): Grade {
  const loss = lossOf(one);
  return loss >= COSTLY ? 'costly' : loss >= DOUBTFUL ? 'doubtful' : 'good';
}

export interface Point {
  ply: number;
  /** From 0 to 1. */
  value: number;
}

/** What one seat could expect at each of its decisions, by what it knew; at the end it has won or not. */
export interface Curve {
  seat: number;
  points: Point[];
}

export function curvesOf(judged: readonly Judged[], last: number, winners: readonly number[]): Curve[] {
  const seats = [...new Set(judged.map((one) => one.seat))].sort((a, b) => a - b);
  return seats.map((seat) => ({
    seat,
    points: [
      ...judged.filter((one) => one.seat === seat).map(({ ply, value }) => ({ ply, value })),
      { ply: last, value: winners.includes(seat) ? 1 : 0 },
    ],
  }));
}

/** Fewer points are no curve: one decision and the end say nothing about how chances went. */
const LEAST_POINTS = 3;

export const drawable = (curves: readonly Curve[]) => curves.filter(({ points }) => points.length >= LEAST_POINTS);

export interface Swing {
  seat: number;
  /** The decision after which it turned, and the one at which that shows. */
  from: number;
  ply: number;
  change: number;
}

/** Where chances turned, the biggest first. The end itself is no swing: everybody sees it. */
export function swingsOf(curves: readonly Curve[], most = 3): Swing[] {
  const all = curves.flatMap(({ seat, points }) =>
    points.slice(1, -1).map((point, i) => ({
      seat,
      from: points[i]!.ply,
      ply: point.ply,
      change: point.value - points[i]!.value,
    })),
  );
  return all
    .filter((swing) => Math.abs(swing.change) >= SWING)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.ply - b.ply)
    .slice(0, most);
}

/** The decision that a place in the replay shows, or the last one before it. */
export function judgedAt(judged: readonly Judged[], ply: number): Judged | null {
  return judged.findLast((one) => one.ply <= ply) ?? null;
}

/** How often a seat's decisions got each grade. */
export function tally(judged: readonly Judged[], seat: number): Record<Grade, number> {
  const found: Record<Grade, number> = { good: 0, doubtful: 0, costly: 0 };
  for (const one of judged) if (one.seat === seat) found[gradeOf(one)] += 1;
  return found;
}

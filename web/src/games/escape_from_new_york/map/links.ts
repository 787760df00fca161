/** Lines over the map: lines of fire, ways through the sewers, the way of somebody who is told about. */
import type { DecisionInfo } from '$shared/protocol';
import type { Point } from '$shared/ui/panzoom';
import { middleOf } from '../art/hex';
import { spaceOf } from '../desk/streets';
import type { NewYorkView } from '../view';
import { shortened } from './geo';
import { split } from './targets';

export interface Link {
  id: string;
  sort: 'fire' | 'sewer' | 'move';
  from: Point;
  to: Point;
}

function link(sort: Link['sort'], from: string, to: string, start: number, end: number): Link {
  return { id: `${from}-${to}`, sort, ...shortened(middleOf(from), middleOf(to), start, end) };
}

/** From a Manhole to all others. */
export function sewersFrom(view: NewYorkView, space: string | null): Link[] {
  if (!spaceOf(view, space ?? undefined)?.manhole) return [];
  const others = view.spaces.filter((one) => one.manhole && one.space !== space);
  return others.map((one) => link('sewer', space!, one.space, 20, 20));
}

/** Whoever is told about goes this way. */
export function moveOf(arrow: { from: string; to: string } | null): Link[] {
  return arrow && arrow.from !== arrow.to ? [link('move', arrow.from, arrow.to, 16, 26)] : [];
}

/** From the Hero to those next door who can be hit. */
export function linesOfFire(view: NewYorkView, decision: DecisionInfo | null): Link[] {
  const here = view.seats[decision?.seat ?? -1]?.space;
  const aimedAt = new Set((decision?.options ?? []).map(({ code }) => split(code)[1]));
  const next = inRange(view, decision).filter((at) => at !== here && aimedAt.has(at));
  return here === undefined || decision?.kind !== 'hit' ? [] : next.map((at) => link('fire', here, at, 30, 34));
}

/** The spaces within range of the attack that is selected or asked about, as the server tells it. */
export function inRange(view: NewYorkView, decision: DecisionInfo | null, selected: string | null = null): string[] {
  if (decision === null) return [];
  return view.preview?.reaches[selected ?? ''] ?? view.turn.reach;
}

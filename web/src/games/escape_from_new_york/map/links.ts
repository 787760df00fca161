/** Lines over the map: lines of fire, ways through the sewers, the way of somebody who is told about. */
import type { DecisionInfo } from '$shared/protocol';
import type { Point } from '$shared/ui/panzoom';
import { middleOf } from '../art/hex';
import { spaceOf, waysFrom } from '../desk/streets';
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

/** The spaces with somebody whom a code of this question would hit. */
function targetsOf(decision: DecisionInfo | null): string[] {
  const codes = (decision?.options ?? []).map(({ code }) => split(code));
  return [...new Set(codes.filter(([verb]) => /^(hit-|burn$)/.test(verb)).map(([, at]) => at))];
}

/** From the Hero to those next door who can be hit. */
export function linesOfFire(view: NewYorkView, decision: DecisionInfo | null): Link[] {
  const here = view.seats[decision?.seat ?? -1]?.space;
  if (here === undefined || decision?.kind !== 'hit') return [];
  return targetsOf(decision).filter((at) => at !== here).map((at) => link('fire', here, at, 30, 34));
}

/**
 * The spaces that an attack reaches. Who can be hit in several spaces reaches all open ones around; where all targets
 * are in one space, nothing but that is sure.
 */
export function inRange(view: NewYorkView, decision: DecisionInfo | null): string[] {
  const here = spaceOf(view, view.seats[decision?.seat ?? -1]?.space);
  const targets = targetsOf(decision);
  if (here === undefined || targets.length < 2 || decision?.kind === 'burn') return targets;
  const open = waysFrom(view, here).filter(({ to, blocked }) => !blocked && to.tile !== null);
  return [here.space, ...open.map(({ to }) => to.space)];
}

/** EFNY-T2: the windows are many, and most of them offer nothing that one would want to do. */
import type { DecisionInfo } from '$shared/protocol';
import type { QuickAnswers } from '$shared/table/quick.svelte';
import { enemiesIn, hereOf, waysFrom } from './desk/streets';
import type { NewYorkView } from './view';

const GO_ON = 'go-on';
/** No more windows this turn: what was offered is left alone, and only a win that becomes possible is asked about. */
const HURRY = 'hurry';
/** Always possible, hardly ever wanted: no reason to be asked. */
const SELDOM = ['abandon', 'drop-1', 'drop-2', 'drop-3', 'drop-4', GO_ON, HURRY];

export class Quick implements QuickAnswers {
  /** What was offered before in this turn and left alone: it is not offered again until something changes. */
  private passed = new Set<string>();
  private step = -1;

  answer(view: NewYorkView, { kind, options }: DecisionInfo): string | null {
    const codes = options.map(({ code }) => code);
    if (!codes.includes(GO_ON) || (kind !== 'window' && kind !== 'moment')) return null;
    const known = view.turn.step < this.step ? new Set<string>() : this.passed;
    return offersOf(view, codes).every((offer) => known.has(offer)) ? GO_ON : null;
  }

  answered(view: NewYorkView, { kind, options }: DecisionInfo, code: string): void {
    if (view.turn.step < this.step) this.passed.clear();
    this.step = view.turn.step;
    if (kind !== 'window' || (code !== GO_ON && code !== HURRY)) return;
    for (const offer of offersOf(
      view,
      options.map((option) => option.code),
    ))
      this.passed.add(offer);
  }
}

/** What might be wanted. A Weapon is a new offer when others have come into its reach. */
function offersOf(view: NewYorkView, codes: readonly string[]): string[] {
  const wanted = codes.filter((code) => !SELDOM.includes(code.split(':', 1)[0]!));
  const near = enemiesNear(view);
  return wanted
    .filter((code) => near > 0 || !code.startsWith('fire:'))
    .map((code) => (code.startsWith('fire:') ? `${code} ${near}` : code));
}

/** Enemies in the own space and next to it. */
function enemiesNear(view: NewYorkView): number {
  const here = hereOf(view);
  if (here === undefined) return 0;
  return [here, ...waysFrom(view, here).map(({ to }) => to)].reduce((sum, space) => sum + enemiesIn(space), 0);
}

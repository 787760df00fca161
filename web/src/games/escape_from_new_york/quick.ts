/** The windows are many, and most of them offer nothing that one would want to do. */
import type { DecisionInfo } from '$shared/protocol';
import type { QuickAnswers } from '$shared/table/quick.svelte';
import { enemiesIn, spaceOf } from './desk/streets';
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
    if (leadsToStep(view) || !isFree(kind) || !options.some(({ code }) => code === GO_ON)) return null;
    const codes = (view.preview?.ahead?.options ?? options).map(({ code }) => code);
    const known = view.turn.step < this.step ? new Set<string>() : this.passed;
    return offersOf(view, codes).every((offer) => known.has(offer)) ? GO_ON : null;
  }

  answered(view: NewYorkView, { kind, options }: DecisionInfo, code: string): void {
    if (view.turn.step < this.step) this.passed.clear();
    this.step = view.turn.step;
    if (leadsToStep(view) || kind !== 'window' || (code !== GO_ON && code !== HURRY)) return;
    const codes = options.map((option) => option.code);
    for (const offer of offersOf(view, codes)) this.passed.add(offer);
  }
}

const isFree = (kind: string): boolean => kind === 'window' || kind === 'moment';
/** It is asked together with the step that follows. */
const leadsToStep = ({ preview }: NewYorkView): boolean => Boolean(preview?.ahead && !isFree(preview.ahead.kind));

/** What might be wanted. A Weapon is a new offer when others have come into its reach. */
function offersOf(view: NewYorkView, codes: readonly string[]): string[] {
  const wanted = codes.filter((code) => !SELDOM.includes(code.split(':', 1)[0]!));
  return wanted.flatMap((code) => {
    if (!code.startsWith('fire:')) return [code];
    const near = enemiesInReach(view, code);
    return near > 0 ? [`${code} ${near}`] : [];
  });
}

function enemiesInReach(view: NewYorkView, code: string): number {
  const spaces = (view.preview?.reaches[code] ?? []).flatMap((space) => spaceOf(view, space) ?? []);
  return spaces.reduce((sum, space) => sum + enemiesIn(space), 0);
}

/** What a Hero holds besides cards, and what can be done with each thing now. */
import type { DecisionInfo } from '$shared/protocol';

/** Where a thing is: in the supply, or open beside it. */
export type Where = 'supply' | 'weapon' | 'car';

const VERBS: Record<Where, RegExp> = {
  supply: /^(use|ready|bar|throw|give|drop-\d):/,
  weapon: /^(fire|bar-weapon):/,
  car: /^(abandon|drive|dare)$/,
};

/** As many places there are for things in the supply. */
export const SUPPLY_LIMIT = 3;

/** What uses a thing comes before what gets rid of it. */
const LAST = ['bar', 'throw', 'drop-1', 'drop-2', 'drop-3', 'drop-4', 'bar-weapon', 'abandon'];
const byUse = (one: string, other: string) =>
  LAST.indexOf(one.split(':')[0]!) - LAST.indexOf(other.split(':')[0]!) || one.localeCompare(other);

/** The codes by which a decision offers to do something with this thing while it is there. */
export function usesOfThing(decision: DecisionInfo | null, thing: string, where: Where): string[] {
  const codes = decision?.options.map(({ code }) => code) ?? [];
  if (where === 'car') return codes.filter((code) => VERBS.car.test(code)).sort(byUse);
  const about = codes.filter(
    (code) =>
      (VERBS[where].test(code) && code.split(':')[1] === thing) ||
      (where === 'supply' && thing === 'bracelet' && code === 'bracelet'),
  );
  return about.sort(byUse);
}

/** Whether a code is about something that the viewer holds. */
export function isAboutThing(code: string): boolean {
  return code === 'bracelet' || Object.values(VERBS).some((verbs) => verbs.test(code));
}

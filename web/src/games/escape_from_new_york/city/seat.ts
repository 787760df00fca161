/** What a seat shows: its things as far as the viewer knows them, and whether it can be chosen. */
import type { DecisionInfo } from '$shared/protocol';
import { CASES } from '../art/printed';
import type { NewYorkView, SeatView } from '../view';

/** A thing of a supply; without a name only its back is known. */
export interface Holding {
  back: 'item' | 'case';
  thing: string | null;
  /** How it lies: face up, or known to the viewer alone, who may be its owner. */
  lies: 'open' | 'hidden' | 'known' | 'own';
}

const backOf = (thing: string): Holding['back'] => (CASES.includes(thing) ? 'case' : 'item');

export function holdings(view: NewYorkView, seat: SeatView): Holding[] {
  const open = seat.supply.filter((thing) => thing !== null);
  const faceUp = open.map((thing): Holding => ({ back: backOf(thing), thing, lies: 'open' }));
  if (view.own?.seat === seat.seat) return [...faceUp, ...without(view.own.supply, open).map(ofOwn)];
  const known = seat.known.map((thing): Holding => ({ back: backOf(thing), thing, lies: 'known' }));
  const backs = seat.supply.length - open.length;
  const unknown = (back: Holding['back'], number: number): Holding[] =>
    Array.from({ length: Math.max(0, number) }, () => ({ back, thing: null, lies: 'hidden' }));
  const knownCases = known.filter(({ back }) => back === 'case').length;
  return [
    ...faceUp,
    ...known,
    ...unknown('item', backs - seat.cases - (known.length - knownCases)),
    ...unknown('case', seat.cases - knownCases),
  ];
}

const ofOwn = (thing: string): Holding => ({ back: backOf(thing), thing, lies: 'own' });

/** The list without these, each as often as it is named. */
function without(list: readonly string[], some: readonly string[]): string[] {
  const left = [...list];
  for (const one of some) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

const VERBS = ['rob', 'invite', 'cover'];

/** The code that chooses this seat, if one does. */
export function codeFor(decision: DecisionInfo | null, seat: number): string | null {
  const codes = VERBS.map((verb) => `${verb}:${seat + 1}`);
  return decision?.options.find(({ code }) => codes.includes(code))?.code ?? null;
}

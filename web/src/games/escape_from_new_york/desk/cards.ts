/** The own Action cards, actions and health in one: where each of them is, and what can be done with it now. */
import type { DecisionInfo } from '$shared/protocol';
import { ACTIONS } from '../art/printed';
import type { NewYorkView } from '../view';

export const CHOSEN = 2;
/** So many cards a Hero begins with. */
export const STARTING_HAND = 8;
/** Printed on the Hero's board: so loud is the personal ability. */
export const ABILITY_NOISE = 2;
/** After this step the played cards are on the discard pile. */
export const NOISE_STEP = 6;

export interface OwnCards {
  hand: string[];
  /** Laid face down for this turn. */
  planned: string[];
  /** Turned up in this turn. */
  turned: string[];
  /** Replaced by the ability: face down until they are discarded. */
  replaced: number;
  discard: string[];
  /** All that belong to the Hero by now. */
  total: number;
}

const ORDER = Object.keys(ACTIONS);
/** As they are printed, so that a card is always found in the same place. */
export const inOrder = (cards: readonly string[]) =>
  [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

export function isMyTurn(view: NewYorkView): boolean {
  return view.own !== null && view.turn.active === view.own.seat;
}

export function cardsOf(view: NewYorkView): OwnCards {
  const own = view.own;
  if (own === null) return { hand: [], planned: [], turned: [], replaced: 0, discard: [], total: 0 };
  const turned = isMyTurn(view) ? view.turn.played : [];
  const laid = view.seats[own.seat]?.chosen ?? 0;
  const total = own.hand.length + laid + turned.length + own.discard.length;
  return {
    hand: inOrder(own.hand),
    planned: own.chosen,
    turned,
    replaced: laid - own.chosen.length,
    discard: inOrder(own.discard),
    total,
  };
}

export function noiseOf(card: string): number {
  return ACTIONS[card]?.noise ?? 0;
}

const CARD_VERBS = ['choose', 'unchoose', 'play', 'hit-instead', 'move-instead', 'recover'] as const;
export type CardVerb = (typeof CARD_VERBS)[number];

/** What an option does with which card; null for all others. */
export function cardOf(code: string): { verb: CardVerb; card: string } | null {
  const [verb = '', card = ''] = code.split(':');
  return (CARD_VERBS as readonly string[]).includes(verb) && card in ACTIONS ? { verb: verb as CardVerb, card } : null;
}

/** The codes by which a decision offers to do something with this card. */
export function usesOf(decision: DecisionInfo | null, card: string): Partial<Record<CardVerb, string>> {
  const uses: Partial<Record<CardVerb, string>> = {};
  for (const { code } of decision?.options ?? []) {
    const use = cardOf(code);
    if (use?.card === card) uses[use.verb] = code;
  }
  return uses;
}

/** The plan of the turn is being made. */
export function isPlanning(decision: DecisionInfo | null): boolean {
  return decision?.options.some(({ code }) => /^(un)?choose:/.test(code)) ?? false;
}

export function offers(decision: DecisionInfo | null, code: string): boolean {
  return decision?.options.some((option) => option.code === code) ?? false;
}

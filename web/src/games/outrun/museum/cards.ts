/** What may be done with the cards of a hand, and why not; for display alone: what is legal stands in the decision. */
import type { DecisionInfo } from '$shared/protocol';
import { CARDS, type CardCode } from '../art/signs';
import type { OutrunView } from '../view';

export const ORDER_CARDS: readonly string[] = ['back-away', 'evens-odds', 'odds-evens'];
/** OUT-K2, K6, K10, Q29: who gives one of these away helps somebody else. */
export const HELP_CARDS: readonly string[] = ['boost', 'shield', 'little-shortcut'];
const AT_ONCE: readonly string[] = ['focus', 'fair-trade', 'have-mine', 'steal'];

export const isPlaced = (card: string) => card !== 'major-shortcut' && !AT_ONCE.includes(card);

export interface Play {
  card: string;
  /** The seat it is played on; null: no seat is named, it works on who plays it. */
  target: number | null;
}

export function playOf(code: string): Play | null {
  const found = /^play:([a-z0-9-]+)(?:>(\d))?$/.exec(code);
  return found ? { card: found[1]!, target: found[2] ? Number(found[2]) - 1 : null } : null;
}

/** The codes of one card by the seat that it would be played on; its owner where none is named. */
export function targetsOf(decision: DecisionInfo | null, card: string | null): Map<number, string> {
  const found = new Map<number, string>();
  for (const { code } of decision?.options ?? []) {
    const play = playOf(code);
    if (play?.card === card) found.set(play.target ?? decision!.seat, code);
  }
  return found;
}

/** Whom an infected seat may infect. */
export function victimsOf(decision: DecisionInfo | null): Map<number, string> {
  const codes = (decision?.options ?? []).map(({ code }) => code).filter((code) => code.startsWith('infect:'));
  return new Map(codes.map((code) => [Number(code.slice('infect:'.length)) - 1, code]));
}

export type Reason =
  | 'shielded'
  | 'has-it'
  | 'no-hand'
  | 'nothing-to-pass'
  | 'nothing-to-trade'
  | 'nothing-to-clear'
  | 'not-yourself'
  | 'yourself-only'
  | 'in-the-race';

/** OUT-I6, I7, K3 to K5, K8, K11: why this card cannot be played on this seat; null when nothing is against it. */
export function reasonAgainst(view: OutrunView, me: number, card: string, target: number): Reason | null {
  const [mine, theirs] = [view.seats[me], view.seats[target]];
  if (!mine || !theirs) return null;
  if (card === 'major-shortcut') return 'in-the-race';
  if (card === 'focus') return target !== me ? 'yourself-only' : mine.front.length === 0 ? 'nothing-to-clear' : null;
  if (target !== me && theirs.front.includes('shield')) return 'shielded';
  if (isPlaced(card)) return theirs.front.includes(card) ? 'has-it' : null;
  if (target === me) return 'not-yourself';
  if (card === 'steal') return theirs.hand === 0 ? 'no-hand' : null;
  if (card === 'have-mine') return mine.front.length === 0 ? 'nothing-to-pass' : null;
  return mine.front.length + theirs.front.length === 0 ? 'nothing-to-trade' : null;
}

/** Why a card of the hand can be played on nobody: the reason that holds for all, or that for most. */
export function reasonAtAll(view: OutrunView, me: number, card: string): Reason | null {
  if (card === 'major-shortcut') return 'in-the-race';
  if (card === 'focus') return reasonAgainst(view, me, card, me);
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== me);
  return others.map((seat) => reasonAgainst(view, me, card, seat)).find((reason) => reason !== null) ?? null;
}

/** OUT-I8: the card that this one would take the place of. */
export function replacedBy(card: string, front: readonly string[]): string | null {
  if (!ORDER_CARDS.includes(card)) return null;
  return front.find((other) => ORDER_CARDS.includes(other) && other !== card) ?? null;
}

const NO_ICON: readonly CardCode[] = ['major-shortcut', 'focus', 'fair-trade', 'have-mine', 'shield', 'steal'];
const VAMPIRE_LACKS: readonly CardCode[] = [
  ...NO_ICON,
  'switcheroo-jd',
  'switcheroo-vt',
  'not-r',
  'not-d',
  'not-s',
  'not-t',
];

/** The faces of the deck that the monster plays with (ledger, 5.8). */
export function deckOf(monster: string): CardCode[] {
  if (monster === 'vampire') return CARDS.filter((card) => !VAMPIRE_LACKS.includes(card));
  if (monster === 'zombie') return CARDS.filter((card) => !NO_ICON.includes(card) && card !== 'boost');
  return [...CARDS];
}

/** Each face once, with its number. */
export function counted(cards: readonly string[]): [card: CardCode, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found] as [CardCode, number][];
}

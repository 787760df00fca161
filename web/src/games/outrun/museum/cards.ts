/** Codes of cards and of seats as pictures need them. */
import type { DecisionInfo } from '$shared/protocol';
import type { CardCode } from '../art/signs';
import type { OutrunView } from '../view';

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
export function targetsOf(decision: DecisionInfo | null, card: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const { code } of decision?.options ?? []) {
    const play = playOf(code);
    if (play?.card === card) found.set(play.target ?? decision!.seat, code);
  }
  return found;
}

/** The seats that can be infected now, each with the code that does it. */
export function victimsOf(decision: DecisionInfo | null): Map<number, string> {
  const codes = (decision?.options ?? []).map(({ code }) => code).filter((code) => code.startsWith('infect:'));
  return new Map(codes.map((code) => [Number(code.slice('infect:'.length)) - 1, code]));
}

/** The cards of the own hand; of a card that is held twice each has its own key. */
export function handOf({ own }: OutrunView): { card: string; key: string }[] {
  return (own?.hand ?? []).map((card, i, cards) => {
    const before = cards.slice(0, i).filter((other) => other === card).length;
    return { card, key: `${card} ${before}` };
  });
}

/** Where the own hand has no room below the question, and is played from the board. */
export const PHONE = '(max-width: 40rem)';

/** Each face once, with its number. */
export function counted(cards: readonly string[]): [card: CardCode, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found] as [CardCode, number][];
}

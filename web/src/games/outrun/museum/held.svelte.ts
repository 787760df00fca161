/** The card that was taken up from the hand: board and seats light up whom it may be played on. */
import type { DecisionInfo } from '$shared/protocol';
import { targetsOf, victimsOf } from './cards';

class Held {
  #card = $state<string | null>(null);
  #decision = $state('');

  /** Take a card up, or lay it down again. */
  take(decision: DecisionInfo, card: string | null): void {
    this.#card = card === this.in(decision) ? null : card;
    this.#decision = decision.id;
  }

  /** A card is taken up for one question only; the next one is asked with an open hand. */
  in(decision: DecisionInfo | null): string | null {
    return decision !== null && decision.id === this.#decision ? this.#card : null;
  }
}

export const held = new Held();

/** The seats that can be tapped now, each with the code it stands for. */
export function litSeats(decision: DecisionInfo | null): Map<number, string> {
  return decision?.kind === 'infect' ? victimsOf(decision) : targetsOf(decision, held.in(decision));
}

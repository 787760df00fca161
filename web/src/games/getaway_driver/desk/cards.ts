/** The eleven driver cards, and what can be done with each of them now. */
import type { DecisionInfo } from '$shared/protocol';
import type { Stunt } from '../art/tiles';

export const HAND_SIZE = 5;

/** In the order of the engine; Partners in Crime has no stunt, and is for two Drivers only. */
export const STUNT_OF: Record<string, Stunt | null> = {
  decoy_car: 'alley',
  handbrake_turn: 'alley',
  hit_the_gas: 'ramp',
  jam_the_police_radar: 'sidewalk',
  last_ditch_effort: 'oncoming',
  leave_wreckage: 'two_wheels',
  partners_in_crime: null,
  ramming_speed: 'ramp',
  slam_on_the_brakes: 'two_wheels',
  stomping_grounds: 'sidewalk',
  switch_cars: 'oncoming',
};
export const PARTNERS = 'partners_in_crime';

/** Five different stunts, and abilities that are easy to use. */
export const BEGINNER = ['decoy_car', 'hit_the_gas', 'last_ditch_effort', 'leave_wreckage', 'stomping_grounds'];

/** A card is in hand, on the discard pile, or out of the game; or it is a partner's. */
export type Place = 'hand' | 'pile' | 'gone' | 'partner';

/** Which half of a card an option plays, or the whole of it. */
export type Half = 'ability' | 'stunt' | 'whole';

/** What can be done with one card now: its codes, by the half that says so. */
export type Uses = Partial<Record<Half, string>>;

interface Verb {
  place: Place;
  half: Half;
  /** What a bare verb is about. */
  card?: string;
  /** Whether it costs Stash. */
  paid?: boolean;
}

const SPUN = 'handbrake_turn';
const VERBS: Record<string, Verb> = {
  take: { place: 'hand', half: 'whole' },
  play: { place: 'hand', half: 'ability' },
  spin: { place: 'hand', half: 'ability', card: SPUN },
  stunt: { place: 'hand', half: 'stunt' },
  give: { place: 'hand', half: 'whole' },
  replay: { place: 'pile', half: 'ability', paid: true },
  respin: { place: 'pile', half: 'ability', card: SPUN, paid: true },
  restunt: { place: 'pile', half: 'stunt', paid: true },
  'give-again': { place: 'pile', half: 'whole', paid: true },
  copy: { place: 'partner', half: 'ability' },
  'copy-spin': { place: 'partner', half: 'ability', card: SPUN },
  'copy-stunt': { place: 'partner', half: 'stunt' },
  recopy: { place: 'partner', half: 'ability', paid: true },
  'recopy-spin': { place: 'partner', half: 'ability', card: SPUN, paid: true },
  'recopy-stunt': { place: 'partner', half: 'stunt', paid: true },
};

/** Where an option of the Driver's cards belongs; null for all others. */
export function cardOf(code: string): (Verb & { card: string }) | null {
  const [verb = '', about = ''] = code.split(':');
  const found = VERBS[verb];
  const card = found?.card ?? about;
  return found && card in STUNT_OF ? { ...found, card } : null;
}

/** What a decision offers to do with this card while it is in this place. */
export function usesOf(decision: DecisionInfo | null, card: string, place: Place): Uses {
  const uses: Uses = {};
  for (const { code } of decision?.options ?? []) {
    const about = cardOf(code);
    if (about?.card === card && about.place === place) uses[about.half] = code;
  }
  return uses;
}

/** The cards of the partner that an option uses, in the order of the options. */
export function copiedCards(decision: DecisionInfo | null): string[] {
  const uses = (decision?.options ?? []).map(({ code }) => cardOf(code));
  return [...new Set(uses.flatMap((use) => (use?.place === 'partner' ? [use.card] : [])))];
}

/** Whether what can be done with a card costs Stash. */
export function isPaid(uses: Uses): boolean {
  return Object.values(uses).some((code) => cardOf(code)?.paid ?? false);
}

/** What the plan of a turn leads to as far as anybody can tell (ledger 7.4): Noise, New York's card, damage. */
import { NEW_YORK } from '../art/printed';
import type { NewYorkView } from '../view';
import { ABILITY_NOISE, cardOf, isMyTurn, NOISE_STEP, noiseOf, planWith } from './cards';
import { RECOVERING } from './hindrance';
import { hereOf, spaceOf } from './streets';

const MOST_NOISE = 10;
const CUBES = 4;
/** The cards that may be shuffled in unseen (EFNY-W19). */
const SPECIALS = ['thick-skins', 'blowguns', 'night-runners'];
const WTC = 'C4';

export interface Pressure {
  noise: number;
  /** Mission cubes in the left box. */
  missions: number;
  /** Timer tiles that saturation turns up. */
  tiles: number;
}

/** EFNY-O1, O3, O4: beyond 10 each Noise moves a Mission cube; the last one brings a Timer tile, then from 0. */
export function louder({ noise, missions, tiles }: Pressure, gained: number): Pressure {
  const free = Math.min(gained, MOST_NOISE - noise);
  const moved = Math.min(gained - free, missions);
  if (moved < missions || gained === free) return { noise: noise + free, missions: missions - moved, tiles };
  return louder({ noise: 0, missions: CUBES, tiles: tiles + 1 }, gained - free - moved);
}

export interface Share {
  /** New York can surely pay for so many of the cards that may come, and perhaps for some more. */
  least: number;
  most: number;
  cards: number;
}

export interface Forecast {
  /** Of the cards of this turn. */
  made: number;
  now: Pressure;
  after: Pressure;
  /** In step 11, after the Noise of step 10. */
  noiseToPay: number;
  share: Share;
  /** Damage of step 7 that is not warded off by now. */
  damage: number;
  /** Cards that it may hit. */
  atRisk: number;
  /** EFNY-H2: not more than one card will be left, and none of this turn's cards takes others back. */
  forced: boolean;
}

/** EFNY-H13: what has been made, and what lies in the plan; the ability counts once it is tapped. */
export function noiseOfPlan(view: NewYorkView, selected: string | null): number {
  const planned = planWith(view, selected);
  const use = selected === null ? null : cardOf(selected);
  const instead = use?.verb === 'hit-instead' || use?.verb === 'move-instead';
  const made = view.turn.noise + planned.reduce((sum, card) => sum + noiseOf(card), 0);
  return instead ? made + ABILITY_NOISE - noiseOf(use.card) : made;
}

/** EFNY-N1 to N3, Q4: the top card goes, then the next one is looked at; with one card left all are shuffled first. */
export function payable(view: NewYorkView, noise: number): Share {
  const { top, below, deck, discard, bonuses } = view.city;
  const shuffled = deck === 2 ? [...discard, ...bonuses, ...(top === null ? [] : [top.card])] : [];
  const seen = [...below.map(({ card }) => card), ...shuffled];
  const unseen = Math.max(0, deck - (top === null ? 0 : 1) - below.length);
  const could = SPECIALS.filter((card) => ![...seen, ...discard, ...bonuses, top?.card].includes(card));
  const cheap = (cards: readonly string[]) => cards.filter((card) => (NEW_YORK[card]?.cost ?? 0) <= noise).length;
  const dear = could.length - cheap(could);
  return {
    least: cheap(seen) + Math.max(0, unseen - dear),
    most: cheap(seen) + Math.min(unseen, cheap(could)),
    cards: seen.length + unseen,
  };
}

/** EFNY-D5, D7: what a Shelter and GUARD leave of it. */
export function damageAhead(view: NewYorkView): number {
  if (hereOf(view)?.building === 'shelter') return 0;
  return Math.max(0, (view.own?.threat ?? 0) - (isMyTurn(view) ? view.turn.guard : 0));
}

/** EFNY-H2: the hand that will be left when the plan is carried out, before any damage. */
export function handAfter(view: NewYorkView, planned: readonly string[]): number {
  const all = (view.own?.hand.length ?? 0) + (view.own?.chosen.length ?? 0);
  return all - planned.length;
}

export function forecast(view: NewYorkView, selected: string | null = null): Forecast {
  const planned = planWith(view, selected);
  const now = { noise: view.city.noise, missions: view.city.missions, tiles: 0 };
  const made = view.turn.step < NOISE_STEP ? noiseOfPlan(view, selected) : 0;
  const after = louder(now, made);
  const noiseToPay = louder(after, 1).noise;
  const atRisk = handAfter(view, planned);
  return {
    made,
    now,
    after,
    noiseToPay,
    share: payable(view, noiseToPay),
    damage: damageAhead(view),
    atRisk,
    forced: atRisk <= 1 && ![...planned, ...view.turn.played].some((card) => RECOVERING.includes(card)),
  };
}

/** EFNY-X1: New York may wreck the Gullfire with its next card, and it is the viewer's own way out. */
export function isGullfireThreatened(view: NewYorkView): boolean {
  if (view.own?.purple !== 'gullfire' || !view.city.gullfire) return false;
  const roof = spaceOf(view, WTC);
  if (roof === undefined || roof.heroes.length > 0) return false;
  const next = view.city.below.map(({ card }) => card);
  const alone = roof.enemies.length + roof.bosses.length > 0;
  return (alone && next.includes('wreckers')) || next.includes('wrecking-crew');
}

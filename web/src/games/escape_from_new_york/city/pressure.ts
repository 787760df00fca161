/** How hard New York presses, read from the view: the less time, the more Noise, the hotter. */
import type { NewYorkView } from '../view';

export const MOST_NOISE = 10;
export const MISSION_CUBES = 4;

/** How hot it is by the clock: `last` with only red tiles left. */
export type Heat = 'calm' | 'warm' | 'hot' | 'last';

export function heatOf({ city }: NewYorkView): Heat {
  if (city.hurried) return 'last';
  return city.black_tiles > 6 ? 'calm' : city.black_tiles > 3 ? 'warm' : 'hot';
}

export type Back = 'black' | 'hurry-up' | 'red';

/** The Timer deck from its top to its bottom; Hurry Up lies above the red ones until it is turned up. */
export function timerDeck({ city }: NewYorkView): Back[] {
  return [
    ...Array<Back>(city.black_tiles).fill('black'),
    ...(city.hurried ? [] : (['hurry-up'] as const)),
    ...Array<Back>(city.red_tiles).fill('red'),
  ];
}

/** How loud it is: at 10 every further Noise moves a Mission cube. */
export type Loudness = 'quiet' | 'loud' | 'full';

export function loudnessOf({ city }: NewYorkView): Loudness {
  return city.noise >= MOST_NOISE ? 'full' : city.noise >= 8 ? 'loud' : 'quiet';
}

export interface Payment {
  cost: number;
  /** Noise that New York lacks for its top card. */
  short: number;
  /** The top card will be thrown away in step 10 (EFNY-N1), and the next one counts; only after that it is this one. */
  goes: boolean;
  /** Of the cards known to lie below: how many New York could pay then, and how many there are. */
  payable: number;
  known: number;
  /** Cards below that nobody has seen. */
  unseen: number;
}

export function paymentOf({ city, turn }: NewYorkView): Payment | null {
  if (city.top === null) return null;
  return {
    cost: city.top.cost,
    short: Math.max(0, city.top.cost - city.noise),
    goes: turn.step !== 10,
    payable: city.payable,
    known: city.below.length,
    unseen: Math.max(0, city.deck - 1 - city.below.length),
  };
}

/** Where the President is: with a seat, or the space of the Camp if that is found. */
export function presidentOf({ city, seats, spaces }: NewYorkView): { seat: number | null; space: string | null } {
  if (city.president === 'camp')
    return { seat: null, space: spaces.find(({ tile }) => tile === 'dukes-camp')?.space ?? null };
  return { seat: seats.find(({ supply }) => supply.includes('president'))?.seat ?? null, space: null };
}

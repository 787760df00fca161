/** New York's board in sentences: for the ear, for tips, and for the list of everything. */
import type { GameWords } from '$shared/words.svelte';
import type { NewYorkView } from '../view';
import { loudnessOf, MISSION_CUBES, paymentOf, presidentOf } from './pressure';

export function timerText(words: GameWords, { city }: NewYorkView): string {
  const { black_tiles: black, red_tiles: red } = city;
  return words.message(city.hurried ? 'efny-city-timer-red' : 'efny-city-timer', '', { black, red });
}

export function noiseText(words: GameWords, view: NewYorkView): string {
  return words.message(`efny-city-noise-${loudnessOf(view)}`, '', { noise: view.city.noise });
}

export function missionsText(words: GameWords, { city }: NewYorkView): string {
  return words.message('efny-city-missions', '', { left: city.missions, cubes: MISSION_CUBES });
}

/** Whether New York could pay the card on top, and what will become of it. */
export function payText(words: GameWords, view: NewYorkView): string {
  const payment = paymentOf(view);
  if (payment === null) return words.message('efny-city-no-top');
  return words.message('efny-city-pay', '', { cost: payment.cost, short: payment.short });
}

/** The same in a few signs. */
export function payShort(words: GameWords, view: NewYorkView): string {
  return words.message('efny-city-pay-short', '', { short: paymentOf(view)?.short ?? 0 });
}

/** What comes after the top card is thrown away; empty once that has happened. */
export function nextText(words: GameWords, view: NewYorkView): string {
  const payment = paymentOf(view);
  if (!payment?.goes) return '';
  const { payable, known, unseen } = payment;
  return words.message('efny-city-next', '', { payable, known, unseen });
}

/** From where Enemies come in step 12, and which road a Roadblock would shut. */
export function waysText(words: GameWords, { city }: NewYorkView): string {
  if (city.top === null) return '';
  const ways = city.top.directions.map((way) => words.name('direction', way)).join(', ');
  return words.message('efny-city-ways', '', { ways, road: words.name('direction', city.top.roadblock) });
}

export function presidentText(words: GameWords, view: NewYorkView): string {
  const { seat, space } = presidentOf(view);
  if (view.city.president === 'dead') return words.message('efny-city-president-dead');
  if (view.city.president === 'camp')
    return space === null
      ? words.message('efny-city-president-hidden')
      : words.message('efny-city-president-camp', '', { space });
  return words.message('efny-city-president-with', '', { player: seat === null ? '?' : words.player(seat) });
}

export function copterText(words: GameWords, { city }: NewYorkView): string {
  return words.message(city.landed ? 'efny-city-helicopter' : 'efny-city-heliport', '', { space: city.copter });
}

export function gullfireText(words: GameWords, { city }: NewYorkView): string {
  return words.message(city.gullfire ? 'efny-city-gullfire' : 'efny-city-gullfire-gone');
}

/** A Case slot: what lies in it, and where its token is. */
export function slotText(words: GameWords, view: NewYorkView, slot: number): string {
  const thing = view.city.slots[slot] ?? null;
  const number = slot + 1;
  if (thing === null) return words.message('efny-city-case-taken', '', { number });
  const space = view.spaces.find(({ cases }) => cases.includes(number))?.space;
  const known = view.own?.slots.find(([one]) => one === number)?.[1];
  const code = thing === 'face-down' ? known : thing;
  return words.message(space ? 'efny-city-case-at' : 'efny-city-case', '', {
    number,
    space: space ?? '',
    thing: code ? words.name('thing', code) : 'none',
  });
}

/** Everything in one breath, for the bar as a whole. */
export function summary(words: GameWords, view: NewYorkView): string {
  return [timerText, noiseText, missionsText, payText].map((say) => say(words, view)).join(' ');
}

/** The numbers behind a search: what the die may show, what an item adds, how many cards to expect. */

export const MOST_CARDS = 3;

/** In how many ways the skill die shows each number. */
export function dieWeights(die: string): Map<number, number> {
  const faces = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  if (die === '2d6') return new Map(faces(2, 12).map((total) => [total, 6 - Math.abs(total - 7)]));
  return new Map(faces(1, Number(die.slice(1))).map((face) => [face, 1]));
}

/** Cards that a total wins. */
export function cardsWon(total: number, number: number): number {
  return total >= number ? Math.max(1, Math.min(MOST_CARDS, total - number)) : 0;
}

/** The chance to succeed in per cent, and the cards to expect of one roll. */
export function odds(number: number, bonus: number, die: string): { chance: number; cards: number } {
  const need = number - bonus;
  let [ways, good, cards] = [0, 0, 0];
  for (const [face, n] of dieWeights(die)) {
    ways += n;
    good += face >= need ? n : 0;
    cards += n * cardsWon(face, need);
  }
  return { chance: roundHalfEven((100 * good) / ways), cards: roundHalfEven((10 * cards) / ways) / 10 };
}

/** As the terminal rounds: halves go to the even neighbour. */
function roundHalfEven(value: number): number {
  const below = Math.floor(value);
  if (value - below !== 0.5) return Math.round(value);
  return below % 2 === 0 ? below : below + 1;
}

/** What an item adds to a search by its skill. Items that are not here roll again. */
export const ITEM_BONUS: Record<string, { skill: string; bonus: number }> = {
  sunglasses: { skill: 'cover', bonus: 1 },
  fedora_hat: { skill: 'cover', bonus: 2 },
  fragrance: { skill: 'charisma', bonus: 1 },
  extra_dough: { skill: 'charisma', bonus: 2 },
  brass_knuckles: { skill: 'guts', bonus: 1 },
  pocket_knife: { skill: 'guts', bonus: 2 },
  cup_of_joe: { skill: 'smarts', bonus: 1 },
  wristwatch: { skill: 'smarts', bonus: 2 },
};

/** What the cards of a race are called. */

import { t, type GameWords } from '../../../shared/words.svelte';
import type { CardCode } from '../art/signs';
import type { PathView } from '../view';
import { MOVE_NAMES, cardOf, isMove } from './row';

export function signName(words: GameWords, sign: string): string {
  if (isMove(sign)) return words.name('move', MOVE_NAMES[sign]);
  const card = cardOf(sign);
  return card ? words.name('card', card) : t('race-antidote');
}

/** What the antidote on a path card means with this monster. */
export const antidoteText = (words: GameWords, counts: boolean): string =>
  words.message(counts ? 'out-antidote' : 'out-antidote-idle');

/** What a card does, in a few words; empty where the game has none. */
export function shortOf(words: GameWords, card: CardCode): string {
  return words.has(`card-${card}`, 'short') ? words.name('card', card, 'short') : '';
}

/**
 * The path card for the ear, as it is drawn: in a line by its order; else cell by cell from the top left, each with the
 * cell that its footprints lead to.
 */
export function pathLines(words: GameWords, path: PathView, straight: boolean, antidote: boolean): string[] {
  const names = [...path.symbols].map((sign) => signName(words, sign));
  const end = path.antidote && antidote ? [t('race-path-antidote')] : [];
  if (straight) return [...names, ...end];
  const stops = [...path.cells].map((cell, i) => ({ cell, move: names[i] ?? '', next: path.cells[i + 1] ?? '', i }));
  const told = stops
    .sort((one, other) => Number(one.cell) - Number(other.cell))
    .map(({ cell, move, next, i }) =>
      t(i === 0 ? 'race-cell-first' : next ? 'race-cell' : 'race-cell-last', {
        cell: t(`race-cell-${cell}`),
        move,
        next: next && t(`race-cell-${next}`),
      }),
    );
  return [...told, ...end];
}

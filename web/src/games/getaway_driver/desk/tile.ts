/** A City tile in words: what a reader who cannot see its picture needs to know. */
import type { GameWords } from '$shared/words.svelte';
import { TILES } from '../art/tiles';

/** Its light, the stunts that get past it, what is special about it, and its badge. */
export function tileFacts(words: GameWords, tile: string): string {
  const printed = TILES[tile];
  if (!printed) return '';
  return [
    printed.light ? words.name('light', printed.light) : '',
    printed.icons.map((stunt) => words.name('stunt', stunt, 'short')).join(', '),
    printed.special && words.lexicon.names.special?.includes(printed.special)
      ? words.name('special', printed.special, 'effect')
      : '',
    printed.badge > 0 ? words.message('gd-badge', '', { points: printed.badge }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

export function tileTold(words: GameWords, tile: string): string {
  return `${words.name('tile', tile)}: ${tileFacts(words, tile)}`;
}

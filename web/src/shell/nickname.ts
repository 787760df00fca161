/** Suggestions for a name: handles out of two lists of words, which each language has for itself. */
import { t } from '../shared/words.svelte';

const listOf = (id: string) =>
  t(id)
    .split(',')
    .map((word) => word.trim());

const oneOf = (words: string[]) => words[Math.floor(Math.random() * words.length)] ?? '';

/** Like "Velvet Shadow"; another one than before. */
export function nickname(before = ''): string {
  const firsts = listOf('nickname-firsts');
  const lasts = listOf('nickname-lasts');
  for (;;) {
    const name = `${oneOf(firsts)} ${oneOf(lasts)}`;
    if (name !== before) return name;
  }
}

/** Any view of any game in words, as far as its words go. */

import type { GameWords } from '../words.svelte';
import { t } from '../words.svelte';

export type Plain = null | boolean | number | string;
export type Data = Plain | Data[] | { [key: string]: Data };

export function isPlain(value: Data): value is Plain {
  return value === null || typeof value !== 'object';
}

/** `alibi_pile` becomes "Alibi pile". */
function humane(code: string): string {
  const text = code.replaceAll(/[_-]+/g, ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The kind that has this code: the one the field is named after, if it does, else any. */
function kindOf(words: GameWords, field: string, code: string): string | null {
  const kinds = Object.entries(words.lexicon.names).filter(([, codes]) => codes.includes(code));
  const meant = kinds.find(([kind]) => field === kind || field === `${kind}s` || field.endsWith(`_${kind}`));
  return (meant ?? kinds[0])?.[0] ?? null;
}

function codeName(words: GameWords, field: string, code: string): string | null {
  const kind = kindOf(words, field, code);
  return kind === null ? null : words.name(kind, code);
}

/** What a field is called: a thing of the game, a word of the game for it, or its own name. */
export function fieldName(words: GameWords, field: string): string {
  if (words.has(`field-${field}`)) return words.message(`field-${field}`);
  return codeName(words, '', field) ?? humane(field);
}

export function plainText(words: GameWords, field: string, value: Plain): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'table-yes' : 'table-no');
  if (typeof value === 'number') return field === 'seat' ? words.player(value) : String(value);
  return codeName(words, field, value) ?? value;
}

/** A list of plain values on one line, the same ones counted. */
export function plainList(words: GameWords, field: string, values: readonly Plain[]): string {
  const counts = new Map<string, number>();
  for (const value of values) {
    const text = plainText(words, field, value);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, times]) => (times > 1 ? `${text} (${times})` : text)).join(', ') || '–';
}

/** What a part of a list is called: by the first thing in it that has a name. */
export function itemName(words: GameWords, field: string, item: Data, place: number): string {
  if (!isPlain(item) && !Array.isArray(item)) {
    if (typeof item.seat === 'number') return words.player(item.seat);
    for (const [key, value] of Object.entries(item)) {
      const name = typeof value === 'string' ? codeName(words, key, value) : null;
      if (name !== null) return name;
    }
  }
  return `${fieldName(words, field)} ${place + 1}`;
}

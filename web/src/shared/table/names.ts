/** What players are called at the table. */

import type { SeatInfo } from '../protocol';
import { hasText, t } from '../words.svelte';

/** The level of a bot in words; an engine without a name of its own is called what it is. */
export function levelName(level: string): string {
  return hasText(`table-level-${level}`) ? t(`table-level-${level}`) : level;
}

function plainName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.bot) return t('table-bot-name', { number: seat.seat + 1 });
  return t(seat.holder === 'person' ? 'table-nameless' : 'table-free-seat', { number: seat.seat + 1 });
}

/** By seat; those with the same name get the number of their seat, so that sentences are clear. */
export function playerNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(plainName);
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1 ? t('table-same-name', { name, number: at + 1 }) : name,
  );
}

/** Several names in one sentence. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

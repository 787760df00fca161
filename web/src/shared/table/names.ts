/** What players and their seats are called at the table. */

import type { SeatInfo } from '../protocol';
import { hasText, t, type GameWords } from '../words.svelte';

/** The level of a bot in words; an engine without a name of its own is called what it is. */
export function levelName(level: string): string {
  return hasText(`table-level-${level}`) ? t(`table-level-${level}`) : level;
}

/** The role that a seat plays, in words; empty where all play alike and seats have but numbers. */
export function roleName(words: GameWords | null, label: string): string {
  if (/^\d+$/.test(label)) return '';
  return words?.has(`role-${label}`) ? words.message(`role-${label}`) : label;
}

/** Enough of a seat to know what to call who sits there. */
type Named = Pick<SeatInfo, 'seat' | 'label' | 'holder' | 'name' | 'bot'>;

/** People by their names, bots by their roles. */
function plainName(seat: Named, role: string): string {
  if (seat.name) return seat.name;
  if (seat.holder === 'person') return t('table-nameless');
  if (role) return role;
  return t(seat.bot ? 'table-bot-name' : 'table-free-seat', { number: seat.seat + 1 });
}

/** By seat; those with the same name get their role or the number of their seat, so that sentences are clear. */
export function playerNames(seats: readonly Named[], words: GameWords | null): string[] {
  const roles = seats.map((seat) => roleName(words, seat.label));
  const names = seats.map((seat, at) => plainName(seat, roles[at] ?? ''));
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1
      ? t('table-same-name', { name, number: roles[at] || at + 1 })
      : name,
  );
}

/** Several names in one sentence: all of them, or one of them. */
export function listed(
  names: readonly string[],
  language: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(names);
}

/** Who won, by their roles where they have some; nobody may have. */
export function winnersText(winners: readonly number[], seats: readonly SeatInfo[], words: GameWords): string {
  const roles = words.for(
    seats.map((seat, at) => roleName(words, seat.label) || words.player(at)),
    null,
  );
  const names = winners.map((seat) => roles.inSentence(seat));
  return roles.begun(t('table-won', { winners: listed(names, words.language), count: roles.number(winners) }));
}

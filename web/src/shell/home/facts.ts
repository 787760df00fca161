/** What a card of a game tells in a few words. */
import type { GameCard } from '../../shared/protocol';
import { settings } from '../../shared/settings.svelte';
import { listed } from '../../shared/table/names';
import { t } from '../../shared/words.svelte';

/** From the fewest to the most; one by one where some number between them is missing. */
export function playersOf(card: GameCard): string {
  const least = Math.min(...card.seats);
  const most = Math.max(...card.seats);
  if (most - least >= card.seats.length)
    return t('home-players-some', { seats: listed(card.seats.map(String), settings.language, 'disjunction') });
  return t('home-players', { least: least === most ? 0 : least, most });
}

export function minutesOf(card: GameCard): string {
  return t('home-minutes', { low: card.minutes[0], high: card.minutes[1] });
}

/** Whose game it is. */
export function creditsOf(card: GameCard): string[] {
  const names = listed(card.designers, settings.language);
  const credits = [t('home-designers', { names, count: card.designers.length })];
  if (card.publisher) credits.push(t('home-publisher', { publisher: card.publisher }));
  return credits;
}

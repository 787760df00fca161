/** The shortest way to a game: me against bots, as few as the game allows. */
import { api } from '../../shared/api';
import { me } from '../../shared/me.svelte';
import { usualOpponents } from '../../shared/opponents';
import type { GameCard, NewTable } from '../../shared/protocol';
import { go } from '../../shared/router.svelte';

export function quickTable(card: GameCard, levels: readonly string[]): NewTable {
  const count = card.seats.includes(2) ? 2 : Math.min(...card.seats);
  const { level } = usualOpponents(card, levels);
  const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : level));
  return { game: card.name, seats, options: {}, listed: false, onlookers: true };
}

/** Make a table and go there, to play at once or to wait for others. False: the reader gave no name, so there is none. */
export async function makeTable(table: NewTable, state = ''): Promise<boolean> {
  if ((await me.named()) === null) return false;
  const { table: id } = await api.create(table);
  go(`/table/${id}`, { state });
  return true;
}

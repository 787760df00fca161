/** Statistics: finished games, gathered by what they have in common. */

import type { PlayedGame } from '../protocol';

/** How often something was played, and how often won. */
export interface Count {
  key: string;
  played: number;
  won: number;
}

/** By one key for each game, or several: a game against two opponents counts for both. The most played come first. */
export function countBy(games: readonly PlayedGame[], keys: (game: PlayedGame) => readonly string[]): Count[] {
  const found = new Map<string, Count>();
  for (const game of games) {
    for (const key of new Set(keys(game))) {
      const count = found.get(key) ?? { key, played: 0, won: 0 };
      count.played += 1;
      count.won += Number(game.won);
      found.set(key, count);
    }
  }
  return [...found.values()].sort((a, b) => b.played - a.played || a.key.localeCompare(b.key));
}

export const rivals = (game: PlayedGame) =>
  game.others.filter((other) => !other.partner && !other.bot && other.name).map((other) => other.name);
export const partners = (game: PlayedGame) =>
  game.others.filter((other) => other.partner && !other.bot && other.name).map((other) => other.name);
/** The levels of the bots one played against. */
export const levels = (game: PlayedGame) =>
  game.others.filter((other) => !other.partner && other.bot).map((other) => other.bot);

export const share = ({ won, played }: Pick<Count, 'won' | 'played'>) => (played ? won / played : 0);

/** Games from a position of another are practice, and are not counted. */
export const counted = (games: readonly PlayedGame[]) => games.filter((game) => !game.from_position);

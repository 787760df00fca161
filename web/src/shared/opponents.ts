/** The level of bots that somebody gets who does not choose. A game may know better, in the `opponents.ts` of its folder. */
import type { GameCard } from './protocol';
import type { Args } from './words.svelte';

export interface Opponents {
  level: string;
  /** The message that says why it is this level; empty: there is nothing to say. */
  why: string;
  args: Args;
}

/** What a game says, given the levels of all games from weak to strong; null: it does not know. */
export type KnowsOpponents = (levels: readonly string[]) => Opponents | null;

const FOUND = import.meta.glob<KnowsOpponents>('../games/*/opponents.ts', { eager: true, import: 'opponents' });

export function usualOpponents(
  { folder }: Pick<GameCard, 'folder'>,
  levels: readonly string[],
  found: Record<string, KnowsOpponents> = FOUND,
): Opponents {
  return found[`../games/${folder}/opponents.ts`]?.(levels) ?? { level: middle(levels), why: '', args: {} };
}

/** Medium, or what stands in the middle. */
function middle(levels: readonly string[]): string {
  return levels.includes('medium') ? 'medium' : (levels[Math.floor(levels.length / 2)] ?? '');
}

/** What on the table stands for a legal code: tiles, seats by their numbers, characters, cards, the play pile. */
import type { DecisionInfo } from '$shared/protocol';
import type { GameWords } from '$shared/words.svelte';
import { corner } from './geometry';
import type { LamView } from './view';

/** Legal codes by what stands for them. */
export type Targets = ReadonlyMap<string, string>;

/** Joins several things that stand for one code. */
const AND = '+';
export const PLAY_PILE = 'play-pile';

/** What a seat is called in codes. */
export const seatTarget = (seat: number): string => String(seat + 1);

export function targetsOf(decision: DecisionInfo | null, view: LamView): Targets {
  const pairs = (decision?.options ?? []).flatMap(({ code }) =>
    objectsOf(code, view).map((one) => [one, code] as const),
  );
  return new Map(pairs);
}

/** What the game says stands for a code, or else what the code names. */
function objectsOf(code: string, view: LamView): string[] {
  const told = view.own?.targets[code] ?? code.split(':')[1] ?? '';
  return told.split(AND).filter(Boolean);
}

/** What one might have meant by pressing something that is not lit: the code like those asked for; null for none. */
export function meantBy(
  decision: DecisionInfo | null,
  words: GameWords,
  kinds: string[],
  thing: string,
): string | null {
  const like = decision?.options.find(({ code }) => kinds.includes(words.parts(code).kind ?? ''));
  return like ? `${words.parts(like.code).verb}:${thing}` : null;
}

/** Tiles in the order in which they are read. */
export function inReadingOrder(tiles: Iterable<string>): string[] {
  return [...tiles].sort((a, b) => corner(a).y - corner(b).y || corner(a).x - corner(b).x);
}

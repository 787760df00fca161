/** What is worth knowing about an option before choosing it, in the words that the terminal uses too. */
import type { Value } from '$shared/protocol';
import type { GameWords } from '$shared/words.svelte';
import { USUAL_DIE } from './art/dice';
import { square } from './geometry';
import { cardsWon, ITEM_BONUS, odds } from './odds';
import { BONUSES, STARTS } from './suspects';
import { ownerOf } from './targets';
import type { LamView, SeatView } from './view';

const SYMBOL: Record<string, string> = { charisma: '◆', guts: '★', smarts: '●', cover: '▲' };
const STATION = 'C2';
const PRIVATE_EYE = 'C1';
const MOB_HIDEOUT = 'C3';
/** Cards that a trade costs. */
const PRICE = 2;

interface Case {
  view: LamView;
  words: GameWords;
  me: SeatView;
  die: string;
}

export function note(view: LamView, words: GameWords, code: string, options: Record<string, Value>): string {
  const me = view.seats[view.own?.seat ?? -1];
  const [verb = '', about = ''] = code.split(':');
  if (me === undefined) return '';
  return NOTES[verb]?.({ view, words, me, die: String(options.skill_die ?? USUAL_DIE) }, about, verb) ?? '';
}

const NOTES: Record<string, (it: Case, about: string, verb: string) => string> = {
  go: tileNote,
  taxi: tileNote,
  phone: phoneNote,
  search: searchNote,
  retry: searchNote,
  use: itemNote,
  keep: itemNote,
  discard: cardNote,
  give: cardNote,
  surrender: cardNote,
  trade: tradeNote,
  pick: pickNote,
  draw: ({ view, words }) => words.message('note-draw', '', { cards: view.play_pile }),
  rob: robNote,
};

// Places.

function tileNote(it: Case, at: string, verb: string): string {
  const { words, me, view } = it;
  if (at === me.tile) return words.message('note-stay');
  if (at === STATION) return words.message('note-station');
  const steps = kingMoves(view.police, at);
  const near = steps === 0 ? 'note-police' : steps === 1 ? 'note-police-near' : null;
  return [`${at}  ${placeNote(it, at, verb === 'go')}`, ...(near ? [words.message(near)] : [])].join('; ');
}

/** Who comes on foot where there is nothing to choose draws a play card without a question, which ends free undo. */
function placeNote({ view, words, me, die }: Case, at: string, onFoot: boolean): string {
  if (at === PRIVATE_EYE || at === MOB_HIDEOUT) {
    if (onFoot && me.alibi_cards < PRICE) return words.message('note-too-few');
    return words.message(at === PRIVATE_EYE ? 'note-eye' : 'note-mob');
  }
  if (me.marks.includes(at)) return words.message(onFoot ? 'note-marked' : 'note-marked-ride');
  const { skill, number } = searchAt(view, at);
  const { chance } = odds(number, me.bonuses[skill] ?? 0, die);
  return words.message('note-location', '', { skill: SYMBOL[skill] ?? '', number, chance });
}

function searchAt(view: LamView, at: string): { skill: string; number: number } {
  const tile = view.board.find((one) => one.at === at);
  return { skill: tile?.skill ?? '', number: tile?.number ?? 0 };
}

/** How many steps of a pursuit apart two tiles are. */
function kingMoves(one: string, other: string): number {
  const [a, b] = [square(one), square(other)];
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
}

/** Where a pursuit step leads: one row nearer, and one column nearer. */
function pursuit(police: string, goal: string): string {
  const [from, to] = [square(police), square(goal)];
  const column = from.column + Math.sign(to.column - from.column);
  return `${String.fromCharCode(65 + column)}${from.row + Math.sign(to.row - from.row) + 1}`;
}

function phoneNote({ view, words }: Case, at: string): string {
  const here = view.seats.filter((seat) => seat.tile === at).map((seat) => words.player(seat.seat));
  return here.length > 0 ? words.message('note-here', '', { players: here.join(', ') }) : '';
}

// Searching.

function searchNote({ view, words, me, die }: Case): string {
  if (me.tile === null) return '';
  const { skill, number } = searchAt(view, me.tile);
  const police = pursuit(view.police, me.tile);
  const failure =
    police === me.tile ? words.message('note-failure-caught') : words.message('note-failure', '', { tile: police });
  const { chance, cards } = odds(number, me.bonuses[skill] ?? 0, die);
  return `${words.message('note-search', '', { chance, cards })}; ${failure}`;
}

/** The effect of an item; with the die on the table, what the total would be. */
function itemNote({ view, words, me }: Case, item: string): string {
  const effect = item ? words.name('play', item, 'effect') : '';
  const { search } = view;
  const bonus = ITEM_BONUS[item];
  if (search === null || me.tile === null || (item && bonus === undefined)) return effect;
  const added = bonus?.skill === searchAt(view, me.tile).skill ? bonus.bonus : 0;
  const total = search.die + search.bonus + search.extra + added;
  const cards = cardsWon(total, search.number);
  const result = words.message('note-total', '', { total, number: search.number, cards });
  return effect ? `${effect}; ${result}` : result;
}

// Cards and people.

function cardNote({ words, me }: Case, card: string): string {
  const owner = ownerOf(card);
  if (owner === null) return words.name('play', card, 'effect');
  if (owner === me.character) return words.message('note-own');
  return words.message('note-of', '', { character: words.name('character', owner) });
}

function tradeNote({ view, words, me }: Case, character: string): string {
  if (me.tile === PRIVATE_EYE) return words.message('note-for-own');
  const place = view.seats.find((seat) => seat.character === character)?.tile ?? null;
  return place === null ? '' : words.message('note-for-police', '', { tile: words.name('tile', place) });
}

function pickNote({ words }: Case, character: string): string {
  const skills = (BONUSES[character] ?? []).map(
    ([skill, bonus]) => `${words.name('skill', skill)} ${SYMBOL[skill]} ${bonus}`,
  );
  const tile = STARTS[character];
  return tile ? words.message('note-pick', '', { bonuses: skills.join(', '), tile: words.name('tile', tile) }) : '';
}

function robNote({ view, words }: Case, seat: string): string {
  const victim = view.seats[Number(seat) - 1];
  return victim ? words.message('note-holds', '', { cards: victim.alibi_cards + victim.items }) : '';
}

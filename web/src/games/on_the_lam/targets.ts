/** What on the table belongs to a legal code: tiles, seats, characters, cards, a pile. */
import type { DecisionInfo } from '$shared/protocol';
import { corner } from './geometry';
import type { LamView } from './view';

export interface Targets {
  /** Legal codes by what they name. */
  places: Map<string, string>;
  seats: Map<number, string>;
  characters: Map<string, string>;
  cards: Map<string, string>;
  /** The code that draws from the play pile. */
  draw: string | null;
}

const NAMES_PLACE = new Set(['go', 'taxi', 'phone']);
const HAPPENS_HERE = new Set(['search', 'retry']);
const NAMES_CARD = new Set(['give', 'discard', 'use', 'surrender']);

/** Sort the legal codes by the things they name; codes that name nothing on the table are left to the buttons. */
export function targetsOf(decision: DecisionInfo | null, view: LamView): Targets {
  const targets: Targets = { places: new Map(), seats: new Map(), characters: new Map(), cards: new Map(), draw: null };
  for (const { code } of decision?.options ?? []) sortIn(targets, code, decision!.seat, view);
  return targets;
}

function sortIn(targets: Targets, code: string, asked: number, view: LamView): void {
  const [verb = '', about = ''] = code.split(':');
  const here = view.seats[asked]?.tile ?? null;
  if (NAMES_PLACE.has(verb)) targets.places.set(about, code);
  else if (HAPPENS_HERE.has(verb) && here !== null) targets.places.set(here, code);
  else if (NAMES_CARD.has(verb)) targets.cards.set(about, code);
  else if (verb === 'trade') cardsOf(about, view).forEach((card) => targets.cards.set(card, code));
  else if (verb === 'rob') targets.seats.set(Number(about) - 1, code);
  else if (verb === 'pick') targets.characters.set(about, code);
  else if (verb === 'draw') targets.draw = code;
}

/** The cards in the own hand that belong to a character. */
function cardsOf(character: string, view: LamView): string[] {
  return (view.own?.hand ?? []).filter((card) => ownerOf(card) === character);
}

/** The character that an alibi card belongs to; null for a play card. */
export function ownerOf(card: string): string | null {
  const name = card.split('_')[0] ?? '';
  return CHARACTERS.includes(name) && card !== name ? name : null;
}

export const CHARACTERS: readonly string[] = ['boxer', 'dame', 'reporter', 'ceo'];

/** Tiles in the order in which they are read. */
export function inReadingOrder(tiles: Iterable<string>): string[] {
  return [...tiles].sort((a, b) => corner(a).y - corner(b).y || corner(a).x - corner(b).x);
}

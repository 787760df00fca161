/** A row as it is laid, one sign a card: `LRJDCSVT` are moves, `123` The long way, `M` Major shortcut, `A` antidote. */

import { MOVE_LETTERS, type CardCode, type MoveLetter } from '../art/signs';
import type { OutrunView } from '../view';

const MAJOR = 'M';
const ANTIDOTE = 'A';

/** Keys of what is not a move: they stay the same whatever else lies in the tray. */
const OTHER_KEYS: Record<string, string> = { '1': '9', '2': '0', '3': '-', [MAJOR]: 'm', [ANTIDOTE]: 'a' };

export const MOVE_NAMES: Record<MoveLetter, string> = {
  L: 'left',
  R: 'right',
  J: 'jump',
  D: 'duck',
  C: 'climb',
  S: 'slide',
  V: 'vault',
  T: 'tiptoe',
};

export function isMove(sign: string): sign is MoveLetter {
  return (MOVE_LETTERS as readonly string[]).includes(sign);
}

/** The interference card that a sign stands for; null for moves and the antidote. */
export function cardOf(sign: string): CardCode | null {
  if (sign === MAJOR) return 'major-shortcut';
  return '123'.includes(sign) ? (`long-${sign}` as CardCode) : null;
}

const count = (signs: string, sign: string) => signs.split(sign).length - 1;

/** How many of these cards still lie in the tray. */
export function leftOf(tray: string, row: string, sign: string): number {
  return Math.max(0, count(tray, sign) - count(row, sign));
}

/** Only what the tray has, and no card more often than that. */
export function fitting(tray: string, row: string): string {
  return [...row].reduce((laid, sign) => (leftOf(tray, laid, sign) > 0 ? laid + sign : laid), '');
}

export function insert(row: string, sign: string, at = row.length): string {
  return row.slice(0, at) + sign + row.slice(at);
}

export function takeBack(row: string, at = row.length - 1): string {
  return at < 0 ? row : row.slice(0, at) + row.slice(at + 1);
}

/** A card of the row to another place: before the card that is now at `to`, or to the end. */
export function move(row: string, from: number, to: number): string {
  return insert(takeBack(row, from), row[from] ?? '', to > from ? to - 1 : to);
}

/** A card of the tray is laid at the end; where none of it is left, the last one laid is taken back. */
export function toggle(tray: string, row: string, sign: string): string {
  return leftOf(tray, row, sign) > 0 ? insert(row, sign) : takeBack(row, row.lastIndexOf(sign));
}

/** A card of the tray, and the key that lays it. */
export interface Slot {
  sign: string;
  key: string;
}

/** The moves in the order of the table, by 1 to 8; then what else may be laid. */
export function slotsOf(order: string, tray: string): { moves: Slot[]; others: Slot[] } {
  const moves = [...order].map((sign, i) => ({ sign, key: String(i + 1) }));
  const others = Object.entries(OTHER_KEYS).filter(([sign]) => tray.includes(sign));
  return { moves, others: others.map(([sign, key]) => ({ sign, key })) };
}

/** Signs by the place of the key on the keyboard, where digits are not what it types. */
const PLACES: Record<string, string> = { Minus: '-', NumpadSubtract: '-' };

export function keyOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? PLACES[event.code] ?? event.key.toLowerCase();
}

// What the view says of it.

/** The cards that change the reader's row; for an onlooker those for all. */
export const inForce = (view: OutrunView): CardCode[] => (view.own?.force ?? view.centre) as CardCode[];

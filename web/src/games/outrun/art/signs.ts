/** What is printed on the moves and on the interference cards, as far as pictures need it (ledger, 5.1 and 5.5). */
export const MOVE_LETTERS = ['L', 'R', 'J', 'D', 'C', 'S', 'V', 'T'] as const;
export type MoveLetter = (typeof MOVE_LETTERS)[number];

export type Pattern = 'solid' | 'striped' | 'dotted' | 'crossed';

export interface MoveLook {
  /** The colour of the plate, and a darker one for its pattern. */
  colour: string;
  shade: string;
  pattern: Pattern;
  /** The key that lays the move. */
  key: number;
  /** The opposite move, its partner on a Switcheroo. */
  pair: MoveLetter;
}

export const MOVES: Record<MoveLetter, MoveLook> = {
  L: { colour: 'var(--out-move-l)', shade: 'var(--out-move-l-shade)', pattern: 'solid', key: 1, pair: 'R' },
  R: { colour: 'var(--out-move-r)', shade: 'var(--out-move-r-shade)', pattern: 'solid', key: 2, pair: 'L' },
  J: { colour: 'var(--out-move-j)', shade: 'var(--out-move-j-shade)', pattern: 'striped', key: 3, pair: 'D' },
  D: { colour: 'var(--out-move-d)', shade: 'var(--out-move-d-shade)', pattern: 'striped', key: 4, pair: 'J' },
  C: { colour: 'var(--out-move-c)', shade: 'var(--out-move-c-shade)', pattern: 'dotted', key: 5, pair: 'S' },
  S: { colour: 'var(--out-move-s)', shade: 'var(--out-move-s-shade)', pattern: 'dotted', key: 6, pair: 'C' },
  V: { colour: 'var(--out-move-v)', shade: 'var(--out-move-v-shade)', pattern: 'crossed', key: 7, pair: 'T' },
  T: { colour: 'var(--out-move-t)', shade: 'var(--out-move-t-shade)', pattern: 'crossed', key: 8, pair: 'V' },
};

/** The 26 faces of the interference cards, in the order of the rules. */
export const CARDS = [
  'back-away',
  'evens-odds',
  'odds-evens',
  'switcheroo-lr',
  'switcheroo-jd',
  'switcheroo-cs',
  'switcheroo-vt',
  'not-l',
  'not-r',
  'not-j',
  'not-d',
  'not-c',
  'not-s',
  'not-v',
  'not-t',
  'long-1',
  'long-2',
  'long-3',
  'little-shortcut',
  'boost',
  'major-shortcut',
  'focus',
  'fair-trade',
  'have-mine',
  'shield',
  'steal',
] as const;
export type CardCode = (typeof CARDS)[number];

/** How long a card acts, shown by the outline of its emblem: until it is cleared, for one round, or at once. */
export type Lasting = 'lasting' | 'round' | 'once';

const ONE_ROUND: readonly CardCode[] = ['little-shortcut', 'boost', 'shield'];
const AT_ONCE: readonly CardCode[] = ['major-shortcut', 'focus', 'fair-trade', 'have-mine', 'steal'];

export function lastingOf(card: CardCode): Lasting {
  if (ONE_ROUND.includes(card)) return 'round';
  return AT_ONCE.includes(card) ? 'once' : 'lasting';
}

/** The moves printed on a card: two on a Switcheroo, one on a Not that way, none on the others. */
export function printedMoves(card: CardCode): MoveLetter[] {
  const printed = /^(?:switcheroo|not)-([a-z]+)$/.exec(card)?.[1] ?? '';
  return [...printed.toUpperCase()] as MoveLetter[];
}

/** Where a Long way belongs: behind so many moves; 0 for another card. */
export function gapOf(card: CardCode): number {
  return Number(/^long-(\d)$/.exec(card)?.[1] ?? 0);
}

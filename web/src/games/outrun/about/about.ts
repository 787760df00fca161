/** What the things of the museum are and do, and the rule that says so, by the text in their `data-about`. */
import { sentences } from '$shared/sentences';
import type { GameWords } from '$shared/words.svelte';
import { healthText, joined, placeText, seatText, toGoText } from '../museum/telling';
import { antidoteText } from '../race/names';
import { timeText } from '../review/rows';
import type { OutrunView } from '../view';

export interface About {
  text: string;
  rule: string;
}

/** The rules of the cards, by the beginnings of their codes; only to be shown. */
const CARDS: [begins: string, rule: string][] = [
  ['back-away', 'OUT-K1'],
  ['boost', 'OUT-K2'],
  ['fair-trade', 'OUT-K3'],
  ['focus', 'OUT-K4'],
  ['have-mine', 'OUT-K5'],
  ['little-shortcut', 'OUT-K6'],
  ['long-', 'OUT-K7'],
  ['major-shortcut', 'OUT-K8'],
  ['not-', 'OUT-K9'],
  ['shield', 'OUT-K10'],
  ['steal', 'OUT-K11'],
  ['evens-odds', 'OUT-K12'],
  ['odds-evens', 'OUT-K13'],
  ['switcheroo-', 'OUT-K14'],
];
const ICONS: Record<string, string> = { claw: 'OUT-X2', fire: 'OUT-X3', biohazard: 'OUT-X4', cards: 'OUT-D1' };
const MONSTERS: Record<string, string> = { vampire: 'OUT-V1', bear: 'OUT-B1', zombie: 'OUT-Z1', dragon: 'OUT-D1' };

type Tells = (words: GameWords, view: OutrunView, which: string) => About;

const TELLS: Record<string, Tells> = {
  card: (words, _, card) => ({
    text: `${words.name('card', card)}: ${words.name('card', card, 'short')}`,
    rule: CARDS.find(([begins]) => card.startsWith(begins))?.[1] ?? '',
  }),
  room: (words, _, n) => ({ text: words.message('out-about-room', '', { n: Number(n) }), rule: 'OUT-S8' }),
  exit: (words) => ({ text: words.message('out-about-exit'), rule: 'OUT-E1' }),
  place: (words, view, n) => ({ text: placeText(words, view, Number(n)), rule: n === '0' ? 'OUT-C3' : 'OUT-F2' }),
  icon: (words, _, icon) => ({ text: words.message(`out-icon-${icon}`), rule: ICONS[icon] ?? '' }),
  monster: (words, view) => ({ text: monsterText(words, view), rule: MONSTERS[view.monster ?? ''] ?? '' }),
  chase: (words, view, seat) => ({ text: chaseText(words, view, Number(seat)), rule: 'OUT-O1' }),
  runner: (words, view, seat) => ({ text: runnerText(words, view, Number(seat)), rule: 'OUT-G2' }),
  time: (words) => ({ text: words.message('out-about-time'), rule: 'OUT-T13' }),
  go: (words, view, seat) => ({ text: toGoText(words, view.seats[Number(seat)]!), rule: 'OUT-M4' }),
  hand: (words, view, seat) => ({
    text: words.message('out-hand-size', '', { cards: view.seats[Number(seat)]!.hand }),
    rule: 'OUT-H2',
  }),
  health: (words, view, seat) => ({ text: healthText(words, view.seats[Number(seat)]!), rule: 'OUT-X9' }),
  paths: (words, view) => ({ text: words.message('out-paths-left', '', { cards: view.paths_left }), rule: 'OUT-W6' }),
  deck: (words, view) => ({ text: words.message('out-deck', '', { cards: view.deck }), rule: 'OUT-S10' }),
  antidote: (words, view) => ({ text: antidoteText(words, view.antidote), rule: 'OUT-P8' }),
};

export function aboutOf(words: GameWords, view: OutrunView, about: string): About {
  const [kind = '', which = ''] = about.split(':');
  return TELLS[kind]?.(words, view, which) ?? { text: '', rule: '' };
}

const NOTES = ['who', 'where', 'clear'] as const;

function monsterText(words: GameWords, { monster }: OutrunView): string {
  if (monster === null) return '';
  const notes = NOTES.map((note) => words.message(`out-note-${note}`, monster));
  return sentences([words.name('monster', monster), ...notes]);
}

/** How far the monster is behind a runner. */
export function chaseText(words: GameWords, { monster, seats }: OutrunView, seat: number): string {
  if (monster === null) return '';
  return words.message('out-chase', '', {
    monster: words.name('monster', monster),
    player: words.player(seat),
    rooms: seats[seat]!.lead,
  });
}

function runnerText(words: GameWords, view: OutrunView, number: number): string {
  const seat = view.seats[number]!;
  const ms = view.last?.runs.find((run) => run.seat === number)?.ms ?? null;
  return joined([
    seatText(words, seat),
    toGoText(words, seat),
    ms !== null && words.message('out-last-time', '', { time: timeText(words, ms) }),
    healthText(words, seat),
  ]);
}

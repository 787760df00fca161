/** A few words beside an option: what a card does there, and what would be given away. */
import { WARNING } from '$shared/table/warnings';
import type { GameWords } from '$shared/words.svelte';
import { HELP_CARDS, playOf, replacedBy } from './museum/cards';
import { toGo } from './museum/track';
import type { OutrunView, SeatView } from './view';

export function note(view: OutrunView, words: GameWords, code: string): string {
  const [verb = '', about = ''] = code.split(':');
  const told = NOTES[verb]?.(view, words, about, code) ?? [];
  return told.filter(Boolean).join('; ');
}

type Told = (view: OutrunView, words: GameWords, about: string, code: string) => string[];

const NOTES: Record<string, Told> = {
  play: aboutPlay,
  claw: aboutClaw,
  infect: (view, words, about) => whereabouts(view, words, view.seats[Number(about) - 1]),
  pass: (view, words) => [words.message('out-note-pass', '', { cards: view.own?.hand.length ?? 0 })],
  add: (view, words, about) => [words.name('card', about, 'short'), ...replaces(view.seats[0], words, about)],
  drop: (_, words, about) => [words.name('card', about, 'short')],
};

/** OUT-Q29: a help card may be given to somebody else, but hardly by mistake. */
function aboutPlay(view: OutrunView, words: GameWords, _: string, code: string): string[] {
  const play = playOf(code);
  if (play === null) return [];
  const { card, target } = play;
  const seat = view.seats[target ?? view.own?.seat ?? -1];
  const away = target !== null && target !== view.own?.seat;
  const help = away && HELP_CARDS.includes(card);
  const player = target === null ? '' : words.player(target);
  return [
    help ? `${WARNING} ${words.message(`out-note-gives-${card}`, '', { player })}` : words.name('card', card, 'short'),
    ...(card === 'steal' ? [words.message('out-note-hand', '', { cards: seat?.hand ?? 0 })] : []),
    ...replaces(seat, words, card),
    ...(away ? whereabouts(view, words, seat) : []),
  ];
}

/** OUT-I8. */
function replaces(seat: SeatView | undefined, words: GameWords, card: string): string[] {
  const old = replacedBy(card, seat?.front ?? []);
  return old === null ? [] : [words.message('out-note-replaces', '', { card: words.name('card', old) })];
}

function whereabouts(view: OutrunView, words: GameWords, seat: SeatView | undefined): string[] {
  return seat ? [words.message('out-to-go', '', { rooms: toGo(seat.room, view.goal) })] : [];
}

/** OUT-F7: the claw costs the rooms of the place, and takes the cards. */
function aboutClaw(view: OutrunView, words: GameWords, about: string): string[] {
  const own = view.seats[view.own?.seat ?? -1];
  if (!own) return [];
  const boost = own.front.includes('boost') ? 2 : 1;
  const rooms = boost * (view.board.find(({ n }) => n === own.position)?.value ?? 0);
  return [words.message(`out-note-claw-${about}`, '', { rooms, cards: own.front.length })];
}

/** Seats and rooms in words. */
import type { GameWords } from '$shared/words.svelte';
import type { OutrunView, SeatView } from '../view';

/** A seat with the character it runs as. */
export function seatText(words: GameWords, { seat, character }: SeatView): string {
  const player = words.player(seat);
  if (character === null) return player;
  return words.message('out-runner', '', { player, character: words.name('character', character) });
}

export const joined = (parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');

export function toGoText(words: GameWords, { to_go: rooms }: SeatView): string {
  return words.message(rooms === 0 ? 'out-out' : 'out-to-go', '', { rooms });
}

/** Everybody at the end, from first to last, with how far they came. */
export function standings(view: OutrunView, words: GameWords): string[] {
  return view.standings.map((seat) => joined([words.player(seat), toGoText(words, view.seats[seat]!)]));
}

/** Where a seat came in the last round, and what that was worth; after the winner nobody moves any more. */
export function rankText(words: GameWords, view: OutrunView, { seat, position }: SeatView): string {
  const place = view.board.find(({ n }) => n === position);
  if (!place) return '';
  if (place.n === 0) return words.message('out-was-wrong');
  const moved = view.last?.runs.find((run) => run.seat === seat)?.moved;
  return words.message(moved === null ? 'out-place-over' : 'out-place', '', { n: place.n, rooms: place.value });
}

/** Health as it matters on the Zombie board. */
export function healthText(words: GameWords, seat: SeatView): string {
  if (seat.infected) return words.message('out-infected');
  return seat.immune ? words.message('out-immune') : '';
}

/** A place of the monster board in words: how far it leads, what it does, who stands there. */
export function placeText(words: GameWords, view: OutrunView, n: number): string {
  const place = view.board[n]!;
  const here = view.line.filter((seat) => view.seats[seat]?.position === n).map((seat) => words.player(seat));
  return joined([
    words.message(n === 0 ? 'out-box' : 'out-place', '', { n, rooms: place.value }),
    !place.active && words.message('out-place-blocked'),
    ...place.icons.map((icon) => words.message(`out-icon-${icon}`)),
    here.join(', '),
  ]);
}

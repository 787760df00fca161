/** Runners glide along the track one room after the other, the fastest first, and the monster follows them. */
import { paced } from '$shared/motion';
import type { News } from '$shared/protocol';
import type { OutrunView } from '../view';

/** Milliseconds from one room to the next. */
export const STRIDE = 240;

const MOVES: ReadonlySet<unknown> = new Set(['moved', 'boosted', 'left-map']);

export const isMove = (data: News['data']): boolean => MOVES.has(data.event);

interface Moved {
  seat: number;
  rooms: number;
}

/** Who moved, and how far, in the order in which it happened. */
export function movesIn(news: readonly News[]): Moved[] {
  return news
    .filter(({ data }) => isMove(data))
    .map(({ data }) => ({ seat: Number(data.seat), rooms: Number(data.rooms) }));
}

export class Walk {
  /** The room in which each seat is drawn. */
  rooms = $state.raw<number[]>([]);
  /** Seats that are on their way, the one that runs now first. */
  running = $state.raw<number[]>([]);
  /** The room in which the monster is drawn: it comes after everybody has run. */
  monster = $state(0);
  #lair = 0;
  #goals: number[] = [];
  #told = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new position: who is told to have moved walks, everybody else stands where they are. */
  see(view: OutrunView, news: readonly News[], motion: boolean): void {
    const fresh = news.filter((one) => one.n > this.#told);
    this.#told = Math.max(this.#told, ...news.map((one) => one.n));
    this.#goals = view.seats.map((seat) => seat.room);
    this.#lair = view.monster_room;
    const moved = motion ? movesIn(fresh) : [];
    const walkers = [...new Set([...(motion ? this.running : []), ...moved.map(({ seat }) => seat)])];
    this.rooms = this.#goals.map((room, seat) => {
      const told = moved.find((one) => one.seat === seat);
      if (!walkers.includes(seat)) return room;
      return this.rooms[seat] ?? Math.max(1, room - (told?.rooms ?? 0));
    });
    this.#goOn(walkers);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #goOn(walkers: number[]): void {
    clearTimeout(this.#timer);
    this.running = walkers.filter((seat) => this.rooms[seat]! < this.#goals[seat]!);
    if (this.running.length > 0) this.#timer = setTimeout(() => this.#stride(), paced(STRIDE));
    else this.monster = this.#lair;
  }

  #stride(): void {
    const [first] = this.running;
    this.rooms = this.rooms.map((room, seat) => (seat === first ? room + 1 : room));
    this.#goOn(this.running);
  }
}

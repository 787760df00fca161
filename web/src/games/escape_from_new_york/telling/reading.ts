/**
 * What the events of a batch did to the city. They leave some things open (where a passenger got in, how far somebody
 * had come when a question stopped the move): such guesses are tried until the city is as it is in the end.
 */
import type { News } from '$shared/protocol';
import type { NewYorkView } from '../view';
import { agrees } from './agrees';
import { Draft, Unfit } from './draft';
import { HAPPENINGS, Telltale, type Fields } from './happenings';

/** What is shown with an event. */
export interface Read {
  view: NewYorkView;
  arrow: { from: string; to: string } | null;
  space: string | null;
}

export type Reading = readonly Read[];

/** So many ways to understand a batch are tried. */
const MOST_TRIES = 200;

export function read(before: NewYorkView, news: readonly News[], after: NewYorkView): Reading {
  const guesses = new Guesses();
  /** Where a question stops a move halfway, none comes out right: then the first that could be is taken. */
  let possible: readonly number[] | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const end = last(before, news, after, guesses);
    if (end !== null && agrees(end, after)) return act(before, news, after, guesses.made);
    if (end !== null) possible ??= guesses.made;
    if (!guesses.advance()) break;
  }
  return act(before, news, after, possible ?? []);
}

/** The city at the end of this reading; null where it does not hold. */
function last(before: NewYorkView, news: readonly News[], after: NewYorkView, guesses: Guesses): NewYorkView | null {
  const telltale = new Telltale(new Draft(before, after), news, after, (number) => guesses.next(number));
  try {
    news.forEach((item, i) => happen(telltale, item, i));
  } catch (error) {
    if (error instanceof Unfit) return null;
    throw error;
  }
  return telltale.draft.view;
}

/** Once more, and every step kept. From what does not fit on, the city is shown as it is in the end. */
function act(before: NewYorkView, news: readonly News[], after: NewYorkView, made: readonly number[]): Read[] {
  const guesses = new Guesses(made);
  const telltale = new Telltale(new Draft(before, after), news, after, (number) => guesses.next(number));
  let fits = true;
  return news.map((item, i) => {
    telltale.arrow = telltale.space = null;
    try {
      if (fits) happen(telltale, item, i);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      fits = false;
    }
    if (!fits) return { view: after, arrow: arrowIn(item.data), space: spaceIn(item.data) };
    return { view: structuredClone(telltale.draft.view), arrow: telltale.arrow, space: telltale.space };
  });
}

function happen(telltale: Telltale, { data }: News, i: number): void {
  telltale.place = i;
  telltale.space = spaceIn(data);
  telltale.arrow = arrowIn(data);
  HAPPENINGS[String(data.event)]?.(telltale, data);
}

function spaceIn(data: Fields): string | null {
  const where = data.target ?? data.space;
  return typeof where === 'string' ? where : null;
}

function arrowIn({ space, target }: Fields): Read['arrow'] {
  return typeof target === 'string' ? { from: String(space), to: target } : null;
}

/** The guesses of one reading, in their order; `advance` makes the next reading. */
class Guesses {
  #place = 0;
  #options: number[] = [];

  constructor(public made: readonly number[] = []) {}

  /** Which of so many. */
  next(number: number): number {
    const guess = this.made[this.#place] ?? 0;
    this.#options[this.#place] = number;
    this.#place += 1;
    return guess;
  }

  /** The last guess that can be made otherwise is, and those after it begin anew; false: all were tried. */
  advance(): boolean {
    for (let i = this.#place - 1; i >= 0; i -= 1) {
      const guess = (this.made[i] ?? 0) + 1;
      if (guess < (this.#options[i] ?? 0)) {
        this.made = [...Array.from({ length: i }, (_, k) => this.made[k] ?? 0), guess];
        this.#place = 0;
        return true;
      }
    }
    return false;
  }
}

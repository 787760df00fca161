/** What the latest news mean for the picture: a roll of the skill die, a step of the police, what has to wait. */
import type { News } from '$shared/protocol';
import type { LamView } from './view';

/** How long a die rolls, and how long a figure walks, in milliseconds. */
export const ROLLING = 700;
export const WALKING = 450;
/** How long a card flies, and how long an arrest is shown. */
export const FLYING = 1300;
export const SHOUTING = 3300;

export interface Roll {
  /** The number of the news that brought it; 0 when it lay there already. */
  n: number;
  seat: number | null;
  at: string | null;
  die: number | null;
  bonus: number;
  extra: number;
  number: number;
  total: number;
  /** Null while it is not settled. */
  success: boolean | null;
  cards: number;
}

export interface PoliceStep {
  n: number;
  direction: string;
  at: string;
}

type Data = Record<string, unknown>;

function last(news: readonly News[], ...kinds: string[]): News | null {
  return news.filter((one) => kinds.includes(String(one.data.event))).at(-1) ?? null;
}

const numeral = (data: Data | undefined, field: string) => Number(data?.[field] ?? 0);

/** The roll to show. What came before is kept where the news only settle it. */
export function rollOf(news: readonly News[], view: LamView, before: Roll | null): Roll | null {
  const rolled = last(news, 'rolled');
  const verdict = last(news, 'succeeded', 'failed');
  if (rolled === null && verdict === null) return view.search === null ? null : lying(view, before);
  const base = rolled === null ? (before ?? lying(view, null)) : fresh(rolled, news, view, before);
  return settle(base, verdict, view);
}

function fresh(rolled: News, news: readonly News[], view: LamView, before: Roll | null): Roll {
  const { data } = rolled;
  const seat = numeral(data, 'seat');
  const searched = last(news, 'searches')?.data.tile;
  const again = before !== null && before.seat === seat ? before.at : null;
  const at = typeof searched === 'string' ? searched : (again ?? whereaboutsOf(seat, news, view));
  const [die, bonus] = [numeral(data, 'die'), numeral(data, 'bonus')];
  const number = numeral(data, 'number');
  return { n: rolled.n, seat, at, die, bonus, extra: 0, number, total: die + bonus, success: null, cards: 0 };
}

/** Where the seat has searched; whoever was arrested for it was where the police are now. */
function whereaboutsOf(seat: number, news: readonly News[], view: LamView): string | null {
  const taken = news.some((one) => one.data.event === 'arrested' && one.data.seat === seat);
  return taken ? view.police : (view.seats[seat]?.tile ?? null);
}

/** The die on the table while something is asked about it. */
function lying(view: LamView, before: Roll | null): Roll {
  const { die, bonus, extra, number } = view.search ?? { die: null, bonus: 0, extra: 0, number: 0 };
  const at = view.active === null ? null : (view.seats[view.active]?.tile ?? null);
  const same = before !== null && before.die === die && before.seat === view.active;
  const total = (die ?? 0) + bonus + extra;
  const known = { success: same ? before.success : null, cards: 0, n: same ? before.n : 0 };
  return { seat: view.active, at: same ? before.at : at, die, bonus, extra, number, total, ...known };
}

function settle(roll: Roll, verdict: News | null, view: LamView): Roll {
  const added = view.search?.extra ?? 0;
  if (verdict === null) return { ...roll, extra: added, total: roll.total + added };
  const total = numeral(verdict.data, 'total');
  const extra = roll.die === null ? 0 : total - roll.die - roll.bonus;
  const success = verdict.data.event === 'succeeded';
  const n = roll.n === 0 ? verdict.n : roll.n;
  const [number, cards] = [numeral(verdict.data, 'number'), numeral(verdict.data, 'cards')];
  return { ...roll, n, extra, total, number, success, cards };
}

/** The step that the police die made, if it was rolled just now. */
export function policeStepOf(news: readonly News[]): PoliceStep | null {
  const step = last(news, 'police-rolled', 'police-turned');
  return step && { n: step.n, direction: String(step.data.direction), at: String(step.data.tile) };
}

/** How long figures wait before they walk: the die is seen first, then the police, then whom they took along. */
export function waits(news: readonly News[]): { police: number; arrested: Map<number, number> } {
  const dice = last(news, 'rolled', 'police-rolled', 'police-turned') === null ? 0 : ROLLING;
  const moved = last(news, 'police-rolled', 'police-turned', 'police-pursued', 'police-sent') !== null;
  const after = dice + (moved ? WALKING : 0);
  const taken = news.filter((one) => one.data.event === 'arrested').map((one) => numeral(one.data, 'seat'));
  return { police: dice, arrested: new Map(taken.map((seat) => [seat, after])) };
}

/** A card that goes through the city: from somebody, the police or the piles to another of these. */
export interface Flight {
  n: number;
  pile: 'alibi' | 'play';
  /** Null where the reader may not see it. */
  card: string | null;
  from: Post;
  to: Post;
  wait: number;
}

/** A seat, the police, or the piles beside the city. */
export type Post = number | 'police' | 'piles';

/** Cards that go at the same time go one after the other, this many milliseconds apart, but no more than so many. */
const APART = 110;
const MOST_APART = 8;

export function flightsOf(news: readonly News[]): Flight[] {
  const cards = news.flatMap((one) => {
    const way = wayOf(one.data);
    return way === null ? [] : [{ n: one.n, card: cardOf(one.data), ...way }];
  });
  const first = last(news, 'rolled') === null ? 0 : ROLLING + WALKING;
  return cards.map((one, i) => ({ ...one, wait: first + Math.min(i, MOST_APART) * APART }));
}

const cardOf = ({ card }: Data): string | null => (typeof card === 'string' && card !== '?' ? card : null);

function wayOf(data: Data): Pick<Flight, 'pile' | 'from' | 'to'> | null {
  const seat = numeral(data, 'seat');
  if (data.event === 'stole-alibi') return { pile: 'alibi', from: numeral(data, 'victim'), to: seat };
  if (data.event === 'stole-item') return { pile: 'play', from: numeral(data, 'victim'), to: seat };
  if (data.event === 'surrendered') return { pile: 'alibi', from: seat, to: 'police' };
  if (data.event === 'drew-alibi') return { pile: 'alibi', from: 'piles', to: seat };
  if (data.event === 'drew-item') return { pile: 'play', from: 'piles', to: seat };
  if (data.event === 'discarded') return { pile: 'alibi', from: seat, to: 'piles' };
  return null;
}

/** Somebody who is taken to the station, after the die and the walk that led to it. */
export interface Arrest {
  n: number;
  seat: number;
  wait: number;
}

export function arrestsOf(news: readonly News[]): Arrest[] {
  const { arrested } = waits(news);
  const taken = news.filter((one) => one.data.event === 'arrested');
  return taken.map(({ n, data }) => ({
    n,
    seat: numeral(data, 'seat'),
    wait: arrested.get(numeral(data, 'seat')) ?? 0,
  }));
}

/** The sum as it is written: the parts that count, and what they make. */
export function sumOf(roll: Roll): string {
  const parts = [roll.die ?? roll.total, ...[roll.bonus, roll.extra].filter((part) => roll.die !== null && part > 0)];
  return parts.length > 1 ? `${parts.join(' + ')} = ${roll.total}` : `${roll.total}`;
}

/** The cards that the Private Eye turned up: those on the table, or those of the latest news. */
export function turnedUp(view: LamView, news: readonly News[]): string[] {
  if (view.turned.length > 0) return view.turned;
  const told = news.filter((one) => one.data.event === 'turned-up' || one.data.event === 'found');
  return told.map((one) => String(one.data.card));
}

const STRIKING = new Set([
  'arrested',
  'surrendered',
  'untouched',
  'stole-alibi',
  'stole-item',
  'gave',
  'bribed',
  'found-nothing',
  'no-effect',
  'marks-cleared',
  'police-sent',
  'won',
  'limit-won',
]);

/** The last of the latest news that deserves a line beside the city. */
export function strikingNews(news: readonly News[]): News | null {
  return news.filter((one) => STRIKING.has(String(one.data.event))).at(-1) ?? null;
}

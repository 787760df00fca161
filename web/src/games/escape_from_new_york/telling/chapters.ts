/** Where in the turn an event belongs, which card or tile brings it about, and how long it is told. */
import type { News } from '$shared/protocol';
import type { NewYorkView } from '../view';

/** As the strip names it; `hero` is what Heroes do themselves, which needs no telling. */
export type Chapter =
  | 'hero'
  | 'noise'
  | 'damage'
  | 'hunt'
  | 'step-10'
  | 'step-11'
  | 'duke'
  | 'step-12'
  | 'timer'
  | 'event'
  | 'trap'
  | 'poi'
  | 'president'
  | 'turn';

/** `none`: not told; `read`: something new has to be read first. */
export type Weight = 'none' | 'short' | 'long' | 'read';

/** A card or tile. */
export interface Picture {
  deck: 'new-york' | 'timer' | 'event' | 'poi' | 'trap';
  code: string;
}

export interface Told {
  chapter: Chapter;
  picture: Picture | null;
  weight: Weight;
}

const STEPS: Record<number, Chapter> = { 10: 'step-10', 11: 'step-11', 12: 'step-12' };

/** What begins a chapter. */
const BEGINS: Record<string, Chapter> = {
  'ny-discarded': 'step-10',
  'ny-paid': 'step-11',
  'ny-unpaid': 'step-11',
  'duke-moved': 'duke',
  entered: 'step-12',
  'timer-tile': 'timer',
  'timer-gone': 'timer',
  'event-card': 'event',
  trap: 'trap',
  'poi-turned': 'poi',
  'took-president': 'president',
  'president-dead': 'president',
  'stood-up': 'turn',
  turn: 'turn',
};

/** What Heroes do: whatever went on before is over. */
const HEROIC = [
  'played',
  'ability-hit',
  'ability-move',
  'moved',
  'revealed',
  'hit',
  'tricked',
  'used',
  'ready-weapon',
  'fired',
  'level-up',
  'building-used',
  'forced',
  'recovered-all',
  'chose',
  'attempt',
];

/** Chapters within another one, which goes on afterwards. */
const WITHIN: readonly Chapter[] = ['timer', 'event', 'trap', 'poi'];
const PICTURES: Record<string, [Picture['deck'], field: string]> = {
  'ny-discarded': ['new-york', 'card'],
  'ny-paid': ['new-york', 'card'],
  'ny-unpaid': ['new-york', 'card'],
  bonus: ['new-york', 'card'],
  'timer-tile': ['timer', 'tile'],
  'timer-gone': ['timer', 'tile'],
  'event-card': ['event', 'card'],
  trap: ['trap', 'card'],
  'poi-turned': ['poi', 'tile'],
};

/** Tiles and cards within others that move Enemies; after any other a HUNT is the outer card's. */
const HUNTING = ['riot', 'thats-the-duke', 'crazies'];
const MOVES = ['hunted', 'carried', 'crashed-in'];

const WEIGHTS: Record<string, Weight> = {
  'ny-discarded': 'long',
  'ny-paid': 'read',
  'ny-unpaid': 'long',
  'ny-shuffled': 'short',
  'ny-special': 'short',
  bonus: 'long',
  came: 'long',
  hunted: 'long',
  carried: 'short',
  'crashed-in': 'long',
  entered: 'long',
  'took-car': 'short',
  'duke-moved': 'long',
  'duke-back': 'long',
  roadblock: 'long',
  cubes: 'short',
  'case-token': 'short',
  'gullfire-gone': 'long',
  landed: 'long',
  'copter-moved': 'short',
  'timer-tile': 'read',
  'timer-gone': 'long',
  'event-card': 'read',
  'event-level': 'short',
  trap: 'read',
  'poi-turned': 'read',
  'took-president': 'long',
  'president-dead': 'read',
  mission: 'long',
  reset: 'short',
  noise: 'short',
  quieter: 'short',
  damaged: 'long',
  sheltered: 'short',
  warded: 'short',
  'stood-up': 'short',
  turn: 'short',
  'all-lost': 'long',
};

/** Told wherever it happens, even in the middle of what a Hero does. */
const ALWAYS = ['hunted', 'carried', 'crashed-in', 'duke-back', 'mission', 'reset', 'landed', 'all-lost', 'took-car'];

/** What may go on with a card or tile after a question in its middle. */
const GOES_ON = [...MOVES, 'came', 'roadblock', 'copter-moved'];

/** Each event of a batch with its chapter, picture and weight; `earlier`: what was told last before it. */
export function narrate(before: NewYorkView, news: readonly News[], earlier: Told | null = null): Told[] {
  const goesOn = GOES_ON.includes(String(news[0]?.data.event)) && WITHIN.includes(earlier?.chapter ?? 'hero');
  const narrator = new Narrator(before, goesOn ? earlier : null);
  return news.map((item, i) => narrator.tell(item, news[i - 1]));
}

class Narrator {
  #chapter: Chapter;
  #picture: Picture | null;
  /** The chapter around the present one. */
  #outer: { chapter: Chapter; picture: Picture | null };

  constructor({ turn, city }: NewYorkView, earlier: Told | null) {
    const chapter = STEPS[turn.step] ?? 'hero';
    const picture: Picture | null = city.playing ? { deck: 'new-york', code: city.playing } : null;
    this.#outer = { chapter, picture };
    this.#chapter = earlier?.chapter ?? chapter;
    this.#picture = earlier?.picture ?? picture;
  }

  tell(news: News, previous: News | undefined): Told {
    const event = String(news.data.event);
    this.#follow(event, news);
    const chapter = this.#mentioned(event);
    return { chapter, picture: chapter === 'hero' ? null : this.#picture, weight: weightOf(news, chapter, previous) };
  }

  #follow(event: string, news: News): void {
    const begins = HEROIC.includes(event) ? 'hero' : BEGINS[event];
    if (begins) this.#begin(begins, pictureOf(news));
    else if (event === 'bonus') this.#picture = pictureOf(news);
    else if (event === 'reset' || (MOVES.includes(event) && !HUNTING.includes(this.#picture?.code ?? ''))) this.#end();
  }

  #begin(chapter: Chapter, picture: Picture | null): void {
    this.#chapter = chapter;
    this.#picture = picture;
    if (!WITHIN.includes(chapter)) this.#outer = { chapter, picture };
  }

  /** What was within another one is over. */
  #end(): void {
    if (!WITHIN.includes(this.#chapter)) return;
    this.#chapter = this.#outer.chapter;
    this.#picture = this.#outer.picture;
  }

  /** Noise, damage and a hunt in the middle of what a Hero does have headings of their own. */
  #mentioned(event: string): Chapter {
    if (this.#chapter !== 'hero') return this.#chapter;
    if (MOVES.includes(event)) return 'hunt';
    if (['noise', 'quieter', 'mission', 'reset'].includes(event)) return 'noise';
    return ['damaged', 'sheltered', 'warded'].includes(event) ? 'damage' : 'hero';
  }
}

function pictureOf({ data }: News): Picture | null {
  const [deck, field] = PICTURES[String(data.event)] ?? [];
  return deck && field ? { deck, code: String(data[field]) } : null;
}

function weightOf({ data }: News, chapter: Chapter, previous: News | undefined): Weight {
  const event = String(data.event);
  const weight = WEIGHTS[event] ?? 'none';
  if (chapter === 'hero' && !ALWAYS.includes(event)) return 'none';
  const same = previous && ['event', 'space', 'target'].every((field) => previous.data[field] === data[field]);
  return same && weight === 'long' ? 'short' : weight;
}

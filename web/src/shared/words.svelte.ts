/** Every text the client shows, in the reader's language: Fluent messages of ours, and those of a game. */
import {
  Catalogue,
  complain,
  isAny,
  isAtOnce,
  OF_GAMES,
  OURS,
  OURS_OF_GAMES,
  SHARED,
  texts,
  type Args,
  type Texts,
} from './catalogue';
import type { Note } from './board';
import type { GameCard, LexiconInfo, OptionSpec, Value } from './protocol';
import { LANGUAGES, settings, type Language } from './settings.svelte';

export type { Args };

export const FALLBACK: Language = 'en';
const UNSEEN = '?';
/** Joins the codes of several things in one argument. */
const AND = '+';

// Messages of the client itself.

const own: Record<Language, Catalogue> = { en: new Catalogue('en'), nl: new Catalogue('nl') };

/** Counts what came later, so that texts which waited for it are written again. */
let arrivals = $state(0);

/** Texts that only some pages show, by the name of their file: fetched with such a page. */
const APART = ['after', 'notifications', 'point', 'site'] as const;
export type Apart = (typeof APART)[number];
const isApart = (path: string) => APART.some((name) => path.includes(`/${name}.`));
const wanted = new Set<Apart>();
const fetched = new Map<string, Promise<void>>();

/** Nothing is shown before the reader's language is here; the other is fetched when somebody chooses it. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([null, ...wanted].map((apart) => fetchOnce(language, apart)));
}

/** Also what only some pages or windows show; from now on in every language that is chosen. */
export function loadApart(apart: Apart, language: Language = settings.language): Promise<void> {
  wanted.add(apart);
  return fetchOnce(language, apart);
}

function fetchOnce(language: Language, apart: Apart | null): Promise<void> {
  const key = `${language} ${apart ?? ''}`;
  const known = fetched.get(key) ?? fetchTexts(language, apart);
  fetched.set(key, known);
  known.catch(() => fetched.delete(key));
  return known;
}

async function fetchTexts(language: Language, apart: Apart | null): Promise<void> {
  const folder = apart === null ? '/locale/' : `/locale/${apart}.`;
  const found = await texts(OURS, folder, language, (path) => apart !== null || !isApart(path));
  for (const { text } of found) own[language].add(text);
  arrivals += 1;
}

/** A message of the client in the current language. Reactive: a template that calls it follows the language. */
export function t(id: string, args: Args = {}): string {
  const text = lookUp(id, args);
  if (text === null) complain(`no message ${id}`);
  return text ?? id;
}

/** Whether there is such a message. */
export function hasText(id: string): boolean {
  const [name = id, attribute = ''] = id.split('.');
  return arrivals >= 0 && LANGUAGES.some((language) => own[language].has(name, attribute));
}

/** The id may also name an attribute, after a dot. What is not here in the reader's language is said in another. */
function lookUp(id: string, args: Args): string | null {
  const [name = id, attribute = ''] = id.split('.');
  const languages = arrivals >= 0 ? [settings.language, ...LANGUAGES] : [];
  for (const language of languages) {
    const text = own[language].say(name, attribute, args);
    if (text !== null) return text;
  }
  return null;
}

const arrived = new Set<string>();

/** The client's own messages for one game. */
async function loadOwnOfGame(folder: string, languages: Language[]): Promise<Texts[]> {
  const loaded = await Promise.all(languages.map((language) => texts(OURS_OF_GAMES, `/${folder}/`, language, isAny)));
  for (const { path, language, text } of loaded.flat()) {
    if (arrived.has(path)) continue;
    arrived.add(path);
    own[language].add(text);
    arrivals += 1;
  }
  return loaded;
}

// Messages of a game.

/** Everything a game has to say to one reader: names are resolved first, then put into sentences. */
export class GameWords {
  readonly lexicon: LexiconInfo;

  /** `layers`: the reader's language first, English last. Made by `loadGameWords`. */
  constructor(
    readonly card: GameCard,
    readonly players: readonly string[],
    /** The seat that events speak to as 'you'. */
    readonly you: number | null,
    readonly language: Language,
    private readonly layers: readonly Catalogue[],
  ) {
    this.lexicon = card.lexicon;
  }

  /** The same words for other readers or names. */
  for(players: readonly string[], you: number | null): GameWords {
    return new GameWords(this.card, players, you, this.language, this.layers);
  }

  /** A message, or one of its attributes, with everything filled in. */
  message(name: string, attribute = '', args: Args = {}): string {
    for (const catalogue of this.layers) {
      const text = catalogue.say(name, attribute, args);
      if (text !== null) return text;
    }
    complain(`no message ${name}${attribute && `.${attribute}`}`);
    return name;
  }

  has(name: string, attribute = ''): boolean {
    return this.layers.some((catalogue) => catalogue.has(name, attribute));
  }

  // Names.

  player(seat: number): string {
    return this.players[seat] ?? this.message('seat', '', { number: seat + 1 });
  }

  /** The messages of roles that have a form of their own within a sentence, by how they are called alone. */
  readonly #roles = new Map<string, string>();

  #roleOf(seat: number): string | undefined {
    if (this.#roles.size === 0) {
      const names = this.layers.flatMap((catalogue) => catalogue.names).filter((name) => name.startsWith('role-'));
      for (const name of names) if (this.has(name, 'sentence')) this.#roles.set(this.message(name), name);
    }
    return this.#roles.get(this.player(seat));
  }

  /** A player within a sentence: a role that stands for a name has an article there. */
  inSentence(seat: number): string {
    const role = this.#roleOf(seat);
    return role === undefined ? this.player(seat) : this.message(role, 'sentence');
  }

  /** For verbs: how many these are, where one seat may be many, as the Police are. */
  number(seats: readonly number[]): number {
    const role = seats.length === 1 ? this.#roleOf(seats[0]!) : undefined;
    return role !== undefined && this.message(role, 'number') === 'many' ? 2 : seats.length;
  }

  /** The sentence with a capital where it begins with a role. */
  begun(sentence: string): string {
    const spoken = this.players.map((_, seat) => (this.#roleOf(seat) ? this.inSentence(seat) : null));
    const begins = spoken.some((role) => role !== null && sentence.startsWith(role));
    return begins ? sentence.slice(0, 1).toUpperCase() + sentence.slice(1) : sentence;
  }

  /** The name of a thing by its code, or those of several joined by `+`; what is hidden has a name too. */
  name(kind: string, code: string, attribute = ''): string {
    const parts = code.split(AND);
    if (parts.length > 1) return parts.map((part) => this.name(kind, part, attribute)).join(` ${AND} `);
    const found = this.#kindOf(kind, code);
    if (found !== null) return this.message(`${found}-${code}`, attribute);
    return this.message(`hidden-${code === UNSEEN ? kind : code}`);
  }

  /** The kind whose messages name this code; null when no kind has it. */
  #kindOf(kind: string, code: string): string | null {
    const { names, kinds } = this.lexicon;
    const codes = kinds[kind] ?? names[kind] ?? [];
    if (codes.length > 0 && !codes.includes(code)) return null;
    if (kind in names) return kind;
    return Object.keys(names).find((other) => names[other]?.includes(code)) ?? null;
  }

  /** What stands behind the colon of a code. */
  argument(kind: string, text: string): string | number {
    if (kind === 'seat') return this.player(Number(text) - 1);
    if (kind === 'text') return text;
    return kind === 'number' ? Number(text) : this.name(kind, text);
  }

  // Sentences.

  question(kind: string): string {
    return this.message(`ask-${kind}`);
  }

  /**
   * What an action code does, as the label of an option. Behind a `>` stands the seat that it is aimed at. A verb may
   * also do without its argument.
   */
  option(code: string): string {
    const { verb, kind, thing, seat } = this.parts(code);
    if (!code.includes(':') && this.has(`code-${verb}`, 'alone')) return this.message(`code-${verb}`, 'alone');
    const args: Args = kind === null ? {} : { arg: this.argument(kind, thing), seat: this.aim(seat) };
    return this.message(`code-${verb}`, '', args);
  }

  /** A code such as `play:boost>3` in its parts: the verb, what kind of thing it is about, that thing, and the seat. */
  parts(code: string): { verb: string; kind: string | null; thing: string; seat: string } {
    const [verb = '', ...rest] = code.split(':');
    const [thing = '', seat = ''] = rest.join(':').split('>');
    return { verb, kind: this.lexicon.verbs[verb] ?? null, thing, seat };
  }

  /** The seat of this number, as a message is given it: `none` where there is none. */
  aim(text: string): string {
    if (text === '') return 'none';
    const seat = Number(text) - 1;
    return seat === this.you ? this.message('you', 'self') : this.player(seat);
  }

  /** What happened, as the data of an event tells it. 'You' is written for the reader's own seat. */
  event(data: Record<string, unknown>): string {
    const name = String(data.event);
    const kind = this.lexicon.events[name];
    if (kind === undefined) return this.message(`event-${name}`);
    const told: Args = { you: this.you !== null && data.seat === this.you ? 'yes' : 'no' };
    for (const [field, names] of kind.fields) {
      const value = data[field];
      if (value === null || value === undefined) continue;
      told[field] = names === 'seat' ? this.#seat(data, field) : this.#value(names, value);
    }
    const hidden = kind.secret !== '' && (data[kind.secret] ?? null) === null;
    return this.begun(this.message(`event-${name}`, hidden ? 'hidden' : '', told));
  }

  /** A seat in an event. The field called `seat` is the subject of its sentence, which another may name again. */
  #seat(data: Record<string, unknown>, field: string): string {
    const seat = Number(data[field]);
    const subject = field === 'seat';
    const again = !subject && seat === data.seat;
    if (seat === this.you) return this.message('you', subject ? '' : again ? 'self' : 'object');
    return again ? this.message('themselves') : this.inSentence(seat);
  }

  /** Any other field of an event. */
  #value(kind: string, value: unknown): string | number {
    if (typeof value === 'number') return value;
    return kind === 'text' ? String(value) : this.name(kind, String(value));
  }

  /** Why a bot plays this code: its argument `arg` is the code's own, other texts are names of any kind. */
  reason(code: string, [message, given]: readonly [string, Record<string, string | number>]): string {
    const { kind } = this.parts(code);
    const told = Object.entries(given).map(([key, value]) => {
      if (typeof value === 'number') return [key, value] as const;
      return [key, key === 'arg' && kind !== null ? this.argument(kind, value) : this.name('anything', value)] as const;
    });
    return this.message(message, '', Object.fromEntries(told));
  }

  /** What the game says of an option. A text in its arguments is the code of a name if its key is a kind of names. */
  note({ note, args }: Note): string {
    const [name = note, attribute = ''] = note.split('.');
    const told = Object.entries(args).map(
      ([key, value]) =>
        [key, typeof value === 'string' && key in this.lexicon.names ? this.name(key, value) : value] as const,
    );
    return this.message(name, attribute, Object.fromEntries(told));
  }

  // Rules and settings.

  /** `rule`, `rule_title`, `section` and `rules` work once this has been awaited. */
  async loadRules(): Promise<void> {
    await Promise.all(this.layers.map((catalogue) => catalogue.addPart(this.card.folder, 'rules')));
  }

  /** What a coach says in the guided first game can be told once this has been awaited. */
  async loadLesson(): Promise<void> {
    await Promise.all(this.layers.map((catalogue) => catalogue.addPart(this.card.folder, 'lesson')));
  }

  rule(id: string): string {
    return this.message(`rule-${id}`);
  }

  rule_title(id: string): string {
    return this.message(`rule-${id}`, 'title');
  }

  /** The name of the section that a rule stands in: that of OTL-T for OTL-T3. */
  section(id: string): string {
    return this.message(`rules-section-${id.replace(/\d+$/, '')}`);
  }

  /** The IDs of all rules that have a sentence, in the order of the file. */
  rules(): string[] {
    const names = this.layers.at(-1)?.names ?? [];
    return names.filter((name) => name.startsWith('rule-')).map((name) => name.slice('rule-'.length));
  }

  setting(name: string, attribute = ''): string {
    return this.message(`option-${name}`, attribute);
  }

  /** A value of a setting in words; a number of a range may go without. */
  setting_value(option: OptionSpec, value: Value): string {
    const attribute = `value-${String(value).toLowerCase()}`;
    if (option.values.length === 0 && !this.has(`option-${option.name}`, attribute)) return String(value);
    return this.setting(option.name, attribute);
  }
}

/** Whether a game speaks this language. If so it says everything in it (the tests see to that), and no other is needed. */
function knows(folder: string, language: Language): boolean {
  return Object.keys(OF_GAMES).some((path) => path.endsWith(`/${folder}/locale/${language}.ftl`));
}

/** The catalogues of one language of one game, loaded once: shared messages, the game's, and the client's for it. */
const catalogues = new Map<string, Promise<Catalogue>>();

function catalogueOf(folder: string, language: Language): Promise<Catalogue> {
  const key = `${folder} ${language}`;
  const known = catalogues.get(key) ?? makeCatalogue(folder, language);
  catalogues.set(key, known);
  known.catch(() => catalogues.delete(key));
  return known;
}

async function makeCatalogue(folder: string, language: Language): Promise<Catalogue> {
  const catalogue = new Catalogue(language);
  const found = await Promise.all([
    texts(SHARED, '/lamster/locale/', language, isAny),
    texts(OF_GAMES, `/${folder}/`, language, isAtOnce),
    loadOwnOfGame(folder, [language]).then((all) => all.flat()),
  ]);
  for (const { text } of found.flat()) catalogue.add(text);
  return catalogue;
}

/** The name of a game and what the first page says of it: the rest is much longer. */
export async function loadCoverWords(card: GameCard, language: Language): Promise<GameWords> {
  const found = await texts(OF_GAMES, `/${card.folder}/`, language, (path) => path.includes('/cover.'));
  if (found.length === 0) return loadGameWords(card, [], null, language);
  const catalogue = new Catalogue(language);
  for (const { text } of found) catalogue.add(text);
  return new GameWords(card, [], null, language, [catalogue]);
}

/**
 * The words of a game in the current language, or in English where it lacks that one. The language is read before the first
 * wait: an effect that calls this runs again when the language changes.
 */
export async function loadGameWords(
  card: GameCard,
  players: readonly string[],
  you: number | null,
  language: Language = settings.language,
): Promise<GameWords> {
  const languages = knows(card.folder, language) ? [language] : [language, FALLBACK];
  const layers = await Promise.all(languages.map((each) => catalogueOf(card.folder, each)));
  return new GameWords(card, players, you, language, layers);
}

/** Texts as they are written: where they are, how they are fetched, and the messages of one language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './settings.svelte';

export type Args = Record<string, string | number>;

type Load = () => Promise<string>;

export const OURS: Record<string, Load> = import.meta.glob<string>('../locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
export const OURS_OF_GAMES: Record<string, Load> = import.meta.glob<string>('../games/*/locale.*.ftl', {
  query: '?raw',
  import: 'default',
});
export const SHARED: Record<string, Load> = import.meta.glob<string>('../../../src/lamster/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});
export const OF_GAMES: Record<string, Load> = import.meta.glob<string>('../../../src/lamster/games/*/locale/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Files of a game that are fetched when they are wanted. */
const PARTS = ['rules', 'lesson'] as const;
type Part = (typeof PARTS)[number];

/** The messages of one language, and the order in which they were written. */
export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly names: string[] = [];
  /** What is added only when somebody wants it, once. */
  readonly #later = new Map<Part, Promise<void>>();

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): void {
    const resource = new FluentResource(text);
    this.#bundle.addResource(resource);
    this.names.push(...resource.body.map((entry) => entry.id));
  }

  /** The text of a message or of its attribute; null when there is none. */
  say(name: string, attribute: string, args: Args): string | null {
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return null;
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, faults);
    if (faults[0]) complain(`${name}: ${faults[0].message}`);
    return text;
  }

  /** The rules of a game and its lesson are long and seldom read. */
  addPart(folder: string, part: Part): Promise<void> {
    const known = this.#later.get(part) ?? this.#fetch(folder, part);
    this.#later.set(part, known);
    known.catch(() => this.#later.delete(part));
    return known;
  }

  async #fetch(folder: string, part: Part): Promise<void> {
    const isPart = (path: string) => path.includes(`/${part}.`);
    for (const { text } of await texts(OF_GAMES, `/${folder}/`, this.language, isPart)) this.add(text);
  }

  has(name: string, attribute: string): boolean {
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : (message?.value ?? null) !== null;
  }
}

/** A fault of ours: loud where we see it, and harmless where a player would. */
export function complain(what: string): void {
  if (import.meta.env.DEV) console.error(`words: ${what}`);
}

const fileLanguage = (path: string) => path.split('.').at(-2)?.split('/').at(-1);

interface Text {
  path: string;
  language: Language;
  text: string;
}
export type Texts = Text[];

export const isAny = () => true;
export const isAtOnce = (path: string) => !PARTS.some((part) => path.includes(`/${part}.`));

/** The files of one folder in one language, in the order of their names. */
export function texts(
  files: Record<string, Load>,
  folder: string,
  language: Language,
  wanted: (path: string) => boolean,
): Promise<Texts> {
  const paths = Object.keys(files).filter(
    (path) => path.includes(folder) && fileLanguage(path) === language && wanted(path),
  );
  return Promise.all(paths.sort().map(async (path) => ({ path, language, text: await files[path]!() })));
}

/** A board in words: chapters of facts, lines and tables. Games say what is in them, `Chapters.svelte` sets them. */
import type { GameWords } from '../words.svelte';
import { t } from '../words.svelte';
import { capital, joined, type Maybe } from '../sentences';

export { joined, sentences } from '../sentences';

/** Something with a name of its own: the round, a pile, a track. */
export interface Fact {
  name: string;
  value: string;
}

/** One of several of a kind: a space, a card. */
export interface Line {
  id: string;
  text: string;
}

/** The first cell of a row is its heading. */
export interface Grid {
  columns: string[];
  rows: { id: string; cells: string[] }[];
}

export interface Chapter {
  id: string;
  title: string;
  facts?: Fact[];
  lines?: Line[];
  grid?: Grid;
  /** Chapters below this one. */
  parts?: Chapter[];
}

/** Facts by their names, without those of which there is nothing to say. */
export function factsOf(...pairs: readonly (readonly [name: string, value: Maybe])[]): Fact[] {
  return pairs.flatMap(([name, value]) => (value ? [{ name: capital(name), value: capital(value) }] : []));
}

/** Lines that have no names of their own, without the empty ones. */
export function linesOf(texts: readonly Maybe[]): Line[] {
  return texts.flatMap((text, i) => (text ? [{ id: String(i), text: capital(text) }] : []));
}

/** Only what has something to tell. */
export function toldOnly(chapters: readonly Chapter[]): Chapter[] {
  return chapters
    .map((chapter) => (chapter.parts ? { ...chapter, parts: toldOnly(chapter.parts) } : chapter))
    .filter(({ facts, lines, grid, parts }) =>
      [facts, lines, grid?.rows, parts].some((told) => told && told.length > 0),
    );
}

/** Each code once, and how often it is there, in the order in which they first come. */
export function counted(codes: readonly string[]): [code: string, count: number][] {
  const found = new Map<string, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return [...found];
}

/** A thing, and how many of it where it is more than one. */
export function times(name: string, count: number): string {
  return count > 1 ? t('text-times', { name, count }) : name;
}

/** Things by their names, the same ones counted. */
export function named(words: GameWords, kind: string, codes: readonly string[]): string {
  return joined(counted(codes).map(([code, count]) => times(words.name(kind, code), count)));
}

/** The name of a seat, and whether the reader sits there. */
export function seatTitle(words: GameWords, seat: number, eyes: number | null): string {
  const name = words.player(seat);
  return seat === eyes ? t('text-yours', { name }) : name;
}

/** All recorded positions of the four games, as props of their boards in words. */
import type { Component } from 'svelte';
import type { BoardProps } from '../../src/shared/board';
import type { Language } from '../../src/shared/settings.svelte';
import * as newYork from '../../src/games/escape_from_new_york/text/tell';
import { handChapters as heroHand } from '../../src/games/escape_from_new_york/text/heroes';
import * as getaway from '../../src/games/getaway_driver/text/tell';
import * as lam from '../../src/games/on_the_lam/text/tell';
import * as outrun from '../../src/games/outrun/text/tell';
import { textOf, type TextParts } from '../../src/games/registry';
import { toldOnly, type Chapter } from '../../src/shared/text/chapters';
import { boardProps, named, type PositionOf } from '../boards';
import efnyCard from '../fixtures/efny-card.json';
import getawayCard from '../fixtures/gd-card.json';
import outrunCard from '../fixtures/out-card.json';
import words from '../words.json';

type AnyPosition = PositionOf<any>;

export interface Recorded {
  game: string;
  name: string;
  position: AnyPosition;
  card: unknown;
}

const FILES = import.meta.glob<AnyPosition>(['../fixtures/{otl,gd,gd-desk,out,efny,efny-desk}/*.json'], {
  eager: true,
  import: 'default',
});

const GAMES: Record<string, { game: string; card: unknown }> = {
  otl: { game: 'on_the_lam', card: words.game },
  gd: { game: 'getaway_driver', card: getawayCard },
  'gd-desk': { game: 'getaway_driver', card: getawayCard },
  out: { game: 'outrun', card: outrunCard },
  efny: { game: 'escape_from_new_york', card: efnyCard },
  'efny-desk': { game: 'escape_from_new_york', card: efnyCard },
};

export const RECORDED: Recorded[] = Object.entries(GAMES).flatMap(([folder, about]) => {
  const files = Object.entries(FILES).filter(([path]) => path.includes(`/${folder}/`));
  return Object.entries(named(Object.fromEntries(files))).map(([name, position]) => ({ ...about, name, position }));
});

export function recorded(game: string, name: string): Recorded {
  return RECORDED.find((one) => one.game === game && one.name === name)!;
}

export interface Told {
  props: BoardProps<any>;
  parts: TextParts & { Board: Component<any>; Hand: Component<any> };
}

export async function toldIn({ game, card, position }: Recorded, language: Language): Promise<Told> {
  return { props: await boardProps(card, position, language, false), parts: await textOf(game) };
}

type Tell = (props: BoardProps<any>) => Chapter[];

const TELLS: Record<string, { board: Tell; hand: Tell }> = {
  on_the_lam: { board: lam.boardChapters, hand: lam.handChapters },
  getaway_driver: { board: getaway.boardChapters, hand: getaway.handChapters },
  outrun: { board: outrun.boardChapters, hand: outrun.handChapters },
  escape_from_new_york: { board: newYork.boardChapters, hand: heroHand },
};

/** Board and hand as they would be set. */
export function chaptersOf(game: string, props: BoardProps<any>): Chapter[] {
  const { board, hand } = TELLS[game]!;
  return toldOnly([...board(props), ...hand(props)]);
}

/** Everything that is read, piece by piece. */
export function readingOf({ title, facts = [], lines = [], grid, parts = [] }: Chapter): string[] {
  const cells = grid ? [...grid.columns, ...grid.rows.flatMap((row) => row.cells)] : [];
  const named = facts.flatMap(({ name, value }) => [name, value]);
  return [title, ...named, ...cells, ...lines.map(({ text }) => text), ...parts.flatMap(readingOf)];
}

/** The map in words: what a space is, who is there and what lies there. */
import { sentences } from '$shared/sentences';
import type { GameWords } from '$shared/words.svelte';
import { DIRECTIONS } from '../art/hex';
import { isBlocked, spaceOf } from '../desk/streets';
import type { EnemyView, NewYorkView, SpaceView } from '../view';
import { inOrder } from './geo';
import type { Choice, RoadChoice } from './targets';

export interface Reading {
  title: string;
  lines: string[];
}

export function readingOf(view: NewYorkView, words: GameWords, code: string): Reading {
  const space = spaceOf(view, code);
  if (!space) return { title: code, lines: [] };
  const named = { space: words.name('space', code), what: kindLine(view, words, space) };
  const title = words.message('efny-map-space', '', named);
  return { title, lines: linesOf(view, words, space) };
}

/** What it is, or what can be known of what is not revealed. */
function kindLine(view: NewYorkView, words: GameWords, space: SpaceView): string {
  if (space.tile !== null) return words.name('tile', space.tile);
  const peeked = peekedAt(view, space.space);
  if (peeked !== null) return words.message('efny-map-known', '', { tile: words.name('tile', peeked) });
  if (space.kind === 'poi') return words.message('board-poi');
  return words.message(space.kind === 'park' ? 'efny-map-park' : 'board-empty');
}

/** The face-down POI tile that the reader has looked at. */
export function peekedAt(view: NewYorkView, space: string): string | null {
  return view.own?.peeked.find(([at]) => at === space)?.[1] ?? null;
}

function linesOf(view: NewYorkView, words: GameWords, space: SpaceView): string[] {
  return [
    ...effectLines(view, words, space),
    ...space.heroes.map((seat) => heroLine(view, words, seat)),
    ...space.bosses.map((boss) => bossLine(view, words, boss)),
    ...crowdLines(words, space.enemies),
    ...thingLines(view, words, space),
    ...roadLines(view, words, space),
  ];
}

/** What the Building or the POI tile does. */
function effectLines(view: NewYorkView, words: GameWords, space: SpaceView): string[] {
  if (space.building) return [words.name('building', space.building, 'effect')];
  const tile = space.kind === 'poi' ? (space.tile ?? peekedAt(view, space.space)) : null;
  return tile === null ? [] : [words.name('tile', tile, 'effect')];
}

function heroLine(view: NewYorkView, words: GameWords, seat: number): string {
  const { hero, car } = view.seats[seat]!;
  const player = words.player(seat);
  return hero === null ? player : words.message('efny-map-hero', car ?? '', { hero: words.name('hero', hero), player });
}

function bossLine(view: NewYorkView, words: GameWords, name: string): string {
  const boss = view.bosses.find((one) => one.boss === name);
  const { life = 0, most = 0, down = false } = boss ?? {};
  return words.message('efny-map-boss', down ? 'down' : '', { boss: words.name('boss', name), life, most });
}

/** Prisoners alike in everything that can be seen are told together. */
function crowdLines(words: GameWords, enemies: readonly EnemyView[]): string[] {
  const kinds = new Map<string, { enemy: EnemyView; number: number }>();
  for (const enemy of enemies) {
    const key = [enemy.car, enemy.down, enemy.damage, enemy.life].join();
    kinds.set(key, { enemy, number: (kinds.get(key)?.number ?? 0) + 1 });
  }
  return [...kinds.values()].map(({ enemy, number }) => enemyLine(words, enemy, number));
}

function enemyLine(words: GameWords, { car, down, damage, life }: EnemyView, number: number): string {
  const who = words.message(car ? 'efny-map-drivers' : 'efny-map-prisoners', '', { number });
  const state = words.message('efny-map-life', number > 1 ? 'each' : '', { who, life: life - damage });
  return down ? words.message('efny-map-lying', '', { who: state }) : state;
}

/** How much those who would be hit or sent can still take. */
export function targetLines(view: NewYorkView, words: GameWords, { code, at, face }: Choice | RoadChoice): string[] {
  if (face.sort !== 'enemy' || code.startsWith('trick-')) return [];
  if (view.bosses.some(({ boss }) => boss === face.who)) return [bossLine(view, words, face.who)];
  const meant = spaceOf(view, at)?.enemies.find(
    ({ car, down, damage }) => car === (face.who === 'driver') && down === face.down && damage === face.hurt,
  );
  return meant ? [enemyLine(words, meant, 1)] : [];
}

function thingLines(view: NewYorkView, words: GameWords, space: SpaceView): string[] {
  const { city } = view;
  const copter = city.landed ? 'board-helicopter' : 'board-heliport';
  return [
    ...space.cases.map((number) => words.message('note-case', '', { number })),
    ...(space.cubes > 0 ? [words.message('note-cubes', '', { cubes: space.cubes })] : []),
    ...(space.wrecks > 0 ? [words.message('efny-map-wrecks', '', { number: space.wrecks })] : []),
    ...(city.copter === space.space ? [words.message(copter)] : []),
    ...(space.kind === 'wtc' ? [words.message(city.gullfire ? 'board-gullfire' : 'board-no-gullfire')] : []),
    ...suburbLines(words, space),
    ...(space.manhole ? [words.message('board-manhole')] : []),
    ...(space.event ? [words.message('efny-map-event')] : []),
  ];
}

/** Manhole and Event icon of a turned token are told as those of the space. */
function suburbLines(words: GameWords, { suburb }: SpaceView): string[] {
  if (suburb === null || suburb === 'manhole' || suburb === 'event') return [];
  if (suburb === 'face-down') return [words.message('efny-map-suburb')];
  return [words.message('efny-map-suburb', 'turned', { token: words.name('suburb', suburb) })];
}

function roadLines(view: NewYorkView, words: GameWords, space: SpaceView): string[] {
  const shut = DIRECTIONS.filter((direction) => isBlocked(view, space.space, direction));
  const ways = shut.map((direction) => words.name('direction', direction)).join(', ');
  return [
    ...(shut.length > 0 ? [words.message('efny-map-roadblocks', '', { number: shut.length, ways })] : []),
    ...(space.bridge === null ? [] : [words.message('efny-map-bridge', '', { number: space.bridge })]),
  ];
}

/** A space, what is in it, and what may be done there, as one line of a list. */
export function spaceLine(view: NewYorkView, words: GameWords, space: string, codes: readonly string[]): string {
  const { title, lines } = readingOf(view, words, space);
  const may = codes.map((code) => words.message('efny-map-may', '', { option: words.option(code) }));
  return sentences([title, ...lines, ...may]);
}

/** Every space with something to tell, in the order in which they are read. */
export function toldSpaces(view: NewYorkView, chosen: readonly string[]): string[] {
  const known = view.spaces.filter(
    ({ tile, kind, space }) => tile !== null || kind === 'poi' || view.city.copter === space || chosen.includes(space),
  );
  return known.map(({ space }) => space).sort(inOrder);
}

/**
 * Which modules arrive together. Left to itself the bundler makes a file of every set of places that share something,
 * and the first page asks for fifty of them; put together by hand it would be a list that nobody keeps.
 */
import type { Rolldown } from 'vite';

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/** Where games are played. What this loads is heavy enough: nothing that only others need is put in with it. */
const PLAY = /\/(pages\/Table|table\/PlayRoom)\.svelte$/;
const EVERYWHERE = /\/(index\.html|main\.ts)$/;
const ELSEWHERE = /\/(pages\/(?!Table|Replay)\w+|Cover)\.svelte$/;
/** Nearly as heavy as a table. */
const REPLAY = /\/pages\/Replay\.svelte$/;
const WAITING = /\/table\/WaitingRoom\.svelte$/;
/** What a table needs before its game. */
const BEFORE = /\/(pages\/Table|table\/WaitingRoom)\.svelte$/;
const PART_OF_GAME = /\/src\/games\/(\w+)\//;
/** What only draws: pictures of games, and the faces of bots, which come after the page. */
const PICTURE = /\/src\/games\/\w+\/|\/art\/Face\.svelte$/;
/** Needed when a game starts, and to check it afterwards. */
const HASHES = '/@noble/hashes/';

/** The modules that are fetched by themselves and need this one. */
function placesOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const each of seen) graph.getModuleInfo(each)?.importers.forEach((importer) => seen.add(importer));
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
}

/** The file that a module is put in with others; null: it stays with the only place that needs it. */
export function chunkOf(id: string, graph: Graph): string | null {
  const places = placesOf(id, graph);
  if (places.length < 2 || places.includes(id)) return null;
  const game = PART_OF_GAME.exec(id)?.[1];
  if (game) return gameChunk(game, places);
  const at = (where: RegExp) => places.some((place) => where.test(place));
  if (id.includes(HASHES)) return 'hashes';
  if (places.every((place) => PICTURE.test(place))) return at(ELSEWHERE) ? 'covers' : 'drawing';
  if (at(EVERYWHERE)) return 'core';
  if (at(PLAY)) return at(ELSEWHERE) ? 'core' : at(BEFORE) ? 'room' : 'play';
  if (at(REPLAY)) return 'review';
  return at(ELSEWHERE) || at(WAITING) ? 'lobby' : 'aside';
}

/** What is on the cover comes with the first page, what is told in words only to who wants it. */
function gameChunk(game: string, places: string[]): string {
  if (places.some((place) => place.endsWith('Cover.svelte'))) return `${game}.cover`;
  return places.every((place) => place.includes('/text/')) ? `${game}.text` : game;
}

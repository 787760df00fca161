/** What is worth knowing about an option before choosing it; warnings come first and are marked (ledger 7.4, 7.6). */
import type { GameWords } from '$shared/words.svelte';
import { DIRECTIONS, neighbourOf } from './art/hex';
import { ABILITY_NOISE, noiseOf } from './desk/cards';
import { attemptWith, shownBy } from './desk/escape';
import { forecast, handAfter, isGullfireThreatened } from './desk/forecast';
import { hindranceOf, hindranceOfAbility, type Hindrance } from './desk/hindrance';
import { isBlocked, isBridgeBlocked, spaceOf } from './desk/streets';
import type { NewYorkView, SpaceView } from './view';

/** Sets a warning apart from the rest, for those who do not see colours too. */
export const WARNING = '⚠';
/** Between the parts of a note. */
export const BREAK = '; ';
/** EFNY-I4. */
export const SUPPLY_LIMIT = 3;
const CHOSEN = 2;
/** Cards that draw Items (ledger 5.13, 5.14). */
const DRAWING: Record<string, number> = { scrounge: 1, 'black-market': 2 };
const ABILITIES: Record<string, string> = { 'hit-instead': 'note-ability-hit', 'move-instead': 'note-ability-move' };
/** These were explained before, or there is nothing to say. */
const WITHOUT = ['unchoose', 'step', 'prisoner'];

export function note(view: NewYorkView, words: GameWords, code: string): string {
  const warnings = warningsOf(view, words, code).map((warning) => `${WARNING} ${warning}`);
  return [...warnings, ...factsOf(view, words, code), ...showing(view, words, code)].join(BREAK);
}

const named = (words: GameWords, kind: string, codes: readonly string[]) =>
  codes.map((code) => words.name(kind, code)).join(' + ');

// Warnings.

function warningsOf(view: NewYorkView, words: GameWords, code: string): string[] {
  const { verb, thing: about } = words.parts(code);
  const bare = !code.includes(':');
  const say = (name: string, args = {}) => words.message(`efny-note-${name}`, '', args);
  if (verb === 'choose' || verb === 'play') {
    return [...cannot(words, hindranceOf(view, about)), ...fourth(view, words, code)];
  }
  if (verb === 'move-instead') return cannot(words, hindranceOfAbility(view));
  if (verb === 'ready' && bare) return ofThePlan(view, words);
  if (verb === 'decline' && view.turn.step === 1) {
    return handAfter(view, []) - CHOSEN <= 1 ? [say('forced')] : [];
  }
  if (verb === 'recover-all') return lossBy(view, words, 1);
  if (code === 'collect:president') return [...lossBy(view, words, faceDown(view)), ...fourth(view, words, code)];
  if (verb === 'go') return shutBridge(words, view, spaceOf(view, about));
  if (verb === 'bridge' || verb === 'crash-bridge') return [...notInSight(view, words), ...taxiGone(view, words, verb)];
  if (verb === 'crash' || verb === 'abandon' || verb === 'dare') return taxiGone(view, words, verb);
  if (verb === 'ready') return replacing(view, words);
  if (['throw', 'bar', 'give'].includes(verb)) return about === view.own?.blue ? [say('objective')] : [];
  return fourth(view, words, code);
}

/** EFNY-H6, R7: a card that would fail now; its Noise counts all the same. */
function cannot(words: GameWords, hindrance: Hindrance | null): string[] {
  if (hindrance === null) return [];
  if (hindrance === 'crash') return [words.message('efny-note-crash')];
  return [words.message('efny-note-cannot', '', { reason: words.message(`efny-desk-off-${hindrance}`) })];
}

/** EFNY-O3, O4, H2, X1: what the plan brings about. */
function ofThePlan(view: NewYorkView, words: GameWords): string[] {
  const { now, after, damage, atRisk, forced } = forecast(view);
  const moved = now.missions - after.missions;
  return [
    ...(after.tiles > 0 ? [words.message('efny-note-full')] : []),
    ...(after.tiles === 0 && moved > 0 ? [words.message('efny-note-saturated', '', { cubes: moved })] : []),
    ...(damage > 0 && atRisk > 0 ? [words.message('efny-note-damage', '', { damage })] : []),
    ...(forced ? [words.message('efny-note-forced')] : []),
    ...(isGullfireThreatened(view) ? [words.message('efny-note-gullfire')] : []),
  ];
}

/** EFNY-P4, V8, Y4: one of the red tiles ends the game, turned up or discarded. */
function lossBy(view: NewYorkView, words: GameWords, tiles: number): string[] {
  const { black_tiles: black, red_tiles: red } = view.city;
  const reds = Math.min(tiles - black, red);
  return reds > 0 ? [words.message('efny-note-loss', '', { chance: Math.round((100 * reds) / red) })] : [];
}

/** EFNY-P2: the POI that are still face down. */
function faceDown(view: NewYorkView): number {
  return view.spaces.filter(({ kind, tile }) => kind === 'poi' && tile === null).length;
}

/** EFNY-I4: codes that bring a card, and how many. */
function gained(code: string): number {
  const [verb = '', about = ''] = code.split(':');
  if (verb === 'choose' || verb === 'play') return DRAWING[about] ?? 0;
  if (verb === 'collect') return about === 'car' ? 0 : 1;
  return ['library:item', 'shop:items'].includes(code) || verb === 'keep' || verb === 'steal' ? 1 : 0;
}

function fourth(view: NewYorkView, words: GameWords, code: string): string[] {
  const more = gained(code);
  const full = more > 0 && (view.own?.supply.length ?? 0) + more > SUPPLY_LIMIT;
  return full ? [words.message('efny-note-fourth')] : [];
}

/** EFNY-V2. */
function shutBridge(words: GameWords, view: NewYorkView, space: SpaceView | undefined): string[] {
  if (space === undefined || space.bridge === null || !isBridgeBlocked(view, space)) return [];
  return [words.message('efny-note-bridge', '', { number: space.bridge })];
}

/** EFNY-V3, V4: an attempt may be made without the things, and fails. */
function notInSight(view: NewYorkView, words: GameWords): string[] {
  const attempt = attemptWith(view);
  if (attempt === null || attempt.lacking.length === 0) return [];
  return [words.message('efny-note-missing', '', { things: named(words, 'thing', attempt.lacking) })];
}

/** EFNY-R7, R8: it is no Car that one could find again. */
function taxiGone(view: NewYorkView, words: GameWords, verb: string): string[] {
  const taxi = view.seats[view.own?.seat ?? -1]?.car === 'taxi';
  return taxi && verb !== 'bridge' ? [words.message('efny-note-taxi')] : [];
}

/** EFNY-I10. */
function replacing(view: NewYorkView, words: GameWords): string[] {
  const weapon = view.seats[view.own?.seat ?? -1]?.weapon ?? null;
  return weapon === null ? [] : [words.message('efny-note-replaces', '', { weapon: words.name('thing', weapon) })];
}

// Facts: what the terminal says as well.

function factsOf(view: NewYorkView, words: GameWords, code: string): string[] {
  const { verb, kind, thing: about } = words.parts(code);
  if (verb in ABILITIES) return [words.message(ABILITIES[verb]!), noise(words, ABILITY_NOISE)];
  if (code === 'recover-all') return [tilesLeft(view, words)];
  if (code === 'collect:president') return priceOfPresident(view, words);
  if (verb === 'objective') return [words.name(kind ?? '', about, 'effect')];
  if (about === '' || WITHOUT.includes(verb)) return [];
  if (kind === 'action') return cardFacts(words, about);
  if (kind === 'thing' || kind === 'hero') return [words.name(kind, about, 'effect')];
  return kind === 'space' ? placeFacts(view, words, verb, about) : [];
}

const noise = (words: GameWords, number: number) => words.message('note-noise', '', { noise: number });

function cardFacts(words: GameWords, card: string): string[] {
  const loud = noiseOf(card);
  return [words.name('action', card, 'effect'), ...(loud > 0 ? [noise(words, loud)] : [])];
}

function tilesLeft(view: NewYorkView, words: GameWords): string {
  return words.message('note-tiles', '', { black: view.city.black_tiles, red: view.city.red_tiles });
}

function priceOfPresident(view: NewYorkView, words: GameWords): string[] {
  const tiles = faceDown(view);
  return [...(tiles > 0 ? [words.message('note-poi-tiles', '', { tiles })] : []), tilesLeft(view, words)];
}

/** What is known of a space, who is there and what lies there; whether a Roadblock is in the way. */
function placeFacts(view: NewYorkView, words: GameWords, verb: string, code: string): string[] {
  const space = spaceOf(view, code);
  if (space === undefined || /^(hit|hunt)-/.test(verb)) return [];
  const across = (verb === 'go' || verb === 'reveal') && isWalled(view, code) ? [words.message('note-road')] : [];
  if (space.tile === null) return [...across, ...unseen(view, words, space)];
  return [...across, words.name('tile', space.tile), ...crowd(words, space), ...things(words, space)];
}

/** Whether an intact Roadblock stands between the current Hero and this space. */
function isWalled(view: NewYorkView, code: string): boolean {
  const from = view.seats[view.turn.active]!.space;
  return DIRECTIONS.some((direction) => neighbourOf(from, direction) === code && isBlocked(view, from, direction));
}

function unseen(view: NewYorkView, words: GameWords, { space, kind, suburb }: SpaceView): string[] {
  const peeked = view.own?.peeked.find(([at]) => at === space);
  if (peeked) return [words.name('tile', peeked[1])];
  if (kind === 'poi') return [words.message('board-poi')];
  if (suburb !== null) return [words.message('board-face-down-suburb')];
  return kind === 'park' ? [words.message('board-park')] : [];
}

function crowd(words: GameWords, { bosses, enemies }: SpaceView): string[] {
  const drivers = enemies.filter(({ car }) => car).length;
  const prisoners = enemies.length - drivers;
  return [
    ...bosses.map((boss) => words.name('boss', boss)),
    ...(prisoners > 0 ? [words.message('note-prisoners', '', { prisoners })] : []),
    ...(drivers > 0 ? [words.message('note-drivers', '', { drivers })] : []),
  ];
}

function things(words: GameWords, { cases, cubes, wrecks, manhole, event, suburb, building }: SpaceView): string[] {
  return [
    ...cases.map((number) => words.message('note-case', '', { number })),
    ...(cubes > 0 ? [words.message('note-cubes', '', { cubes })] : []),
    ...(wrecks > 0 ? [words.message('board-wreck')] : []),
    ...(manhole ? [words.message('board-manhole')] : []),
    ...(event ? [words.message('board-event')] : []),
    ...(suburb === 'raft' ? [words.message('board-raft')] : []),
    ...(building !== null ? [words.name('building', building, 'effect')] : []),
  ];
}

// EFNY-V3: what showing these cards comes to. It cannot be taken back.

function showing(view: NewYorkView, words: GameWords, code: string): string[] {
  const attempt = code.startsWith('show:') ? attemptWith(view, shownBy(code)) : null;
  if (attempt === null) return [];
  const { shown, withheld, lacking, others, doubt } = attempt;
  const say = (name: string, things: string[] = []) =>
    words.message(`efny-note-show-${name}`, '', { things: named(words, 'thing', things) });
  const seen = shown.length > 0 ? [say('seen')] : [];
  if (withheld.length > 0) return [`${WARNING} ${say('withholds', withheld)}`, ...seen];
  if (lacking.length > 0) return [say(doubt ? 'unless' : 'fails', lacking), ...seen];
  return others.length > 0 ? [say('together', others), ...seen] : [say('completes')];
}

/** The map in words. */
import { asLabel, sentences } from '$shared/sentences';
import type { GameWords } from '$shared/words.svelte';
import type { DriverView, GetawayView, VehicleView } from '../view';
import { square } from './grid';

export function vehicleLine(words: GameWords, { vehicle, at, facing }: VehicleView): string {
  const name = words.name('vehicle', vehicle);
  return words.message('gd-map-vehicle', '', { vehicle: name, space: at, facing: words.name('facing', facing) });
}

function pieceLine(words: GameWords, { vehicle, facing, pursues, follows }: VehicleView): string {
  const heads = words.message('gd-list-piece', '', {
    piece: words.name('vehicle', vehicle),
    facing: words.name('facing', facing),
  });
  const hunted = [...pursues, ...(follows === null ? [] : [follows])].map((seat) => words.player(seat));
  return hunted.length === 0 ? heads : words.message('gd-list-hunts', '', { piece: heads, players: hunted.join(', ') });
}

function driverLine(words: GameWords, { seat, facing }: DriverView): string {
  const piece = words.message('gd-list-car', '', { player: words.player(seat) });
  return facing === null ? piece : words.message('gd-list-piece', '', { piece, facing: words.name('facing', facing) });
}

/** What of the tile on a space may be told: its name, or which way up it lies. */
function tileLine(view: GetawayView, words: GameWords, space: string): string {
  const there = view.tiles.find(({ at }) => at === space);
  const obstacle = view.obstacles.find(({ spaces }) => spaces.includes(space));
  if (obstacle) return words.name('obstacle', obstacle.obstacle);
  if (there === undefined) return words.message('gd-list-open');
  if (there.tile === null) {
    const pile = there.pile === null ? null : words.name('pile', there.pile);
    return words.message('gd-list-down', pile === null ? '' : 'from', pile === null ? {} : { pile });
  }
  const tile = words.name('tile', there.tile);
  return there.up ? tile : words.message('gd-list-known', '', { tile });
}

const TOKENS = { hazards: 'gd-list-hazard', barricades: 'gd-list-barricade', spikes: 'gd-list-spikes' } as const;

/** Everything that stands or lies on a space. */
function thingsOn(view: GetawayView, words: GameWords, space: string): string[] {
  const drivers = view.drivers.filter(({ at }) => at === space).map((driver) => driverLine(words, driver));
  const vehicles = view.vehicles.filter(({ at }) => at === space).map((vehicle) => pieceLine(words, vehicle));
  const stash = view.stash
    .filter(({ at }) => at === space)
    .map(({ misplaced, number }) =>
      words.message(misplaced ? 'gd-list-misplaced' : 'gd-list-stash', view.round > 0 ? '' : 'numbered', { number }),
    );
  const fields = Object.keys(TOKENS) as (keyof typeof TOKENS)[];
  const tokens = fields.filter((field) => view[field].includes(space)).map((field) => words.message(TOKENS[field]));
  return [...drivers, ...vehicles, ...stash, ...tokens];
}

/** What lies and stands on a space. */
export function spaceText(view: GetawayView, words: GameWords, space: string): string {
  return asLabel([tileLine(view, words, space), ...thingsOn(view, words, space)]);
}

/** A space, what lies on it, and what may be done there. */
export function spaceLine(view: GetawayView, words: GameWords, space: string, codes: readonly string[]): string {
  const parts = [
    words.message('gd-list-space', '', { space, tile: tileLine(view, words, space) }),
    ...thingsOn(view, words, space),
    ...codes.map((code) => words.message('gd-list-may', '', { option: words.option(code) })),
  ];
  return sentences(parts);
}

/** Every space with something on it, in the order in which they are read. */
export function toldSpaces(view: GetawayView, chosen: readonly string[]): string[] {
  const all = [
    ...view.tiles.map(({ at }) => at),
    ...view.obstacles.flatMap(({ spaces }) => spaces),
    ...view.stash.map(({ at }) => at),
    ...view.vehicles.map(({ at }) => at),
    ...view.drivers.flatMap(({ at }) => (at === null ? [] : [at])),
    ...[...view.hazards, ...view.barricades, ...view.spikes, ...chosen],
  ];
  const places = [...new Set(all)].map((space) => ({ space, ...square(space) }));
  return places.sort((a, b) => a.row - b.row || a.column - b.column).map(({ space }) => space);
}

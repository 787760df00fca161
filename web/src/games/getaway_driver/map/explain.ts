/** What everything on a space is, what it does, and its rule. */
import type { GameWords } from '$shared/words.svelte';
import { TILES } from '../art/tiles';
import { tileFacts } from '../desk/tile';
import type { GetawayView, TileView, VehicleView } from '../view';

export interface Explained {
  name: string;
  does: string;
  rule: string;
}

/** The rule behind a picture; it is only shown, and decides nothing. */
const RULES: Record<string, string> = {
  START: 'GD-S11',
  ESCAPE: 'GD-W1',
  green: 'GD-K1',
  yellow: 'GD-K2',
  red: 'GD-K3',
  city_map: 'GD-M2',
  garage_hideout: 'GD-M3',
  skid_row: 'GD-M4',
  thoroughfare: 'GD-M5',
  vantage_point: 'GD-M7',
  tunnel: 'GD-K10',
  event: 'GD-K11',
  down: 'GD-E8',
  open: 'GD-A4',
  terrain: 'GD-T3',
  car: 'GD-A7',
  stash: 'GD-X4',
  hazard: 'GD-H1',
  barricade: 'GD-U9',
  tire_spikes: 'GD-U17',
  dispatch: 'GD-U7',
  traffic_camera: 'GD-U18',
  patrol_car: 'GD-U3',
  armored_car: 'GD-U4',
  police_helicopter: 'GD-U10',
  police_motorcycle: 'GD-U14',
  meter: 'GD-B3',
  bag: 'GD-E7',
  idle: 'GD-D19',
  enforcement: 'GD-K5',
  pursued: 'GD-B2',
  event_card: 'GD-V4',
  pile: 'GD-O2',
  deck: 'GD-O3',
  badges: 'GD-O22',
  decoy_car: 'GD-X9',
  handbrake_turn: 'GD-X13',
  hit_the_gas: 'GD-X17',
  jam_the_police_radar: 'GD-X18',
  last_ditch_effort: 'GD-X20',
  leave_wreckage: 'GD-X21',
  partners_in_crime: 'GD-Q26',
  ramming_speed: 'GD-X24',
  slam_on_the_brakes: 'GD-X27',
  stomping_grounds: 'GD-X32',
  switch_cars: 'GD-X36',
};

export function ruleOf(picture: string): string {
  return RULES[picture] ?? '';
}

/** The piece in front comes first, then tokens, then the ground. */
export function explainSpace(view: GetawayView, words: GameWords, space: string): Explained[] {
  const cars = view.drivers.filter(({ at }) => at === space);
  const vehicles = view.vehicles.filter(({ at }) => at === space);
  return [
    ...cars.map(({ seat }) => plain(words, 'car', words.message('gd-list-car', '', { player: words.player(seat) }))),
    ...vehicles.map((vehicle) => explainVehicle(words, vehicle)),
    ...tokensOn(view, space).map((kind) => explainToken(words, kind)),
    explainGround(view, words, space),
  ];
}

export function explainVehicle(words: GameWords, { vehicle, kind, facing, moved, pursues }: VehicleView): Explained {
  const states = [
    words.message('gd-about-facing', '', { facing: words.name('facing', facing) }),
    pursues.length > 0 ? words.message('gd-vehicle-pursues') : '',
    moved ? words.message('gd-vehicle-moved') : '',
  ].filter(Boolean);
  const does = `${words.name('upgrade', kind, 'effect')} (${states.join(', ')})`;
  return { name: words.name('vehicle', vehicle), does, rule: ruleOf(kind) };
}

function tokensOn(view: GetawayView, space: string): string[] {
  const lying: [kind: string, spaces: string[]][] = [
    ['hazard', view.hazards],
    ['stash', view.stash.map(({ at }) => at)],
    ['barricade', view.barricades],
    ['tire_spikes', view.spikes],
  ];
  return lying.filter(([, spaces]) => spaces.includes(space)).map(([kind]) => kind);
}

/** Barricades and Tire Spikes are upgrades; Hazard and Stash tokens are not. */
function explainToken(words: GameWords, kind: string): Explained {
  if (words.lexicon.names.upgrade?.includes(kind)) {
    return { name: words.name('upgrade', kind), does: words.name('upgrade', kind, 'effect'), rule: ruleOf(kind) };
  }
  return plain(words, kind, words.message(`gd-list-${kind}`));
}

function explainGround(view: GetawayView, words: GameWords, space: string): Explained {
  const tile = view.tiles.find(({ at }) => at === space);
  const terrain = view.obstacles.find(({ spaces }) => spaces.includes(space));
  if (terrain) return plain(words, 'terrain', words.name('obstacle', terrain.obstacle));
  return tile ? explainTile(words, tile) : plain(words, 'open', words.message('gd-list-open'));
}

function explainTile(words: GameWords, { tile, up }: TileView): Explained {
  if (tile === null) return plain(words, 'down', words.message('gd-list-down'));
  const printed = TILES[tile]!;
  const name = up ? words.name('tile', tile) : words.message('gd-list-known', '', { tile: words.name('tile', tile) });
  const light = printed.light ? words.name('light', printed.light, 'effect') : '';
  const rule = ruleOf(tile) || ruleOf(printed.special ?? '') || ruleOf(printed.light ?? '');
  return { name, does: [tileFacts(words, tile), light].filter(Boolean).join('; '), rule };
}

function plain(words: GameWords, kind: string, name: string): Explained {
  return { name, does: words.message(`gd-about-${kind}`), rule: ruleOf(kind) };
}

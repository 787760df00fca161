/** What on the map belongs to a legal code: a space, a piece, a token, or a button beside one of them. */
import type { DecisionInfo } from '$shared/protocol';
import type { GetawayView, VehicleView } from '../view';
import { turned, wayOf, wayTo } from './grid';

/** A space that is chosen by tapping it. */
export interface Place {
  code: string;
  at: string;
}

/** A space with everything that a tap on it could mean. */
export interface Spot {
  at: string;
  codes: string[];
}

export function spotsOf(places: readonly Place[]): Spot[] {
  const spots = new Map<string, string[]>();
  for (const { code, at } of places) spots.set(at, [...(spots.get(at) ?? []), code]);
  return [...spots].map(([at, codes]) => ({ at, codes }));
}

/** What a button beside a space shows. */
export type Sign = 'left' | 'right' | 'half' | 'face' | 'eye' | 'stay' | 'crash' | 'pay' | 'again' | 'call' | 'a' | 'b';

/** A round button beside a space. */
export interface Knob {
  code: string;
  at: string;
  sign: Sign;
  /** The edge that it stands at. */
  way: number;
  /** At the end of that edge, as seen this way: -1 left, 1 right; 0: in its middle, in a row with others like it. */
  end: -1 | 0 | 1;
  /** How far its sign is turned, in quarters. */
  turn: number;
  /** It shows this vehicle in place of a sign: the one that would drive there. */
  vehicle?: VehicleView;
}

/** What can be done with one vehicle. */
export interface Choices {
  places: Place[];
  knobs: Knob[];
}

export interface Targets extends Choices {
  /** By vehicle: what it can do once it is chosen. */
  movers: Map<string, Choices>;
  /** By vehicle: the code that means this vehicle and nothing else. */
  vehicles: Map<string, string>;
  /** By token: the code that means it. */
  tokens: Map<string, string>;
  /** The tiles that may be laid on the first of the spaces to be filled. */
  lays: string[];
  /** The places for terrain, by `lake`, `mountain,h`, `mountain,v`… */
  terrain: Map<string, Place[]>;
}

/** More places than this are only hinted at. */
const MANY = 12;

export function isQuiet(places: readonly Place[]): boolean {
  return places.length > MANY;
}

export function split(code: string): [verb: string, argument: string] {
  const colon = code.indexOf(':');
  return colon < 0 ? [code, ''] : [code.slice(0, colon), code.slice(colon + 1)];
}

export function targetsOf(decision: DecisionInfo | null, view: GetawayView): Targets {
  const targets: Targets = {
    places: [],
    knobs: [],
    movers: new Map(),
    vehicles: new Map(),
    tokens: new Map(),
    lays: [],
    terrain: new Map(),
  };
  for (const { code } of decision?.options ?? []) sortIn(targets, code, decision!.seat, view);
  return targets;
}

const ON_A_SPACE = new Set(['aim', 'start', 'place', 'to', 'peek', 'take-up']);

function sortIn(targets: Targets, code: string, asked: number, view: GetawayView): void {
  const [verb, argument] = split(code);
  const vehicle = view.vehicles.find((one) => one.vehicle === argument);
  if (vehicle) sortVehicle(targets, code, verb, vehicle, view);
  else if (ON_A_SPACE.has(verb)) targets.places.push({ code, at: argument });
  else if (verb === 'drive' || verb === 'study') sortWay(targets, code, asked, view);
  else if (verb === 'lay') targets.lays.push(code);
  else if (verb === 'token') targets.tokens.set(`stash-${argument}`, code);
  else if (verb === 'spikes') targets.tokens.set(`spikes-${argument}`, code);
  else if (verb === 'face') sortFace(targets, code, view);
  else if (verb === 'obstacle') sortTerrain(targets, code, argument);
}

// The Driver.

/** Driving is a tap on the tile itself, studying one on the eye at its corner. */
function sortWay(targets: Targets, code: string, asked: number, view: GetawayView): void {
  const at = view.own?.targets[code];
  const car = view.drivers[asked];
  if (at === undefined || !car?.at) return;
  if (code.startsWith('drive')) targets.places.push({ code, at });
  else targets.knobs.push({ code, at, sign: 'eye', way: wayTo(car.at, at) ?? 0, end: 1, turn: 0 });
}

/** Four arrows around the piece that is put on the table. */
function sortFace(targets: Targets, code: string, view: GetawayView): void {
  const at = view.own?.targets[code];
  if (at !== undefined) targets.knobs.push(arrow(code, at, wayOf(split(code)[1])));
}

function arrow(code: string, at: string, way: number): Knob {
  return { code, at, sign: 'face', way, end: 0, turn: way };
}

/** `lake@5,4` or `mountain@5,4,v`: what, where its north-west corner lies, and how it lies. */
function sortTerrain(targets: Targets, code: string, argument: string): void {
  const key = brushOf(argument);
  const { at } = terrainOf(argument);
  targets.terrain.set(key, [...(targets.terrain.get(key) ?? []), { code, at }]);
}

/** The terrain and how it lies, wherever that is. */
export function brushOf(argument: string): string {
  const { kind, tall, wide } = terrainOf(argument);
  return wide ? `${kind},${tall ? 'v' : 'h'}` : kind;
}

export interface TerrainChoice {
  kind: string;
  at: string;
  /** It stands: as many rows as it has columns when it lies. */
  tall: boolean;
  /** It is longer than high. */
  wide: boolean;
}

export function terrainOf(argument: string): TerrainChoice {
  const [kind = '', where = ''] = argument.split('@');
  const [column, row, lie] = where.split(',');
  return { kind, at: `${column},${row}`, tall: lie === 'v', wide: lie !== undefined };
}

// Vehicles.

const SIGNS: Record<string, Sign> = {
  'turn-left': 'left',
  'turn-right': 'right',
  'react-left': 'left',
  'react-right': 'right',
  'half-turn': 'half',
  crash: 'crash',
  pay: 'pay',
  another: 'again',
  dispatch: 'call',
  'chase-a': 'a',
  'chase-b': 'b',
};

/** A code that leads a vehicle to another space is a tap on that space; all others are buttons beside the vehicle. */
function sortVehicle(targets: Targets, code: string, verb: string, vehicle: VehicleView, view: GetawayView): void {
  if (verb === 'switch') {
    targets.vehicles.set(vehicle.vehicle, code);
    return;
  }
  const choices = targets.movers.get(vehicle.vehicle) ?? { places: [], knobs: [] };
  targets.movers.set(vehicle.vehicle, choices);
  const to = view.own?.targets[code] ?? vehicle.at;
  if (to !== vehicle.at) choices.places.push({ code, at: to });
  else choices.knobs.push(knobFor(code, verb, vehicle));
}

/** Turns stand at the corners in front, where no move leads; everything else behind the vehicle. */
function knobFor(code: string, verb: string, vehicle: VehicleView): Knob {
  const { at } = vehicle;
  const facing = wayOf(vehicle.facing);
  const sign = SIGNS[verb] ?? 'stay';
  if (verb.startsWith('hold-')) return arrow(code, at, wayOf(verb.slice('hold-'.length)));
  if (sign === 'left' || sign === 'right') {
    return { code, at, sign, way: facing, end: sign === 'left' ? -1 : 1, turn: facing };
  }
  return { code, at, sign, way: turned(facing, 2), end: 0, turn: sign === 'half' ? facing : 0 };
}

/** A button for each vehicle that could drive onto a space, where it would come from. */
export function drivers({ at, codes }: Spot, view: GetawayView): Knob[] {
  return codes.flatMap((code) => {
    const vehicle = vehicleOf(code, view);
    return vehicle
      ? [{ code, at, sign: 'face' as const, way: wayTo(at, vehicle.at) ?? 0, end: 0 as const, turn: 0, vehicle }]
      : [];
  });
}

/** The vehicle that a code is about; null for codes about something else. */
export function vehicleOf(code: string | null, view: GetawayView): VehicleView | null {
  const name = code === null ? '' : split(code)[1];
  return view.vehicles.find(({ vehicle }) => vehicle === name) ?? null;
}

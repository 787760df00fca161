/** What on the map belongs to a legal code: a space, somebody or something in it, a road, a bridge. */
import type { DecisionInfo } from '$shared/protocol';
import type { Direction } from '../art/hex';
import { spaceOf } from '../desk/streets';
import type { NewYorkView } from '../view';
import { bridgeDirection, isDirection } from './geo';

/** What a button shows. */
export type Face =
  | { sort: 'enemy'; who: string; down: boolean; hurt: number }
  | { sort: 'hero'; hero: string }
  | { sort: 'case'; number: number }
  | { sort: 'sign'; sign: string };

/** What kind of deed it is: the colour of its light. */
export type Tone = 'act' | 'hit' | 'look';

interface Chosen {
  code: string;
  /** The space that it is about. */
  at: string;
  tone: Tone;
  face: Face;
}

/** A code that means a space, or somebody or something there. */
export interface Choice extends Chosen {
  /** Always a button of its own beside the space: it is done where the Hero stands already. */
  aside: boolean;
}

/** A code that means a road of a space, or the bridge at its end. */
export interface RoadChoice extends Chosen {
  direction: Direction;
  bridge: boolean;
}

export interface Targets {
  spaces: Map<string, Choice[]>;
  roads: RoadChoice[];
}

export function split(code: string): [verb: string, argument: string] {
  const colon = code.indexOf(':');
  return colon < 0 ? [code, ''] : [code.slice(0, colon), code.slice(colon + 1)];
}

export function targetsOf(decision: DecisionInfo | null, view: NewYorkView): Targets {
  const targets: Targets = { spaces: new Map(), roads: [] };
  for (const { code } of decision?.options ?? []) {
    const road = roadOf(code, decision!.seat, view);
    const choice = road ? null : choiceOf(code, decision!.seat, view);
    if (road) targets.roads.push(road);
    else if (choice) targets.spaces.set(choice.at, [...(targets.spaces.get(choice.at) ?? []), choice]);
  }
  return targets;
}

// Spaces.

const HOSTILE = ['hit', 'trick', 'hunt', 'burn'];
const LOOKING = ['reveal', 'peek', 'turn'];
const SIGNS: Record<string, string> = {
  go: 'move',
  crash: 'blast',
  reveal: 'eye',
  peek: 'eye',
  turn: 'up',
  manhole: 'manhole',
  jump: 'move',
  prisoner: 'prisoner',
  wheels: 'driver',
  copter: 'helicopter',
  burn: 'flame',
  step: 'footprint',
};
const TO_A_HERO = ['rob', 'invite', 'cover'];

function choiceOf(code: string, asked: number, view: NewYorkView): Choice | null {
  const [verb, argument] = split(code);
  const here = view.seats[asked]?.space;
  if (TO_A_HERO.includes(verb)) return heroChoice(code, Number(argument) - 1, view);
  if (verb === 'collect' && here) return { code, at: here, tone: 'act', face: thingFace(argument), aside: true };
  if (!spaceOf(view, argument)) return null;
  return { code, at: argument, tone: toneOf(verb), face: faceOf(verb), aside: false };
}

function toneOf(verb: string): Tone {
  if (HOSTILE.includes(verb.split('-')[0]!)) return 'hit';
  return LOOKING.includes(verb) ? 'look' : 'act';
}

/** `hit-prisoner-down-hurt1`: whom, whether lying, and how much damage is on them. */
export function faceOf(verb: string): Face {
  const [deed = '', who, ...marks] = verb.split('-');
  if (who === undefined) return { sort: 'sign', sign: SIGNS[deed] ?? 'special' };
  const hurt = Number(marks.find((mark) => mark.startsWith('hurt'))?.slice('hurt'.length) ?? 0);
  return { sort: 'enemy', who, down: marks.includes('down'), hurt };
}

function thingFace(thing: string): Face {
  const [kind, number] = thing.split('-');
  if (kind === 'case') return { sort: 'case', number: Number(number) };
  return { sort: 'sign', sign: thing === 'car' ? 'wreck' : thing };
}

function heroChoice(code: string, seat: number, view: NewYorkView): Choice | null {
  const { hero, space } = view.seats[seat] ?? {};
  return hero && space ? { code, at: space, tone: 'act', face: { sort: 'hero', hero }, aside: true } : null;
}

// Roads.

const ON_ROADS: Record<string, string> = { break: 'blast', wire: 'barrier', reuse: 'barrier' };

function roadOf(code: string, asked: number, view: NewYorkView): RoadChoice | null {
  const [verb, argument] = split(code);
  if (verb === 'bridge' || verb === 'crash-bridge') return bridgeOf(code, Number(argument), view);
  const sign = ON_ROADS[verb];
  const [at, direction] = verb === 'reuse' ? argument.split('-') : [view.seats[asked]?.space, argument];
  if (!sign || !at || !isDirection(direction)) return null;
  return { code, at, direction, tone: 'act', face: { sort: 'sign', sign }, bridge: false };
}

function bridgeOf(code: string, number: number, view: NewYorkView): RoadChoice | null {
  const at = view.spaces.find(({ bridge }) => bridge === number)?.space;
  const face: Face = { sort: 'sign', sign: code.startsWith('crash') ? 'blast' : 'move' };
  return at ? { code, at, direction: bridgeDirection(at), tone: 'act', face, bridge: true } : null;
}

import { tidy } from './tidy';

/** The six runners (ledger, 5.2): their colour, and the edge of their token, which tells them apart without it. */
export const CHARACTERS = ['astronaut', 'pirate', 'witch', 'robot', 'chef', 'diver'] as const;
export type CharacterCode = (typeof CHARACTERS)[number];

export type Edge = 'plain' | 'notched' | 'wavy' | 'square' | 'scalloped' | 'dotted';

/** The clothes of a runner, by part of the body. */
export interface Clothes {
  coat: string;
  sleeve: string;
  hand: string;
  leg: string;
  shoe: string;
}

export interface CharacterLook {
  colour: string;
  edge: Edge;
  clothes: Clothes;
}

export const LOOKS: Record<CharacterCode, CharacterLook> = {
  astronaut: {
    colour: 'var(--out-runner-astronaut)',
    edge: 'plain',
    clothes: {
      coat: 'var(--out-grey-97)',
      sleeve: 'var(--out-grey-97)',
      hand: 'var(--out-runner-astronaut)',
      leg: 'var(--out-grey-92)',
      shoe: 'var(--out-runner-astronaut)',
    },
  },
  pirate: {
    colour: 'var(--out-runner-pirate)',
    edge: 'notched',
    clothes: {
      coat: 'var(--out-runner-pirate)',
      sleeve: 'var(--out-amber-94b)',
      hand: 'var(--out-orange-81)',
      leg: 'var(--out-indigo-38)',
      shoe: 'var(--out-rust-52)',
    },
  },
  witch: {
    colour: 'var(--out-runner-witch)',
    edge: 'wavy',
    clothes: {
      coat: 'var(--out-indigo-57)',
      sleeve: 'var(--out-indigo-57)',
      hand: 'var(--out-lime-83)',
      leg: 'var(--out-orange-78)',
      shoe: 'var(--out-indigo-44)',
    },
  },
  robot: {
    colour: 'var(--out-runner-robot)',
    edge: 'square',
    clothes: {
      coat: 'var(--out-runner-robot)',
      sleeve: 'var(--out-blue-63)',
      hand: 'var(--out-blue-86)',
      leg: 'var(--out-blue-63)',
      shoe: 'var(--out-blue-86)',
    },
  },
  chef: {
    colour: 'var(--out-runner-chef)',
    edge: 'scalloped',
    clothes: {
      coat: 'var(--white)',
      sleeve: 'var(--white)',
      hand: 'var(--out-rust-69)',
      leg: 'var(--out-runner-chef)',
      shoe: 'var(--out-orange-42)',
    },
  },
  diver: {
    colour: 'var(--out-runner-diver)',
    edge: 'dotted',
    clothes: {
      coat: 'var(--out-green-61)',
      sleeve: 'var(--out-green-61)',
      hand: 'var(--out-orange-81)',
      leg: 'var(--out-green-61)',
      shoe: 'var(--out-amber-86)',
    },
  },
};

function at(angle: number, r: number): string {
  return `${tidy(r * Math.sin(angle))} ${tidy(-r * Math.cos(angle))}`;
}

/** A closed line around (0, 0): its distance from the middle is told for every angle. */
function around(points: number, distance: (angle: number) => number): string {
  const angles = Array.from({ length: points }, (_, i) => (2 * Math.PI * i) / points);
  return `M${angles.map((angle) => at(angle, distance(angle))).join('L')}z`;
}

const CIRCLE = 'M-21 0a21 21 0 1 1 42 0a21 21 0 1 1-42 0z';
const TEETH = 10;
const SCALLOPS = 11;

/** Ten cuts in the rim of a disc. */
function notched(): string {
  const step = (2 * Math.PI) / TEETH;
  const tooth = (i: number) => `${at(i * step - 0.17, 21.5)}L${at(i * step, 16.5)}L${at(i * step + 0.17, 21.5)}`;
  return `M${Array.from({ length: TEETH }, (_, i) => tooth(i)).join('L')}z`;
}

/** Half circles all around, as on a pie. */
function scalloped(): string {
  const step = (2 * Math.PI) / SCALLOPS;
  const arcs = Array.from({ length: SCALLOPS }, (_, i) => `A5.4 5.4 0 0 1 ${at((i + 1) * step, 18.8)}`);
  return `M${at(0, 18.8)}${arcs.join('')}z`;
}

/** The outlines of the tokens around (0, 0), 46 across. The dots of the last one lie on its rim. */
export const EDGES: Record<Edge, string> = {
  plain: CIRCLE,
  notched: notched(),
  wavy: around(90, (angle) => 20 + 2.2 * Math.cos(6 * angle)),
  square: 'M-15-20h30a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5h-30a5 5 0 0 1-5-5v-30a5 5 0 0 1 5-5z',
  scalloped: scalloped(),
  dotted: CIRCLE,
};

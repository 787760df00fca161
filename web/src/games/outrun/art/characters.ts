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
    colour: '#5aa2f2',
    edge: 'plain',
    clothes: { coat: '#eef3fb', sleeve: '#eef3fb', hand: '#5aa2f2', leg: '#dbe5f5', shoe: '#5aa2f2' },
  },
  pirate: {
    colour: '#e8524f',
    edge: 'notched',
    clothes: { coat: '#e8524f', sleeve: '#fbf3df', hand: '#e9b48c', leg: '#4a3a5c', shoe: '#8a5a34' },
  },
  witch: {
    colour: '#a97be8',
    edge: 'wavy',
    clothes: { coat: '#8a55d0', sleeve: '#8a55d0', hand: '#a8d88a', leg: '#ff9a3d', shoe: '#5d3a94' },
  },
  robot: {
    colour: '#a9b3c6',
    edge: 'square',
    clothes: { coat: '#a9b3c6', sleeve: '#7f8aa3', hand: '#c9d2e2', leg: '#7f8aa3', shoe: '#c9d2e2' },
  },
  chef: {
    colour: '#f5cf46',
    edge: 'scalloped',
    clothes: { coat: '#ffffff', sleeve: '#ffffff', hand: '#c98a5e', leg: '#f5cf46', shoe: '#5b4a3a' },
  },
  diver: {
    colour: '#45b96b',
    edge: 'dotted',
    clothes: { coat: '#2f9a57', sleeve: '#2f9a57', hand: '#e9b48c', leg: '#2f9a57', shoe: '#ffc93f' },
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

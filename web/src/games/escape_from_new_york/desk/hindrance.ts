/** Why a card could not be carried out as things stand (EFNY-H6, H8): it may be played all the same, and is as loud. */
import type { NewYorkView, SpaceView } from '../view';
import { canEnter, enemiesIn, hereOf, isBridgeBlocked, openRoads, waysFrom } from './streets';

/**
 * What a card asks for before it works (ledger 5.13, 5.14), word by word as in 3.0; a test compares it with the data of
 * the game. Cards that are not here always work.
 */
export const NEEDS: Record<string, string> = {
  'on-my-own': 'move clear',
  'dead-run': 'move clear',
  'kick-it-down': 'move smash',
  'hit-and-run': 'move',
  'ghost-step': 'move clear',
  'not-my-plan-snake': 'steal president',
  'one-man-army': 'move',
  'old-war-reflexes': 'move smash',
  'into-the-sewers': 'manhole',
  'hurry-up': 'move clear',
  'eyes-open': 'move clear',
  'shoulder-in': 'move smash',
  'shoot-and-scoot': 'move',
  'over-here-boys': 'trick',
  'not-my-plan-maggie': 'steal president',
  'get-behind-me': 'move',
  'take-it-and-go': 'steal; move',
  'stony-poker-face': 'trick',
  'watch-your-step': 'move clear',
  'back-alleys': 'move clear',
  'squeeze-past': 'move',
  'not-my-plan-brain': 'steal president',
  'the-duke-trusts-me': 'move',
  'tunnel-plans': 'manhole',
  'double-deal': 'steal',
  'wire-the-street': 'wire',
  'step-on-the-gas': 'move clear',
  'short-cut': 'move clear',
  'straight-through': 'move smash',
  'lean-on-the-horn': 'trick',
  'hop-in': 'move clear',
  'not-my-plan-cabbie': 'steal president',
  'thirty-years-in-this-town': 'poi-jump',
  'full-throttle': 'move smash',
  'spare-engine': 'gain-car',
  'meters-running': 'move',
};

/** EFNY-W5: cards that take others back. */
export const RECOVERING = [
  'strong-antitoxin',
  'second-wind',
  'ill-cover-you',
  'patch-you-up',
  'let-me-think',
  'take-a-breather',
  'meters-running',
];

export const HINDRANCES = [
  'enemies',
  'walled',
  'crash',
  'trick',
  'trick-room',
  'steal',
  'manhole',
  'manhole-car',
  'poi',
  'car',
  'wire',
] as const;
/** `crash`: it works by giving up the Car (EFNY-R7). */
export type Hindrance = (typeof HINDRANCES)[number];

/** EFNY-H8: what stands in the way of this card now; null: nothing. */
export function hindranceOf(view: NewYorkView, card: string): Hindrance | null {
  const here = hereOf(view);
  const needs = NEEDS[card]?.split('; ') ?? [];
  const found = here === undefined ? [] : needs.map((need) => lacking(view, here, need));
  return found.find((one) => one !== null && one !== 'crash') ?? found.find((one) => one !== null) ?? null;
}

/** EFNY-H10: the step of the personal ability, past Enemies but not past Roadblocks. */
export function hindranceOfAbility(view: NewYorkView): Hindrance | null {
  const here = hereOf(view);
  return here === undefined ? null : moving(view, here, 'move');
}

function lacking(view: NewYorkView, here: SpaceView, need: string): Hindrance | null {
  const [word] = need.split(' ');
  if (word === 'move') return moving(view, here, need);
  if (word === 'trick') return tricking(view, here);
  if (word === 'steal') return robbing(view, here, need.includes('president')) ? null : 'steal';
  if (word === 'manhole') return climbing(view, here);
  if (word === 'poi-jump') return here.kind === 'poi' ? null : 'poi';
  if (word === 'gain-car') return hasCar(view) ? moving(view, here, 'move') : view.city.cars_left > 0 ? null : 'car';
  return openRoads(view, here) > 0 ? null : 'wire';
}

const hasCar = (view: NewYorkView) => view.seats[view.own?.seat ?? -1]?.car !== null;

/** EFNY-M1, M2, M4, R7: a first step, over a bridge as well. */
function moving(view: NewYorkView, here: SpaceView, need: string): Hindrance | null {
  if (need.includes('clear') && enemiesIn(here) > 0) return 'enemies';
  const ways = waysFrom(view, here).filter(({ to }) => canEnter(to));
  const smash = need.includes('smash');
  const free = ways.some(({ blocked }) => smash || !blocked);
  const bridge = here.bridge !== null && (smash || !isBridgeBlocked(view, here));
  if (free || bridge) return null;
  return hasCar(view) && (ways.length > 0 || here.bridge !== null) ? 'crash' : 'walled';
}

/** EFNY-A12 to A14: somebody here but Slag, and a revealed space to send them to. */
function tricking(view: NewYorkView, here: SpaceView): Hindrance | null {
  if (here.enemies.length + here.bosses.filter((boss) => boss !== 'slag').length === 0) return 'trick';
  return waysFrom(view, here).some(({ to, blocked }) => to.tile !== null && !blocked) ? null : 'trick-room';
}

/** EFNY-W9: another Hero here with a card that may be taken. */
function robbing(view: NewYorkView, here: SpaceView, president: boolean): boolean {
  const others = here.heroes.filter((seat) => seat !== view.own?.seat);
  return others.some((seat) => view.seats[seat]!.supply.some((thing) => president || thing !== 'president'));
}

/** EFNY-W10: from one Manhole to another, and not with a Car. */
function climbing(view: NewYorkView, here: SpaceView): Hindrance | null {
  if (!here.manhole || view.spaces.filter(({ manhole }) => manhole).length < 2) return 'manhole';
  return hasCar(view) ? 'manhole-car' : null;
}

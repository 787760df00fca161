/** What the log tells as one action: the event that begins it, and those that belong to it. */
import type { Actions } from '$shared/table/actions';

const ON_THE_WAY = [
  'moved',
  'rode',
  'stayed',
  'crashed',
  'smashed',
  'broke',
  'revealed',
  'suburb-turned',
  'poi-turned',
];
const BROUGHT = ['came', 'cubes', 'case-token', 'duke-back', 'duke-moved', 'roadblock', 'trap', 'timer-tile'];
const FIGHT = ['ready-weapon', 'fired', 'hit', 'killed', 'on-the-bar', 'tricked'];
const TAKEN = [
  'drew',
  'drew-nothing',
  'took-case',
  'saw-case',
  'took-wreck',
  'used',
  'peeked',
  'recovered',
  'ammo-added',
];
const NOISE = ['noise', 'quieter', 'mission', 'reset'];
const ENEMIES = [
  'came',
  'took-car',
  'hunted',
  'carried',
  'crashed-in',
  'entered',
  'duke-moved',
  'duke-back',
  'stood-up',
];

export const opens: Actions = {
  played: [...ON_THE_WAY, ...BROUGHT, ...FIGHT, ...TAKEN, ...NOISE, 'saw-event', 'buried'],
  'ability-hit': [...FIGHT, ...NOISE],
  'ability-move': [...ON_THE_WAY, ...BROUGHT, ...NOISE],
  used: [...ON_THE_WAY, ...BROUGHT, ...FIGHT, ...NOISE, 'drew', 'drew-nothing', 'recovered'],
  robbed: ['stole', 'gave'],
  damaged: ['lost', 'sheltered', 'warded', 'item-on-bar', 'threw-away'],
  'event-card': [...ENEMIES, ...NOISE, 'cubes', 'roadblock', 'event-level', 'timer-tile', 'timer-gone', 'reshuffled'],
  'ny-paid': [...ENEMIES, 'bonus', 'roadblock'],
  'ny-discarded': ['ny-shuffled', 'ny-special'],
  'level-up': ['learned', 'exchanged', 'looked'],
  attempt: ['showed', 'showed-nothing'],
};

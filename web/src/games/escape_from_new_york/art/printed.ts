/** What is printed on tiles and cards (components.toml, which a test compares): the view names them by code alone. */
import type { Direction } from './hex';

export interface PrintedTile {
  prisoners?: number;
  items?: number;
  event?: boolean;
  car?: boolean;
  manhole?: boolean;
  roadblock?: Direction;
  building?: string;
}

/** City, Central Park and Trap tiles (5.2, 5.3, 5.6). */
export const PRINTED: Record<string, PrintedTile> = {
  ct01: { prisoners: 1, building: 'surgery' },
  ct02: { roadblock: 'NE', building: 'surgery' },
  ct03: { prisoners: 1, event: true, building: 'surgery' },
  ct04: { prisoners: 1, building: 'gun-shop' },
  ct05: { prisoners: 1, building: 'gun-shop' },
  ct06: { prisoners: 1, manhole: true, building: 'gun-shop' },
  ct07: { building: 'shelter' },
  ct08: { prisoners: 1, building: 'shelter' },
  ct09: { manhole: true, roadblock: 'S', building: 'shelter' },
  ct10: { car: true },
  ct11: { items: 1, car: true },
  ct12: { event: true, car: true },
  ct13: { car: true },
  ct14: { prisoners: 1, items: 1 },
  ct15: { prisoners: 1, items: 1, roadblock: 'NE' },
  ct16: { prisoners: 1, items: 1, manhole: true },
  ct17: { prisoners: 2, items: 2 },
  ct18: { prisoners: 1, items: 1, roadblock: 'SW' },
  ct19: { items: 1, event: true },
  ct20: { items: 1, roadblock: 'S' },
  ct21: { prisoners: 1, items: 1, event: true },
  ct22: { prisoners: 1, items: 1 },
  ct23: { prisoners: 1, items: 2, roadblock: 'NW' },
  ct24: { event: true },
  ct25: { prisoners: 1, event: true },
  ct26: { prisoners: 1, event: true, roadblock: 'N' },
  ct27: { event: true, manhole: true },
  ct28: { event: true, roadblock: 'SE' },
  ct29: { prisoners: 2, manhole: true },
  ct30: { prisoners: 1, manhole: true, roadblock: 'SW' },
  ct31: { prisoners: 1, roadblock: 'N' },
  ct32: { prisoners: 1, roadblock: 'SE' },
  ct33: {},
  ct34: { prisoners: 1, manhole: true, roadblock: 'NW' },
  cp1: { prisoners: 2, items: 1 },
  cp2: { prisoners: 1, event: true },
  cp3: { prisoners: 3 },
  cp4: { prisoners: 1, items: 2 },
  cp5: { prisoners: 1, event: true, manhole: true },
  cp6: { prisoners: 1, manhole: true },
  cp7: { prisoners: 1, items: 1, roadblock: 'N' },
  cp8: { prisoners: 1, items: 1, event: true },
  tripwire: {},
  'rigged-cage': { prisoners: 1 },
};

export interface PrintedAction {
  hero: string;
  icon: string;
  noise: number;
  /** A Special Action card, and from which set. */
  set?: string;
}

/** Hero Action cards and Special Action cards (5.13, 5.14). */
export const ACTIONS: Record<string, PrintedAction> = {
  'strong-antitoxin': { hero: 'snake', icon: 'special', noise: 0 },
  'on-my-own': { hero: 'snake', icon: 'move', noise: 1 },
  'dead-run': { hero: 'snake', icon: 'move', noise: 2 },
  'kick-it-down': { hero: 'snake', icon: 'move', noise: 2 },
  'bare-knuckles': { hero: 'snake', icon: 'attack', noise: 1 },
  'spray-the-street': { hero: 'snake', icon: 'attack', noise: 3 },
  'hit-and-run': { hero: 'snake', icon: 'attack+move', noise: 2 },
  'ghost-step': { hero: 'snake', icon: 'move', noise: 0 },
  'not-my-plan-snake': { hero: 'snake', icon: 'special', noise: 0, set: 'base' },
  'one-man-army': { hero: 'snake', icon: 'attack+move', noise: 3, set: 'base' },
  'old-war-reflexes': { hero: 'snake', icon: 'move', noise: 2, set: 'base' },
  'second-wind': { hero: 'snake', icon: 'special', noise: 1, set: 'base' },
  'into-the-sewers': { hero: 'snake', icon: 'move', noise: 0, set: 'stretch' },
  'last-warning': { hero: 'snake', icon: 'attack', noise: 2, set: 'stretch' },
  'ill-cover-you': { hero: 'maggie', icon: 'special', noise: 0 },
  'ill-cut-you': { hero: 'maggie', icon: 'attack', noise: 1 },
  'clean-shot': { hero: 'maggie', icon: 'attack', noise: 3 },
  'hurry-up': { hero: 'maggie', icon: 'move', noise: 1 },
  'eyes-open': { hero: 'maggie', icon: 'move', noise: 1 },
  'shoulder-in': { hero: 'maggie', icon: 'move', noise: 2 },
  'shoot-and-scoot': { hero: 'maggie', icon: 'attack+move', noise: 2 },
  'over-here-boys': { hero: 'maggie', icon: 'special', noise: 1 },
  'not-my-plan-maggie': { hero: 'maggie', icon: 'special', noise: 0, set: 'base' },
  'empty-the-cylinder': { hero: 'maggie', icon: 'attack', noise: 4, set: 'base' },
  'get-behind-me': { hero: 'maggie', icon: 'move', noise: 1, set: 'base' },
  'hold-the-line': { hero: 'maggie', icon: 'attack', noise: 1, set: 'base' },
  'patch-you-up': { hero: 'maggie', icon: 'special', noise: 0, set: 'stretch' },
  'take-it-and-go': { hero: 'maggie', icon: 'special+move', noise: 1, set: 'stretch' },
  'let-me-think': { hero: 'brain', icon: 'special', noise: 0 },
  'stony-poker-face': { hero: 'brain', icon: 'special', noise: 1 },
  'watch-your-step': { hero: 'brain', icon: 'move', noise: 0 },
  'back-alleys': { hero: 'brain', icon: 'move', noise: 1 },
  'squeeze-past': { hero: 'brain', icon: 'move', noise: 1 },
  'homemade-charge': { hero: 'brain', icon: 'attack', noise: 3 },
  scrounge: { hero: 'brain', icon: 'special', noise: 1 },
  'it-is-all-in-the-files': { hero: 'brain', icon: 'special', noise: 0 },
  'not-my-plan-brain': { hero: 'brain', icon: 'special', noise: 0, set: 'base' },
  'the-duke-trusts-me': { hero: 'brain', icon: 'special+move', noise: 1, set: 'base' },
  'tunnel-plans': { hero: 'brain', icon: 'move', noise: 0, set: 'base' },
  'black-market': { hero: 'brain', icon: 'special', noise: 1, set: 'base' },
  'double-deal': { hero: 'brain', icon: 'special', noise: 1, set: 'stretch' },
  'wire-the-street': { hero: 'brain', icon: 'special', noise: 2, set: 'stretch' },
  'take-a-breather': { hero: 'cabbie', icon: 'special', noise: 0 },
  'step-on-the-gas': { hero: 'cabbie', icon: 'move', noise: 2 },
  'short-cut': { hero: 'cabbie', icon: 'move', noise: 1 },
  'straight-through': { hero: 'cabbie', icon: 'move+attack', noise: 2 },
  'bottle-out-the-window': { hero: 'cabbie', icon: 'attack', noise: 2 },
  'tire-iron': { hero: 'cabbie', icon: 'attack', noise: 1 },
  'lean-on-the-horn': { hero: 'cabbie', icon: 'special', noise: 1 },
  'hop-in': { hero: 'cabbie', icon: 'move', noise: 1 },
  'not-my-plan-cabbie': { hero: 'cabbie', icon: 'special', noise: 0, set: 'base' },
  'thirty-years-in-this-town': { hero: 'cabbie', icon: 'move', noise: 2, set: 'base' },
  'full-throttle': { hero: 'cabbie', icon: 'move', noise: 3, set: 'base' },
  'fire-bottles': { hero: 'cabbie', icon: 'attack', noise: 3, set: 'base' },
  'spare-engine': { hero: 'cabbie', icon: 'special', noise: 1, set: 'stretch' },
  'meters-running': { hero: 'cabbie', icon: 'special+move', noise: 1, set: 'stretch' },
};

export interface PrintedBack {
  cost: number;
  /** The roads by which Enemies come in step 12. */
  from: Direction[];
  roadblock: Direction;
}

/** The backs of the New York cards (5.18 to 5.20). */
export const NEW_YORK: Record<string, PrintedBack> = {
  ambush: { cost: 4, from: ['N', 'SE'], roadblock: 'S' },
  'up-from-the-sewers': { cost: 5, from: ['NW', 'S'], roadblock: 'NE' },
  barricades: { cost: 4, from: ['NE', 'SW'], roadblock: 'N' },
  'dead-ends': { cost: 4, from: ['N', 'SW', 'SE'], roadblock: 'SW' },
  'the-hunt-is-on': { cost: 5, from: ['NE', 'S'], roadblock: 'NW' },
  'street-gangs': { cost: 6, from: ['NW', 'SE'], roadblock: 'N' },
  'running-the-clock': { cost: 5, from: ['N', 'S', 'NE'], roadblock: 'SE' },
  'the-bridges-are-mined': { cost: 5, from: ['NW', 'SW'], roadblock: 'S' },
  wreckers: { cost: 5, from: ['NE', 'SW', 'SE'], roadblock: 'NE' },
  'time-is-running-out': { cost: 7, from: ['N', 'S', 'NW'], roadblock: 'NW' },
  'ambush-in-force': { cost: 4, from: ['N', 'SE'], roadblock: 'S' },
  'sewer-flood': { cost: 5, from: ['NW', 'S'], roadblock: 'NE' },
  'high-barricades': { cost: 4, from: ['NE', 'SW'], roadblock: 'N' },
  lockdown: { cost: 4, from: ['N', 'SW', 'SE'], roadblock: 'SW' },
  manhunt: { cost: 5, from: ['NE', 'S'], roadblock: 'NW' },
  'all-the-gangs': { cost: 6, from: ['NW', 'SE'], roadblock: 'N' },
  countdown: { cost: 5, from: ['N', 'S', 'NE'], roadblock: 'SE' },
  'more-mines': { cost: 5, from: ['NW', 'SW'], roadblock: 'S' },
  'wrecking-crew': { cost: 5, from: ['NE', 'SW', 'SE'], roadblock: 'NE' },
  'last-minutes': { cost: 7, from: ['N', 'S', 'NW'], roadblock: 'NW' },
  'thick-skins': { cost: 4, from: ['N', 'NE'], roadblock: 'SE' },
  blowguns: { cost: 5, from: ['S', 'SW'], roadblock: 'N' },
  'night-runners': { cost: 4, from: ['NW', 'SE'], roadblock: 'SW' },
};

/** Ammo that a Weapon holds (5.9, 5.10); other Weapons need none. */
export const AMMO: Record<string, number> = {
  revolver: 3,
  'pump-shotgun': 2,
  'submachine-gun': 4,
  'throwing-knives': 2,
  crossbow: 3,
  'snakes-gun': 4,
  'maggies-revolver': 3,
};

/** Weapons, with or without Ammo. */
export const WEAPONS = [
  'axe',
  'spiked-club',
  'baseball-bat',
  'revolver',
  'pump-shotgun',
  'submachine-gun',
  'throwing-knives',
  'crossbow',
  'snakes-gun',
  'maggies-revolver',
];

/** Level Bars by texture: Prisoners and Items for levels 1, 2 and 3 (5.16). */
export const BARS: Record<string, [number, number][]> = {
  brick: [
    [2, 0],
    [1, 1],
    [2, 1],
  ],
  rust: [
    [1, 1],
    [2, 0],
    [2, 1],
  ],
  chain: [
    [2, 0],
    [2, 0],
    [1, 2],
  ],
  steel: [
    [1, 1],
    [1, 1],
    [3, 0],
  ],
};

/** Case cards (5.12). */
export const CASES = ['tape', 'bracelet', 'diagram-1', 'diagram-2'];

/** The pictures of New York's cards, on a field of 100 by 100 (ledger 5.18 to 5.20); the hard ones go further. */
import { bar, box, disc, edged, fill, glaze, line, slab, star, type Drawing } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { ALLEY, BLOOD, LAMPLIGHT, SEWER, STREET } from './grounds';

const FLOOD = fill('green-dark', 'M-2 56q13-8 26 0t26 0 26 0 26 0v48H-2z');

/** A bridge from the side, with mines on it. */
function mined(mines: number[]): Drawing {
  return [
    fill('blue-dark', box(-2, 76, 104, 26)),
    edged('steel-dark', 'ink', 2, box(22, 22, 8, 60), box(70, 22, 8, 60)),
    line('steel', 2.4, 'M-2 56L26 24Q50 64 74 24l28 32'),
    edged('steel', 'ink', 2, box(-4, 60, 108, 7)),
    edged('red', 'ink', 2, ...mines.map((x) => star(x, 57, 8, 11, 7))),
    fill('ink', ...mines.map((x) => disc(x, 57, 3))),
  ];
}

/** The roof with the glider, and somebody at work on it. */
function roof(sign: string): Scene {
  return [
    fill('night', box(-2, -2, 104, 104)),
    edged('night-lit', 'ink', 2, box(14, 62, 72, 42)),
    line('wire', 1.4, 'M24 64v40M34 64v40M44 64v40M54 64v40M64 64v40M74 64v40'),
    put(sign, 50, 34, { scale: 1.9 }),
  ];
}

const STANDARD: Record<string, Scene> = {
  ambush: [
    ...ALLEY,
    put('prisoner', 18, 50, { scale: 1.3 }),
    put('prisoner', 82, 50, { scale: 1.3, flip: true }),
    put('snake-head', 50, 70, { scale: 1.1 }),
  ],
  'up-from-the-sewers': [
    ...STREET,
    edged('steel-dark', 'ink', 2.6, 'M18 72a32 13 0 1 1 64 0a32 13 0 1 1 -64 0z'),
    fill('ink', 'M25 72a25 9 0 1 1 50 0a25 9 0 1 1 -50 0z'),
    put('prisoner', 50, 56, { scale: 1.6 }),
    fill('ink', 'M25 73q25 12 50 0v10H25z'),
    edged('steel', 'ink', 2, bar(84, 52, 34, 8, -64)),
  ],
  barricades: [...STREET, put('barrier', 50, 44, { scale: 1.8 }), put('barrier', 50, 74, { scale: 1.8 })],
  'dead-ends': [
    ...ALLEY,
    put('barrier', 50, 58, { scale: 1.5 }),
    line('ink', 11, 'M36 14l28 28M64 14L36 42'),
    line('red', 6.5, 'M36 14l28 28M64 14L36 42'),
  ],
  'the-hunt-is-on': [...LAMPLIGHT, put('crosshair', 50, 48, { scale: 2.6 }), put('prisoner', 50, 48, { scale: 1.2 })],
  'street-gangs': [
    ...STREET,
    put('prisoner', 50, 30, { scale: 1.2 }),
    put('prisoner', 24, 68, { scale: 1.2 }),
    put('prisoner', 76, 68, { scale: 1.2 }),
  ],
  'running-the-clock': [...LAMPLIGHT, put('clock', 44, 50, { scale: 2 }), put('mission', 80, 76, { scale: 1.2 })],
  'the-bridges-are-mined': [fill('dusk', box(-2, -2, 104, 104)), ...mined([50])],
  wreckers: [...roof('gullfire'), put('prisoner', 84, 60, { scale: 1 }), put('wrench', 20, 54, { scale: 1 })],
  'time-is-running-out': [
    ...BLOOD,
    edged('bone', 'ink', 2.4, slab(24, 8, 52, 9, 3), slab(24, 84, 52, 9, 3)),
    edged('cyan-dark', 'ink', 2.4, 'M30 17h40q0 22-15 33 15 11 15 34H30q0-23 15-34Q30 39 30 17z'),
    fill('amber', 'M37 30h26q-4 10-13 18-9-8-13-18zM34 84q4-16 16-18 12 2 16 18z', box(49, 46, 2, 22)),
  ],
};

const HARD: Record<string, Scene> = {
  'ambush-in-force': [
    ...ALLEY,
    put('prisoner', 16, 42, { scale: 1.2 }),
    put('prisoner', 84, 42, { scale: 1.2, flip: true }),
    put('prisoner', 28, 74, { scale: 1.2 }),
    put('prisoner', 72, 74, { scale: 1.2, flip: true }),
    put('snake-head', 50, 58, { scale: 0.9 }),
  ],
  'sewer-flood': [
    ...SEWER,
    put('prisoner-head', 24, 50, { scale: 1 }),
    put('prisoner-head', 76, 50, { scale: 1 }),
    put('prisoner-head', 50, 44, { scale: 1.2 }),
    FLOOD,
    line('green', 3, 'M-2 70q13-8 26 0t26 0 26 0 26 0M-2 86q13-8 26 0t26 0 26 0 26 0'),
  ],
  'high-barricades': [
    ...STREET,
    put('barrier', 50, 24, { scale: 1.5 }),
    put('barrier', 36, 50, { scale: 1.5, turn: -5 }),
    put('barrier', 62, 66, { scale: 1.5, turn: 5 }),
    put('barrier', 40, 84, { scale: 1.5 }),
  ],
  lockdown: [
    ...BLOOD,
    line('ink', 13, 'M32 48V32q0-18 18-18t18 18v16'),
    line('steel', 8, 'M32 48V32q0-18 18-18t18 18v16'),
    edged('amber', 'ink', 2.6, slab(20, 44, 60, 46, 6)),
    fill('ink', disc(50, 62, 7), 'M47 66h6l3 14H44z'),
  ],
  manhunt: [
    ...LAMPLIGHT,
    put('crosshair', 50, 50, { scale: 2.8 }),
    put('prisoner', 26, 32, { scale: 0.9 }),
    put('prisoner', 74, 32, { scale: 0.9 }),
    put('prisoner', 26, 70, { scale: 0.9 }),
    put('prisoner', 74, 70, { scale: 0.9 }),
    put('prisoner', 50, 50, { scale: 1.1 }),
  ],
  'all-the-gangs': [
    ...STREET,
    put('skull', 50, 46, { scale: 1.5 }),
    put('prisoner', 20, 28, { scale: 1 }),
    put('prisoner', 80, 28, { scale: 1 }),
    put('prisoner', 20, 74, { scale: 1 }),
    put('prisoner', 80, 74, { scale: 1 }),
  ],
  countdown: [
    ...BLOOD,
    put('clock', 50, 36, { scale: 1.7 }),
    put('mission', 28, 78, { scale: 1.2 }),
    put('mission', 72, 78, { scale: 1.2 }),
  ],
  'more-mines': [fill('blood', box(-2, -2, 104, 104)), ...mined([14, 38, 62, 86])],
  'wrecking-crew': [
    ...roof('gullfire-wrecked'),
    put('flame', 22, 50, { scale: 1 }),
    put('prisoner', 82, 62, { scale: 1.1 }),
    put('prisoner', 60, 72, { scale: 1.1 }),
  ],
  'last-minutes': [
    ...BLOOD,
    edged('ink', 'red', 3, slab(8, 30, 84, 42, 6)),
    line('red', 5.5, 'M16 40h13v23H16zM45 40h13v23H45zM69 40h14v11H72M83 51v12H69M37 47v1M37 57v1'),
    put('skull', 84, 22, { scale: 1 }),
    glaze('red', 0.2, disc(50, 50, 46)),
  ],
};

const BONUSES: Record<string, Scene> = {
  'thick-skins': [...BLOOD, put('prisoner', 40, 50, { scale: 1.8 }), put('shield', 76, 66, { scale: 1.4 })],
  blowguns: [
    ...BLOOD,
    put('prisoner', 32, 52, { scale: 1.7 }),
    line('ink', 9, 'M46 60l36-12'),
    line('brown', 5.5, 'M46 60l36-12'),
    edged('steel', 'ink', 1.2, 'M86 44l12-6-7 11z'),
    edged('red', 'ink', 1, 'M84 45l4 6-8 2z'),
  ],
  'night-runners': [
    ...STREET,
    edged('bone', 'ink', 2, disc(78, 20, 12)),
    line('bone', 3, 'M2 50h16M0 64h12M4 78h14'),
    put('prisoner', 46, 46, { scale: 1.5 }),
    put('boot', 60, 82, { scale: 1 }),
    put('boot', 30, 84, { scale: 1 }),
  ],
};

export const NEW_YORK_PICTURES: Record<string, Scene> = { ...STANDARD, ...HARD, ...BONUSES };

/** The pictures of Snake's cards, on a field of 100 by 100 (ledger 5.13, 5.14). */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab } from '$shared/art/draw';
import { put, type Scene } from '../scene';
import { ALLEY, BLOOD, LAMPLIGHT, SCREEN, SEWER, STREET, theft } from './grounds';

const SPEED = 'M2 24h24M8 42h20M0 60h22M10 78h18';

export const SNAKE: Record<string, Scene> = {
  'strong-antitoxin': [
    ...SCREEN,
    line('wire', 2, 'M4 82h22l6-12 8 22 8-16 4 6h44'),
    put('syringe', 50, 44, { scale: 2.2 }),
  ],
  'on-my-own': [...LAMPLIGHT, glaze('ink', 0.6, 'M20 102q-2-44 30-44t30 44z'), put('snake', 50, 54, { scale: 2.1 })],
  'dead-run': [
    ...STREET,
    line('bone', 3, SPEED),
    put('boot', 42, 42, { scale: 1.5, turn: -20 }),
    put('boot', 70, 66, { scale: 1.7, turn: 8 }),
  ],
  'kick-it-down': [
    ...STREET,
    put('barrier', 66, 50, { scale: 1.9, turn: 18 }),
    put('blast', 56, 52, { scale: 1.4 }),
    put('boot', 30, 54, { scale: 1.9, turn: -8 }),
  ],
  'bare-knuckles': [
    ...BLOOD,
    put('fist', 50, 52, { scale: 2.4 }),
    line('bone', 3.6, 'M14 18l10 10M86 18L76 28M50 2v10'),
  ],
  'spray-the-street': [
    ...STREET,
    line('yellow', 3, 'M58 44L98 12M60 48l40-14M60 52l40 4M58 56l40 22M54 58l26 36'),
    put('blast', 58, 50, { scale: 0.8 }),
    put('smg', 32, 54, { scale: 1.9 }),
  ],
  'hit-and-run': [
    ...BLOOD,
    put('fist', 32, 36, { scale: 1.5 }),
    line('bone', 4, 'M12 82h34M20 70h22'),
    put('boot', 68, 68, { scale: 1.5 }),
  ],
  // Nobody saw, nobody heard.
  'ghost-step': [
    ...ALLEY,
    put('footprint', 42, 86, { scale: 0.9, turn: 12 }),
    put('footprint', 60, 66, { scale: 0.8, turn: 12, opacity: 0.7 }),
    put('footprint', 46, 50, { scale: 0.65, turn: 8, opacity: 0.5 }),
    put('footprint', 56, 34, { scale: 0.55, turn: 6, opacity: 0.35 }),
    dashes('cyan', 2.4, '4 4', disc(50, 18, 14)),
  ],
  'not-my-plan-snake': theft('snake'),
  'one-man-army': [
    ...BLOOD,
    put('prisoner', 14, 82, { scale: 1, turn: -80, opacity: 0.8 }),
    put('prisoner', 86, 82, { scale: 1, turn: 80, opacity: 0.8 }),
    put('snake', 50, 50, { scale: 2 }),
    put('smg', 52, 84, { scale: 1.5, turn: -10 }),
  ],
  'old-war-reflexes': [
    ...STREET,
    line('steel', 2.4, 'M36 0q4 24 12 30M64 0q-4 24-12 30'),
    edged('steel', 'ink', 2.4, slab(34, 28, 22, 34, 9), slab(50, 36, 22, 34, 9)),
    line('steel-dark', 2, 'M56 48h10M56 54h10M56 60h7'),
    put('barrier', 22, 80, { scale: 1, turn: -30 }),
    put('barrier', 80, 82, { scale: 1, turn: 24 }),
  ],
  'second-wind': [
    ...LAMPLIGHT,
    put('snake', 38, 50, { scale: 1.8 }),
    put('cards', 76, 66, { scale: 1.4 }),
    line('cyan', 3.6, 'M60 20h20q8-2 6-8t-8-2M64 32h26q8 1 6 8'),
  ],
  'into-the-sewers': [
    ...SEWER,
    line('ink', 8, 'M38 2v66M62 2v66'),
    line('steel', 4, 'M38 2v66M62 2v66M38 16h24M38 30h24M38 44h24M38 58h24'),
    put('boot', 50, 34, { scale: 1.3 }),
  ],
  'last-warning': [
    ...STREET,
    put('pistol', 40, 60, { scale: 1.9, turn: -58 }),
    put('blast', 60, 20, { scale: 1 }),
    put('hand', 84, 62, { scale: 0.9, turn: 10 }),
    put('hand', 14, 36, { scale: 0.8, turn: -10 }),
    fill('ink', box(0, 94, 100, 8)),
    fill('red', bar(50, 94, 70, 3, 0)),
  ],
};

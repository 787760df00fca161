/** The grounds of the card pictures on a field of 100 by 100, and parts that many of them share. */
import { bar, box, disc, fill, glaze, line, type Drawing } from '$shared/art/draw';
import { put, type Scene } from '../scene';

const FIELD = box(-2, -2, 104, 104);

/** A row of dark houses, and the street before it. */
export const STREET: Drawing = [
  fill('night', FIELD),
  fill('night-lit', 'M-2 74V40h13V28h13v18h9V16h17v30h11V32h15v16h9V22h17v52z'),
  fill(
    'amber',
    box(15, 34, 3, 4),
    box(37, 24, 3, 4),
    box(43, 40, 3, 4),
    box(66, 40, 3, 4),
    box(88, 30, 3, 4),
    box(4, 50, 3, 4),
  ),
  fill('ink', box(-2, 72, 104, 30)),
];

/** A lamp from above left, and its light on the ground. */
export const LAMPLIGHT: Drawing = [
  fill('dusk', FIELD),
  glaze('amber', 0.16, 'M20-2h30l46 104H4z'),
  glaze('amber', 0.2, 'M28-2h14l30 104H18z'),
  fill('ink', 'M-2 88h104v14H-2z'),
];

/** Two walls, and a way between them. */
export const ALLEY: Drawing = [
  fill('night-lit', FIELD),
  fill('night', 'M-2-2h34l8 70-42 34zM102-2H68l-8 70 42 34z'),
  fill('dusk-lit', 'M40 68h20l30 34H10z'),
  fill('amber', box(8, 16, 6, 9), box(84, 28, 6, 9)),
];

/** The lines of an old computer. */
export const SCREEN: Drawing = [
  fill('screen', FIELD),
  line('screen-lit', 1.4, 'M0 20h100M0 40h100M0 60h100M0 80h100M20 0v100M40 0v100M60 0v100M80 0v100'),
];

/** Danger. */
export const BLOOD: Drawing = [
  fill('blood', FIELD),
  ...[0, 45, 90, 135].map((turn) => glaze('blood-lit', 0.6, bar(50, 50, 160, 14, turn))),
];

/** A plain field for a thing. */
export const TABLE: Drawing = [fill('night-lit', FIELD), glaze('night', 0.8, disc(50, 50, 42))];

/** Below the streets. */
export const SEWER: Drawing = [
  fill('screen', FIELD),
  fill('night-lit', disc(50, 46, 44)),
  fill('ink', disc(50, 46, 36)),
  fill('green-dark', 'M8 70q11-6 21 0t21 0 21 0 21 0v32H8z'),
];

/** Not My Plan: the same deed, done by each of the four in turn. */
export function theft(hero: string): Scene {
  return [
    ...BLOOD,
    fill(`${hero}-dark`, 'M-2 102V44l42 58z'),
    put('president', 66, 38, { scale: 1.6 }),
    put('hand', 50, 72, { scale: 1.3, turn: 40 }),
    put(hero, 22, 74, { scale: 1.3 }),
  ];
}

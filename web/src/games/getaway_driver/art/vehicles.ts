/**
 * The vehicles from above, around (0, 0), facing north. Hull.svelte enlarges them by a fifth: a car on a tile of 100 by
 * 100 is 26 wide and 50 long.
 */
import { box, disc, edged, fill, glaze, line, slab, type Drawing } from '$shared/art/draw';

export interface Body {
  /** Lies under the body and shows past it: the pale rim of a playing piece. */
  outline: string;
  rim: string;
  drawing: Drawing;
  /** Where the number stands, if it has one, and the right lamp of the siren. */
  number?: readonly [x: number, y: number];
  siren?: readonly [x: number, y: number];
}

const BEAMS = glaze('lamp', 0.4, 'M-9-19L-17-40h13L-4-19z', 'M9-19l8-21H4l0 21z');
const WHEELS = fill(
  'tyre',
  slab(-12.2, -14, 4, 9, 1.5),
  slab(8.2, -14, 4, 9, 1.5),
  slab(-12.2, 7, 4, 9, 1.5),
  slab(8.2, 7, 4, 9, 1.5),
);
const HEADLIGHTS = fill('lamp', slab(-9.2, -20, 5.4, 3.4, 1.4), slab(3.8, -20, 5.4, 3.4, 1.4));
const TAIL_LIGHTS = fill('siren-red', box(-9, 18.6, 5, 2), box(4, 18.6, 5, 2));

const SALOON =
  'M-7-21H7q3.4.6 3.9 4.6l.3 9.4v15l-.5 9.5q-.4 3.5-3.7 3.5H-7q-3.3 0-3.7-3.5l-.5-9.5V-7l.3-9.4q.5-4 3.9-4.6z';
const COUPE =
  'M0-21.5q6.5 0 8.5 3.5 1.5 3 1.6 8l-.6 6 .9 7 1 6q.6 6-.6 9.5-1 2.5-4 2.5H-6.8q-3 0-4-2.5-1.2-3.5-.6-9.5l1-6 .9-7-.6-6q.1-5 1.6-8 2-3.5 8.5-3.5z';
const VAN = 'M-9.5-23h19l2.5 4v37q0 4-4 4H-8q-4 0-4-4v-37z';
const BIKE =
  'M-2-18h4q1.5 3 1.4 7L9-9.5v4L6.5-4q2 4 1 9.5l-1 11q-2 2-4.5 1.5h-4q-2.5.5-4.5-1.5l-1-11q-1-5.5 1-9.5L-9-5.5v-4l5.6-1.5q-.1-4 1.4-7z';
const COPTER = 'M0-22q9 1 9.5 13Q9.5 1 3 5l-1 14h4v4H-6v-4h4L-3 5Q-9.5 1-9.5-9-9-21 0-22z';

export const DRIVER_CARS: Record<string, Body> = {
  // Long bonnet, two stripes from end to end.
  a: {
    outline: SALOON,
    rim: 'paper',
    drawing: [
      BEAMS,
      WHEELS,
      edged('car-a', 'ink', 1.4, SALOON),
      fill('car-a-dark', 'M-9.8 15h19.6l-.4 4q-.4 1.3-2 1.3H-7.4q-1.6 0-2-1.3z'),
      fill('ink', box(-4.6, -20.5, 3, 13), box(1.6, -20.5, 3, 13), box(-4.6, 12.5, 3, 8), box(1.6, 12.5, 3, 8)),
      edged('glass', 'ink', 1.2, 'M-9-6.5q9-4 18 0L7-.5H-7z', 'M-7 8.5H7l1.6 4q-8.6 2.5-17.2 0z'),
      fill('ink', 'M-9.8-4.5l1.8 5v7l-1.8 3.5zM9.8-4.5L8 .5v7l1.8 3.5z'),
      HEADLIGHTS,
      TAIL_LIGHTS,
    ],
  },
  // Round nose, one broad stripe, a wing on the tail.
  b: {
    outline: `${COUPE}M-12 15h24v6.5h-24z`,
    rim: 'paper',
    drawing: [
      BEAMS,
      WHEELS,
      edged('car-b', 'ink', 1.4, COUPE),
      fill('paper', 'M-3-21h6v13h-6zM-3 12h6v5h-6z'),
      edged('glass', 'ink', 1.2, 'M-8.5-6q8.5-5.5 17 0L6.5 1h-13z', 'M-6.5 7.5h13l1.5 5q-8 2-16 0z'),
      fill('ink', 'M-9.5-3l1.8 4.5v5L-10 11zM9.5-3L7.7 1.5v5L10 11z'),
      edged('car-b-dark', 'ink', 1.4, slab(-12, 15.5, 24, 5.5, 1.8)),
      fill('lamp', 'M-8.5-16q1-3.5 5-4.5l-1 3.5zM8.5-16q-1-3.5-5-4.5l1 3.5z'),
      fill('siren-red', box(-9.5, 20, 5, 2), box(4.5, 20, 5, 2)),
    ],
  },
};

export const VEHICLES: Record<string, Body> = {
  patrol_car: {
    outline: SALOON,
    rim: 'glass',
    number: [0, 10],
    siren: [7, -2],
    drawing: [
      BEAMS,
      WHEELS,
      edged('police', 'ink', 1.4, SALOON),
      fill('police-light', 'M-10.5-8.5q10.5-4.5 21 0V16h-21z'),
      edged('glass', 'ink', 1.2, 'M-8.8-8.5q8.8-3.6 17.6 0L7-4H-7z'),
      fill('ink', 'M-9.8-6l1.8 4.5V12l-1.8 2zM9.8-6L8-1.5V12l1.8 2z'),
      edged('ink', 'ink', 1.4, slab(-10.5, -4.5, 21, 5, 2)),
      fill('siren-red', slab(-10, -4, 8.5, 4, 1.5)),
      fill('siren-blue', slab(1.5, -4, 8.5, 4, 1.5)),
      HEADLIGHTS,
      TAIL_LIGHTS,
    ],
  },
  police_motorcycle: {
    outline: BIKE,
    rim: 'glass',
    number: [0, 13],
    siren: [4.5, 6.5],
    drawing: [
      glaze('lamp', 0.4, 'M-2-17L-9-38H9L2-17z'),
      edged('tyre', 'stone-dark', 0.8, slab(-2.2, -19, 4.4, 11, 2.2), slab(-2.2, 10, 4.4, 10, 2.2)),
      edged('police-light', 'ink', 1.2, 'M-4-12q4-4.5 8 0l1.5 6-1 5.5h-9L-5.5-6z'),
      fill('glass', 'M-3.5-11.5q3.5-3 7 0l-1 3h-5z'),
      line('ink', 2.2, 'M-9.5-6.5l6-2M9.5-6.5l-6-2'),
      edged('police', 'ink', 1, slab(-8.5, 4, 5, 12, 2), slab(3.5, 4, 5, 12, 2)),
      edged('police', 'ink', 1.2, 'M-8-3q8-5 16 0l1 5q-9 6-18 0z'),
      edged('police-light', 'ink', 1.2, disc(0, -0.5, 5)),
      fill('ink', 'M-4.5-2.5q4.5-4.5 9 0l-1.5 1.5h-6z'),
      fill('siren-red', disc(-6, 5.5, 2)),
      fill('siren-blue', disc(6, 5.5, 2)),
    ],
  },
  armored_car: {
    outline: VAN,
    rim: 'glass',
    number: [0, 10],
    siren: [7.5, -5],
    drawing: [
      BEAMS,
      fill(
        'tyre',
        slab(-14, -16, 5, 10, 1.5),
        slab(9, -16, 5, 10, 1.5),
        slab(-14, 1, 5, 8, 1.5),
        slab(9, 1, 5, 8, 1.5),
        slab(-14, 11, 5, 8, 1.5),
        slab(9, 11, 5, 8, 1.5),
      ),
      edged('stone-dark', 'ink', 1.6, VAN),
      edged('steel', 'ink', 1.2, 'M-11-26h22l-2 5H-9z'),
      edged('police', 'ink', 1.2, box(-9, -8.5, 18, 27)),
      edged('glass', 'ink', 1.2, 'M-8.5-16h7v4.5h-7zM1.5-16h7v4.5h-7z'),
      fill(
        'steel',
        disc(-9.6, -18.5, 1),
        disc(9.6, -18.5, 1),
        disc(-10.3, 19.5, 1),
        disc(10.3, 19.5, 1),
        disc(-10.3, -6, 1),
        disc(10.3, -6, 1),
      ),
      fill('siren-red', slab(-8.5, -7.5, 8, 4, 1.5)),
      fill('siren-blue', slab(0.5, -7.5, 8, 4, 1.5)),
      fill('lamp', box(-10.5, -23, 4, 2.5), box(6.5, -23, 4, 2.5)),
    ],
  },
  police_helicopter: {
    outline: COPTER,
    rim: 'glass',
    siren: [5, 4],
    drawing: [
      glaze('lamp', 0.4, 'M-3-20l-12-22h30L3-20z'),
      line('stone-dark', 2, 'M-11-17V4M11-17V4M-11-12h22M-11-1h22'),
      edged('police', 'ink', 1.4, COPTER),
      edged('glass', 'ink', 1.2, 'M-6.5-11q.5-8.5 6.5-9.5 6 1 6.5 9.5-6.5-3-13 0z'),
      fill('police-light', 'M-9.3-8q9.3-3 18.6 0l-.6 4.5q-8.7-2.5-17.4 0z'),
      fill('siren-red', disc(-4.5, 4, 1.8)),
      fill('siren-blue', disc(4.5, 4, 1.8)),
    ],
  },
};

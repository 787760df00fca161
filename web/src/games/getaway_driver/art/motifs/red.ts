/** Streets that are blocked. */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { car, HOUSES, panes, type Motif } from './street';

const CONFETTI = [
  [30, 38],
  [38, 66],
  [44, 24],
  [57, 80],
  [62, 30],
  [70, 60],
  [22, 52],
  [79, 44],
  [40, 86],
  [58, 12],
] as const;

const UP_AND_DOWN = [
  [42.5, 9],
  [57.5, 10],
  [42.5, 30],
  [57.5, 31],
  [42.5, 70],
  [57.5, 69],
  [42.5, 91],
  [57.5, 90],
] as const;
const LEFT_AND_RIGHT = [
  [9, 42.5],
  [10, 57.5],
  [29, 42.5],
  [30, 57.5],
  [71, 42.5],
  [70, 57.5],
  [91, 42.5],
  [90, 57.5],
] as const;

/** Every third car of the jam from one on. */
function stuck(first: number): string[] {
  const some = <Place>(places: readonly Place[]) => places.filter((_, i) => i % 3 === first);
  return [
    ...some(UP_AND_DOWN).map(([x, y]) => car(x, y, 'v')),
    ...some(LEFT_AND_RIGHT).map(([x, y]) => car(x, y, 'h')),
  ];
}

export const RED: Record<string, Motif> = {
  car_accident: {
    drawing: [
      HOUSES,
      line('tread', 2.6, 'M42 98q-4-18 4-32M52 98q-4-16 2-30M98 42q-14-6-26 0M98 52q-14-6-24-2'),
      edged('orange', 'ink', 1.4, star(49, 46, 9, 25, 14)),
      fill('yellow', star(49, 46, 9, 18, 9, -70)),
      edged('teal', 'ink', 1.6, bar(42, 61, 32, 17, -62)),
      fill('ink', bar(44.5, 56, 6, 13, -62), bar(38, 68, 4.5, 13, -62)),
      edged('violet', 'ink', 1.6, bar(65, 42, 33, 17, -14)),
      fill('ink', bar(60, 43.5, 6, 13, -14), bar(74, 39.5, 4.5, 13, -14)),
      glaze('smoke', 0.85, disc(46, 38, 6), disc(53, 32, 5), disc(41, 30, 3.6)),
      fill('paper', bar(30, 44, 4, 2.5, 30), bar(60, 60, 4, 2.5, -20), bar(33, 36, 3, 2, 70), bar(56, 67, 3, 2, 40)),
      edged('tyre', 'steel', 1.6, disc(66, 63, 4)),
    ],
  },
  traffic_jam: {
    drawing: [
      HOUSES,
      edged('red', 'ink', 1.2, ...stuck(0)),
      edged('blue', 'ink', 1.2, ...stuck(1)),
      edged('paper-dim', 'ink', 1.2, ...stuck(2)),
      edged('amber', 'ink', 1.4, bar(50, 50, 19, 11, -40)),
      fill(
        'ink',
        ...UP_AND_DOWN.map(([x, y]) => panes(x, y, 'v')),
        ...LEFT_AND_RIGHT.map(([x, y]) => panes(x, y, 'h')),
        bar(52.5, 47.9, 3.4, 8.4, -40),
        bar(45.6, 53.7, 2.6, 8.4, -40),
      ),
      line('lamp', 2, 'M35 36l-4-5M37 34l-1-7M33 38l-7-2M65 64l4 5M63 66l1 7M67 62l7 2'),
    ],
  },
  oil_spill: {
    drawing: [
      HOUSES,
      fill(
        'oil',
        'M46 16q9-3 12 6 2 8 10 8 12-2 14 8 0 9-8 13-5 4 2 9 5 8-4 13-9 3-13 9-4 8-13 5-8-4-8-12-2-7-11-7-11 0-13-9 0-8 8-11 8-4 6-9-4-9 4-13 11 0 14-10z',
      ),
      line('violet', 2.4, 'M34 42q6-10 17-9 12 0 15 10'),
      line('teal', 2.4, 'M38 46q5-8 13-7 8 0 10 7'),
      line('pink', 2.4, 'M42 50q4-6 9-5 4 0 5 4'),
      glaze('white', 0.8, 'M40 72q8 6 16 2-8 1-16-2zM70 38q5 0 7 4-3-2-7-4z'),
      fill('oil', disc(27, 27, 3), disc(78, 72, 3.4), disc(22, 68, 2.4)),
      edged('red', 'ink', 1.6, slab(52, 52, 24, 17, 3)),
      line('red-dark', 2, 'M59 52.5v16M69 52.5v16'),
      fill('oil', 'M52 57h-6q-4 4 1 7h5z'),
      line('tread', 2.6, 'M44 100q-2-10 2-16M56 0q2 8-2 14'),
    ],
  },
  parade: {
    drawing: [
      HOUSES,
      line('paper', 1.2, 'M0 33q17 9 34 0M66 33q17 9 34 0M0 67q17-9 34 0M66 67q17-9 34 0'),
      fill('yellow', 'M6 35.5h6l-3 6zM66 33h0zM72 35.5h6l-3 6zM22 64h6l-3-6zM88 64h6l-3-6z'),
      fill('pink', 'M18 36.5h6l-3 6zM86 37h6l-3 6zM8 63h6l-3-6zM72 64h6l-3-6z'),
      fill('shade', slab(38, 22, 28, 62, 6)),
      edged('violet', 'ink', 1.6, slab(36, 19, 28, 62, 7)),
      dashes('amber', 3, '3 3', 'M39 24v52M61 24v52'),
      edged('yellow', 'ink', 1.4, star(50, 58, 5, 14, 6)),
      edged('pink', 'ink', 1.2, disc(45, 33, 6.5)),
      edged('teal', 'ink', 1.2, disc(55, 31, 6.5)),
      edged('red', 'ink', 1.2, disc(50, 40, 6.5)),
      fill(
        'paper',
        ...CONFETTI.map(([x, y], i) => bar(x, y, 4, 2, i * 40)),
        disc(43, 31, 1.5),
        disc(53, 29, 1.5),
        disc(48, 38, 1.5),
      ),
    ],
  },
  roadworks: {
    drawing: [
      HOUSES,
      fill('soil', 'M36 31l13 2 15-3 3 14-1 12 2 13-17-1-16 2-1-14 2-12z'),
      fill('oil', 'M42 37l9 1 4 9-1 14-10 1-3-11z'),
      line('stone', 3, 'M41 49h14'),
      edged(
        'paper',
        'ink',
        1.2,
        box(33, 21, 34, 6.5),
        box(33, 73, 34, 6.5),
        box(20, 33, 6.5, 34),
        box(74, 33, 6.5, 34),
      ),
      dashes('red', 6.5, '5.6 5.6', 'M34 24.2h32M34 76.2h32M23.2 34v32M77.2 34v32'),
      fill('tyre', bar(58, 66, 24, 5, -35), bar(67, 54, 24, 5, -35)),
      edged('amber', 'ink', 1.6, bar(63, 59.5, 19, 17, -35)),
      edged('amber', 'ink', 1.4, 'M55 56l5-4-11-13-5 4z'),
      edged('steel', 'ink', 1.4, 'M40 37l10-2 1 6-8 5z'),
      fill('glass', bar(59, 59, 6, 7, -35)),
    ],
  },
  open_drawbridge: {
    drawing: [
      HOUSES,
      edged('water', 'stone', 2.4, 'M16 29h68v42H16z'),
      line(
        'water-lit',
        1.8,
        'M20 36q3-2.5 6 0M74 36q3-2.5 6 0M20 65q3-2.5 6 0M74 65q3-2.5 6 0M27 50q4-3 8 0M44 50q3-2.5 6 0t6 0M66 50q4-3 8 0',
      ),
      edged('stone', 'ink', 1.4, box(27, 21, 8, 17), box(65, 21, 8, 17), box(27, 62, 8, 17), box(65, 62, 8, 17)),
      fill('shade', box(36, 40, 28, 8), box(36, 63, 28, 5)),
      edged('wood', 'ink', 1.6, 'M36 18h28l3 22H33z', 'M36 82h28l3-22H33z'),
      line('wood-dark', 1.6, 'M36 23h28M35.5 28h29M35 33h30M36 77h28M35.5 72h29M35 67h30'),
      fill('paper', box(33, 37, 34, 4), box(33, 59, 34, 4), box(12, 35, 4, 30), box(84, 35, 4, 30)),
      dashes('red', 4, '4.8 4.8', 'M33 39h34M33 61h34M14 35v30M86 35v30'),
      line('steel', 1.8, 'M31 23l3 16M69 23l-3 16M31 77l3-16M69 77l-3-16'),
    ],
  },
  collapsed_scaffolding: {
    drawing: [
      HOUSES,
      glaze('smoke', 0.3, disc(36, 42, 15), disc(60, 58, 18), disc(62, 34, 11), disc(36, 66, 11)),
      edged('wood', 'ink', 1.2, bar(37, 65, 36, 7, 24), bar(66, 36, 34, 7, 60), bar(60, 71, 26, 6, -12)),
      line('ink', 5.4, 'M22 36l50-12 7 24-50 14zM22 36l57 12M72 24L29 62M47 30l7 24'),
      line('steel', 3, 'M22 36l50-12 7 24-50 14zM22 36l57 12M72 24L29 62M47 30l7 24'),
      line('ink', 5.4, 'M40 82l14-36 16 6-14 36zM47 64l16 6M40 82l23-12M54 46l9 24'),
      line('amber', 3, 'M40 82l14-36 16 6-14 36zM47 64l16 6M40 82l23-12M54 46l9 24'),
      fill(
        'tiles',
        bar(28, 52, 6, 3.6, 20),
        bar(74, 62, 6, 3.6, -40),
        bar(34, 77, 6, 3.6, 60),
        bar(58, 19, 6, 3.6, -15),
        bar(44, 22, 5, 3.6, 40),
      ),
    ],
  },
  burst_water_main: {
    drawing: [
      HOUSES,
      fill(
        'water',
        'M40 6q8-4 18 0 4 12 2 22 8 8 30 6 6 8 2 20-14 6-28 10 0 14-2 28-10 6-22 0-2-12 0-26-12-8-32-8-4-10 0-20 16-2 30-6-2-12 2-26z',
      ),
      line('water-lit', 1.8, 'M46 13q4-3 8 0M45 88q5 3 10 0M11 46q4-3 8 0M82 54q4-3 8 0'),
      edged('soil', 'ink', 1.6, 'M33 42l8-10 15-2 12 9 2 14-10 12-16 3-12-11z'),
      fill('oil', 'M39 44l8-7 12 3 4 9-5 10-12 2-8-8z'),
      edged(
        'water-lit',
        'white',
        2,
        'M50 24q3 9 5 11 5-5 13-5-6 7-6 11 6 1 12 7-9 0-13 3 1 7 6 13-9-2-13-6-3 5-4 14-5-8-5-14-6 3-13 3 5-6 6-11-6-3-12-3 6-5 12-6-1-7-6-13 8 2 13 7 3-4 5-11z',
      ),
      edged(
        'white',
        'water',
        1.2,
        'M50 38q3 5 4 7 5-1 8 2-4 2-5 5 2 4 1 7-4-2-7-2-3 3-7 3 1-4-1-6-3-2-5-5 4-1 7-3 1-4 5-8z',
      ),
      fill(
        'white',
        disc(31, 30, 2.4),
        disc(71, 27, 2.8),
        disc(26, 55, 2.2),
        disc(76, 57, 2.4),
        disc(35, 72, 2.6),
        disc(66, 73, 2.2),
      ),
    ],
  },
  street_market: {
    drawing: [
      HOUSES,
      fill('shade', box(30, 19, 46, 17), box(30, 67, 46, 17), box(16, 41, 27, 21), box(61, 41, 27, 21)),
      edged(
        'paper',
        'ink',
        1.2,
        box(28, 16, 21, 16),
        box(52, 16, 21, 16),
        box(28, 68, 21, 16),
        box(52, 68, 21, 16),
        box(13, 40, 26, 20),
        box(61, 40, 26, 20),
      ),
      dashes('red', 15, '3.5 3.5', 'M28.5 24h20.5M52.5 76h20.5'),
      dashes('teal', 15, '3.5 3.5', 'M52.5 24h20.5M28.5 76h20.5'),
      dashes('amber', 19, '3.7 3.7', 'M13.5 50h25.5'),
      dashes('violet', 19, '3.7 3.7', 'M61.5 50h25.5'),
      edged('wood', 'ink', 1, box(41, 37, 10, 9), box(49, 53, 10, 9)),
      fill('orange', disc(44, 40, 2), disc(48, 40, 2), disc(46, 43.4, 2)),
      fill('green', disc(52, 56, 2), disc(56, 56, 2), disc(54, 59.4, 2)),
    ],
  },
  jackknifed_truck: {
    drawing: [
      HOUSES,
      line('tread', 3, 'M96 40q-22-2-34 6M96 58q-16-2-26 2M38 96q-2-10 2-18'),
      fill('shade', bar(60, 49, 62, 23, -24), bar(35, 74, 24, 21, 70)),
      edged('steel', 'ink', 1.8, bar(58, 45, 60, 22, -24)),
      line('stone-dark', 1.6, 'M40 41l9 19.5M50 37l9 19.5M60 32.5l9 19.5M70 28l9 19.5'),
      fill('red', bar(58, 45, 58, 4.5, -24)),
      edged('red', 'ink', 1.8, bar(32, 68, 22, 19, 68)),
      fill('glass', bar(35, 75, 5, 15, 68)),
      line('ink', 3, 'M31 57l-1 4'),
      fill('orange', 'M66 66l4 9h-8zM78 62l4 9h-8zM22 44l4 9h-8z'),
      fill('paper', box(64.4, 70.4, 3.4, 1.8), box(76.4, 66.4, 3.4, 1.8), box(20.4, 48.4, 3.4, 1.8)),
    ],
  },
};

/** Quiet roads: midtown, the country, the tunnels, and the first and the last tile. */
import { bar, box, dashes, disc, edged, fill, glaze, line, slab, star } from '$shared/art/draw';
import { HOUSES, type Motif } from './street';

/** Trees from above: a dark crown and a light one a little to the north-west. */
function trees(...places: (readonly [x: number, y: number, r: number])[]) {
  return [
    fill('tree', ...places.map(([x, y, r]) => disc(x, y, r))),
    fill('tree-lit', ...places.map(([x, y, r]) => disc(x - r * 0.22, y - r * 0.22, r * 0.58))),
  ];
}

export const GREEN: Record<string, Motif> = {
  start: {
    drawing: [
      HOUSES,
      glaze('amber', 0.22, disc(50, 50, 31)),
      fill('paper', box(35, 35, 30, 30)),
      fill(
        'ink',
        ...[0, 1, 2, 3, 4].flatMap((row) =>
          [0, 1, 2, 3, 4].filter((at) => (at + row) % 2 === 0).map((at) => box(35 + at * 6, 35 + row * 6, 6, 6)),
        ),
      ),
      edged('roof-dark', 'roof-lit', 1.5, box(3, 71, 27, 26)),
      fill('steel', 'M7 80l9.5-6 9.5 6v2H7zM8 84h3v8H8zM15 84h3v8h-3zM22 84h3v8h-3zM6 93h21v2H6z'),
      glaze('siren-red', 0.35, disc(30, 71, 9)),
      edged('siren-red', 'ink', 1, disc(30, 71, 3.4)),
      line('tread', 2, 'M44 68q0 12-10 16M56 68q0 20-18 26'),
    ],
  },
  escape: {
    blocks: 'block-none',
    drawing: [
      glaze('amber', 0.3, star(50, 50, 12, 70, 20)),
      glaze('amber', 0.35, disc(50, 50, 34)),
      fill('road', 'M35 100V62h30v38z'),
      edged('green-dark', 'paper', 2.4, slab(19, 19, 62, 46, 6)),
      fill('paper', 'M50 24l18 18H58v17H42V42H32z'),
      line('paper', 2.4, 'M26 30v24M74 30v24'),
      dashes('lane', 2.4, '6 5', 'M50 68v32'),
    ],
  },
  city_map: {
    drawing: [
      HOUSES,
      fill('shade', 'M22 31l20-7 20 7 20-7v50l-20 7-20-7-20 7z'),
      fill('paper', 'M20 28l20-7 20 7 20-7v50l-20 7-20-7-20 7z'),
      fill('paper-dim', 'M40 21l20 7v50l-20-7z'),
      fill('water-lit', 'M60 55q12-8 20-4v20l-20 7z'),
      line('roof-dark', 2, 'M20 44l20-7 20 7 20-7M30 25v49M52 26v49M70 25v28'),
      dashes('red', 3, '4 3', 'M26 66l6-10 14-2 6-10'),
      glaze('ink', 0.3, 'M52 46l6-3 4 2z'),
      edged('red', 'ink', 1.6, 'M54 44q-10-13-9-19a9 9 0 0 1 18 0q1 6-9 19z'),
      fill('paper', disc(54, 25.5, 3.6)),
    ],
  },
  garage_hideout: {
    drawing: [
      HOUSES,
      fill('shade', box(24, 26, 56, 56)),
      edged('roof-dark', 'ink', 2, slab(22, 22, 56, 56, 4)),
      line('roof', 2, 'M29 23v54M36 23v54M43 23v54M50 23v54M57 23v54M64 23v54M71 23v54'),
      glaze('lamp', 0.45, 'M37 22h26l5-14H32z', 'M37 78h26l5 14H32z', 'M22 37v26L8 68V32z', 'M78 37v26l14 5V32z'),
      fill('lamp', box(37, 20, 26, 4), box(37, 76, 26, 4), box(20, 37, 4, 26), box(76, 37, 4, 26)),
      edged('lamp', 'ink', 2, 'M41 45a11 11 0 0 1 13-14l-5 8 3 6h6l4-7a11 11 0 0 1-7 15l-13 17a4.8 4.8 0 0 1-7-6z'),
    ],
  },
  skid_row: {
    drawing: [
      HOUSES,
      edged('tiles-dark', 'ink', 1, box(68, 3, 28, 27), box(4, 69, 27, 28)),
      line('ink', 1.6, 'M72 9l8 6M78 9l-6 6M8 76l8 7M15 76l-7 7M86 20h6v6h-6zM20 86h6v6h-6z'),
      glaze('orange', 0.22, disc(50, 50, 27)),
      glaze('orange', 0.3, disc(50, 50, 17)),
      edged('wood-dark', 'ink', 1.6, disc(50, 50, 9.5)),
      fill('orange', 'M42 52q-1-6 4-9 1-8 8-10-1 5 3 8 5 6 0 12-7 6-15-1z'),
      fill('yellow', 'M46 52q0-5 4-8 3 3 4 6 0 5-4 5-3 0-4-3z'),
      edged('stone-dark', 'ink', 1.4, slab(22, 36, 13, 9, 1.5), slab(66, 57, 9, 13, 1.5)),
      fill(
        'paper-dim',
        bar(40, 70, 5, 3.5, 20),
        bar(62, 33, 5, 3.5, -30),
        bar(70, 46, 4, 3, 50),
        bar(33, 61, 4, 3, 10),
      ),
      fill('ink', disc(58, 66, 3), disc(62, 68.5, 2.4)),
    ],
  },
  thoroughfare: {
    drawing: [
      HOUSES,
      fill('road', box(0, 25, 100, 50)),
      line('kerb', 1.4, 'M0 25h35.5M65 25H100M0 75h35M65 75h35'),
      dashes('lane', 1.6, '7 6', 'M0 37.5h34M66 37.5h34M0 62.5h34M66 62.5h34'),
      edged('grass', 'kerb', 1.2, slab(3, 46.5, 26, 7, 3.5), slab(71, 46.5, 26, 7, 3.5)),
      ...trees([9, 50, 4], [23, 50, 4], [77, 50, 4], [91, 50, 4]),
      fill('amber', 'M35 28l9 9-9 9h-7l9-9-9-9zM48 28l9 9-9 9h-7l9-9-9-9zM61 28l9 9-9 9h-7l9-9-9-9z'),
      fill('amber', 'M65 54l-9 9 9 9h7l-9-9 9-9zM52 54l-9 9 9 9h7l-9-9 9-9zM39 54l-9 9 9 9h7l-9-9 9-9z'),
    ],
  },
  vantage_point: {
    blocks: 'grass',
    drawing: [
      glaze('lamp', 0.34, 'M50 50L31 0h38zM50 50l50-19v38zM50 50l19 50H31zM50 50L0 69V31z'),
      fill('shade', disc(52, 53, 29)),
      edged('grass', 'grass-lit', 1.6, disc(50, 50, 28)),
      edged('grass-lit', 'tree', 1.2, disc(50, 50, 20)),
      edged('stone', 'ink', 1.6, star(50, 50, 8, 14.5, 13.4, -67.5)),
      edged('ink', 'paper', 1, 'M38 54l3-11q1-3 4-3t4 3h2q1-3 4-3t4 3l3 11a6 6 0 0 1-11.5 1h-1A6 6 0 0 1 38 54z'),
      fill('glass', disc(44, 54.5, 3.6), disc(56, 54.5, 3.6)),
      ...trees([9, 91, 6], [24, 78, 5], [91, 9, 6], [78, 22, 5], [93, 26, 4]),
    ],
  },
  country_lane: {
    blocks: 'grass',
    road: 'sand',
    drawing: [
      line('soil', 2, 'M43 0v100M57 0v100M0 43h100M0 57h100'),
      fill('grass-lit', 'M1 70l30-3q3 2 3 6v26H1zM99 66v33H79L66 78v-6q0-6 6-6z'),
      line('grass', 1.8, 'M4 77l29-4M4 84l29-3M4 91l29-2M4 97l29-1M76 70l22 24M84 69l14 16'),
      ...trees(
        [31, 27, 7.5],
        [29, 8, 4.5],
        [9, 31, 5],
        [69, 31, 8],
        [84, 33, 5],
        [68, 12, 4.5],
        [70, 73, 8],
        [70, 91, 6],
        [31, 70, 6],
      ),
      fill('shade', box(9, 78, 19, 17)),
      edged('tiles', 'ink', 1.2, box(7, 75, 19, 17)),
      fill('tiles-dark', box(7, 83.5, 19, 8.5)),
      edged('stone-dark', 'ink', 1, box(20, 78, 4, 4)),
      edged('paper', 'ink', 1, disc(84, 84, 3), disc(90, 80, 3), disc(91, 89, 3)),
      fill('ink', disc(81.6, 84, 1.3), disc(87.6, 80, 1.3), disc(88.6, 89, 1.3)),
    ],
  },
  lakeside_road: {
    blocks: 'grass',
    drawing: [
      fill('water', 'M1 72q12-6 24-3 8 4 8 12v18H1zM99 72q-12-6-24-3-8 4-8 12v18h32z'),
      line('sand', 3, 'M1 72q12-6 24-3 8 4 8 12v18M99 72q-12-6-24-3-8 4-8 12v18'),
      line('water-lit', 1.8, 'M4 80q3-3 6 0M22 78q3-3 6 0M20 94q4-3 8 0M71 95q4-3 8 0t8 0M84 76q4-3 8 0'),
      edged('paper', 'ink', 1.4, 'M15 94q-7-8 0-18 7 10 0 18z'),
      line('red', 2.4, 'M9 87h12'),
      edged('wood', 'ink', 1, box(66, 82, 20, 5.5)),
      edged('tiles', 'ink', 1, 'M84 90q7-4 13 1-6 4-13 1z'),
      ...trees([31, 27, 7], [12, 32, 5], [31, 9, 5], [69, 28, 7], [88, 34, 4.5], [69, 9, 5]),
      line('paper', 2, 'M1 64.6h32M67 64.6h32'),
      glaze('lamp', 0.3, disc(17, 60, 9), disc(83, 60, 9), disc(40, 83, 9), disc(60, 17, 9)),
      fill('lamp', disc(17, 63, 2.4), disc(83, 63, 2.4), disc(37, 83, 2.4), disc(63, 17, 2.4)),
    ],
  },
  tunnel: {
    drawing: [
      HOUSES,
      fill('shade', 'M25 27h52l6 6v46l-6 6H25l-6-6V33z'),
      edged('rock', 'rock-dark', 1.6, 'M27 16l23 3 24-3 10 11-3 23 3 23-10 11-24-3-23 3-11-11 3-23-3-23z'),
      fill('rock-lit', 'M27 16l23 3 24-3-10 16-24 3-8 15-3 22-13 1 3-23-3-23z'),
      fill('grass-lit', 'M38 37l12-4 13 4 4 13-4 12-13 5-12-5-5-12z'),
      fill('tree', disc(44, 44, 5), disc(54, 39.5, 3), disc(58, 49, 4), disc(47, 57, 3.4), disc(55, 59, 2.4)),
      edged('oil', 'steel', 2.6, 'M37 16v6q1 9 13 9t13-9v-6z', 'M37 84v-6q1-9 13-9t13 9v6z'),
      edged('oil', 'steel', 2.6, 'M16 37h6q9 1 9 13t-9 13h-6z', 'M84 37h-6q-9 1-9 13t9 13h6z'),
      dashes('amber', 2, '4 3', 'M50 12v14M50 88V74M12 50h14M88 50H74'),
    ],
  },
  farm_track: {
    blocks: 'sand',
    road: 'soil',
    drawing: [
      fill('grass', 'M1 1h33v27q0 6-6 6H1zM99 1v33H72q-6 0-6-6V1z'),
      line('grass-lit', 2, 'M4 20h26M4 26h28M4 32h24M70 4v27M76 4v29M82 4v29M88 4v29M94 4v29'),
      line('soil', 2, 'M69 72h28M69 78h28M69 84h28M69 90h28M69 96h28'),
      line('sand', 2.4, 'M43 0v100M57 0v100M0 43h100M0 57h100'),
      fill('shade', box(8, 73, 26, 24)),
      edged('tiles', 'ink', 1.6, box(5, 70, 26, 24)),
      fill('tiles-dark', box(5, 82, 26, 12)),
      line('paper', 1.6, 'M5 82h26M12 70v24M24 70v24'),
      edged('yellow', 'wood-dark', 1.2, disc(72, 40, 4.5), disc(80, 43, 4.5), disc(29, 60, 4.5)),
      edged('green', 'ink', 1.2, slab(44, 43, 12, 17, 2)),
      fill('tyre', slab(40, 52, 5, 11, 1.5), slab(55, 52, 5, 11, 1.5), slab(42, 40, 3, 6, 1), slab(55, 40, 3, 6, 1)),
      fill('lamp', box(46.5, 53, 7, 6)),
    ],
  },
};

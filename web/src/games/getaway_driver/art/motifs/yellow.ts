/** Streets that ask for care. */
import { bar, box, dashes, disc, edged, fill, line, slab } from '$shared/art/draw';
import { car, HOUSES, panes, type Motif } from './street';

/** A round parasol in two colours. */
function parasol(x: number, y: number): string {
  const [r, k] = [10, 7.07];
  return `M${x} ${y}L${x} ${y - r}A${r} ${r} 0 0 1 ${x + k} ${y - k}zM${x} ${y}L${x + r} ${y}A${r} ${r} 0 0 1 ${x + k} ${y + k}zM${x} ${y}L${x} ${y + r}A${r} ${r} 0 0 1 ${x - k} ${y + k}zM${x} ${y}L${x - r} ${y}A${r} ${r} 0 0 1 ${x - k} ${y - k}z`;
}

const PARASOLS = [
  [31, 31],
  [69, 31],
  [31, 69],
  [69, 69],
] as const;

export const YELLOW: Record<string, Motif> = {
  building_site: {
    drawing: [
      HOUSES,
      fill('sand', 'M27 30q10-6 22-3 14-4 24 3 5 10 1 20 4 12-2 22-12 5-23 1-12 4-22-1-5-11-1-21-4-12 1-21z'),
      fill('soil', 'M36 37h28v27H36z'),
      line('steel', 3, 'M40 42h20M40 50h20M40 58h20M45 38v25M55 38v25'),
      fill('shade', bar(55, 54, 78, 8, -32)),
      edged('amber', 'ink', 1.4, bar(52, 49, 80, 8, -32)),
      line('ink', 1.2, 'M21 66l5-2 3-6 7 0 3-6 7 0 3-6 7 0 3-6 7 0 3-6 7 0 3-6 5-1'),
      edged('orange', 'ink', 1.4, box(35, 53, 12, 12)),
      edged('wood', 'ink', 1, bar(64, 69, 17, 4, 8), bar(66, 74, 17, 4, -4)),
    ],
  },
  flyover: {
    drawing: [
      HOUSES,
      dashes('lane', 1.8, '6 5', 'M0 50h100'),
      fill('shade', box(24, 0, 54, 100)),
      fill('roof-dark', box(31, 0, 38, 100)),
      line('stone', 3.4, 'M32 0v100M68 0v100'),
      dashes('amber', 2, '8 6', 'M50 0v100'),
      line('stone-dark', 2, 'M30 12h4M30 31h4M30 50h4M30 69h4M30 88h4M66 12h4M66 31h4M66 50h4M66 69h4M66 88h4'),
      edged('red', 'ink', 1.2, car(42, 28, 'v')),
      edged('teal', 'ink', 1.2, car(14, 57, 'h'), car(58.5, 74, 'v')),
      fill('ink', panes(42, 28, 'v'), panes(14, 57, 'h'), panes(58.5, 74, 'v')),
    ],
  },
  loading_docks: {
    drawing: [
      HOUSES,
      edged(
        'roof-dark',
        'roof-lit',
        1.4,
        box(1, 26, 33, 10),
        box(66, 26, 33, 10),
        box(1, 64, 33, 10),
        box(66, 64, 33, 10),
      ),
      dashes('yellow', 2.6, '3 3', 'M2 36.5h32M66 36.5h32M2 63.5h32M66 63.5h32'),
      fill('shade', box(40, 6, 13, 31), box(52, 66, 13, 31)),
      edged('steel', 'ink', 1.4, box(38, 4, 12, 25), box(51, 71, 12, 25)),
      edged('red', 'ink', 1.4, slab(38, 30, 12, 9, 2.5)),
      edged('blue', 'ink', 1.4, slab(51, 61, 12, 9, 2.5)),
      line('stone-dark', 1, 'M41 6v21M44 6v21M47 6v21M54 73v21M57 73v21M60 73v21'),
      edged('orange', 'ink', 1.2, box(70, 40, 18, 8.5), box(54, 44, 8, 9)),
      edged('teal', 'ink', 1.2, box(10, 51, 18, 8.5)),
      line('ink', 1, 'M73.5 40v8.5M77 40v8.5M80.5 40v8.5M84 40v8.5M13.5 51v8.5M17 51v8.5M20.5 51v8.5M24 51v8.5'),
    ],
  },
  harbor_steps: {
    drawing: [
      HOUSES,
      fill('water', 'M.8 66H34v33.2H.8zM99.2 66H66v33.2h33.2z'),
      line('water-lit', 1.6, 'M3 71q3-2.5 6 0t6 0 6 0M70 71q3-2.5 6 0t6 0 6 0'),
      fill('stone', box(30, 62, 40, 38), box(0, 61, 31, 6), box(69, 61, 31, 6)),
      line('stone-dark', 2.4, 'M31 66h38M31 72h38M31 78h38M31 84h38M31 90h38M31 96h38'),
      fill('stone-dark', box(28, 61, 4, 39), box(68, 61, 4, 39)),
      edged('ink', 'steel', 1, disc(25, 64, 2.4), disc(75, 64, 2.4), disc(10, 64, 2.4), disc(90, 64, 2.4)),
      line('ink', 6.4, 'M50 28v22M43 33h14M38 44q2 9 12 9t12-9', disc(50, 25, 3.6)),
      line('paper', 3, 'M50 28v22M43 33h14M38 44q2 9 12 9t12-9', disc(50, 25, 3.6)),
    ],
  },
  shopping_street: {
    drawing: [
      HOUSES,
      fill('shade', box(24, 0, 14, 34), box(66, 0, 14, 34), box(24, 66, 14, 34), box(66, 66, 14, 34)),
      edged('paper', 'ink', 1, box(26, 1, 10, 32), box(64, 67, 10, 32)),
      dashes('red', 10, '4 4', 'M31 1v32M69 67v32'),
      edged('paper', 'ink', 1, box(64, 1, 10, 32), box(26, 67, 10, 32)),
      dashes('teal', 10, '4 4', 'M69 1v32M31 67v32'),
      fill('paper', ...[37.5, 43.5, 49.5, 55.5].flatMap((at) => [box(at, 26, 3.6, 8), box(at, 66, 3.6, 8)])),
      fill('paper', ...[37.5, 43.5, 49.5, 55.5].flatMap((at) => [box(26, at, 8, 3.6), box(66, at, 8, 3.6)])),
      edged('pink', 'ink', 1.2, 'M42 45h7v9h-7z'),
      edged('yellow', 'ink', 1.2, 'M51 42h8v12h-8z'),
      line('ink', 1.2, 'M44 45q1.5-4 3 0M53 42q2-5 4 0'),
    ],
  },
  cafe_terraces: {
    drawing: [
      HOUSES,
      fill('shade', ...PARASOLS.map(([x, y]) => disc(x + 1.5, y + 2, 10))),
      fill('red', disc(31, 31, 10), disc(69, 69, 10)),
      fill('green-dark', disc(69, 31, 10), disc(31, 69, 10)),
      fill('paper', ...PARASOLS.map(([x, y]) => parasol(x, y))),
      line('ink', 1.2, ...PARASOLS.map(([x, y]) => disc(x, y, 10))),
      edged('paper', 'ink', 1.4, disc(50, 50, 13), disc(50, 50, 8.5), 'M58 47h4q3 3 0 6h-4z'),
      fill('brown', disc(50, 50, 6.4)),
      line('paper', 1.5, 'M47 52q-1-4 3-4.5t3.5 3'),
    ],
  },
  tram_stop: {
    drawing: [
      HOUSES,
      line('steel', 1.4, 'M44 0v100M56 0v100'),
      dashes('stone-dark', 16, '1.6 4.4', 'M50 0v100'),
      edged('stone', 'ink', 1, slab(24, 22, 9.5, 54, 2), slab(66.5, 22, 9.5, 54, 2)),
      dashes('amber', 1.6, '3 2.5', 'M34.8 22v54M65.2 22v54'),
      fill('shade', slab(43, 17, 18, 68, 6)),
      edged('red', 'ink', 1.6, slab(41, 14, 18, 68, 6)),
      fill('paper', slab(44, 26, 12, 18, 2), slab(44, 51, 12, 18, 2)),
      fill('glass', 'M44 18q6-4 12 0v4H44zM44 78q6 4 12 0v-4H44z'),
      line('ink', 1.6, 'M41 47.5h18M50 30l-4 5 4 5 4-5z'),
      edged('roof-lit', 'ink', 1, box(25.5, 36, 6.5, 24), box(68, 36, 6.5, 24)),
    ],
  },
  one_way_street: {
    drawing: [
      HOUSES,
      fill('paper', 'M50 3l11 13h-6.5v15h-9V16H39zM50 69l11 13h-6.5v15h-9V82H39z'),
      edged('blue', 'paper', 2.4, slab(35, 35, 30, 30, 5)),
      fill('paper', 'M50 38.5l11 12h-6.5v11h-9v-11H39z'),
      edged('red', 'paper', 2.4, disc(20, 50, 12), disc(80, 50, 12)),
      fill('paper', slab(12.5, 47.4, 15, 5.2, 1.5), slab(72.5, 47.4, 15, 5.2, 1.5)),
    ],
  },
  roundabout: {
    drawing: [
      HOUSES,
      edged('road', 'kerb', 1.4, disc(50, 50, 35)),
      fill('road', box(35.6, 0, 28.8, 100), box(0, 35.6, 100, 28.8)),
      line('lane', 1.6, 'M36 15.5h14M50 84.5h14M15.5 50v14M84.5 36v14'),
      edged('stone', 'ink', 1.2, disc(50, 50, 17)),
      fill('grass', disc(50, 50, 14.5)),
      edged('water', 'stone', 1.8, disc(50, 50, 7)),
      fill('white', disc(50, 50, 2.4)),
      line('paper', 3, 'M28 60a24 24 0 0 1 6-28M40 28a24 24 0 0 1 28 6M72 40a24 24 0 0 1-6 28M60 72a24 24 0 0 1-28-6'),
      fill('paper', 'M31 27l8 1-4 8zM73 31l-1 8-8-4zM69 73l-8-1 4-8zM27 69l1-8 8 4z'),
    ],
  },
  old_town: {
    road: 'stone-dark',
    drawing: [
      dashes(
        'stone',
        3.2,
        '4 1.8',
        'M39 0v100M46-3v103M53 0v100M60-3v103M0 39h35M-3 46h38M0 53h35M-3 60h38M65 39h35M68 46h32M65 53h35M68 60h32',
      ),
      fill('shade', 'M3 4l36 4v32L4 42zM99 3L63 5l-1 34 37 3zM2 98l2-38 37 1-1 36zM98 98l1-36-38-1 2 37z'),
      edged('tiles', 'ink', 1.2, 'M1 2l18 2v34L2 39zM21 5l17 3-2 14-16-2zM20 23l17 1v14l-16 1z'),
      edged('tiles', 'ink', 1.2, 'M65 3l15 2-1 13-15 1zM82 5l17-3v15l-18 1zM64 21l17-1v18l-18-1zM83 20l16-1v22l-15-2z'),
      edged('tiles', 'ink', 1.2, 'M2 62l14 1v15l-15 1zM18 62l22 1-1 15-21-1zM2 81l16 1-1 17H1zM20 80l18 1v17l-18 1z'),
      edged('tiles', 'ink', 1.2, 'M62 62l17 1v16l-18-1zM81 63l18-1v17l-18 1zM62 81l16 1 1 17-15-1zM80 82l19-1v18H81z'),
      line(
        'tiles-dark',
        2,
        'M10 3v35M28 7v14M28 24v13M72 4v14M90 4v13M72 21v16M91 20v20M9 63v15M21 70h17M10 82v16M29 81v17M70 63v15M90 63v16M71 82v16M90 82v16',
      ),
      edged('stone', 'ink', 1.4, disc(50, 50, 8.5)),
      fill('water', disc(50, 50, 5.2)),
      line('wood-dark', 2, 'M42 50h16'),
    ],
  },
};

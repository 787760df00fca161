/** The ground of the spaces around (0, 0): lit streets, the park, and the wire frame of what nobody has seen. */
import { dashes, disc, edged, fill, line, star, turned, type Drawing, type Shape } from '$shared/art/draw';
import { between, blocksOf, dice, DIRECTIONS, heartOf, HEX, polygon, ROAD_ENDS, shrunk } from './hex';
import type { Block, Point } from './hex';

const ROOFS = ['roof', 'roof-2', 'roof-3'];
const roads = DIRECTIONS.map((direction) => ROAD_ENDS[direction]);
const LANES = roads.map(({ x, y }) => `M${Math.round(x * 0.3)} ${Math.round(y * 0.3)}L${x} ${y}`).join('');

/** Where the roads meet: those who are in a space stand here. */
const PLAZA = disc(0, 0, 19);

/** The paths of each tone, so that a space has few shapes. */
class Layers {
  readonly #paths = new Map<string, string[]>();

  add(tone: string, ...paths: string[]): void {
    this.#paths.set(tone, [...(this.#paths.get(tone) ?? []), ...paths]);
  }

  drawn(tone: string, shape: (path: string) => Shape): Drawing {
    const paths = this.#paths.get(tone);
    return paths === undefined ? [] : [shape(paths.join(''))];
  }
}

const span = (from: Point, to: Point) => `M${at(from)}L${at(to)}`;
const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A lit window here and there along the two sides that face the streets. */
function windows(block: Block, roll: (sides: number) => number): string[] {
  const [inner, left, , right] = shrunk(block, 0.6);
  return [
    [inner, left],
    [inner, right],
  ].flatMap(([from, to]) =>
    [0.25, 0.6, 0.95]
      .filter(() => roll(3) === 0)
      .map((part) => {
        const { x, y } = between(from!, to!, part);
        return `M${at({ x: x - 1.3, y: y - 1.3 })}h2.6v2.6h-2.6z`;
      }),
  );
}

/** One block of the city: houses, a yard, a tower, or what is left of them. */
function build(layers: Layers, block: Block, roll: (sides: number) => number): void {
  const roof = shrunk(block, 0.74);
  const [inner, left, corner, right] = roof;
  const heart = heartOf(roof);
  const tone = ROOFS[roll(3)]!;
  const kind = roll(6);
  if (kind === 0) {
    // Burnt out: walls without a roof.
    layers.add('rubble', polygon(roof));
    layers.add(
      'ruin',
      span(between(inner, left, 0.1), between(inner, left, 0.7)),
      span(between(left, corner, 0.3), corner),
      span(between(corner, right, 0.2), between(corner, right, 0.6)),
    );
    layers.add('stones', star(heart.x - 2, heart.y, 3, 2.6, 1.4), star(heart.x + 4, heart.y + 2, 3, 2, 1));
    return;
  }
  layers.add(tone, polygon(roof));
  layers.add('windows', ...windows(block, roll));
  if (kind === 1) layers.add('edges', span(between(inner, left, 0.5), between(right, corner, 0.5)));
  else if (kind === 2) layers.add('rubble', polygon(shrunk(roof, 0.45)));
  else if (kind === 3) layers.add('lit', disc(Math.round(heart.x), Math.round(heart.y), 4));
  else if (kind === 4) layers.add('lit', polygon(shrunk(roof, 0.5)));
  else layers.add('edges', span(inner, corner), span(left, right));
}

/** A revealed space of the city, by the code of its tile: lit streets between six blocks. */
export function streets(tile: string): Drawing {
  const roll = dice(tile);
  const layers = new Layers();
  const blocks = blocksOf();
  for (const block of blocks) build(layers, block, roll);
  return [
    fill('road', HEX),
    dashes('road-line', 1.2, '4 4', LANES),
    edged('block', 'kerb', 1.2, ...blocks.map((block) => polygon(block))),
    ...ROOFS.flatMap((tone) => layers.drawn(tone, (path) => edged(tone, 'rubble', 1, path))),
    ...layers.drawn('rubble', (path) => fill('rubble', path)),
    ...layers.drawn('edges', (path) => line('rubble', 1.2, path)),
    ...layers.drawn('lit', (path) => edged('roof-lit', 'rubble', 1, path)),
    ...layers.drawn('ruin', (path) => line('roof-lit', 1.8, path)),
    ...layers.drawn('stones', (path) => fill('roof', path)),
    ...layers.drawn('windows', (path) => fill('window', path)),
    edged('plaza', 'kerb', 1.6, PLAZA),
  ];
}

/** The streets around the Library: stone blocks, all alike but for their lamps. */
export function ring(space: string): Drawing {
  const roll = dice(space);
  const blocks = blocksOf();
  const lamps = blocks.filter(() => roll(2) === 0).map((block) => heartOf(block));
  return [
    fill('road', HEX),
    dashes('road-line', 1.2, '4 4', LANES),
    edged('stone-dark', 'kerb', 1.2, ...blocks.map((block) => polygon(block))),
    edged('stone', 'stone-dark', 1, ...blocks.map((block) => polygon(shrunk(block, 0.66)))),
    line('stone-dark', 1.2, ...blocks.map((block) => polygon(shrunk(block, 0.36)))),
    fill('window', ...lamps.map(({ x, y }) => disc(Math.round(x), Math.round(y), 2.2))),
    edged('plaza', 'stone-dark', 1.6, PLAZA),
  ];
}

/** Grass, paths and trees; a pond in some spaces. */
export function park(tile: string): Drawing {
  const roll = dice(tile);
  const blocks = blocksOf(9);
  const trees = blocks.flatMap((block) => {
    const [inner, left, corner, right] = shrunk(block, 0.62);
    const planted = [left, corner, right, between(inner, corner, 0.35)].filter(() => roll(3) > 0);
    return planted.map((tree) => ({ ...tree, r: 4.5 + roll(4) }));
  });
  const rounded = trees.map(({ x, y, r }) => ({ x: Math.round(x), y: Math.round(y), r }));
  const mown = roll(6);
  const lawns = blocks.filter((_, i) => i === mown || roll(2) === 0);
  const pond = heartOf(blocks[roll(6)]!);
  return [
    fill('path', HEX),
    edged('grass', 'tree', 1, ...blocks.map((block) => polygon(block))),
    fill('grass-lit', ...lawns.map((block) => polygon(shrunk(block, 0.7)))),
    edged(
      'pond',
      'grass-lit',
      1.4,
      turned(pond.x, pond.y, roll(180), [
        [-13, 0],
        [-7, -6],
        [5, -7],
        [13, -1],
        [7, 6],
        [-6, 7],
      ]),
    ),
    edged('tree', 'tree', 1.4, ...rounded.map(({ x, y, r }) => disc(x, y, r))),
    fill('tree-lit', ...rounded.map(({ x, y, r }) => disc(x - 1, y - 1.5, r * 0.55))),
    edged('path', 'tree', 1.4, PLAZA),
  ];
}

/** A building of lines: its foot, its roof above it, and the edges between. */
function frame(block: Block, height: number): string {
  const foot = shrunk(block, 0.66);
  const roof = foot.map(({ x, y }) => ({ x: x * 1.02, y: y - height }));
  return [polygon(foot), polygon(roof), ...foot.map((point, i) => span(point, roof[i]!))].join('');
}

/** Nobody has been here: the city as the instruments of a glider draw it. */
export function fog(space: string): Drawing {
  const roll = dice(space);
  const blocks = blocksOf();
  const tall = blocks.map((block) => frame(block, heartOf(block).y < -20 ? 2 + roll(4) : 4 + roll(4) * 3));
  const bright = roll(6);
  return [
    fill('fog', HEX),
    { ...line('fog-line', 0.8, ...blocks.map((block) => polygon(block))), opacity: 0.6 },
    line('fog-line', 0.9, ...tall.filter((_, i) => i !== bright)),
    line('fog-lit', 1.1, tall[bright]!),
  ];
}

/** The ground of a point of interest: a dead end of its own colour. */
export function place(): Drawing {
  const blocks = blocksOf();
  return [
    fill('poi-road', HEX),
    edged('poi', 'poi-line', 1, ...blocks.map((block) => polygon(block))),
    edged('poi-road', 'poi-line', 1.4, PLAZA),
  ];
}

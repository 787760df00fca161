/**
 * A drawing is a list of shapes, the lowest first. Colours are named after the custom properties of the game's
 * colours.css, so that night and day, and every picture, share one palette.
 */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}
export type Drawing = readonly Shape[];

export function fill(tone: string, ...paths: string[]): Shape {
  return { d: paths.join(''), fill: tone };
}

/** A filled shape through which what lies under it can be seen. */
export function glaze(tone: string, opacity: number, ...paths: string[]): Shape {
  return { d: paths.join(''), fill: tone, opacity };
}

/** A filled shape with an outline of another colour. */
export function edged(tone: string, edge: string, width: number, ...paths: string[]): Shape {
  return { d: paths.join(''), fill: tone, stroke: edge, width };
}

export function line(tone: string, width: number, ...paths: string[]): Shape {
  return { d: paths.join(''), stroke: tone, width };
}

export function dashes(tone: string, width: number, dash: string, ...paths: string[]): Shape {
  return { d: paths.join(''), stroke: tone, width, dash };
}

/** At most two decimals: paths stay short. */
function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

export function box(x: number, y: number, wide: number, high: number): string {
  return `M${tidy(x)} ${tidy(y)}h${tidy(wide)}v${tidy(high)}h${tidy(-wide)}z`;
}

/** A box with round corners. */
export function slab(x: number, y: number, wide: number, high: number, r: number): string {
  const across = tidy(wide - 2 * r);
  const down = tidy(high - 2 * r);
  const corners = [`${r} ${r}`, `${-r} ${r}`, `${-r} ${-r}`, `${r} ${-r}`].map((to) => `a${r} ${r} 0 0 1 ${to}`);
  return `M${tidy(x + r)} ${y}h${across}${corners[0]}v${down}${corners[1]}h${-across}${corners[2]}v${-down}${corners[3]}z`;
}

/** A full circle; like boxes and slabs it runs clockwise, so that shapes of one path may overlap. */
export function disc(x: number, y: number, r: number): string {
  const [radius, across] = [tidy(r), tidy(2 * r)];
  const half = `a${radius} ${radius} 0 1 1`;
  return `M${tidy(x - r)} ${tidy(y)}${half} ${across} 0${half} ${-across} 0z`;
}

/** A box around its middle, turned clockwise. */
export function bar(x: number, y: number, long: number, thick: number, degrees: number): string {
  const [l, t] = [long / 2, thick / 2];
  return turned(x, y, degrees, [
    [-l, -t],
    [l, -t],
    [l, t],
    [-l, t],
  ]);
}

/** A polygon given around (0, 0), turned clockwise and set down at (x, y). */
export function turned(x: number, y: number, degrees: number, points: readonly (readonly [number, number])[]): string {
  const turn = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return `M${points.map(([a, b]) => `${tidy(x + a * c - b * s)} ${tidy(y + a * s + b * c)}`).join('L')}z`;
}

/** A star or a burst: its points alternate between two distances from the middle. */
export function star(x: number, y: number, points: number, outer: number, inner: number, degrees = -90): string {
  const at = (i: number) => {
    const turn = ((degrees + (i * 180) / points) * Math.PI) / 180;
    const r = i % 2 === 0 ? outer : inner;
    return `${tidy(x + r * Math.cos(turn))} ${tidy(y + r * Math.sin(turn))}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join('L')}z`;
}

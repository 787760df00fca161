/** The geometry of a map that is looked at through a window: all of it pure, lengths of the window in pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Point, Size {}

/** What is looked at: the point of the map in the middle of the window, and the pixels of one unit of the map. */
export interface View extends Point {
  scale: number;
}

/** The map and the window upon it. */
export interface Scene {
  map: Size;
  /** The window. */
  pane: Size;
  scales: Scales;
}

export interface Scales {
  /** The whole map just fits. */
  fit: number;
  low: number;
  high: number;
}

/** So far, in pixels, may the edge of a large map come into the window: nothing stays under what lies upon the pane. */
export const SLACK = 72;
/** Between the edge of the window and the region to be seen. */
export const MARGIN = 20;
/** Half a pixel too large is not too large. */
const HAIR = 0.5;
/** A map that shows all that matters is enlarged only when it becomes this much better to see. */
const WORTH = 1.25;

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function scene(map: Size, pane: Size, least: number | undefined, most: number): Scene {
  const fit = Math.min(most, pane.width / map.width, pane.height / map.height);
  const low = least ?? fit;
  return { map, pane, scales: { fit: Math.max(fit, low), low, high: Math.max(most, low) } };
}

// The view.

/** By how many pixels the map is larger than the window, across and down. */
function overflow({ map, pane }: Scene, scale: number): Size {
  return { width: map.width * scale - pane.width, height: map.height * scale - pane.height };
}

/** Which ways there is anything to move. */
export function pannable(where: Scene, scale: number): { across: boolean; down: boolean } {
  const { width, height } = overflow(where, scale);
  return { across: width > HAIR, down: height > HAIR };
}

/** The slack grows with the overflow, so that nothing jumps where a map begins to fit. */
function kept(value: number, length: number, pane: number, scale: number): number {
  const over = length * scale - pane;
  if (over <= HAIR) return length / 2;
  const slack = Math.min(SLACK, over, pane / 3);
  const reach = (pane / 2 - slack) / scale;
  return between(reach, value, length - reach);
}

/** The nearest view that does not lose the map out of sight. */
export function clamped(view: View, { map, pane, scales }: Scene): View {
  const scale = between(scales.low, view.scale, scales.high);
  return {
    x: kept(view.x, map.width, pane.width, scale),
    y: kept(view.y, map.height, pane.height, scale),
    scale,
  };
}

/** The whole map. */
export function fitted(where: Scene): View {
  return clamped({ x: where.map.width / 2, y: where.map.height / 2, scale: where.scales.fit }, where);
}

/** The map, dragged this many pixels along. */
export function panned(view: View, by: Point, where: Scene): View {
  return clamped({ ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale }, where);
}

/** Larger or smaller, while the point of the map under this point of the window stays there. */
export function zoomed(view: View, at: Point, factor: number, where: Scene): View {
  const scale = between(where.scales.low, view.scale * factor, where.scales.high);
  const under = toMap(at, view, where.pane);
  const x = under.x - (at.x - where.pane.width / 2) / scale;
  const y = under.y - (at.y - where.pane.height / 2) / scale;
  return clamped({ x, y, scale }, where);
}

// Window and map.

export function toMap(at: Point, view: View, pane: Size): Point {
  return { x: view.x + (at.x - pane.width / 2) / view.scale, y: view.y + (at.y - pane.height / 2) / view.scale };
}

export function toPane(region: Rect, view: View, pane: Size): Rect {
  return {
    x: (region.x - view.x) * view.scale + pane.width / 2,
    y: (region.y - view.y) * view.scale + pane.height / 2,
    width: region.width * view.scale,
    height: region.height * view.scale,
  };
}

/** How the map is moved to be seen so. */
export function transformOf(view: View, pane: Size): string {
  const { x, y } = toPane({ x: 0, y: 0, width: 0, height: 0 }, view, pane);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${view.scale.toFixed(5)})`;
}

function inside(small: Rect, large: Rect): boolean {
  return (
    small.x >= large.x - HAIR &&
    small.y >= large.y - HAIR &&
    small.x + small.width <= large.x + large.width + HAIR &&
    small.y + small.height <= large.y + large.height + HAIR
  );
}

function meet(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width - HAIR && other.x < one.x + one.width - HAIR;
  return across && one.y < other.y + other.height - HAIR && other.y < one.y + one.height - HAIR;
}

/** The region is wholly in sight, and nothing lies over it. */
export function seen(region: Rect, view: View, pane: Size, covered: Rect | null = null): boolean {
  const box = toPane(region, view, pane);
  return inside(box, { x: 0, y: 0, ...pane }) && !(covered && meet(box, covered));
}

/** The middle of the region is out of sight. */
export function lost(region: Rect, view: View, pane: Size): boolean {
  const middle = { x: region.x + region.width / 2, y: region.y + region.height / 2, width: 0, height: 0 };
  return !inside(toPane(middle, view, pane), { x: 0, y: 0, ...pane });
}

// Where to look.

/** The parts of the window where a region may be shown: all of it, left of what lies in its corner, and above that. */
function places(pane: Size, covered: Rect | null): Rect[] {
  const width = Math.max(1, pane.width - 2 * MARGIN);
  const height = Math.max(1, pane.height - 2 * MARGIN);
  const whole = { x: MARGIN, y: MARGIN, width, height };
  if (covered === null) return [whole];
  const left = { ...whole, width: Math.max(1, Math.min(width, covered.x - 2 * MARGIN)) };
  const above = { ...whole, height: Math.max(1, Math.min(height, covered.y - 2 * MARGIN)) };
  return [whole, left, above];
}

/** The region in the middle of a part of the window, as large as wanted or as it fits. */
function shownIn(place: Rect, region: Rect, wanted: number, where: Scene): View {
  const fits = Math.min(wanted, place.width / region.width, place.height / region.height);
  const scale = between(where.scales.low, fits, where.scales.high);
  const aside = place.x + place.width / 2 - where.pane.width / 2;
  const below = place.y + place.height / 2 - where.pane.height / 2;
  const x = region.x + region.width / 2 - aside / scale;
  const y = region.y + region.height / 2 - below / scale;
  return clamped({ x, y, scale }, where);
}

/** The region with a margin around it; beyond the edge of the map there is nothing to be seen. */
function spaced(region: Rect, margin: number, map: Size): Rect {
  const x = Math.max(Math.min(0, region.x), region.x - margin);
  const y = Math.max(Math.min(0, region.y), region.y - margin);
  const right = region.x + region.width;
  const bottom = region.y + region.height;
  const width = Math.min(Math.max(map.width, right), right + margin) - x;
  const height = Math.min(Math.max(map.height, bottom), bottom + margin) - y;
  return { x, y, width, height };
}

/** The view that shows a region wholly and freely: the largest of those that do, none if that cannot be. */
function bestOf(views: View[], region: Rect, pane: Size, covered: Rect | null): View | null {
  const good = views.filter((one) => seen(region, one, pane, covered));
  return good.reduce<View | null>((found, one) => (found && found.scale >= one.scale ? found : one), null);
}

/**
 * The view that shows a region wholly and freely, at the wanted scale where it fits; the present view where that does
 * already, for a map that need not move lies still.
 */
export function framed(view: View, region: Rect, wanted: number, where: Scene, covered: Rect | null = null): View {
  const { map, pane } = where;
  const views = places(pane, covered).map((place) => shownIn(place, region, wanted, where));
  const best = bestOf(views, region, pane, covered);
  const goal = best ?? views[0]!;
  const roomy = seen(spaced(region, MARGIN / 2 / view.scale, map), view, pane);
  const free = best === null || seen(region, view, pane, covered);
  return roomy && free && goal.scale < view.scale * WORTH ? view : goal;
}

// Movement.

/** Part of the way from one view to another. Zooming around a point leaves that point where it is all the way. */
export function along(from: View, to: View, part: number): View {
  if (part <= 0) return from;
  if (part >= 1) return to;
  const scale = from.scale * (to.scale / from.scale) ** part;
  const steady = Math.abs(to.scale / from.scale - 1) < 1e-6;
  const way = steady ? part : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way, scale };
}

/** About how many pixels something in the window moves between two views. */
export function apart(one: View, other: View, pane: Size): number {
  const moved = Math.hypot(one.x - other.x, one.y - other.y) * Math.min(one.scale, other.scale);
  return moved + (Math.abs(Math.log(one.scale / other.scale)) * Math.hypot(pane.width, pane.height)) / 2;
}

export function sameView(one: View, other: View): boolean {
  return one.x === other.x && one.y === other.y && one.scale === other.scale;
}

/** Sets out and arrives gently. */
export function calm(time: number): number {
  return time < 0.5 ? 4 * time ** 3 : 1 - (2 - 2 * time) ** 3 / 2;
}

/** Answers at once and arrives gently. */
export function brisk(time: number): number {
  return 1 - (1 - time) ** 3;
}

/** How long, in milliseconds, a map that was let go would keep its speed. */
export const COAST = 150;
/** After so many milliseconds it lies still. */
export const COASTING = 5 * COAST;

/** Slows down as if by friction: begins with the speed that the hand had, where COAST times that speed is the way. */
export function coasting(time: number): number {
  return (1 - Math.exp((-time * COASTING) / COAST)) / (1 - Math.exp(-COASTING / COAST));
}

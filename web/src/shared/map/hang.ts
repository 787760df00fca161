/** Where a bubble hangs: beside its space, in the window, and over as little as possible of what matters. */
import type { Point, Rect, Size } from '$shared/ui/panzoom';

const GAP = 8;
/** The buttons of the window lie in this corner. */
const BUTTONS: Size = { width: 60, height: 160 };
/** To hide the space itself is worse than to hide another one; and a bubble too far away belongs to nothing. */
const OWN = 3;
const AWAY = 30;

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The distance between two boxes. */
function apart(one: Rect, other: Rect): number {
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

/** Above, right, left and below, or at the upper or lower edge; moved into the window. */
function candidates({ width, height }: Size, at: Rect, pane: Size): Rect[] {
  const across = at.x + (at.width - width) / 2;
  const down = at.y + (at.height - height) / 2;
  const corners: Point[] = [
    { x: across, y: at.y - GAP - height },
    { x: at.x + at.width + GAP, y: down },
    { x: at.x - GAP - width, y: down },
    { x: across, y: at.y + at.height + GAP },
    { x: at.x + at.width + GAP, y: 0 },
    { x: at.x - GAP - width, y: 0 },
    { x: 0, y: pane.height },
  ];
  return corners.map(({ x, y }) => ({
    x: between(GAP, x, pane.width - width - GAP),
    y: between(GAP, y, pane.height - height - GAP),
    width,
    height,
  }));
}

export function hang(size: Size, at: Rect, pane: Size, others: readonly Rect[]): Point {
  const buttons = { x: pane.width - BUTTONS.width, y: pane.height - BUTTONS.height, ...BUTTONS };
  const hidden = (box: Rect) => [...others, buttons].reduce((sum, other) => sum + shared(box, other), 0);
  const cost = (box: Rect) => OWN * shared(box, at) + hidden(box) + AWAY * apart(box, at);
  const ranked = candidates(size, at, pane).map((box) => ({ box, cost: cost(box) }));
  return ranked.reduce((best, one) => (one.cost < best.cost - 1 ? one : best)).box;
}

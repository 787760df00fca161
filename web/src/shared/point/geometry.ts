/**
 * Where the places of a board are seen. A board marks the element of each place with `data-board-place="A2"`, and may add
 * its name with `data-board-name`. Rectangles are read from the page, so panning and zooming need nothing more.
 */
import type { Point, Rect } from '../ui/panzoom';

export const MARK = 'data-board-place';

interface Spot {
  place: string;
  element: Element;
  box: DOMRect;
}

/** Not those of a board that is covered by an earlier position. */
function spotsIn(area: Element): Spot[] {
  return [...area.querySelectorAll(`[${MARK}]`)]
    .filter((element) => element.closest('[inert]') === null)
    .map((element) => ({ place: element.getAttribute(MARK)!, element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
}

const holds = ({ left, right, top, bottom }: DOMRect, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The window through which an element is seen: that of its map, or the area. */
function windowOf(element: Element, area: Element): DOMRect {
  return ((element as Partial<SVGElement>).ownerSVGElement ?? area).getBoundingClientRect();
}

const middle = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

/** The place under a point of the page. Boxes of hexagons overlap: the nearest middle counts. */
export function placeAt(area: Element, at: Point): string | null {
  const away = ({ box }: Spot) => Math.hypot(middle(box).x - at.x, middle(box).y - at.y);
  const under = spotsIn(area).filter(({ element, box }) => holds(box, at) && holds(windowOf(element, area), at));
  return under.sort((one, other) => away(one) - away(other))[0]?.place ?? null;
}

export function hasPlaces(area: Element): boolean {
  return area.querySelector(`[${MARK}]`) !== null;
}

/** Where a place is seen, from the corner of the area; at the edge of the map if it lies outside. Null: not drawn. */
export function seenAt(area: Element, place: string): Rect | null {
  const spot = spotsIn(area).find((one) => one.place === place);
  if (!spot) return null;
  const [corner, pane, { box }] = [area.getBoundingClientRect(), windowOf(spot.element, area), spot];
  const { x, y } = middle(box);
  const inside = { x: between(pane.left, x, pane.right), y: between(pane.top, y, pane.bottom) };
  const [left, top] = [inside.x - box.width / 2 - corner.left, inside.y - box.height / 2 - corner.top];
  return { x: left, y: top, width: box.width, height: box.height };
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/** What a place is called, for those who do not see it. */
export function nameOf(area: Element, place: string): string {
  const spot = [...area.querySelectorAll(`[${MARK}]`)].find((element) => element.getAttribute(MARK) === place);
  return spot?.getAttribute('data-board-name') ?? place;
}

/** Where something stands beside a seat: its panel, or else the tab of the chat. Null: neither is in sight. */
export function besideSeat(seat: number | null): DOMRect | null {
  const panels = seat === null ? [] : [...document.querySelectorAll(`[data-seat-panel="${seat}"]`)];
  const found = [...panels, ...document.querySelectorAll('[data-tab="chat"]')];
  const boxes = found.map((element) => element.getBoundingClientRect());
  return boxes.find((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight) ?? null;
}

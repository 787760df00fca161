/** Parts of a map. */
import type { Rect, Size } from '$shared/ui/panzoom';

/** The smallest region with all of these, and a margin around them; null without any. */
export function around(boxes: readonly Rect[], margin: number): Rect | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function fits({ width, height }: Rect, room: Size): boolean {
  return width <= room.width && height <= room.height;
}

/** The region with as many of these, in their order, as it can take without becoming too large. */
export function gathered(start: Rect, boxes: readonly Rect[], room: Size): Rect {
  return boxes.reduce((region, box) => {
    const larger = around([region, box], 0)!;
    return fits(larger, room) ? larger : region;
  }, start);
}

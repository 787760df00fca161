/** How wide a board is that keeps its proportions in a place of a given size. */

export interface Size {
  width: number;
  height: number;
}

const LEAST = 280;
/** Pixels by which a width must change at least: less is rounding. */
const WORTH = 4;

/**
 * The next width of a board that is `now` large; null: it fits as it is. What stands beside the picture does not grow
 * with it, so that a step never goes too far, and a few of them find the largest width that fits.
 */
export function nextWidth(place: Size, now: Size): number | null {
  if (place.height === 0 || now.height === 0 || now.width === 0) return null;
  const fits = Math.floor((now.width * (place.height - 2)) / now.height);
  const wanted = Math.min(place.width, Math.max(LEAST, fits));
  const mustShrink = now.height > place.height || now.width > place.width;
  return mustShrink || wanted >= now.width + WORTH ? wanted : null;
}

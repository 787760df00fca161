/** Room that is kept: what stands below does not move when there is less to show for a while. */

/** The least that a row of players is high, in rem: with room for a second line of things in front of somebody. */
const LEAST = 8.25;

/** The element never gets lower than it has been at this width. */
export function reserve(element: HTMLElement): () => void {
  let width = 0;
  element.style.minHeight = `${LEAST}rem`;
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(() => {
    const changed = element.clientWidth !== width;
    width = element.clientWidth;
    element.style.minHeight = changed ? `${LEAST}rem` : `max(${LEAST}rem, ${element.offsetHeight}px)`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

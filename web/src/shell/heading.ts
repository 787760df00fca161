/** How long a page may take until its heading is there. */
const PATIENCE = 5000;

/** Move the focus to the heading of a page that has just opened, so that a screen reader begins there. */
export function focusHeading(main: HTMLElement): void {
  if (focused(main)) return;
  const observer = new MutationObserver(() => {
    if (focused(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE);
}

/** A page may have put the focus somewhere better by itself. */
function focused(main: HTMLElement): boolean {
  const active = document.activeElement;
  if (active !== main && main.contains(active)) return true;
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

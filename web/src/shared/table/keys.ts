/** Keys: which ones choose which option, and when they are not ours to take. */

/** Letters that do something else on the page. */
export const SHORTCUTS = {
  undo: 'u',
  chat: 'c',
  point: 'p',
  log: 'l',
  menu: 'm',
  hint: 'h',
  text: 't',
  help: '?',
  list: 'o',
  skip: 's',
} as const;

const TAKEN = new Set<string>(Object.values(SHORTCUTS));
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz').filter((letter) => !TAKEN.has(letter));
const KEYS = Array.from('123456789').concat(LETTERS);

/** The key of the option at this place; none for those far down a very long list. */
export function keyAt(place: number): string | null {
  return KEYS[place] ?? null;
}

const FIELDS = 'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]';

/** Somebody is typing, or a window is open over the page: keys are not for the game then. */
export function busyElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  if (document.querySelector('dialog[open]')) return true;
  return event.target instanceof Element && event.target.closest(FIELDS) !== null;
}

/** The focus is on something that answers to Enter by itself. */
export function onControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, summary, input, [role=button]') !== null;
}

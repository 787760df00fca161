/** Shows a code wherever it stands: its button among the options, its place on the board, its card in the hand. */

const MARK = 'data-pointed';
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&');

function unmark(box: Element, but = ''): void {
  for (const place of box.querySelectorAll(`[${MARK}]`)) {
    if (but === '' || place.getAttribute('data-code') !== but) place.removeAttribute(MARK);
  }
}

function mark(box: Element, code: string): void {
  unmark(box, code);
  for (const place of box.querySelectorAll(`[data-code="${quoted(code)}"]`)) place.setAttribute(MARK, '');
}

/** As long as the component lives. Boards draw themselves anew at any time, so the mark is set again and again. */
export function pointAt(box: () => Element | undefined, code: () => string | null): void {
  $effect(() => {
    const [within, wanted] = [box(), code()];
    if (!within || wanted === null) return;
    mark(within, wanted);
    const observer = new MutationObserver(() => mark(within, wanted));
    observer.observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-code'] });
    return () => {
      observer.disconnect();
      unmark(within);
    };
  });
}

/** Texts that stand one after the other. */

export type Maybe = string | false | null | undefined;

/** A game tells its names in the middle of sentences; here they begin one. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What stands behind each other in one sentence. */
export function joined(parts: readonly Maybe[], by = ', '): string {
  return parts.filter(Boolean).join(by);
}

/** Sentences one after the other, each with a capital at its start and a full stop at its end. */
export function sentences(parts: readonly Maybe[]): string {
  return joined(
    parts.map((part) => part && ended(capital(part))),
    ' ',
  );
}

/** The same as the name of a button or a picture, which has no full stop at its end. */
export function asLabel(parts: readonly Maybe[]): string {
  return sentences(parts).replace(/[.]$/, '');
}

function ended(sentence: string): string {
  return /[.?!…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Which parts of a game are shown: those that are drawn, or those in words. */
import { textOf, textSoFar, type GameParts, type TextParts } from '../../games/registry';
import { settings } from '../settings.svelte';
import { toast } from '../toast.svelte';
import { t } from '../words.svelte';

export class Shown<Parts extends GameParts | null> {
  #text = $state.raw<TextParts | null>(null);
  /** The parts to show. The picture stays until the words have come. */
  readonly parts: Parts;

  constructor(drawn: () => Parts, folder: () => string | null) {
    this.parts = $derived.by(() => {
      const parts = drawn();
      return settings.text && parts && this.#text ? { ...parts, ...this.#text } : parts;
    });
    this.#text = textSoFar(folder());
    $effect(() => {
      const game = folder();
      if (settings.text && game !== null) void textOf(game).then((found) => (this.#text = found));
    });
  }
}

/** By key: whoever cannot see that it changed is told. */
export function switchText(): void {
  settings.text = !settings.text;
  toast(t(settings.text ? 'text-now-words' : 'text-now-picture'));
}

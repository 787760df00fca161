/**
 * Whatever moves by script asks here first. What moves by style needs not ask: theme.css stops it for all at once.
 */
import { pace, reducedMotion } from './settings.svelte';

/** So many milliseconds at the usual speed, at the speed of the reader. For what a script moves in a game. */
export const paced = (ms: number): number => ms * pace();

/** End what moves once by style; what moves forever goes on. */
export function endAnimations(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Scroll until something can be seen: gently, or at once for who wants things to stand still. */
export function bringIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

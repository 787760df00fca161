/**
 * Whatever moves by script asks here first. What moves by style needs not ask: theme.css stops it for all at once.
 */
import { reducedMotion } from './settings.svelte';

/** Scroll until something can be seen: gently, or at once for who wants things to stand still. */
export function bringIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block, behavior: reducedMotion() ? 'auto' : 'smooth' });
}

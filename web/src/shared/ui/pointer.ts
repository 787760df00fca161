/** Whether people press with a finger or with something that points and can hover. */

let touch = false;

addEventListener('pointerdown', (event) => (touch = event.pointerType === 'touch'), { capture: true, passive: true });

/** The last press was that of a finger. */
export function isTouch(): boolean {
  return touch;
}

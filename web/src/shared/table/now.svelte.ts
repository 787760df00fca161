/** The moment it is, for what counts seconds. */

const EVERY = 100;

/** To be called while a component is set up. It stands still while nobody needs it. */
export function ticking(needed: () => boolean, every: () => number = () => EVERY): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!needed()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), every());
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Keeps the screen from going dark. Browsers allow that only on encrypted pages, and while the page is in sight. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => (wanted() ? hold() : undefined));
}

/** Holds the screen until what is given back is called. A browser that takes it away gives it again in sight. */
function hold(): () => void {
  let held: WakeLockSentinel | null = null;
  let over = false;

  async function take(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const taken = await navigator.wakeLock.request('screen');
      if (over) void taken.release();
      else held = taken;
    } catch {
      // The browser saves power, or forbids it: the screen goes dark as it always did.
    }
  }

  const look = (): void => void take();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', look);
    void held?.release();
  };
}

import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from '../../src/shared/table/awake.svelte';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));
const allow = (wakeLock: unknown) =>
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('the screen', () => {
  it('stays awake while a game is played, and no longer', async () => {
    allow({ request });
    let playing = $state(true);
    const stop = $effect.root(() => keepAwake(() => playing));
    flushSync();
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(1);
    playing = false;
    flushSync();
    expect(release).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is held again when the page comes back into sight, and let go with the page', async () => {
    allow({ request });
    const stop = $effect.root(() => keepAwake(() => true));
    flushSync();
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(2);
    stop();
    expect(release).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('goes dark as it always did where the browser cannot hold it, or does not want to', async () => {
    const refused = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    for (const wakeLock of [undefined, { request: refused }]) {
      if (wakeLock) allow(wakeLock);
      const stop = $effect.root(() => keepAwake(() => true));
      flushSync();
      await Promise.resolve();
      stop();
    }
    expect(refused).toHaveBeenCalledTimes(1);
    expect(release).not.toHaveBeenCalled();
  });
});

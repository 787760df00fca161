import { render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Later from '../../src/shared/ui/Later.svelte';
import { toasts } from '../../src/shared/toast.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>here it is</p>' }));
const NOT_FETCHED = new TypeError('error loading dynamically imported module');

describe('a part that is fetched in the background', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is tried again without a word when it cannot be fetched', async () => {
    const part = vi.fn().mockRejectedValueOnce(NOT_FETCHED).mockResolvedValue({});
    render(Later, { part, background: true, children });
    await vi.advanceTimersByTimeAsync(4000);
    expect(part).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('here it is')).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(part).toHaveBeenCalledTimes(2);
    expect(screen.getByText('here it is')).toBeTruthy();
    expect(toasts).toHaveLength(0);
  });
});

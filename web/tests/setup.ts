/**
 * Runs before every file of tests that has a page: loads the texts, removes components and clears the tab's storage
 * after each test, and waits longer than usual for what is asynchronous, because a machine may be busy.
 */
import { configure } from '@testing-library/svelte';
import '@testing-library/svelte/vitest';
import { afterEach } from 'vitest';
import { LANGUAGES } from '../src/shared/settings.svelte';
import { timing } from '../src/shared/table/asking';
import { loadApart, loadTexts } from '../src/shared/words.svelte';

/** The real one: a test may replace the timers. */
const realSetImmediate = setImmediate;

afterEach(() => sessionStorage.clear());
// What a weak reference points to stays in memory until the event loop turns, and Happy DOM has one for each node. Tests
// that never wait would keep every board they rendered: twice the memory, a tenth more time.
afterEach(() => new Promise<void>((resolve) => realSetImmediate(resolve)));
configure({ asyncUtilTimeout: 10_000 });
// Tests answer at once; one of them looks at the first moment of a question.
timing.unseen = 0;
await Promise.all(
  LANGUAGES.flatMap((language) => [
    loadTexts(language),
    loadApart('after', language),
    loadApart('later', language),
    loadApart('notifications', language),
    loadApart('site', language),
  ]),
);

/**
 * Before every file of tests: components are taken down after each test and what a tab keeps is forgotten, a busy machine is
 * given time, texts are here.
 */
import { configure } from '@testing-library/svelte';
import '@testing-library/svelte/vitest';
import { afterEach } from 'vitest';
import { LANGUAGES } from '../src/shared/settings.svelte';
import { loadApart, loadTexts } from '../src/shared/words.svelte';

afterEach(() => sessionStorage.clear());
configure({ asyncUtilTimeout: 10_000 });
await Promise.all(
  LANGUAGES.flatMap((language) => [
    loadTexts(language),
    loadApart('after', language),
    loadApart('notifications', language),
  ]),
);

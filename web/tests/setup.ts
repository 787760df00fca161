/** Before every file of tests: components are taken down after each test, a busy machine is given time, texts are here. */
import { configure } from '@testing-library/svelte';
import '@testing-library/svelte/vitest';
import { LANGUAGES } from '../src/shared/settings.svelte';
import { loadApart, loadTexts } from '../src/shared/words.svelte';

configure({ asyncUtilTimeout: 10_000 });
await Promise.all(LANGUAGES.flatMap((language) => [loadTexts(language), loadApart('after', language), loadApart('reach', language)]));

/** Before every file of tests: components are taken down after each test, and a busy machine is given time. */
import { configure } from '@testing-library/svelte';
import '@testing-library/svelte/vitest';

configure({ asyncUtilTimeout: 10_000 });

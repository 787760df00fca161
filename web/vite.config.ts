import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { installable } from './installable.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The built client is served by the Python package, from a folder that is not in version control.
export default defineConfig({
  plugins: [svelte(), installable()],
  resolve: {
    alias: { $shared: here('./src/shared'), $package: here('../src/lamster') },
    conditions: ['browser'],
  },
  build: {
    outDir: here('../src/lamster/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // A strict content policy forbids inlined data in style sheets and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8160', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Nothing else runs meanwhile.
    maxWorkers: '100%',
    // Several checks often share the cores: what hangs is found out all the same.
    testTimeout: 30_000,
  },
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { installable } from './installable.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Comments in the texts are for who writes them. */
function sparingTexts(): Plugin {
  return {
    name: 'lamster-sparing-texts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return null;
      const text = readFileSync(id.replace(/\?raw$/, ''), 'utf-8');
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n'))}`;
    },
  };
}

/** The texts of the client itself, by language; those that only some pages show are fetched apart. */
const OWN_TEXTS = /\/src\/locale\/(?!after|reach)[a-z]+\.([a-z]+)\.ftl/;
const textsOf = (module: string) => `texts.${OWN_TEXTS.exec(module)?.[1]}`;

/**
 * Which files are asked for beside one that is fetched later. Scripts that every page has are here already, and the
 * parts of a game, which are fetched all at once, find their own: long lists of them would weigh more than they bring.
 */
function worthPreloading(file: string, needed: string[]): string[] {
  const isPart = /\/(Board|Hand|Seat|Race|note|quick|Cover)-/.test(file);
  return needed.filter((each) => each.endsWith('.css') || (!isPart && !/\/(index|disclose-version|Icon)-/.test(each)));
}

// The built client is served by the Python package, from a folder that is not in version control.
export default defineConfig({
  plugins: [svelte(), installable(), sparingTexts()],
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
    modulePreload: { polyfill: false, resolveDependencies: worthPreloading },
    // Says what each page loads: the tests add it up.
    manifest: true,
    rolldownOptions: {
      // All that the client itself says in one language arrives in one piece.
      output: { codeSplitting: { groups: [{ name: textsOf, test: OWN_TEXTS, debugName: 'texts' }] } },
    },
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

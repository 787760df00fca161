import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkOf } from './chunks.ts';
import { installable } from './installable.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The client has the version of the package. */
function version(): string {
  const [, found] = /__version__ = "(.+)"/.exec(readFileSync(here('../src/lamster/__init__.py'), 'utf-8')) ?? [];
  if (!found) throw new Error('src/lamster/__init__.py has no __version__');
  return found;
}

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
const OWN_TEXTS = /\/src\/locale\/(?!after|later|notifications|point|site)[a-z]+\.([a-z]+)\.ftl/;
/** What is said at the table of a game; its title is on the first page, and its lesson is for learners. */
const GAME_TEXTS = /\/games\/(\w+)\/(?:locale\/)?(?:bot\.|locale\.)?([a-z]{2})\.ftl/;

function textsOf(module: string): string | null {
  const [, language] = OWN_TEXTS.exec(module) ?? [];
  if (language) return `texts.${language}`;
  const [, game, spoken] = GAME_TEXTS.exec(module) ?? [];
  return game ? `${game}.${spoken}` : null;
}

/** Which files are asked for beside one that is fetched later: those that every page has are here already. */
function worthPreloading(_: string, needed: string[]): string[] {
  return needed.filter((each) => each.endsWith('.css') || !/\/(index|core)-/.test(each));
}

/** Tests of plain functions and of files. They need neither a page nor the texts, which take longer to set up than to run. */
const WITHOUT_DOM = [
  'tests/design/{palettes,tokens}.test.ts',
  'tests/games/escape_from_new_york/{quick,telling}.test.ts',
  'tests/games/outrun/race.row.test.ts',
  'tests/notifications/worker.test.ts',
  'tests/shell/sentences.test.ts',
  'tests/table/{fit,replay}.test.ts',
];

// The built client is served by the Python package, from a folder that is not in version control.
export default defineConfig({
  define: { __VERSION__: JSON.stringify(version()) },
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
      output: {
        codeSplitting: {
          groups: [
            // All that the client says in one language arrives in one piece, and so does all that a game says.
            { name: textsOf, test: /\.ftl/, debugName: 'texts' },
            {
              name: chunkOf,
              test: /\.(svelte|ts|js|css)$/,
              debugName: 'chunks',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8160', ws: true } },
  },
  test: {
    // A thread starts faster than a process. Each file of tests still has one of its own.
    pool: 'threads',
    // No other check runs at the same time.
    maxWorkers: '100%',
    // Long enough for a busy machine; a test that hangs still fails.
    testTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: WITHOUT_DOM } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.ts'],
          exclude: WITHOUT_DOM,
          setupFiles: ['tests/setup.ts'],
        },
      },
    ],
  },
});

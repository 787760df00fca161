/** What makes the client an app: its icons, a manifest in each language, and the service worker at the root. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const ICONS = here('./src/shared/art/icons');
const LANGUAGES = ['en', 'nl'];
const NIGHT = '#0a0e18';

function wordsOf(language: string): (id: string) => string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(here(`./src/worker/words.${language}.ftl`), 'utf-8')));
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!);
}

/** `icons`: where the built pictures are, by their names. */
export function manifestOf(language: string, icons: Record<string, string>): object {
  const word = wordsOf(language);
  const picture = (name: string, size: number, purpose: string) => ({
    src: `/${icons[name]}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const small = [picture('icon-192.png', 192, 'any')];
  return {
    id: '/',
    name: 'Lamster',
    short_name: 'Lamster',
    description: word('app-description'),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: NIGHT,
    theme_color: NIGHT,
    categories: ['games'],
    icons: [...small, picture('icon-512.png', 512, 'any'), picture('maskable-512.png', 512, 'maskable')],
    shortcuts: [
      { name: word('app-new-table'), url: '/#home-games', icons: small },
      { name: word('app-my-tables'), url: '/#home-mine', icons: small },
    ],
  };
}

export function installable(): Plugin {
  let target = '';
  const icons: Record<string, string> = {};
  return {
    name: 'lamster-installable',
    apply: 'build',
    configResolved(config) {
      target = config.build.outDir;
    },
    generateBundle() {
      for (const name of readdirSync(ICONS)) {
        const picture = this.emitFile({ type: 'asset', name, source: readFileSync(`${ICONS}/${name}`) });
        icons[name] = this.getFileName(picture);
      }
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifestOf(language, icons), null, 1);
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
    /** A build of its own: a worker is one plain script, which shares nothing with the pages. */
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          ICON: JSON.stringify(`/${icons['icon-192.png']}`),
          BADGE: JSON.stringify(`/${icons['badge-96.png']}`),
        },
        build: {
          outDir: target,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: here('./src/sw.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}

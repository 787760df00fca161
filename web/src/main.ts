import { mount } from 'svelte';
import App from './App.svelte';
import { ignoreExpected, watchErrors } from './shared/problem';
import { route, startRouter } from './shared/router.svelte';
import { settings, shownTheme } from './shared/settings.svelte';
import { FALLBACK, loadTexts } from './shared/words.svelte';
import { watchInstalling } from './shell/install.svelte';
import { loadPage } from './shell/pages';
import './shared/tokens.css';
import './shared/art/colours.css';
import './shared/theme.css';

// The accent of each game that has one of its own: lists of games and tables show it.
import.meta.glob('./games/*/accent.css', { eager: true });

/** The page and its texts are fetched side by side; the page is asked for again, and missed, where it is shown. */
async function start(target: HTMLElement): Promise<void> {
  watchErrors();
  // Before anything is shown: nobody whose system is light is blinded by the dark, nor the other way about.
  document.documentElement.dataset.theme = shownTheme();
  startRouter();
  watchInstalling();
  loadPage(route.page).catch(ignoreExpected);
  await loadTexts(settings.language).catch(() => loadTexts(FALLBACK));
  mount(App, { target });
}

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
void start(target);

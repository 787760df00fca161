/** What one browser likes: kept in its own storage, applied at once, the same in all its tabs. */
import { MediaQuery } from 'svelte/reactivity';

export const LANGUAGES = ['en', 'nl'] as const;
export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;

/** How fast what happens is shown: how much longer than usual each takes. At once: nothing has to wait. */
export const SPEEDS = ['slow', 'normal', 'fast', 'at-once'] as const;
const PACES: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, 'at-once': 0 };

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Speed = (typeof SPEEDS)[number];

interface Values {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  speed: Speed;
  confirm: boolean;
  quick: boolean;
  recall: boolean;
  previews: boolean;
  text: boolean;
}

export const STORED = 'lamster-settings';

/** The first language that both the reader and we know; else English. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGES.find((language) => language === known.find((tag) => isOneOf(LANGUAGES, tag))) ?? 'en';
}

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}

/** What was stored, without what is no longer a possible value. */
function readStored(text: string | null): Partial<Values> {
  try {
    const found = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return {
      ...(isOneOf(LANGUAGES, found.language) && { language: found.language }),
      ...(isOneOf(THEMES, found.theme) && { theme: found.theme }),
      ...(isOneOf(MOTIONS, found.motion) && { motion: found.motion }),
      ...(isOneOf(SPEEDS, found.speed) && { speed: found.speed }),
      ...(typeof found.sound === 'boolean' && { sound: found.sound }),
      ...(typeof found.confirm === 'boolean' && { confirm: found.confirm }),
      ...(typeof found.quick === 'boolean' && { quick: found.quick }),
      ...(typeof found.recall === 'boolean' && { recall: found.recall }),
      ...(typeof found.previews === 'boolean' && { previews: found.previews }),
      ...(typeof found.text === 'boolean' && { text: found.text }),
    };
  } catch {
    return {};
  }
}

export class Settings {
  #values: Values;
  readonly #storage: Storage | null;

  constructor(storage: Storage | null, languages: readonly string[]) {
    this.#storage = storage;
    const usual: Values = {
      language: preferredLanguage(languages),
      theme: 'system',
      sound: true,
      motion: 'system',
      speed: 'normal',
      confirm: true,
      quick: true,
      recall: true,
      previews: true,
      text: false,
    };
    this.#values = $state({ ...usual, ...readStored(storage?.getItem(STORED) ?? null) });
  }

  get language(): Language {
    return this.#values.language;
  }
  set language(value: Language) {
    this.#change({ language: value });
  }

  get theme(): Theme {
    return this.#values.theme;
  }
  set theme(value: Theme) {
    this.#change({ theme: value });
  }

  get sound(): boolean {
    return this.#values.sound;
  }
  set sound(value: boolean) {
    this.#change({ sound: value });
  }

  get motion(): Motion {
    return this.#values.motion;
  }
  set motion(value: Motion) {
    this.#change({ motion: value });
  }

  /** How fast what happens in a game is shown. */
  get speed(): Speed {
    return this.#values.speed;
  }
  set speed(value: Speed) {
    this.#change({ speed: value });
  }

  /** A tap selects and a second tap confirms; without it the first tap plays. */
  get confirm(): boolean {
    return this.#values.confirm;
  }
  set confirm(value: boolean) {
    this.#change({ confirm: value });
  }

  /** What needs no thought is answered by itself; without it one is asked everything. */
  get quick(): boolean {
    return this.#values.quick;
  }
  set quick(value: boolean) {
    this.#change({ quick: value });
  }

  /** Who comes back to a table is told what happened meanwhile. */
  get recall(): boolean {
    return this.#values.recall;
  }
  set recall(value: boolean) {
    this.#change({ recall: value });
  }

  /** New lines of chat are shown beside the seat of who says them, while the chat is not in sight. */
  get previews(): boolean {
    return this.#values.previews;
  }
  set previews(value: boolean) {
    this.#change({ previews: value });
  }

  /** Boards are told in words instead of being drawn. */
  get text(): boolean {
    return this.#values.text;
  }
  set text(value: boolean) {
    this.#change({ text: value });
  }

  /** Another tab has changed something. */
  reread(text: string | null): void {
    Object.assign(this.#values, readStored(text));
  }

  #change(part: Partial<Values>): void {
    Object.assign(this.#values, part);
    try {
      this.#storage?.setItem(STORED, JSON.stringify(this.#values));
    } catch {
      // A full or forbidden storage: the value then lasts as long as the page.
    }
  }
}

/** The storage may be forbidden as a whole, in private windows. */
function ownStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export const settings = new Settings(ownStorage(), navigator.languages);

window.addEventListener('storage', (event) => {
  if (event.key === STORED) settings.reread(event.newValue);
});

const systemReduced = new MediaQuery('(prefers-reduced-motion: reduce)');
const systemLight = new MediaQuery('(prefers-color-scheme: light)');

/** The reader wants things to stand still. Reactive. */
export function reducedMotion(): boolean {
  return settings.motion === 'system' ? systemReduced.current : settings.motion === 'reduced';
}

/** How much longer than usual what happens in a game is shown; 0: it is not waited for. Reactive. */
export function pace(): number {
  return PACES[settings.speed];
}

/** What happens in a game is shown by pictures that move. Reactive. */
export function showsPictures(): boolean {
  return !reducedMotion() && pace() > 0;
}

/** The theme that is really shown. Reactive. */
export function shownTheme(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return systemLight.current ? 'light' : 'dark';
}

import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { scenesOf } from '../../../src/games/escape_from_new_york/telling/scenes';
import {
  LONG,
  MOST,
  READ,
  SHORT,
  type Telling,
  type Told,
} from '../../../src/games/escape_from_new_york/telling/telling.svelte';
import type { DecisionInfo, GameCard } from '../../../src/shared/protocol';
import { settings } from '../../../src/shared/settings.svelte';
import { loadGameWords, type GameWords } from '../../../src/shared/words.svelte';
import { BATCHES, eventsOf, type Batch } from './recorded';
import TellerPage from './TellerPage.svelte';
import card from '../../fixtures/efny-card.json';

const TIMES = { none: 0, short: SHORT, long: LONG, read: READ };
const NAMES = ['Robin', 'Sam', 'Kim', 'Lee'];
let words: GameWords;

const wordsIn = (language: 'en' | 'nl') => {
  settings.language = language;
  return loadGameWords(card as unknown as GameCard, NAMES, 0);
};

beforeAll(async () => {
  words = await wordsIn('en');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A batch with a whole New York Phase, and the one that came right after it. */
const isPhase = (batch: Batch) => ['ny-discarded', 'ny-paid', 'turn'].every((event) => eventsOf(batch).includes(event));
const toldOf = ({ before, news, after }: Batch) =>
  scenesOf(before, news, after).filter(({ weight }) => weight !== 'none');
const isLong = (batch: Batch) => toldOf(batch).some(({ weight }) => weight !== 'short');
const at = BATCHES.findIndex(
  (batch, i) => isPhase(batch) && toldOf(batch).length <= MOST / 2 && isLong(BATCHES[i + 1] ?? batch),
);
const phase = BATCHES[at]!;
const following = BATCHES[at + 1]!;
const asked = (id: string): DecisionInfo => ({
  id,
  seat: 0,
  kind: 'window',
  rule: 'EFNY-T2',
  options: [],
  form: null,
});

/** A page that shows the city before the batch, and then what is told. */
async function page(batch: Batch, motion = true, decision: DecisionInfo | null = null, said = words) {
  let telling!: Telling;
  const made = (one: Telling) => (telling = one);
  const props = { view: batch.before, news: [], motion, decision, words: said, made };
  const { container, rerender, unmount } = render(TellerPage, props);
  const tell = async (changed: Partial<Told>) => {
    await rerender(changed);
    await tick();
  };
  const wait = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await tick();
  };
  return { container, telling, tell, wait, unmount };
}

const came = ({ news, after }: Batch): Partial<Told> => ({ news, view: after });
const strip = (container: Element) => container.querySelector<HTMLElement>('.teller');
const press = (container: Element, label: string) =>
  container.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();

describe('a New York Phase', () => {
  test('is told scene after scene, and ends with the city as it is', async () => {
    const { telling, tell, wait } = await page(phase);
    expect(telling.telling).toBe(false);
    await tell(came(phase));
    const seen: (number | undefined)[] = [];
    const scenes = toldOf(phase);
    while (telling.telling) {
      seen.push(telling.scene!.news?.n);
      expect(telling.view).toEqual(scenes[seen.length - 1]!.view);
      expect(telling.arrow).toEqual(scenes[seen.length - 1]!.arrow);
      expect(telling.space).toBe(scenes[seen.length - 1]!.space);
      await wait(TIMES[scenes[seen.length - 1]!.weight]);
    }
    expect(seen).toEqual(scenes.map(({ news }) => news?.n));
    expect(telling.view).toBe(phase.after);
    expect(telling.arrow).toBeNull();
  });

  test('the strip says which step it is, what happens, and how far it is', async () => {
    const { container, telling, tell, wait } = await page(phase);
    await tell(came(phase));
    while (telling.scene?.news?.data.event !== 'ny-paid') await wait(SHORT);
    expect(strip(container)!.textContent).toContain('Step 11');
    expect(strip(container)!.textContent).toContain(words.event(telling.scene.news.data));
    const effect = words.name('ny-card', String(telling.scene.news.data.card), 'effect');
    expect(strip(container)!.textContent).toContain(effect);
    expect(container.querySelector('progress')!.value).toBe(telling.done);
    expect(container.querySelector(`[title="${telling.scene.rule}"]`)).not.toBeNull();
    expect(strip(container)!.querySelector('.picture svg')).not.toBeNull();
  });

  test('in Dutch as well, and never read aloud twice', async () => {
    const { container, tell } = await page(phase, true, null, await wordsIn('nl'));
    await tell(came(phase));
    expect(strip(container)!.getAttribute('aria-label')).toBe('Wat New York doet');
    expect(container.querySelector('[aria-live]')).toBeNull();
    words = await wordsIn('en');
  });

  test('can be skipped by its button and by Escape', async () => {
    const { container, telling, tell } = await page(phase);
    await tell(came(phase));
    press(container, 'Skip (Esc)');
    await tick();
    expect(telling.view).toBe(phase.after);
    expect(strip(container)).toBeNull();
    telling.again();
    await tick();
    expect(strip(container)).not.toBeNull();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
    await tick();
    expect(strip(container)).toBeNull();
  });

  test('waits while the reader wants to look', async () => {
    const { container, telling, tell, wait } = await page(phase);
    await tell(came(phase));
    press(container, 'Wait here');
    const first = telling.scene;
    await wait(20 * LONG);
    expect(telling.scene).toBe(first);
    press(container, 'Go on');
    await tick();
    expect(telling.scene).not.toBe(first);
  });

  test('can be told again when it is over: from the first card to the next turn', async () => {
    const { telling, tell, wait } = await page(phase);
    expect(telling.last).toEqual([]);
    await tell(came(phase));
    telling.skip();
    const events = telling.last.map(({ news }) => news!.data.event);
    expect(events[0]).toBe('ny-discarded');
    expect(events.at(-1)).toBe('turn');
    telling.again();
    expect(telling.scene!.news!.data.event).toBe('ny-discarded');
    for (let i = 0; telling.telling && i < 100; i += 1) await wait(READ);
    expect(telling.view).toBe(phase.after);
  });
});

describe('it is never in the way', () => {
  test('without motion, or on a hidden page, nothing is played; it can still be asked for', async () => {
    const still = await page(phase, false);
    await still.tell(came(phase));
    expect(still.telling.telling).toBe(false);
    expect(still.telling.view).toBe(phase.after);
    still.telling.again();
    expect(still.telling.telling).toBe(true);
    still.unmount();
    const hidden = await page(phase);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await hidden.tell(came(phase));
    expect(hidden.telling.telling).toBe(false);
  });

  test('a page that is hidden in the middle goes straight to the end', async () => {
    const { telling, tell } = await page(phase);
    await tell(came(phase));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(telling.telling).toBe(false);
  });

  test('whoever answers has seen enough', async () => {
    const { telling, tell } = await page(phase);
    await tell({ ...came(phase), decision: asked('1@7') });
    expect(telling.telling).toBe(true);
    await tell({ decision: null });
    expect(telling.telling).toBe(false);
    expect(telling.view).toBe(phase.after);
  });

  test('what an answer leads to is told at once, in the place of what was told', async () => {
    const { telling, tell } = await page(phase);
    await tell({ ...came(phase), decision: asked('1@7') });
    await tell({ ...came(following), decision: asked('1@9') });
    expect(telling.telling).toBe(true);
    expect(telling.total).toBe(toldOf(following).length);
  });

  test('what comes in the meantime is told afterwards', async () => {
    const { telling, tell } = await page(phase);
    await tell(came(phase));
    const first = telling.scene;
    await tell(came(following));
    expect(telling.scene).toBe(first);
    expect(telling.total).toBe(toldOf(phase).length + toldOf(following).length);
    telling.skip();
    expect(telling.view).toBe(following.after);
  });

  test('a change without a word does not disturb, unless it shows another city', async () => {
    const { telling, tell } = await page(phase);
    await tell(came(phase));
    await tell({ view: structuredClone(phase.after), news: [] });
    expect(telling.telling).toBe(true);
    await tell({ view: phase.before, news: [] });
    expect(telling.telling).toBe(false);
  });

  test('what does not follow on what was told is not told', async () => {
    const { telling, tell } = await page(phase);
    await tell(came(following));
    telling.skip();
    await tell(came(phase));
    expect(telling.telling).toBe(false);
    expect(telling.view).toBe(phase.after);
  });

  test('too much at once is not told at all', async () => {
    const { telling, tell } = await page(phase);
    const news = Array.from({ length: MOST + 2 }, (_, n) => ({
      n,
      ply: 0,
      round: 1,
      data: { event: 'mission', rule: 'EFNY-O3', left: 3 },
    }));
    await tell({ view: phase.after, news });
    expect(telling.telling).toBe(false);
  });

  test('what Heroes do is not told', async () => {
    const quiet = BATCHES.find((batch) => eventsOf(batch).join() === 'chose')!;
    const { container, tell } = await page(quiet);
    await tell(came(quiet));
    expect(strip(container)).toBeNull();
  });

  test('nothing is left behind when the board goes', async () => {
    const { tell, unmount } = await page(phase);
    await tell(came(phase));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

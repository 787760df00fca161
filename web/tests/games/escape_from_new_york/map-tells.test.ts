/** The map of Escape from New York: what it tells, who stands there, what has just happened, and the keyboard. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import Board from '../../../src/games/escape_from_new_york/Board.svelte';
import { crowdOf } from '../../../src/games/escape_from_new_york/map/arrange';
import type { Language } from '../../../src/shared/settings.svelte';
import { all, bubbleOf, byCode, found, legal, lights, MAPS, propsOf as propsIn, spaceOn } from './map';

const propsOf = (name: string, language: Language = 'en', motion = false) => propsIn(MAPS[name]!, language, motion);

let complaints: Mock;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is read', () => {
  test.each(['en', 'nl'] as const)('a tap on any space tells what is there (%s)', async (language) => {
    const props = await propsOf('window', language);
    const { container } = render(Board, props);
    await fireEvent.click(spaceOn(container, 'D5'));
    const { words } = props;
    const said = bubbleOf(container)!;
    expect(said).toContain(words.name('tile', 'ct33'));
    expect(said).toContain(
      words.message('efny-map-hero', 'car', { hero: words.name('hero', 'maggie'), player: 'Sam' }),
    );
    expect(said).toContain(words.message('efny-map-boss', '', { boss: words.name('boss', 'duke'), life: 6, most: 10 }));
    expect(said).toContain(words.message('note-case', '', { number: 2 }));
    expect(said).toContain(words.message('efny-map-roadblocks', '', { number: 1, ways: words.name('direction', 'N') }));
    expect(props.choose).not.toHaveBeenCalled();
    await fireEvent.click(spaceOn(container, 'D5'));
    expect(bubbleOf(container)).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  });

  test('a POI that was looked at is told to who did, and to nobody else', async () => {
    const { container } = render(Board, await propsOf('peeked'));
    await fireEvent.click(spaceOn(container, 'K8'));
    expect(found(container, '[data-space="K8"]')!.dataset.known).toBe('slags-ring');
    cleanup();
    const other = await propsOf('peeked-by-another');
    const seen = render(Board, other);
    await fireEvent.click(spaceOn(seen.container, 'K8'));
    expect(bubbleOf(seen.container)).toContain(other.words.message('board-poi'));
    expect(seen.container.innerHTML).not.toContain('slags-ring');
    expect(seen.container.innerHTML).not.toContain(other.words.name('tile', 'slags-ring'));
  });

  test('a pointer that rests reads too; one that passes does not', async () => {
    const props = await propsOf('window');
    const { container } = render(Board, props);
    vi.useFakeTimers();
    await fireEvent.pointerEnter(spaceOn(container, 'E2'), { pointerType: 'mouse' });
    expect(bubbleOf(container)).toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    expect(bubbleOf(container)).toContain('E2');
    await fireEvent.pointerLeave(spaceOn(container, 'E2'));
    expect(bubbleOf(container)).toBeNull();
    await fireEvent.pointerEnter(spaceOn(container, 'D3'), { pointerType: 'mouse' });
    await fireEvent.pointerLeave(spaceOn(container, 'D3'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(bubbleOf(container)).toBeNull();
  });

  test('what is selected takes the place of what was read, and another question ends it', async () => {
    const props = await propsOf('move');
    const { container, rerender } = render(Board, props);
    await fireEvent.click(spaceOn(container, 'A2'));
    expect(bubbleOf(container)).toContain('A2');
    await rerender({ ...props, selected: 'go:D3' });
    expect(bubbleOf(container)).toContain(props.words.option('go:D3'));
    await rerender({ ...props, selected: null });
    await fireEvent.click(spaceOn(container, 'A2'));
    await rerender({ ...props, selected: null, decision: { ...props.decision!, id: 'next' } });
    expect(bubbleOf(container)).toBeNull();
  });
});

describe('who stands there', () => {
  test('the own Hero is pointed at, and the one whose turn it is is ringed', async () => {
    const { container } = render(Board, await propsOf('late-cabbie'));
    expect(all(container, '[data-mine]').map((one) => one.dataset.mine)).toEqual(['hero-3']);
    const ringed = all(container, '[data-piece^="hero"]:has([stroke="var(--efny-amber)"][stroke-width="8"])');
    expect(ringed.map((one) => one.dataset.piece)).toEqual(['hero-0']);
    cleanup();
    const onlooker = render(Board, await propsOf('late-onlooker'));
    expect(found(onlooker.container, '[data-mine]')).toBeNull();
    expect(found(onlooker.container, '[data-piece="hero-3"] [data-car="taxi"]')).toBeTruthy();
    expect(all(onlooker.container, '[data-car]')).toHaveLength(2);
  });

  test('a crowd is counted: on foot, with Cars, lying, and hurt', () => {
    const space = MAPS.hit!.view.spaces.find((one) => one.space === 'E2')!;
    expect(crowdOf(space)).toEqual({ prisoners: 4, drivers: 1, down: 2, hurt: 1 });
  });

  test('the back of the top New York card lies over the space of the Hero whose turn it is', async () => {
    const props = await propsOf('move');
    const { container } = render(Board, props);
    const marks = found(container, '[data-marks="dead-ends"]')!;
    expect(marks.dataset.at).toBe('D5');
    expect(marks.querySelectorAll('.arrow')).toHaveLength(3);
    expect(marks.classList.contains('near')).toBe(false);
    cleanup();
    const later = render(Board, await propsOf('place'));
    expect(found(later.container, '[data-marks]')!.classList.contains('near')).toBe(true);
  });

  test('a Hero goes to another space as the same element', async () => {
    const props = await propsOf('moved', 'en', true);
    const { container, rerender } = render(Board, props);
    const piece = found(container, '[data-piece="hero-0"]')!;
    const before = piece.style.transform;
    const view = structuredClone(props.view);
    const home = (space: string) => view.spaces.find((one) => one.space === space)!;
    home(view.seats[0]!.space).heroes = [];
    home('D1').heroes = [0];
    view.seats[0]!.space = 'D1';
    await rerender({ ...props, view, news: [] });
    expect(found(container, '[data-piece="hero-0"]')).toBe(piece);
    expect(piece.style.transform).not.toBe(before);
  });
});

describe('what has just happened', () => {
  const effects: [name: string, sort: string][] = [
    ['killed', 'hit'],
    ['killed', 'kill'],
    ['tricked', 'walk'],
    ['peeked', 'eye'],
    ['broke', 'crash'],
    ['hunted', 'walk'],
    ['revealed', 'come'],
  ];
  test.each(effects)('%s: %s is seen, unless no motion is wanted', async (name, sort) => {
    const props = await propsOf(name, 'en', true);
    const { container, rerender } = render(Board, props);
    expect(all(container, `[data-effect="${sort}"]`).length).toBeGreaterThan(0);
    await rerender({ ...props, motion: false });
    expect(all(container, '[data-effect], .turned, .fresh, .moving')).toEqual([]);
  });

  test('a tile is turned over, and what it brings drops onto it', async () => {
    const props = await propsOf('suburb-turned', 'en', true);
    const { container } = render(Board, props);
    expect(found(container, '[data-space="A4"] .turned')).toBeTruthy();
    for (const id of ['cubes-A4', 'suburb-A4']) expect(found(container, `[data-id="${id}"] .fresh`)).toBeTruthy();
    expect(found(container, '[data-piece="crowd-A4"] .fresh')).toBeTruthy();
    expect(all(container, '.turned')).toHaveLength(1);
  });
});

describe('what is told scene by scene', () => {
  /** What came changes the picture step by step: the true view is drawn when all is told. */
  test('the scene is drawn with its arrow and its space, and what was told does not happen twice', async () => {
    const props = await propsOf('hunted', 'en', true);
    const before = structuredClone(props.view);
    const { container, rerender } = render(Board, { ...props, view: before, news: [] });
    const news = props.news.filter(({ data }) => data.event === 'hunted');
    vi.useFakeTimers();
    await rerender({ ...props, news });
    const { space, target } = news[0]!.data;
    expect(found(container, '[data-link="move"]')!.dataset.way).toBe(`${String(space)}-${String(target)}`);
    expect(found(container, '[data-told]')!.dataset.told).toBe(target);
    expect(all(container, '[data-effect]')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(all(container, '[data-told], [data-link], [data-effect]')).toEqual([]);
  });
});

describe('the keyboard', () => {
  const focused = () => document.activeElement as HTMLElement;

  test('one thing on the map is in the tab order, a choice first, and arrow keys lead on', async () => {
    const props = await propsOf('move');
    const { container } = render(Board, props);
    const entry = () => all(container, '[data-stop][tabindex="0"]').map((one) => one.dataset.stop);
    expect(lights(container)).toContain(entry()[0]);
    expect(entry()).toHaveLength(1);
    spaceOn(container, 'D5').focus();
    await fireEvent.keyDown(focused(), { key: 'ArrowUp' });
    expect(focused().dataset.stop).toBe('D3');
    expect(entry()).toEqual(['D3']);
    await fireEvent.keyDown(focused(), { key: 'Enter' });
    expect(props.choose).toHaveBeenCalledExactlyOnceWith('go:D3');
    await fireEvent.keyDown(focused(), { key: 'ArrowUp' });
    expect(focused().dataset.stop).toBe('D1');
    await fireEvent.keyDown(focused(), { key: ' ' });
    expect(bubbleOf(container)).toContain('D1');
  });

  test('a target says in words what it does', async () => {
    const props = await propsOf('crash-bridge');
    render(Board, props);
    for (const code of legal(props.decision)) {
      expect(screen.getByRole('button', { name: props.words.option(code) })).toBeTruthy();
    }
  });

  test('who chose on the map with the keyboard stays on the map', async () => {
    const props = await propsOf('hit');
    const { container, rerender } = render(Board, props);
    await fireEvent.click(spaceOn(container, 'E0'));
    byCode(container, 'hit-romero:E0').focus();
    await rerender({ ...props, decision: null });
    await vi.waitFor(() => expect(found(container, '[role="group"]')!.contains(focused())).toBe(true));
  });
});

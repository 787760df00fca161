/** Who wants things to stand still is obeyed everywhere: by style in one place, by script through one helper. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bringIntoView } from '../../src/shared/motion';
import { settings } from '../../src/shared/settings.svelte';
import { bare, found, sheets } from './styles';

const theme = bare(sheets.find(({ path }) => path === 'shared/theme.css')!.text);

describe('what moves by style', () => {
  const still = ['animation-delay: 0s', 'animation-duration: 1ms', 'animation-iteration-count: 1', 'transition: none'];

  test.each([
    ['the system wishes it, unless the reader has chosen to see it', ":root:not([data-motion='full']) *"],
    ['the reader has chosen so', ":root[data-motion='reduced'] *"],
  ])('stands still when %s', (_, selector) => {
    const block = theme
      .slice(theme.indexOf(`${selector},`))
      .split('{')[1]!
      .split('}')[0]!;
    for (const line of [...still, 'scroll-behavior: auto']) expect(block).toContain(`${line} !important;`);
    for (const part of ['::before', '::after']) expect(theme).toContain(`${selector}${part}`);
  });

  test('and nothing overrules that', () => {
    const others = sheets.filter(({ path }) => path !== 'shared/theme.css');
    expect(found(/(?:animation|transition)[\w-]*:[^;]*!important/g, others)).toEqual([]);
  });
});

describe('what moves by script', () => {
  /** Where frames are drawn or waited for: the camera is told whether it may move, the others show nothing moving. */
  const FRAMES = [
    'shared/ui/camera.svelte.ts',
    'shared/table/FitBox.svelte',
    'shared/point/PointLayer.svelte',
    'games/outrun/race/stopwatch.ts',
  ];

  test('asks the helper, or is drawn by style', () => {
    expect(
      found(/svelte\/(?:transition|animate|motion)|\.animate\(|<animate|<set\b|startViewTransition/g, sheets),
    ).toEqual([]);
    const gentle = found(/['"]smooth['"]|scroll-behavior:\s*smooth/g, sheets);
    expect(gentle).toEqual([expect.stringContaining('shared/motion.ts')]);
  });

  test('draws frames in no other place', () => {
    const places = found(/requestAnimationFrame/g, sheets).map((place) => place.split(':')[0]!);
    expect([...new Set(places)].sort()).toEqual([...FRAMES].sort());
    const camera = sheets.find(({ path }) => path === FRAMES[0])!.text;
    expect(camera).toContain('if (!this.#told.motion');
  });
});

describe('scrolling to something', () => {
  const scrolled = vi.fn();
  const element = Object.assign(document.createElement('p'), { scrollIntoView: scrolled });

  beforeEach(() => scrolled.mockClear());

  test.each([
    ['full', 'smooth'],
    ['reduced', 'auto'],
  ] as const)('is as the reader likes it: %s', (motion, behavior) => {
    settings.motion = motion;
    bringIntoView(element, 'nearest');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior });
  });

  test('to nothing does nothing', () => {
    bringIntoView(null, 'start');
    bringIntoView(undefined, 'start');
    expect(scrolled).not.toHaveBeenCalled();
  });
});

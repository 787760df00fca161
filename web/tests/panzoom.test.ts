/** A map behind a window: its geometry, what hands do to it, and when it leads itself to where the action is. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hand, Twice } from '../src/shared/ui/gesture';
import PanZoom from '../src/shared/ui/PanZoom.svelte';
import {
  along,
  apart,
  brisk,
  calm,
  clamped,
  COAST,
  coasting,
  COASTING,
  fitted,
  framed,
  lost,
  MARGIN,
  pannable,
  panned,
  scene,
  seen,
  SLACK,
  toMap,
  toPane,
  transformOf,
  zoomed,
  type Point,
  type Rect,
  type Scene,
  type Size,
  type View,
} from '../src/shared/ui/panzoom';

const PHONE: Size = { width: 344, height: 300 };
const DESK: Size = { width: 960, height: 640 };
const CITY: Size = { width: 3100, height: 2100 };
const TOWN: Size = { width: 1100, height: 900 };
const SCENES: [string, Scene][] = [PHONE, DESK].flatMap((pane) =>
  [CITY, TOWN].map((map): [string, Scene] => [`${map.width} in ${pane.width}`, scene(map, pane, undefined, 2.5)]),
);

/** Views of all kinds, in and out of bounds. */
function someViews({ map }: Scene): View[] {
  const parts = [-1, 0, 0.2, 0.5, 0.9, 1, 3];
  const scales = [0.01, 0.2, 0.35, 0.8, 1.7, 9];
  return scales.flatMap((scale) =>
    parts.map((part, i) => ({ x: part * map.width, y: parts.at(-1 - i)! * map.height, scale })),
  );
}

describe('bounds', () => {
  test.each(SCENES)('a map of %s is never lost', (_, where) => {
    for (const view of someViews(where).map((one) => clamped(one, where))) {
      const box = toPane({ x: 0, y: 0, ...where.map }, view, where.pane);
      for (const [start, length, pane] of [
        [box.x, box.width, where.pane.width],
        [box.y, box.height, where.pane.height],
      ] as const) {
        const slack = length > pane ? Math.min(SLACK, length - pane, pane / 3) : (pane - length) / 2;
        expect(start).toBeLessThanOrEqual(slack + 0.01);
        expect(start + length).toBeGreaterThanOrEqual(pane - slack - 0.01);
      }
      expect(view.scale).toBeGreaterThanOrEqual(where.scales.low);
      expect(view.scale).toBeLessThanOrEqual(2.5);
      expect(clamped(view, where)).toEqual(view);
    }
  });

  test('a map that fits lies in the middle, and there is nothing to move', () => {
    const where = scene(TOWN, DESK, undefined, 2.5);
    const whole = fitted(where);
    expect(whole).toEqual({ x: 550, y: 450, scale: 640 / 900 });
    expect(panned(whole, { x: 200, y: -90 }, where)).toEqual(whole);
    expect(pannable(where, whole.scale)).toEqual({ across: false, down: false });
    expect(pannable(where, 0.8)).toEqual({ across: false, down: true });
    expect(pannable(where, 1)).toEqual({ across: true, down: true });
  });

  test('nothing jumps where a map begins to fit', () => {
    const where = scene(TOWN, DESK, undefined, 2.5);
    const corner = { x: 0, y: 0 };
    for (let scale = 0.7; scale < 1.2; scale += 0.0005) {
      const before = clamped({ ...corner, scale }, where);
      const after = clamped({ ...corner, scale: scale + 0.0005 }, where);
      expect(apart(before, after, where.pane)).toBeLessThan(3);
    }
  });

  test('a least scale holds, and a small map is not blown up', () => {
    const close = scene(CITY, PHONE, 0.5, 2);
    expect(close.scales).toEqual({ fit: 0.5, low: 0.5, high: 2 });
    expect(fitted(close).scale).toBe(0.5);
    const small = scene({ width: 100, height: 100 }, DESK, undefined, 2);
    expect(small.scales).toEqual({ fit: 2, low: 2, high: 2 });
    expect(scene(TOWN, DESK, 0.1, 2).scales.fit).toBe(640 / 900);
  });
});

describe('dragging and stretching', () => {
  const where = scene(CITY, DESK, undefined, 2.5);
  const view: View = { x: 1500, y: 1000, scale: 0.8 };

  test('the map goes along with the hand', () => {
    expect(panned(view, { x: 80, y: -40 }, where)).toEqual({ x: 1400, y: 1050, scale: 0.8 });
  });

  test.each([
    { x: 0, y: 0 },
    { x: 700, y: 120 },
    { x: 480, y: 320 },
  ])('what is under the pointer at $x, $y stays there', (at) => {
    const under = toMap(at, view, where.pane);
    for (const factor of [0.7, 1.3, 2]) {
      const after = zoomed(view, at, factor, where);
      expect(after.scale).toBeCloseTo(0.8 * factor);
      expect(toMap(at, after, where.pane).x).toBeCloseTo(under.x);
      expect(toMap(at, after, where.pane).y).toBeCloseTo(under.y);
    }
  });

  test('there is an end to it, and there the map does not slide', () => {
    const largest = zoomed(view, { x: 10, y: 10 }, 100, where);
    expect(largest.scale).toBe(2.5);
    expect(zoomed(largest, { x: 900, y: 600 }, 2, where)).toEqual(largest);
    expect(zoomed(view, { x: 10, y: 10 }, 0.001, where)).toEqual(fitted(where));
  });

  test('the transform puts every point where the window shows it', () => {
    const [, x, y, scale] = /translate\((.+) (.+)\) scale\((.+)\)/.exec(transformOf(view, DESK))!.map(Number);
    const box = toPane({ x: 1200, y: 900, width: 100, height: 100 }, view, DESK);
    expect(x! + 1200 * scale!).toBeCloseTo(box.x);
    expect(y! + 900 * scale!).toBeCloseTo(box.y);
    expect(toMap(box, view, DESK)).toEqual({ x: 1200, y: 900 });
  });
});

describe('looking where the action is', () => {
  const corners = [0, 700, 1400, 2800];
  const regions: Rect[] = corners.flatMap((x) =>
    [0, 900, 1800].flatMap((y) => [100, 300].map((long) => ({ x, y, width: long, height: long }))),
  );
  const buttons: Rect = { x: 290, y: 150, width: 46, height: 142 };

  test('a region comes wholly in sight, clear of the buttons', () => {
    const where = scene(CITY, PHONE, undefined, 2.5);
    for (const region of regions) {
      const view = framed(fitted(where), region, 0.8, where, buttons);
      expect(seen(region, view, PHONE, buttons), JSON.stringify(region)).toBe(true);
      expect(view.scale).toBeLessThanOrEqual(0.8);
      expect(view.scale).toBeGreaterThan(0.6);
      expect(framed(view, region, 0.8, where, buttons)).toBe(view);
    }
  });

  test('it is in the middle, at the scale that was wanted', () => {
    const where = scene(CITY, DESK, undefined, 2.5);
    const region = { x: 1400, y: 900, width: 300, height: 200 };
    expect(framed(fitted(where), region, 0.8, where)).toEqual({ x: 1550, y: 1000, scale: 0.8 });
  });

  test('it is made smaller only where it would not fit', () => {
    const where = scene(CITY, PHONE, undefined, 2.5);
    const wide = { x: 1000, y: 1000, width: 900, height: 100 };
    const view = framed({ x: 200, y: 200, scale: 1.5 }, wide, 1.5, where);
    expect(view.scale).toBeCloseTo((344 - 2 * MARGIN) / 900);
    const small = { x: 1000, y: 1000, width: 100, height: 100 };
    expect(framed({ x: 200, y: 200, scale: 1.5 }, small, 1.5, where).scale).toBe(1.5);
  });

  test('a map that shows it already lies still, at its edge too', () => {
    const town = scene(TOWN, DESK, undefined, 2.5);
    const edge = { x: 0, y: 0, width: 100, height: 100 };
    expect(framed(fitted(town), edge, 0.8, town)).toEqual(fitted(town));
    const where = scene(CITY, DESK, undefined, 2.5);
    const view = { x: 1500, y: 1000, scale: 0.8 };
    expect(framed(view, { x: 1100, y: 800, width: 300, height: 300 }, 0.8, where)).toBe(view);
    expect(framed(view, { x: 905, y: 800, width: 300, height: 300 }, 0.8, where)).not.toBe(view);
  });

  test('a map that became very small grows again', () => {
    const where = scene(CITY, PHONE, undefined, 2.5);
    const region = { x: 1500, y: 1000, width: 100, height: 100 };
    expect(framed({ x: 1550, y: 1050, scale: 0.3 }, region, 0.8, where).scale).toBe(0.8);
    expect(framed({ x: 1550, y: 1050, scale: 0.7 }, region, 0.8, where).scale).toBe(0.7);
  });

  test('where nothing helps against the buttons, the map lies still', () => {
    const tight = scene(TOWN, DESK, 640 / 900, 640 / 900);
    const under = { x: 1000, y: 800, width: 100, height: 100 };
    const box = toPane(under, fitted(tight), DESK);
    expect(framed(fitted(tight), under, 0.8, tight, box)).toEqual(fitted(tight));
  });

  test('what is lost is what has its middle out of sight', () => {
    const view = { x: 1500, y: 1000, scale: 1 };
    expect(lost({ x: 1000, y: 900, width: 100, height: 100 }, view, DESK)).toBe(false);
    expect(lost({ x: 960, y: 900, width: 100, height: 100 }, view, DESK)).toBe(true);
  });
});

describe('on the way', () => {
  const from: View = { x: 300, y: 400, scale: 0.3 };
  const to: View = { x: 2000, y: 1000, scale: 1.2 };

  test('a glide begins here, ends there, and grows evenly to the eye', () => {
    expect(along(from, to, 0)).toEqual(from);
    expect(along(from, to, 1)).toEqual(to);
    expect(along(from, to, 0.5).scale).toBeCloseTo(0.6);
    expect(along(from, { ...to, scale: 0.3 }, 0.25)).toEqual({ x: 725, y: 550, scale: 0.3 });
  });

  test('zooming around a point leaves it where it is all the way', () => {
    const where = scene(CITY, DESK, undefined, 2.5);
    const start = { x: 1500, y: 1000, scale: 0.6 };
    const at = { x: 100, y: 500 };
    const under = toMap(at, start, DESK);
    const end = zoomed(start, at, 2, where);
    for (let part = 0; part <= 1; part += 0.1) {
      const now = toMap(at, along(start, end, part), DESK);
      expect(now.x).toBeCloseTo(under.x);
      expect(now.y).toBeCloseTo(under.y);
    }
  });

  test.each([
    ['calm', calm],
    ['brisk', brisk],
    ['coasting', coasting],
  ])('%s goes from start to end and never back', (_, ease) => {
    expect(ease(0)).toBeCloseTo(0);
    expect(ease(1)).toBeCloseTo(1);
    for (let time = 0; time < 1; time += 0.01) expect(ease(time + 0.01)).toBeGreaterThan(ease(time));
  });

  test('a map that is let go keeps the speed that it had', () => {
    const millisecond = 1 / COASTING;
    expect(COAST * coasting(millisecond)).toBeCloseTo(1, 1);
  });
});

describe('a hand', () => {
  const at = (x: number, y: number): Point => ({ x, y });

  test('that strays a little still taps', () => {
    const hand = new Hand();
    hand.press(1, at(10, 10), false);
    expect(hand.move(1, at(16, 15), 5)).toBeNull();
    expect(hand.release(1, 10)).toEqual({ tap: true, at: at(16, 15), speed: at(0, 0) });
  });

  test('that strays farther drags from there, and taps no more though it comes back', () => {
    const hand = new Hand();
    hand.press(1, at(10, 10), false);
    expect(hand.move(1, at(19, 10), 10)).toBeNull();
    expect(hand.move(1, at(30, 15), 20)).toEqual({ by: at(11, 5), factor: 1, at: { ...at(30, 15), width: 0 } });
    hand.move(1, at(10, 10), 30);
    expect(hand.release(1, 35)!.tap).toBe(false);
  });

  test('lets go with the speed of its last moments, or with none after a rest', () => {
    const drag = (rest: number) => {
      const hand = new Hand();
      hand.press(1, at(0, 0), false);
      for (let time = 0; time <= 300; time += 10) hand.move(1, at(time < 150 ? -20 : time, 0), time);
      return hand.release(1, 300 + rest)!.speed;
    };
    expect(drag(10).x).toBeCloseTo(1);
    expect(drag(60)).toEqual(at(0, 0));
  });

  test('two fingers stretch the map around the middle between them', () => {
    const hand = new Hand();
    hand.press(1, at(100, 100), false);
    hand.press(2, at(200, 100), false);
    expect(hand.moved).toBe(true);
    const pull = hand.move(2, at(300, 100), 10)!;
    expect(pull.factor).toBe(2);
    expect(pull.by).toEqual(at(50, 0));
    expect(pull.at).toMatchObject(at(200, 100));
  });

  test('the finger that stays goes on without a jump, and no tap comes of it', () => {
    const hand = new Hand();
    hand.press(1, at(100, 100), false);
    hand.press(2, at(200, 100), false);
    expect(hand.release(1, 10)).toBeNull();
    expect(hand.move(2, at(205, 100), 20)!.by).toEqual(at(5, 0));
    expect(hand.release(2, 30)).toMatchObject({ tap: false });
    expect(hand.pressing).toBe(false);
  });

  test('fingers on one spot do not blow the map up', () => {
    const hand = new Hand();
    hand.press(1, at(100, 100), false);
    hand.press(2, at(101, 100), false);
    expect(hand.move(2, at(150, 100), 10)!.factor).toBe(1);
  });

  test('a finger that nobody saw coming does nothing', () => {
    const hand = new Hand();
    expect(hand.move(7, at(1, 1), 0)).toBeNull();
    expect(hand.release(7, 0)).toBeNull();
  });

  test('two quick taps on one spot are a double tap, and a third begins anew', () => {
    const twice = new Twice();
    expect(twice.tap(at(10, 10), 0)).toBe(false);
    expect(twice.tap(at(15, 10), 200)).toBe(true);
    expect(twice.tap(at(15, 10), 300)).toBe(false);
    expect(twice.tap(at(15, 10), 900)).toBe(false);
    expect(twice.tap(at(90, 10), 1000)).toBe(false);
  });
});

// The component.

const labels = { zoom_in: 'Larger', zoom_out: 'Smaller', fit: 'All of it', follow: 'To the action' };
const START: Rect = { x: 1400, y: 1000, width: 300, height: 200 };
const FAR: Rect = { x: 200, y: 200, width: 300, height: 200 };
const tapped = vi.fn();
const bubbled = vi.fn();
let pane: Size = DESK;
let resize: () => void = () => undefined;

const children = createRawSnippet(() => ({
  render: () => '<g><rect data-ground></rect><g role="button" tabindex="0" aria-label="Tile"></g></g>',
  setup: (element) => element.querySelector('[role=button]')!.addEventListener('click', tapped),
}));

beforeEach(() => {
  vi.useFakeTimers();
  pane = DESK;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => pane.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => pane.height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  document.body.addEventListener('click', bubbled);
});
afterEach(() => {
  document.body.removeEventListener('click', bubbled);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

type Given = Partial<{ focus: Rect | null; focus_key: number; motion: boolean; width: number; height: number }>;

async function shown(given: Given = {}) {
  const props = { ...CITY, focus: START, focus_key: 1, motion: false, label: 'The city', labels, children, ...given };
  const made = render(PanZoom, props as never);
  await tick();
  const surface = made.container.querySelector<HTMLElement>('.surface')!;
  return { ...made, surface, change: (change: Given) => made.rerender({ ...change } as never) };
}

const map = () => screen.getByRole('group', { name: 'The city' });
const tile = () => screen.getByRole('button', { name: 'Tile' });
const ground = () => document.querySelector('[data-ground]')!;
const button = (name: string) => screen.getByRole('button', { name });
const followButton = () => screen.queryByRole('button', { name: labels.follow });

/** The view that the page shows, read from the page. */
function view(): View {
  const text = document.querySelector('[data-map]')!.getAttribute('transform')!;
  const [, x, y, scale] = /translate\((.+) (.+)\) scale\((.+)\)/.exec(text)!.map(Number);
  return { x: (pane.width / 2 - x!) / scale!, y: (pane.height / 2 - y!) / scale!, scale: scale! };
}

function expectView(expected: Partial<View>): void {
  for (const [name, value] of Object.entries(expected)) expect(view()[name as keyof View], name).toBeCloseTo(value, 0);
}

const touch = (x: number, y: number, id = 1) => ({
  pointerId: id,
  pointerType: 'touch',
  clientX: x,
  clientY: y,
  button: 0,
  buttons: 1,
  bubbles: true,
});

/** Down, along the points, and up, ten milliseconds each. */
async function drag(target: Element, points: [number, number][], rest = 0): Promise<void> {
  const [first, ...others] = points;
  await fireEvent.pointerDown(target, touch(...first!));
  for (const point of others) {
    vi.advanceTimersByTime(10);
    await fireEvent.pointerMove(target, touch(...point));
  }
  vi.advanceTimersByTime(rest);
  await fireEvent.pointerUp(target, touch(...points.at(-1)!));
}

/** With the click that a browser sends after it. */
async function tap(target: Element, x = 100, y = 100): Promise<void> {
  await drag(target, [[x, y]]);
  await fireEvent.click(target, { detail: 1 });
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await tick();
}

describe('the window', () => {
  test('is a group with a name, in the tab order, with named buttons', async () => {
    await shown();
    expect(map().tabIndex).toBe(0);
    expect([labels.zoom_in, labels.zoom_out, labels.fit].map((name) => button(name).tagName)).toEqual([
      'BUTTON',
      'BUTTON',
      'BUTTON',
    ]);
    expect(followButton()).toBeNull();
  });

  test('opens where the action is, at a comfortable scale', async () => {
    await shown();
    expectView({ x: 1550, y: 1100, scale: 0.8 });
  });

  test('opens on the whole map where no action is, and where all of it can be seen well', async () => {
    const first = await shown({ focus: null });
    expectView(fitted(scene(CITY, DESK, undefined, 2.5)));
    first.unmount();
    await shown({ ...TOWN, focus: { x: 500, y: 400, width: 100, height: 100 } });
    expectView(fitted(scene(TOWN, DESK, undefined, 2.5)));
  });

  test('without a size it shows the map as it is, and takes no commands', async () => {
    pane = { width: 0, height: 0 };
    await shown();
    expect(document.querySelector('[data-map]')!.getAttribute('transform')).toBe('scale(1)');
    await fireEvent.click(button(labels.zoom_in));
    await fireEvent.click(button(labels.fit));
    await fireEvent.keyDown(map(), { key: 'ArrowLeft' });
    await drag(ground(), [
      [10, 10],
      [90, 90],
    ]);
    expect(document.querySelector('[data-map]')!.getAttribute('transform')).toBe('scale(1)');
    pane = DESK;
    resize();
    await tick();
    expectView({ x: 1550, y: 1100, scale: 0.8 });
  });

  test('keeps its middle when it changes size, and the whole map when it showed that', async () => {
    await shown();
    await drag(ground(), [
      [300, 300],
      [300, 310],
      [220, 250],
    ]);
    const before = view();
    pane = PHONE;
    resize();
    await tick();
    expectView(before);
    await fireEvent.click(button(labels.fit));
    pane = DESK;
    resize();
    await tick();
    expectView(fitted(scene(CITY, DESK, undefined, 2.5)));
  });

  test('that nobody touched shows the action after a change of size too', async () => {
    await shown({ focus: { ...START, width: 900 } });
    pane = PHONE;
    resize();
    await tick();
    expect(seen({ ...START, width: 900 }, view(), PHONE)).toBe(true);
  });

  test('a map that grows stays where it is, or is seen whole again', async () => {
    const made = await shown({ focus: null });
    await made.change({ width: 4000 });
    expectView(fitted(scene({ ...CITY, width: 4000 }, DESK, undefined, 2.5)));
    await fireEvent.click(button(labels.zoom_in));
    await fireEvent.click(button(labels.zoom_in));
    const before = view();
    await made.change({ width: 5000 });
    expectView(before);
  });
});

describe('moving by hand', () => {
  test('a drag moves the map and plays nothing', async () => {
    await shown();
    await drag(tile(), [
      [300, 300],
      [300, 309],
      [380, 349],
    ]);
    await fireEvent.click(tile(), { detail: 1 });
    expectView({ x: 1450, y: 1050, scale: 0.8 });
    expect(tapped).not.toHaveBeenCalled();
    expect(bubbled).not.toHaveBeenCalled();
  });

  test('a tap plays and moves nothing, also one right after a drag, or that strays a little', async () => {
    await shown();
    await tap(tile());
    expect(tapped).toHaveBeenCalledTimes(1);
    expect(bubbled).toHaveBeenCalledTimes(1);
    expectView({ x: 1550, y: 1100, scale: 0.8 });
    await drag(ground(), [
      [100, 100],
      [150, 100],
    ]);
    await tap(tile());
    expect(tapped).toHaveBeenCalledTimes(2);
    await drag(tile(), [
      [100, 100],
      [105, 104],
    ]);
    await fireEvent.click(tile(), { detail: 1 });
    expect(tapped).toHaveBeenCalledTimes(3);
  });

  test('a key presses right after a drag, and so does a click much later', async () => {
    await shown();
    const far: [number, number][] = [
      [100, 100],
      [150, 100],
    ];
    await drag(ground(), far);
    await fireEvent.keyDown(tile(), { key: 'Enter' });
    await fireEvent.click(tile());
    expect(tapped).toHaveBeenCalledTimes(1);
    await drag(ground(), far);
    await pass(500);
    await fireEvent.click(tile());
    expect(tapped).toHaveBeenCalledTimes(2);
  });

  test('two fingers stretch the map and play nothing, however still they were', async () => {
    await shown();
    await fireEvent.pointerDown(tile(), touch(380, 320, 1));
    await fireEvent.pointerDown(tile(), touch(580, 320, 2));
    await fireEvent.pointerUp(tile(), touch(580, 320, 2));
    await fireEvent.pointerUp(tile(), touch(380, 320, 1));
    await fireEvent.click(tile(), { detail: 1 });
    expect(tapped).not.toHaveBeenCalled();
    expectView({ scale: 0.8 });
    await fireEvent.pointerDown(tile(), touch(380, 320, 1));
    await fireEvent.pointerDown(tile(), touch(580, 320, 2));
    await fireEvent.pointerMove(tile(), touch(330, 320, 1));
    await fireEvent.pointerMove(tile(), touch(630, 320, 2));
    expectView({ x: 1550, y: 1100 });
    expect(view().scale).toBeCloseTo(1.2);
    await fireEvent.pointerUp(tile(), touch(330, 320, 1));
    await fireEvent.pointerUp(tile(), touch(630, 320, 2));
    await fireEvent.click(tile(), { detail: 1 });
    expect(tapped).not.toHaveBeenCalled();
  });

  test('two taps on the ground enlarge there; on a tile they are two presses', async () => {
    await shown();
    await tap(tile());
    await tap(tile());
    expect(tapped).toHaveBeenCalledTimes(2);
    expectView({ scale: 0.8 });
    await tap(ground(), 200, 200);
    await tap(ground(), 200, 200);
    expect(view().scale).toBeCloseTo(1.6);
    expectView({ x: 1375, y: 1025 });
  });

  test('other buttons of the mouse and lost presses do nothing', async () => {
    await shown();
    const mouse = (x: number, more: object) => ({ ...touch(x, 100), pointerType: 'mouse', ...more });
    await fireEvent.pointerDown(ground(), mouse(100, { button: 2, buttons: 2 }));
    await fireEvent.pointerMove(ground(), mouse(200, { buttons: 2 }));
    expectView({ x: 1550 });
    await fireEvent.pointerUp(ground(), mouse(200, { button: 2 }));
    await fireEvent.pointerDown(ground(), mouse(100, {}));
    await fireEvent.pointerMove(ground(), mouse(150, { buttons: 0 }));
    await fireEvent.pointerMove(ground(), mouse(250, { buttons: 0 }));
    expectView({ x: 1550 });
  });

  test('a finger that the page takes away leaves the map alone', async () => {
    await shown();
    await fireEvent.pointerDown(tile(), touch(100, 100));
    await fireEvent.pointerCancel(tile(), touch(100, 100));
    await fireEvent.pointerMove(tile(), touch(300, 100));
    expectView({ x: 1550 });
  });

  test('a map that was thrown goes on a little, unless the reader wants no motion', async () => {
    const throws: [number, number][] = [
      [500, 300],
      [480, 300],
      [460, 300],
      [440, 300],
    ];
    const still = await shown();
    await drag(ground(), throws);
    const there = view().x;
    await pass(2000);
    expectView({ x: there });
    still.unmount();
    await shown({ motion: true });
    await drag(ground(), throws);
    await pass(2000);
    const extra = (view().x - there) * 0.8;
    expect(extra).toBeGreaterThan(100);
    expect(extra).toBeLessThan(2 * COAST + 1);
  });

  test('a press holds a map that moves, and plays nothing that came under it', async () => {
    await shown({ motion: true });
    await drag(ground(), [
      [500, 300],
      [480, 300],
      [460, 300],
    ]);
    await pass(30);
    const held = view().x;
    await tap(tile());
    expect(tapped).not.toHaveBeenCalled();
    await pass(1000);
    expectView({ x: held });
    await tap(tile());
    expect(tapped).toHaveBeenCalledTimes(1);
  });

  test('a hand that holds the map is stronger than keys', async () => {
    await shown({ motion: true });
    await fireEvent.pointerDown(ground(), touch(300, 300));
    await fireEvent.pointerMove(ground(), touch(320, 300));
    await fireEvent.keyDown(map(), { key: 'ArrowRight' });
    await fireEvent.pointerMove(ground(), touch(400, 300));
    await pass(500);
    expectView({ x: 1450 });
  });

  test('a finger moves the page in the ways that the map has nothing to move', async () => {
    const made = await shown();
    const action = () => made.surface.style.touchAction;
    expect(action()).toBe('none');
    await fireEvent.click(button(labels.fit));
    expect(action()).toBe('pan-x pan-y');
    await made.change({ width: 3400, height: 1500 });
    await fireEvent.click(button(labels.fit));
    expect(action()).toBe('pan-x pan-y');
    await fireEvent.click(button(labels.zoom_in));
    expect(action()).toBe('pan-y');
  });

  test('two fingers are for the map before the page can have them', async () => {
    const { surface } = await shown();
    const press = (count: number) => {
      const event = new Event('touchstart', { bubbles: true, cancelable: true });
      Object.assign(event, { touches: Array.from({ length: count }) });
      surface.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press(1)).toBe(false);
    expect(press(2)).toBe(true);
  });
});

describe('wheel, pad, keys and buttons', () => {
  function wheel(deltaY: number, more: object = {}): boolean {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...more });
    tile().dispatchEvent(Object.assign(event, { clientX: 100, clientY: 500, ctrlKey: false, ...more }));
    return event.defaultPrevented;
  }

  test('the wheel enlarges around the pointer, and a pinch on a pad does it finely', async () => {
    await shown();
    const under = toMap({ x: 100, y: 500 }, view(), pane);
    expect(wheel(-100)).toBe(true);
    await tick();
    expect(view().scale).toBeCloseTo(0.8 * Math.exp(0.16));
    expect(toMap({ x: 100, y: 500 }, view(), pane).x).toBeCloseTo(under.x, 0);
    wheel(10, { ctrlKey: true });
    await tick();
    expect(view().scale).toBeCloseTo(0.8 * Math.exp(0.06));
    wheel(3, { deltaMode: 1 });
    await tick();
    expect(view().scale).toBeCloseTo(0.8 * Math.exp(0.06 - 48 * 0.0016));
  });

  test('a wheel that can do no more turns the page, but not halfway through a turn', async () => {
    await shown();
    for (let turns = 0; turns < 9; turns++) expect(wheel(240)).toBe(true);
    await pass(200);
    expect(wheel(240)).toBe(true);
    await pass(400);
    expect(wheel(240)).toBe(false);
    expect(wheel(240, { ctrlKey: true })).toBe(true);
    await pass(400);
    expect(wheel(-240)).toBe(true);
    await tick();
    expect(view().scale).toBeGreaterThan(fitted(scene(CITY, DESK, undefined, 2.5)).scale);
  });

  test('a pad that has events of its own is understood', async () => {
    const { surface } = await shown();
    const pad = async (type: string, scale: number) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      surface.dispatchEvent(Object.assign(event, { scale, clientX: 480, clientY: 320 }));
      await tick();
      return event.defaultPrevented;
    };
    expect(await pad('gesturestart', 1)).toBe(true);
    await pad('gesturechange', 1.5);
    expect(view().scale).toBeCloseTo(1.2);
    await pad('gesturechange', 2);
    expect(view().scale).toBeCloseTo(1.6);
    expectView({ x: 1550, y: 1100 });
  });

  test('keys move it, make it larger and smaller, and show all of it', async () => {
    await shown();
    const key = (name: string, more: object = {}) => fireEvent.keyDown(map(), { key: name, ...more });
    await key('ArrowRight');
    await key('ArrowUp');
    expectView({ x: 1550 + (0.2 * 960) / 0.8, y: 1100 - (0.2 * 640) / 0.8 });
    await key('ArrowLeft');
    await key('ArrowDown');
    expectView({ x: 1550, y: 1100 });
    await key('+');
    expect(view().scale).toBeCloseTo(1.2);
    await key('-');
    expect(view().scale).toBeCloseTo(0.8);
    await key('+', { ctrlKey: true });
    expect(view().scale).toBeCloseTo(0.8);
    expect(await key('0')).toBe(false);
    expectView(fitted(scene(CITY, DESK, undefined, 2.5)));
    expect(await key('x')).toBe(true);
  });

  test('a key that a tile took for itself does not move the map', async () => {
    await shown();
    tile().addEventListener('keydown', (event) => event.preventDefault());
    await fireEvent.keyDown(tile(), { key: 'ArrowRight' });
    expectView({ x: 1550 });
  });

  test('buttons make it larger and smaller, say where it ends, and show all of it', async () => {
    await shown();
    const ends = () => [labels.zoom_in, labels.zoom_out].map((name) => button(name).getAttribute('aria-disabled'));
    await fireEvent.click(button(labels.zoom_in));
    expect(view().scale).toBeCloseTo(1.2);
    expect(ends()).toEqual(['false', 'false']);
    for (let i = 0; i < 5; i++) await fireEvent.click(button(labels.zoom_in));
    expect(ends()).toEqual(['true', 'false']);
    await fireEvent.click(button(labels.fit));
    expect(ends()).toEqual(['false', 'true']);
  });

  test('what the keyboard reaches comes into sight, without a change of scale', async () => {
    await shown();
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const far = this.getAttribute('role') === 'button';
      return far ? new DOMRect(-200, 300, 80, 80) : new DOMRect(0, 0, pane.width, pane.height);
    });
    tile().focus();
    await tick();
    const left = 1550 - 480 / 0.8 - 200 / 0.8;
    expect(seen({ x: left, y: 1075, width: 100, height: 100 }, view(), pane)).toBe(true);
    expectView({ x: left + 50, scale: 0.8 });
  });
});

describe('following', () => {
  const drags: [number, number][] = [
    [300, 300],
    [300, 310],
    [340, 310],
  ];

  test('the map glides to the action, calmly', async () => {
    const made = await shown({ motion: true });
    await made.change({ focus: FAR, focus_key: 2 });
    expectView({ x: 1550, y: 1100 });
    await pass(170);
    expect(view().x).toBeGreaterThan(500);
    expect(view().x).toBeLessThan(1400);
    expect(followButton()).toBeNull();
    await pass(250);
    expect(seen(FAR, view(), pane)).toBe(true);
    expect(view().scale).toBeCloseTo(0.8);
    expect(followButton()).toBeNull();
  });

  test('at once for a reader who wants no motion', async () => {
    const made = await shown();
    await made.change({ focus: FAR, focus_key: 2 });
    expect(seen(FAR, view(), pane)).toBe(true);
  });

  test('not because the region changed alone, nor to what is in sight', async () => {
    const made = await shown();
    await made.change({ focus: FAR });
    expectView({ x: 1550, y: 1100 });
    await made.change({ focus: { ...START, x: 1500 }, focus_key: 2 });
    expectView({ x: 1550, y: 1100 });
    await made.change({ focus: null, focus_key: 3 });
    expectView({ x: 1550, y: 1100 });
  });

  test('it becomes smaller for a large region, and comfortable again after it', async () => {
    pane = PHONE;
    const made = await shown();
    const large = { x: 200, y: 200, width: 1500, height: 300 };
    await made.change({ focus: large, focus_key: 2 });
    expect(seen(large, view(), pane)).toBe(true);
    expect(view().scale).toBeLessThan(0.21);
    await made.change({ focus: FAR, focus_key: 3 });
    expect(view().scale).toBeCloseTo(0.8);
  });

  test('a scale that the reader chose is kept', async () => {
    const made = await shown();
    await fireEvent.click(button(labels.zoom_in));
    await pass(7000);
    await made.change({ focus: FAR, focus_key: 2 });
    expect(view().scale).toBeCloseTo(1.2);
    await fireEvent.click(button(labels.fit));
    await pass(7000);
    await made.change({ focus: START, focus_key: 3 });
    expectView(fitted(scene(CITY, DESK, undefined, 2.5)));
  });

  test('a map in the hands of the reader stays there, and a button offers the way', async () => {
    const made = await shown();
    await drag(ground(), drags);
    const mine = view();
    await pass(3000);
    await made.change({ focus: FAR, focus_key: 2 });
    expectView(mine);
    await fireEvent.click(followButton()!);
    expect(seen(FAR, view(), pane)).toBe(true);
    expect(followButton()).toBeNull();
    expect(document.activeElement).toBe(map());
    await made.change({ focus: START, focus_key: 3 });
    expect(seen(START, view(), pane)).toBe(true);
  });

  test('a reader who waits is led there', async () => {
    const made = await shown();
    await drag(ground(), drags);
    await made.change({ focus: FAR, focus_key: 2 });
    await pass(4000);
    await drag(ground(), drags);
    const mine = view();
    await pass(5900);
    expectView(mine);
    expect(followButton()).not.toBeNull();
    await pass(200);
    expect(seen(FAR, view(), pane)).toBe(true);
    expect(followButton()).toBeNull();
  });

  test('long after a movement the map is free again', async () => {
    const made = await shown();
    await fireEvent.keyDown(map(), { key: 'ArrowRight' });
    await pass(6100);
    await made.change({ focus: FAR, focus_key: 2 });
    expect(seen(FAR, view(), pane)).toBe(true);
  });

  test('it is not pulled away under a finger, but goes soon after the tap', async () => {
    const made = await shown();
    await fireEvent.pointerDown(tile(), touch(100, 100));
    await made.change({ focus: FAR, focus_key: 2 });
    await pass(8000);
    expectView({ x: 1550, y: 1100 });
    await fireEvent.pointerUp(tile(), touch(100, 100));
    expectView({ x: 1550, y: 1100 });
    await fireEvent.click(tile(), { detail: 1 });
    expect(tapped).toHaveBeenCalledTimes(1);
    await pass(400);
    expect(seen(FAR, view(), pane)).toBe(true);
  });

  test('a reader who lost the action finds it again by the button, and only by it', async () => {
    await shown();
    for (let i = 0; i < 4; i++) await fireEvent.keyDown(map(), { key: 'ArrowRight' });
    expect(followButton()).not.toBeNull();
    await pass(20_000);
    expect(seen(START, view(), pane)).toBe(false);
    await fireEvent.click(followButton()!);
    expectView({ x: 1550, y: 1100 });
  });

  test('the button goes when the reader finds the action alone', async () => {
    const made = await shown();
    await drag(ground(), drags);
    await made.change({ focus: FAR, focus_key: 2 });
    expect(followButton()).not.toBeNull();
    for (let i = 0; i < 4; i++) {
      await fireEvent.keyDown(map(), { key: 'ArrowLeft' });
      await fireEvent.keyDown(map(), { key: 'ArrowUp' });
      await fireEvent.keyDown(map(), { key: 'ArrowUp' });
    }
    expect(seen(FAR, view(), pane)).toBe(true);
    expect(followButton()).toBeNull();
  });

  test('from a map too small to play on, the button leads to the action', async () => {
    await shown();
    await fireEvent.click(button(labels.fit));
    await pass(7000);
    expectView(fitted(scene(CITY, DESK, undefined, 2.5)));
    await fireEvent.click(followButton()!);
    expectView({ x: 1550, y: 1100, scale: 0.8 });
    expect(followButton()).toBeNull();
  });

  test('where a large region made the map small, there is nowhere to lead', async () => {
    const made = await shown();
    await made.change({ focus: { x: 100, y: 100, width: 2700, height: 300 }, focus_key: 2 });
    expect(view().scale).toBeLessThan(0.4);
    expect(followButton()).toBeNull();
  });

  test('the same values once more do not disturb a glide', async () => {
    const made = await shown({ motion: true });
    await made.change({ focus: FAR, focus_key: 2 });
    await pass(100);
    await made.change({ ...CITY, focus: { ...FAR }, focus_key: 2 });
    await pass(300);
    expect(seen(FAR, view(), pane)).toBe(true);
  });

  test('the action is not shown under the buttons', async () => {
    const buttons: Rect = { x: 290, y: 150, width: 46, height: 142 };
    pane = PHONE;
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(buttons.x);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(buttons.y);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(buttons.width);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(buttons.height);
    const wide = { ...START, height: 300 };
    await shown({ focus: wide });
    expect(seen(wide, view(), pane, buttons)).toBe(true);
  });

  test('nothing goes on after the map is gone', async () => {
    const made = await shown({ motion: true });
    await drag(ground(), drags);
    await made.change({ focus: FAR, focus_key: 2 });
    made.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

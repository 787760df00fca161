/** The map of Escape from New York, in real positions: what is lit is what is legal, and the picture is the view. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import Board from '../../../src/games/escape_from_new_york/Board.svelte';
import { middleOf } from '../../../src/games/escape_from_new_york/art/hex';
import { roadMiddle } from '../../../src/games/escape_from_new_york/map/geo';
import { split, targetsOf } from '../../../src/games/escape_from_new_york/map/targets';
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import { settings, type Language } from '../../../src/shared/settings.svelte';
import card from '../../fixtures/efny-card.json';
import { renderOnce } from '../../boards';
import { all, bubbleOf, byCode, codesOn, found, legal, lights, MAPS, propsOf as propsIn, spaceOn } from './map';

const NAMES = Object.keys(MAPS);
const propsOf = (name: string, language: Language = 'en', motion = false) => propsIn(MAPS[name]!, language, motion);

const knobsOn = (root: Element) =>
  all(root, '[data-knob]').map((one) => one.closest<HTMLElement>('[data-code]')!.dataset.code!);

/** Codes that name a space, a road, a bridge, or somebody or something on the map. */
const NAMED = ['bridge', 'crash-bridge', 'collect', 'reuse', 'rob', 'invite', 'cover'];
const VERBS: Record<string, string | null> = card.lexicon.verbs;
const onMap = (code: string) =>
  NAMED.includes(split(code)[0]) || ['space', 'direction'].includes(VERBS[split(code)[0]] ?? '');

let complaints: Mock;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  settings.confirm = true;
});

/** Every code that can be tapped, with the choices of each space spread out in turn. */
async function tappable(root: Element): Promise<string[]> {
  const codes = new Set(codesOn(root));
  for (const space of lights(root)) {
    if (spaceOn(root, space).dataset.code) continue;
    await fireEvent.click(spaceOn(root, space));
    codesOn(root).forEach((code) => codes.add(code));
  }
  return [...codes].sort();
}

function expectPicture(root: Element, view: NewYorkView): void {
  const peeked = new Map(view.own?.peeked);
  for (const { space, tile } of view.spaces) {
    const { dataset } = found(root, `[data-space="${space}"]`)!;
    expect([dataset.tile, dataset.known]).toEqual([tile ?? undefined, tile === null ? peeked.get(space) : undefined]);
  }
  const pieces = view.spaces.flatMap((space) => [
    ...space.heroes.filter((seat) => view.seats[seat]!.hero).map((seat) => `hero-${seat} ${space.space}`),
    ...space.bosses.map((boss) => `boss-${boss} ${space.space}`),
    ...(space.enemies.length > 0 ? [`crowd-${space.space} ${space.space}`] : []),
  ]);
  expect(all(root, '[data-piece]').map((one) => `${one.dataset.piece} ${one.dataset.at}`)).toEqual(pieces);
  const lying = view.spaces.flatMap((space) => [
    ...space.cases.map((number) => `case-${number} ${space.space}`),
    ...(space.cubes > 0 ? [`cubes-${space.space} ${space.space}`] : []),
    ...(space.wrecks > 0 ? [`wrecks-${space.space} ${space.space}`] : []),
    ...(space.suburb ? [`suburb-${space.space} ${space.space}`] : []),
  ]);
  const things = [`copter ${view.city.copter}`, 'gullfire C4', ...lying];
  expect(
    all(root, '[data-thing]')
      .map((one) => `${one.dataset.id} ${one.dataset.at}`)
      .sort(),
  ).toEqual(things.sort());
  const roads = view.roads.map(({ space, direction, intact }) => `${space}-${direction} ${intact}`);
  expect(all(root, '[data-road]').map((one) => `${one.dataset.road} ${one.dataset.intact}`)).toEqual(roads);
}

describe.each(NAMES)('%s', (name) => {
  const rendered = renderOnce(Board, () => propsOf(name));

  test('everything on the map has a place', () => {
    const places = all(rendered.container, '[transform]').map((one) => one.getAttribute('transform')!);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((place) => place.includes('NaN'))).toEqual([]);
  });

  test('the picture is the view, and what can be tapped is what is legal', async () => {
    const { props, container } = rendered;
    expectPicture(container, props.view);
    expect(
      all(container, '[data-bridge]')
        .map((one) => one.dataset.bridge)
        .sort(),
    ).toEqual(['1', '2', '3', '4']);
    expect(await tappable(container)).toEqual(legal(props.decision).filter(onMap).sort());
    expect(props.choose).not.toHaveBeenCalled();
    expect(rendered.complaints).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });
});

test('the positions ask for every kind of code that is on the map', () => {
  const verbs = new Set(Object.values(MAPS).flatMap(({ decision }) => legal(decision).map((code) => split(code)[0])));
  const places = ['go', 'crash', 'reveal', 'manhole', 'jump', 'turn', 'peek', 'prisoner', 'wheels', 'copter', 'burn'];
  const others = ['step', 'hit-prisoner', 'trick-driver', 'hunt-prisoner', 'break', 'wire', ...NAMED];
  expect([...places, ...others].filter((verb) => !verbs.has(verb))).toEqual([]);
});

describe('what may be chosen', () => {
  const tones: [name: string, code: string, tone: string][] = [
    ['move', 'go:D3', 'act'],
    ['move', 'crash:C4', 'act'],
    ['reveal', 'reveal:C6', 'look'],
    ['peek', 'peek:K8', 'look'],
    ['lookout', 'turn:A8', 'look'],
    ['hunt', 'hunt-prisoner:C2', 'hit'],
    ['hit', 'hit-prisoner:D3', 'hit'],
    ['burn', 'burn:D3', 'hit'],
    ['place', 'prisoner:D7', 'act'],
  ];
  test.each(tones)('%s: %s lights its space', async (name, code, tone) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    const light = found(container, `[data-light="${split(code)[1]}"]`)!;
    expect(light.classList.contains(tone)).toBe(true);
    const { x, y } = middleOf(split(code)[1]);
    expect(light.getAttribute('transform')).toBe(`translate(${x} ${y})`);
    await fireEvent.click(spaceOn(container, split(code)[1]));
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(code);
  });

  const roads: [name: string, code: string, road: string][] = [
    ['break', 'break:NW', 'D5-NW'],
    ['wire', 'wire:NE', 'D5-NE'],
    ['reuse', 'reuse:C6-N', 'C6-N'],
  ];
  test.each(roads)('%s: %s lights its road', async (name, code, road) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    const [space, direction] = road.split('-') as [string, 'N'];
    const { x, y } = roadMiddle(space, direction);
    expect(found(container, `[data-light-road="${road}"]`)!.getAttribute('transform')).toBe(`translate(${x} ${y})`);
    await fireEvent.click(byCode(container, code));
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(code);
  });

  test.each([
    ['bridge', 'bridge:3'],
    ['crash-bridge', 'crash-bridge:2'],
  ])('%s: the bridge itself is tapped', async (name, code) => {
    const props = await propsOf(name);
    const { container } = render(Board, props);
    expect(found(container, `[data-bridge="${code.slice(-1)}"] .open`)).toBeTruthy();
    expect(all(container, '[data-bridge] .open')).toHaveLength(1);
    await fireEvent.click(byCode(container, code));
    expect(props.choose).toHaveBeenCalledExactlyOnceWith(code);
  });

  test('a second tap is the same code again', async () => {
    const props = await propsOf('move');
    const { container, rerender } = render(Board, props);
    await fireEvent.click(spaceOn(container, 'D3'));
    await rerender({ ...props, selected: 'go:D3' });
    expect(spaceOn(container, 'D3').getAttribute('aria-pressed')).toBe('true');
    expect(found(container, '[data-light="D3"]')!.classList.contains('selected')).toBe(true);
    await fireEvent.click(spaceOn(container, 'D3'));
    expect(props.choose.mock.calls).toEqual([['go:D3'], ['go:D3']]);
  });

  test('a code that is not legal any more is not selected', async () => {
    const { container } = render(Board, { ...(await propsOf('move')), selected: 'go:A2' });
    expect(all(container, '[aria-pressed="true"], .selected, [data-ghost], [data-bubble]')).toEqual([]);
  });

  test('what is done on the spot always has a button: picking up, and choosing somebody', async () => {
    const props = await propsOf('underway');
    const { container } = render(Board, props);
    expect(knobsOn(container)).toEqual(['collect:case-3', 'collect:case-4', 'collect:item']);
    await fireEvent.click(byCode(container, 'collect:item'));
    expect(props.choose).toHaveBeenCalledExactlyOnceWith('collect:item', 'label');
    cleanup();
    const cover = render(Board, await propsOf('cover'));
    expect(all(cover.container, '[data-knob]').map((one) => one.dataset.knob)).toEqual(['D5', 'E4']);
  });
});

describe('several codes on one space', () => {
  test('they are spread out by a tap on it, one space at a time', async () => {
    const props = await propsOf('hit');
    const { container } = render(Board, props);
    expect(knobsOn(container)).toEqual([]);
    await fireEvent.click(spaceOn(container, 'E2'));
    const here = legal(props.decision).filter((code) => code.endsWith(':E2'));
    expect(here.length).toBeGreaterThan(3);
    expect(knobsOn(container)).toEqual(here);
    await fireEvent.click(spaceOn(container, 'E0'));
    expect(knobsOn(container)).toEqual(['hit-prisoner:E0', 'hit-romero:E0']);
    await fireEvent.click(byCode(container, 'hit-romero:E0'));
    expect(props.choose).toHaveBeenCalledExactlyOnceWith('hit-romero:E0', 'label');
  });

  test('the only space that has several needs no tap', async () => {
    const { container } = render(Board, await propsOf('burnt'));
    expect(knobsOn(container)).toEqual(['hit-driver:D3', 'hit-prisoner:D3']);
  });

  test('they stay spread out for the next point of damage', async () => {
    const props = await propsOf('hit');
    const { container, rerender } = render(Board, props);
    await fireEvent.click(spaceOn(container, 'E0'));
    await rerender({ ...props, decision: { ...props.decision!, id: 'next' } });
    expect(knobsOn(container)).toEqual(['hit-prisoner:E0', 'hit-romero:E0']);
  });

  test('what is selected elsewhere is spread out here', async () => {
    const { container } = render(Board, { ...(await propsOf('trick')), selected: 'trick-romero:D3' });
    expect(knobsOn(container)).toEqual(['trick-driver:D3', 'trick-prisoner:D3', 'trick-romero:D3']);
    expect(byCode(container, 'trick-romero:D3').getAttribute('aria-pressed')).toBe('true');
    expect(found(container, '[data-ghost]')).toBeTruthy();
  });

  test('a button shows who is meant: on the feet or lying, and hurt', async () => {
    const { decision, view } = MAPS.hit!;
    const faces = new Map(
      targetsOf(decision, view)
        .spaces.get('E2')!
        .map(({ code, face }) => [code, face]),
    );
    expect(faces.get('hit-prisoner-down:E2')).toEqual({ sort: 'enemy', who: 'prisoner', down: true, hurt: 0 });
    expect(faces.get('hit-prisoner-hurt1:E2')).toEqual({ sort: 'enemy', who: 'prisoner', down: false, hurt: 1 });
    expect(faces.get('hit-driver:E2')).toEqual({ sort: 'enemy', who: 'driver', down: false, hurt: 0 });
  });
});

describe('what it would lead to', () => {
  test.each(['en', 'nl'] as const)('a bubble tells what a code does (%s)', async (language) => {
    const props = await propsOf('move', language);
    const { container, rerender } = render(Board, { ...props, selected: 'go:C6' });
    expect(bubbleOf(container)).toContain(props.words.option('go:C6'));
    expect(bubbleOf(container)).toContain(props.words.message('note-prisoners', '', { prisoners: 2 }));
    expect(bubbleOf(container)).toContain(props.words.message('efny-map-again'));
    settings.confirm = false;
    await rerender({ ...props, selected: 'go:D3' });
    expect(bubbleOf(container)).toContain(props.words.option('go:D3'));
    expect(bubbleOf(container)).not.toContain(props.words.message('efny-map-again'));
    expect(complaints).not.toHaveBeenCalled();
  });

  test('who would be hit is told with what they can still take', async () => {
    const props = await propsOf('hit');
    const told = async (selected: string) => {
      const { container } = render(Board, { ...props, selected });
      const said = bubbleOf(container);
      cleanup();
      return said;
    };
    expect(await told('hit-romero:E0')).toContain('Romero: 4 of 8 Hit Points');
    expect(await told('hit-prisoner-hurt1:E2')).toContain('1 Prisoner: 1 Hit Point');
    expect(await told('hit-driver:E2')).toContain('1 Prisoner with a Car: 3 Hit Points');
    expect(await told('hit-prisoner-down:E2')).toContain('1 Prisoner: 2 Hit Points, lying');
  });

  test('the mouse upon a target shows the same, and leaves no trace', async () => {
    const props = await propsOf('move');
    const { container } = render(Board, props);
    await fireEvent.pointerEnter(spaceOn(container, 'D3'), { pointerType: 'mouse' });
    expect(bubbleOf(container)).toContain(props.words.option('go:D3'));
    expect(found(container, '[data-ghost="face"]')).toBeTruthy();
    await fireEvent.pointerLeave(spaceOn(container, 'D3'));
    expect(found(container, '[data-bubble], [data-ghost]')).toBeNull();
  });

  test('a Roadblock that would be put up is seen', async () => {
    const { container } = render(Board, { ...(await propsOf('wire')), selected: 'wire:NE' });
    const { x, y } = roadMiddle('D5', 'NE');
    expect(found(container, '[data-ghost="roadblock"]')!.getAttribute('transform')).toBe(`translate(${x} ${y})`);
  });

  test('an attack shows how far it reaches', async () => {
    const ranges = async (name: string) => {
      const { container } = render(Board, await propsOf(name));
      const range = all(container, '[data-range]').map((one) => one.dataset.range!);
      const fire = all(container, '[data-link="fire"]').map((one) => one.dataset.way);
      cleanup();
      return [range.sort().join(' '), fire.sort().join(' ')];
    };
    // F3 lies behind a Roadblock, F1 is not revealed.
    expect(await ranges('hit')).toEqual(['D1 D3 E0 E2 E4', 'E2-D3 E2-E0']);
    expect(await ranges('hit-here')).toEqual(['E2', '']);
    expect(await ranges('burnt')).toEqual(['D3', 'E2-D3']);
    expect(await ranges('move')).toEqual(['', '']);
    // All whom this attack of range 1 can hit are in one space: it reaches the others all the same.
    expect(await ranges('hit-far')).toEqual(['D1 D3 E0 E2 E4', '']);
    // `hit-instead:dead-run` is an ability in place of a card: nobody is attacked yet.
    expect(await ranges('suburb-turned')).toEqual(['', '']);
  });

  test('ways through the sewers are seen when they can be gone, or a Manhole is looked at', async () => {
    const props = await propsOf('manhole');
    const { container } = render(Board, props);
    const ends = (root: Element) => all(root, '[data-link="sewer"]').map((one) => one.dataset.way!.split('-')[1]);
    const ways = (root: Element) => ends(root).map((at) => `manhole:${at}`);
    expect(ways(container).sort()).toEqual(legal(props.decision));
    cleanup();
    const other = render(Board, await propsOf('plan'));
    expect(ways(other.container)).toEqual([]);
    await fireEvent.click(spaceOn(other.container, 'E4'));
    expect(ways(other.container)).toContain('manhole:G6');
    await fireEvent.click(spaceOn(other.container, 'D5'));
    expect(ways(other.container)).toEqual([]);
  });
});

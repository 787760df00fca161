/** The map of Getaway Driver, in real positions: what is lit is what is legal, and the picture is the view. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import Board from '../../../src/games/getaway_driver/Board.svelte';
import { pieces, tokens } from '../../../src/games/getaway_driver/map/arrange';
import { effectsOf } from '../../../src/games/getaway_driver/map/effects';
import { focusOf } from '../../../src/games/getaway_driver/map/focus';
import {
  boxOf,
  corner,
  nearestAngle,
  RIM,
  SIDE,
  spaceAt,
  square,
  wayOf,
} from '../../../src/games/getaway_driver/map/grid';
import { split, spotsOf, targetsOf } from '../../../src/games/getaway_driver/map/targets';
import type { GetawayView } from '../../../src/games/getaway_driver/view';
import type { Language } from '../../../src/shared/settings.svelte';
import { hang } from '../../../src/shared/map/hang';
import type { Rect } from '../../../src/shared/ui/panzoom';
import card from '../../fixtures/gd-card.json';
import { all, found, legal, named, propsOf as propsIn, type Position } from './position';

const POSITIONS = named(import.meta.glob<Position>('../../fixtures/gd/*.json', { eager: true, import: 'default' }));
/** While the hand is put together its cards lie where the map will be: see the tests of the desk. */
const NAMES = Object.keys(POSITIONS).filter((name) => name !== 'hand');
const propsOf = (name: string, language: Language = 'en') => propsIn(POSITIONS[name]!, language, false);

const codesOn = (root: Element) => all(root, '[data-code]').map((one) => one.dataset.code!);
const byCode = (root: Element, code: string) => found(root, `[data-code="${code}"]`)!;
const pieceOf = (root: Element, id: string) => found(root, `[data-piece="${id}"]`)!;

/** Codes about cards, upgrades and signals, and those about nothing, are for the hand and the buttons. */
const ELSEWHERE = new Set<string | null>([null, 'card', 'upgrade', 'signal']);
const VERBS: Record<string, string | null> = card.lexicon.verbs;
const onMap = (code: string) => !ELSEWHERE.has(VERBS[split(code)[0]]!);

let complaints: Mock;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Every code that can be tapped, with each vehicle and each piece of terrain chosen in turn. */
async function tappable(root: Element): Promise<string[]> {
  const codes = new Set(codesOn(root));
  for (const vehicle of all(root, '[data-stop]:has([data-piece])')) {
    if (vehicle.dataset.code) continue;
    await fireEvent.click(vehicle);
    codesOn(root).forEach((code) => codes.add(code));
  }
  for (const disputed of all(root, '[data-codes]')) {
    await fireEvent.click(disputed);
    codesOn(root).forEach((code) => codes.add(code));
  }
  for (const brush of all(root, '[data-tray] button:not([data-code])')) {
    await fireEvent.click(brush);
    codesOn(root).forEach((code) => codes.add(code));
  }
  return [...codes].sort();
}

/** Tiles, pieces and tokens lie where the view says. */
function expectPicture(root: Element, view: GetawayView): void {
  for (const { at, tile, up } of view.tiles) {
    const there = found(root, `[data-tile="${at}"]`)!;
    expect([there.dataset.face, there.dataset.known]).toEqual(up ? [tile, undefined] : [undefined, tile ?? undefined]);
  }
  expect(all(root, '[data-tile]')).toHaveLength(view.tiles.length + Number(view.rule === 'GD-W1'));
  expect(all(root, '[data-terrain]')).toHaveLength(view.obstacles.length);
  const cars = view.drivers.filter(({ at }) => at !== null).map(({ seat, at }) => `driver-${seat} ${at}`);
  const standing = all(root, '[data-piece]').map((one) => `${one.dataset.piece} ${one.dataset.at}`);
  expect(standing.sort()).toEqual([...cars, ...view.vehicles.map((one) => `${one.vehicle} ${one.at}`)].sort());
  const lying = all(root, '[data-thing]').map((one) => `${one.dataset.thing} ${one.dataset.at}`);
  const expected = [
    ...view.stash.map(({ at }) => `stash ${at}`),
    ...view.hazards.map((at) => `hazard ${at}`),
    ...view.barricades.map((at) => `barricade ${at}`),
    ...view.spikes.map((at) => `tire_spikes ${at}`),
  ];
  expect(lying.sort()).toEqual(expected.sort());
}

/** Who pursues is ringed, and who is pursued; who is about to follow is linked. */
function expectPursuit(root: Element, { vehicles }: GetawayView): void {
  const hunting = vehicles.filter(({ pursues, follows }) => pursues.length > 0 || follows !== null);
  const hunted = hunting.flatMap(({ pursues, follows }) => [...pursues, ...(follows === null ? [] : [follows])]);
  const expected = [...hunting.map((one) => one.vehicle), ...new Set(hunted.map((seat) => `driver-${seat}`))];
  const ringed = all(root, '[data-piece]:has([data-hot])').map((one) => one.dataset.piece);
  expect(ringed.sort()).toEqual(expected.sort());
  const following = vehicles.filter(({ follows }) => follows !== null).map(({ vehicle }) => vehicle);
  expect(all(root, '.pursuit[data-link]').map((one) => one.dataset.link)).toEqual(following);
}

test.each(NAMES)('%s: the picture is the view, and what can be tapped is what is legal', async (name) => {
  const props = await propsOf(name);
  const { container } = render(Board, props);
  expectPicture(container, props.view);
  expectPursuit(container, props.view);
  expect(await tappable(container)).toEqual(legal(props.decision).filter(onMap).sort());
  expect(props.choose).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test('the positions show pursuers, followers, known tiles and everything that lies about', () => {
  const views = Object.values(POSITIONS).map(({ view }) => view);
  const some = (has: (view: GetawayView) => boolean) => expect(views.some(has)).toBe(true);
  some(({ vehicles }) => vehicles.filter(({ pursues }) => pursues.length > 0).length > 1);
  some(({ vehicles }) => vehicles.some(({ follows }) => follows !== null));
  some(({ tiles }) => tiles.some(({ tile, up }) => tile !== null && !up));
  some(({ tiles }) => tiles.some(({ pile }) => pile !== null));
  some(({ hazards, barricades, spikes, stash }) => [hazards, barricades, spikes, stash].every((one) => one.length > 0));
});

describe('what may be chosen', () => {
  const kinds = ['turn-pursued', 'place', 'token', 'city-map', 'face', 'adjust', 'switch', 'lay', 'jam'];
  test.each([...kinds, 'purchase-spikes', 'chase'])(
    '%s: a tap chooses its code, and so does a second one',
    async (name) => {
      const props = await propsOf(name);
      const { container, rerender } = render(Board, props);
      for (const code of codesOn(container)) {
        await fireEvent.click(byCode(container, code));
        expect(props.choose.mock.lastCall![0]).toBe(code);
        await rerender({ ...props, selected: code });
        await fireEvent.click(byCode(container, code));
        expect(props.choose.mock.lastCall![0]).toBe(code);
        expect(byCode(container, code).getAttribute('aria-pressed')).toBe('true');
      }
      expect(props.choose).toHaveBeenCalledTimes(2 * codesOn(container).length);
    },
  );

  test('a code that is not legal any more is not selected', async () => {
    const props = await propsOf('turn-pursued');
    const { container } = render(Board, { ...props, selected: 'drive:left' });
    expect(all(container, '[aria-pressed="true"]')).toEqual([]);
    expect(found(container, '[data-ghost]')).toBeNull();
  });

  test('driving is the tile, studying the eye at its corner', async () => {
    const props = await propsOf('turn-pursued');
    const { container } = render(Board, props);
    expect(all(container, '[data-knob="eye"]')).toHaveLength(1);
    expect(byCode(container, 'study:right').querySelector('[data-knob="eye"]')).toBeTruthy();
    expect(byCode(container, 'drive:right').querySelector('rect')).toBeTruthy();
    expect(props.view.own!.targets['study:right']).toBe(props.view.own!.targets['drive:right']);
  });

  /** The codes of moves, by the space that they lead to. */
  const moves = (props: Awaited<ReturnType<typeof propsOf>>) =>
    spotsOf([...targetsOf(props.decision, props.view).movers.values()].flatMap(({ places }) => places));

  test('a press on a space that one vehicle reaches drives it there; where several do, they are asked about', async () => {
    const props = await propsOf('vehicles');
    const { container } = render(Board, props);
    const spots = moves(props);
    const sole = spots.filter(({ codes }) => codes.length === 1);
    expect(sole.length).toBeGreaterThan(2);
    for (const { codes } of sole) {
      await fireEvent.click(byCode(container, codes[0]!));
      expect(props.choose).toHaveBeenLastCalledWith(codes[0]);
    }
    const led = all(container, '[data-codes]').map((one) => one.dataset.codes!.split(' '));
    expect(led).toEqual(spots.filter(({ codes }) => codes.length > 1).map(({ codes }) => codes));
  });

  test('a space that several vehicles reach asks which of them is meant', async () => {
    const props = await propsOf('vehicles');
    const [one, other] = props.view.vehicles;
    const space = props.view.own!.targets[legal(props.decision).find((code) => code === `ahead:${one!.vehicle}`)!]!;
    const code = legal(props.decision).find((it) => /^(ahead|left|right):/.test(it) && it.endsWith(other!.vehicle))!;
    props.view.own!.targets[code] = space;
    const { container } = render(Board, props);
    const disputed = all(container, '[data-codes]').find((it) => it.dataset.codes!.includes(code))!;
    await fireEvent.click(disputed);
    expect(props.choose).not.toHaveBeenCalled();
    await fireEvent.click(byCode(container, code));
    expect(props.choose).toHaveBeenLastCalledWith(code);
    await fireEvent.click(disputed);
    expect(found(container, `[data-code="${code}"]`)).toBeNull();
  });

  test('a vehicle that is chosen has its own moves lit, and only those', async () => {
    const props = await propsOf('vehicles');
    const { container } = render(Board, props);
    const movers = [...targetsOf(props.decision, props.view).movers.keys()];
    expect(movers.length).toBeGreaterThan(1);
    expect(all(container, '[data-lit]')).toHaveLength(movers.length);
    expect(all(container, '.light.faint').length).toBeGreaterThan(0);
    for (const vehicle of movers) {
      await fireEvent.click(pieceOf(container, vehicle));
      const own = legal(props.decision).filter((code) => split(code)[1] === vehicle);
      expect(codesOn(container).sort()).toEqual(own.sort());
      expect(all(container, '[data-reach], .light.faint')).toEqual([]);
    }
  });

  test('a vehicle that is pointed at shows its own reach brighter than that of the others', async () => {
    const props = await propsOf('vehicles');
    const { container } = render(Board, props);
    const [vehicle, { places }] = [...targetsOf(props.decision, props.view).movers][0]!;
    await fireEvent.pointerEnter(found(container, `[data-stop="${vehicle}"]`)!, { pointerType: 'mouse' });
    const bright = all(container, '.light:not(.faint)').map((one) => one.dataset.light);
    expect(new Set(bright)).toEqual(new Set(places.map(({ at }) => at)));
  });

  test('a vehicle that is the only one asked about need not be chosen', async () => {
    const props = await propsOf('react');
    const { container } = render(Board, props);
    expect(codesOn(container).sort()).toEqual(legal(props.decision).sort());
    expect(all(container, '[data-lit]')).toEqual([]);
  });

  test('what is selected elsewhere is shown on the map', async () => {
    const props = await propsOf('vehicles');
    const code = legal(props.decision).find((one) => one.startsWith('ahead:'))!;
    const { container } = render(Board, { ...props, selected: code });
    expect(codesOn(container)).toContain(code);
    expect(found(container, '[data-ghost]')).toBeTruthy();
  });

  test('many spaces are only hinted at', async () => {
    const props = await propsOf('aim');
    const { container } = render(Board, { ...props, selected: 'aim:8,6' });
    expect(all(container, 'circle[data-light]')).toHaveLength(legal(props.decision).length - 1);
    expect(found(container, 'g[data-light]')!.dataset.light).toBe('8,6');
    const few = render(Board, await propsOf('place'));
    expect(all(few.container, 'circle[data-light]')).toEqual([]);
  });

  test('tiles that were drawn lie in a tray, and the space to be filled is lit', async () => {
    const props = await propsOf('lay');
    const { container } = render(Board, { ...props, selected: `lay:${props.view.drawn![0]}` });
    expect(all(container, '[data-tray] button')).toHaveLength(props.view.drawn!.length);
    expect(found(container, '.filling.first')!.dataset.filling).toBe(props.view.filling[0]);
    expect(found(container, '[data-ghost]')!.dataset.ghost).toBe(props.view.drawn![0]);
    cleanup();
    const driver = await propsOf('lay-waiting');
    const waiting = render(Board, driver);
    expect(found(waiting.container, '[data-tray]')).toBeNull();
    expect(all(waiting.container, '[data-filling]')).toHaveLength(driver.view.filling.length);
    cleanup();
    const camera = render(Board, await propsOf('camera'));
    expect(all(camera.container, '[data-tray] button')).toEqual([]);
    expect(all(camera.container, '[data-tray] [role="img"]').length).toBeGreaterThan(0);
  });

  test('terrain is picked from a tray, lying or upright, and shown where it would lie', async () => {
    const props = await propsOf('obstacle');
    const code = legal(props.decision).find((one) => one.endsWith(',v'))!;
    const { container } = render(Board, { ...props, selected: code });
    expect(byCode(container, code).getAttribute('aria-pressed')).toBe('true');
    const kinds = new Set(codesOn(container).map((one) => `${one.split('@')[0]} ${one.endsWith(',v')}`));
    expect([...kinds]).toEqual([`${code.split('@')[0]} true`]);
    expect(found(container, '[data-ghost]')!.dataset.ghost).toBe(code.split(':')[1]!.split('@')[0]);
  });
});

describe('what it would lead to', () => {
  test.each(['en', 'nl'] as const)('a bubble tells it, and the vehicles show it (%s)', async (language) => {
    const props = await propsOf('turn-pursued', language);
    const { container } = render(Board, { ...props, selected: 'drive:right' });
    const bubble = found(container, '[data-bubble]')!.textContent;
    expect(bubble).toContain(props.words.option('drive:right'));
    const notes = props.view.own!.notes.filter(({ code }) => code === 'drive:right');
    expect(notes.length).toBeGreaterThan(1);
    for (const { note, args } of notes) {
      const named = args.vehicle ? { vehicle: props.words.name('vehicle', String(args.vehicle)) } : args;
      expect(bubble).toContain(props.words.message(note, '', named));
      const fate = note.replace('note-', '');
      if (args.vehicle) expect(found(pieceOf(container, String(args.vehicle)), '[data-fate]')!.dataset.fate).toBe(fate);
    }
    expect(found(container, '[data-ghost]')!.dataset.ghost).toBe('driver-0');
  });

  test('the mouse upon a target shows the same, and leaves no trace', async () => {
    const props = await propsOf('turn-pursued');
    const { container } = render(Board, props);
    expect(found(container, '[data-bubble]')).toBeNull();
    const target = byCode(container, 'drive:front');
    await fireEvent.pointerEnter(target, { pointerType: 'mouse' });
    expect(found(container, '[data-bubble]')!.textContent).toContain(props.words.option('drive:front'));
    expect(found(container, '[data-bubble]')!.textContent).not.toContain(props.words.message('gd-map-again'));
    await fireEvent.pointerLeave(target);
    expect(found(container, '[data-bubble]')).toBeNull();
  });

  test('a ghost stands where the vehicle would, and faces the way it would', async () => {
    const props = await propsOf('jam');
    const { container } = render(Board, { ...props, selected: 'jam-west:patrol-2' });
    const { x, y } = corner(props.view.own!.targets['jam-west:patrol-2']!);
    const ghost = found(container, '[data-ghost="patrol_car"]')!;
    expect(ghost.getAttribute('transform')).toBe(`translate(${x + SIDE / 2} ${y + SIDE / 2})`);
    expect(ghost.firstElementChild!.getAttribute('transform')).toContain('rotate(270)');
  });

  test('what is bought is what is placed', async () => {
    const props = await propsOf('place');
    const code = legal(props.decision)[0]!;
    props.view.own!.placements[code] = { piece: 'helicopter-1', facing: null };
    const { container } = render(Board, { ...props, selected: code });
    expect(found(container, '[data-ghost]')!.dataset.ghost).toBe('police_helicopter');
  });

  test('a vehicle that is looked at shows how far it gets', async () => {
    const props = await propsOf('turn-late');
    const { container } = render(Board, props);
    const vehicle = props.view.vehicles.find((one) => one.reach.length > 0)!;
    const stop = found(container, `[data-stop="${vehicle.vehicle}"]`)!;
    await fireEvent.pointerEnter(stop, { pointerType: 'mouse' });
    const lit = () => all(container, '[data-reach]').map((one) => one.dataset.reach);
    expect(lit()).toEqual(vehicle.reach);
    await fireEvent.pointerLeave(stop);
    expect(lit()).toEqual([]);
    await fireEvent.click(stop);
    expect(props.choose).not.toHaveBeenCalled();
  });
});

describe('the picture is the view', () => {
  test('a piece goes to another space as the same element, and turns the short way', async () => {
    const props = await propsOf('turn-pursued');
    const { container, rerender } = render(Board, { ...props, motion: true });
    const turnOf = (id: string) => found(pieceOf(container, id), '.turn')!.style.transform;
    const before = pieceOf(container, 'driver-0');
    const from = before.style.transform;
    expect(turnOf('driver-0')).toBe('rotate(0deg)');
    const view = structuredClone(props.view);
    Object.assign(view.drivers[0]!, { at: '2,7', facing: 'W' });
    await rerender({ ...props, view, motion: true });
    expect(pieceOf(container, 'driver-0')).toBe(before);
    expect(before.style.transform).not.toBe(from);
    expect(turnOf('driver-0')).toBe('rotate(-90deg)');
  });

  test('the way that a Driver has set points out of the car', async () => {
    const props = await propsOf('four-driver');
    props.view.drivers[1]!.way = 'E';
    const { container } = render(Board, props);
    expect(all(container, '.way[data-link]').map((one) => one.dataset.link)).toEqual(['driver-1']);
  });

  test('where the Drivers got away lies the Escape tile, also for who comes later', async () => {
    const props = await propsOf('escaped');
    const told = props.news.find(({ data }) => data.event === 'escaped')!.data.space;
    expect(props.view.escape).toBe(told);
    const { container } = render(Board, { ...props, news: [] });
    expect(found(container, `[data-tile="${String(told)}"]`)!.dataset.face).toBe('ESCAPE');
  });
});

describe('what has just happened', () => {
  const effects = { crashed: 'crash', 'took-stash': 'stash', caught: 'siren' };
  test.each(Object.entries(effects))('%s is seen, unless no motion is wanted', async (name, effect) => {
    const props = await propsOf(name);
    const { container, rerender } = render(Board, { ...props, motion: true });
    expect(all(container, `[data-effect="${effect}"]`).length).toBeGreaterThan(0);
    await rerender({ ...props, motion: false });
    expect(all(container, '[data-effect]')).toEqual([]);
  });

  test('a tile is turned over, and a Hazard drops', async () => {
    const props = await propsOf('turned-up');
    const { container, rerender } = render(Board, { ...props, motion: true });
    const space = String(props.news.find(({ data }) => data.event === 'turned-up')!.data.space);
    expect(found(container, `[data-tile="${space}"] .turned`)).toBeTruthy();
    expect(found(container, `[data-thing="hazard"][data-at="${space}"] .fresh`)).toBeTruthy();
    await rerender({ ...props, motion: false });
    expect(found(container, '.turned, .fresh')).toBeNull();
  });

  test('what happens at once is shown in the order in which it happened', () => {
    const { view, news } = POSITIONS.crashed!;
    const effects = effectsOf(news, view);
    expect(effects.map(({ n }) => n)).toEqual([...effects.map(({ n }) => n)].sort((a, b) => a - b));
    expect(effects.map(({ order }) => order)).toEqual(effects.map((_, i) => Math.min(i, 4)));
  });

  test('a pursuit begins, and is shaken off', () => {
    const { view } = POSITIONS['turn-pursued']!;
    const hunter = view.vehicles.find(({ pursues }) => pursues.length > 0)!;
    const after = (event: string) =>
      effectsOf([{ n: 1, rule: '', seats: null, data: { event, vehicle: hunter.vehicle } } as never], view).map(
        ({ sort, at }) => [sort, at],
      );
    expect(after('vehicle-moved')).toEqual([['siren', hunter.at]]);
    expect(after('shaken')).toEqual([['lost', hunter.at]]);
  });

  test('vehicles that one action could bring onto a Driver are linked to the car', async () => {
    const props = await propsOf('turn');
    const view = structuredClone(props.view);
    for (const one of view.vehicles) one.reach = [];
    view.vehicles[0]!.reach = [view.drivers[0]!.at!];
    const { container } = render(Board, { ...props, view });
    expect(all(container, '.near[data-link]').map((one) => one.dataset.link)).toEqual([
      `${view.vehicles[0]!.vehicle}-near`,
    ]);
  });

  test('rounds without a new tile are counted down on the map', async () => {
    const props = await propsOf('turn');
    const { container, rerender } = render(Board, props);
    expect(found(container, '[data-idle]')).toBeNull();
    await rerender({ ...props, view: { ...props.view, idle_left: 7 } });
    expect(found(container, '[data-idle]')!.textContent).toContain('7');
  });

  test.each(NAMES)('%s: every effect has its place on the table', (name) => {
    const { view, news } = POSITIONS[name]!;
    for (const { at } of effectsOf(news, view)) {
      const { column, row } = square(at);
      expect(column >= 1 && column <= view.columns && row >= 1 && row <= view.rows).toBe(true);
    }
  });
});

describe('the keyboard', () => {
  const focused = () => document.activeElement as HTMLElement;

  test('one thing on the map is in the tab order, and arrow keys lead to the others', async () => {
    const props = await propsOf('turn-pursued');
    const { container } = render(Board, props);
    const entry = () => all(container, '[data-stop][tabindex="0"]').map((one) => one.dataset.stop);
    expect(entry()).toHaveLength(1);
    byCode(container, 'drive:front').focus();
    await fireEvent.keyDown(focused(), { key: 'ArrowDown' });
    expect(focused().dataset.stop).not.toBe('drive:front');
    expect(entry()).toEqual([focused().dataset.stop]);
    await fireEvent.keyDown(focused(), { key: 'ArrowUp' });
    await fireEvent.keyDown(byCode(container, 'drive:front'), { key: 'Enter' });
    expect(props.choose).toHaveBeenCalledWith('drive:front');
    await fireEvent.keyDown(byCode(container, 'drive:right'), { key: ' ' });
    expect(props.choose).toHaveBeenLastCalledWith('drive:right');
  });

  test('a target says in words what it does', async () => {
    const props = await propsOf('turn-pursued');
    render(Board, props);
    for (const code of legal(props.decision).filter(onMap)) {
      expect(screen.getByRole('button', { name: props.words.option(code) })).toBeTruthy();
    }
  });

  test('who chose on the map with the keyboard stays on the map', async () => {
    const props = await propsOf('turn-pursued');
    const { container, rerender } = render(Board, props);
    byCode(container, 'drive:front').focus();
    await rerender({ ...props, decision: null });
    await vi.waitFor(() => expect(found(container, '[role="group"]')!.contains(focused())).toBe(true));
  });
});

describe('where things go', () => {
  test('a code that leads a vehicle elsewhere is a press on that space, any other a button beside the vehicle', () => {
    let seen = 0;
    for (const { view, decision } of Object.values(POSITIONS)) {
      for (const [vehicle, { places, knobs }] of targetsOf(decision, view).movers) {
        const { at } = view.vehicles.find((one) => one.vehicle === vehicle)!;
        for (const place of places) expect(place.at).toBe(view.own!.targets[place.code]);
        for (const place of places) expect(place.at).not.toBe(at);
        for (const knob of knobs) expect(view.own!.targets[knob.code]).toBe(at);
        seen += places.length;
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('whom a vehicle follows is told by the tile, or by a letter where both Drivers are on one', () => {
    const { view, decision } = POSITIONS.chase!;
    const [vehicle] = [...targetsOf(decision, view).movers.keys()];
    const [a] = view.drivers.map(({ at }) => at!);
    const chase = (at: string) => {
      const moved = structuredClone(view);
      const stay = view.vehicles.find((one) => one.vehicle === vehicle)!.at;
      const to = at === a ? [stay, stay] : [a!, at];
      moved.own!.targets = { [`chase-a:${vehicle}`]: to[0]!, [`chase-b:${vehicle}`]: to[1]! };
      const options = ['chase-a', 'chase-b'].map((verb) => ({ code: `${verb}:${vehicle}`, rule: '' }));
      return targetsOf({ ...decision!, options }, moved).movers.get(vehicle!)!;
    };
    const apart = spaceAt({ ...square(a!), column: square(a!).column + 1 });
    expect(chase(apart).places.map(({ at }) => at)).toEqual([a, apart]);
    expect(chase(a!).places).toEqual([]);
    expect(chase(a!).knobs.map(({ sign }) => sign)).toEqual(['a', 'b']);
  });

  test('turns are never the long way round', () => {
    for (const before of [-450, -90, 0, 90, 180, 270, 810]) {
      for (const way of [0, 1, 2, 3]) {
        const after = nearestAngle(before, way);
        expect(Math.abs(after - before)).toBeLessThanOrEqual(180);
        expect((((after - way * 90) % 360) + 360) % 360).toBe(0);
      }
    }
  });

  /** A crowd on the Driver's tile. */
  function crowd(vehicles: number, facing: string): GetawayView {
    const view = structuredClone(POSITIONS['half-turn']!.view);
    const [one] = view.vehicles;
    const at = view.drivers[0]!.at!;
    view.drivers[0]!.facing = facing;
    Object.assign(view, { hazards: [], stash: [], barricades: [], spikes: [] });
    view.vehicles = Array.from({ length: vehicles }, (_, i) => ({ ...one!, vehicle: `patrol-${i + 1}`, at }));
    return view;
  }

  test.each([1, 2, 3, 4, 5, 6, 7])('a car and %i vehicles are all seen on one tile, the car in front', (vehicles) => {
    for (const facing of ['N', 'E', 'S', 'W']) {
      const view = crowd(vehicles, facing);
      const { x, y } = corner(view.drivers[0]!.at!);
      const standing = pieces(view);
      for (const piece of standing) {
        expect(piece.x).toBeGreaterThan(x);
        expect(piece.x).toBeLessThan(x + SIDE);
        expect(piece.y).toBeGreaterThan(y);
        expect(piece.y).toBeLessThan(y + SIDE);
        const others = standing.filter((other) => other !== piece);
        const near = Math.min(...others.map((other) => Math.hypot(other.x - piece.x, other.y - piece.y)));
        expect(near).toBeGreaterThan(28);
      }
      const ahead = [0, 1, 0, -1][wayOf(facing)]!;
      const down = [-1, 0, 1, 0][wayOf(facing)]!;
      const front = standing.map((piece) => Math.round(piece.x * ahead + piece.y * down));
      expect(front[0]).toBe(Math.max(...front));
    }
  });

  test('a token that stays makes room for pieces', () => {
    const view = crowd(1, 'N');
    const at = view.drivers[0]!.at!;
    view.hazards = [at];
    const [hazard] = tokens(view, null).filter((one) => one.at === at);
    for (const piece of pieces(view)) expect(Math.hypot(piece.x - hazard!.x, piece.y - hazard!.y)).toBeGreaterThan(24);
    view.drivers[0]!.at = '15,11';
    view.vehicles = [];
    const { x, y } = corner(at);
    const place = (coming: string | null) => tokens(view, coming).find((one) => one.at === at)!;
    expect([place(null).x, place(null).y]).toEqual([x + SIDE / 2, y + SIDE / 2]);
    expect(place(at).x).toBeGreaterThan(place(null).x);
  });
});

describe('where to look', () => {
  const inside = (small: Rect, large: Rect) =>
    small.x >= large.x &&
    small.y >= large.y &&
    small.x + small.width <= large.x + large.width &&
    small.y + small.height <= large.y + large.height;

  /** Where the map looks in a window that shows so many spaces across and down. */
  function look(name: string, spaces: number, mover: string | null = null): Rect {
    const { view, eyes, decision, news } = POSITIONS[name]!;
    const targets = targetsOf(decision, view);
    const { places, knobs } = targets.movers.get(mover ?? '') ?? targets;
    const room = { width: spaces * SIDE, height: spaces * SIDE };
    return focusOf({ view, eyes, choosing: { targets, places, knobs, mover, region: null }, news, room });
  }

  test.each(NAMES)('%s: the own car and all that may be chosen are in sight', (name) => {
    const { view, eyes, decision } = POSITIONS[name]!;
    const focus = look(name, Infinity);
    const tray = decision?.kind === 'lay' ? 2 * SIDE : 0;
    const size = { width: view.columns * SIDE + 2 * RIM, height: view.rows * SIDE + 2 * RIM + tray };
    expect(inside(focus, { x: -RIM, y: -RIM - tray, ...size })).toBe(true);
    const own = view.drivers[eyes ?? -1]?.at;
    if (own) expect(inside(boxOf(own), focus)).toBe(true);
    for (const at of Object.values(view.own?.targets ?? {})) expect(inside(boxOf(at), focus)).toBe(true);
  });

  test('a small window shows what is near, a large one all of it', () => {
    const small = look('four-police', 6.5);
    const large = look('four-police', 30);
    expect(inside(small, large)).toBe(true);
    expect(small.width).toBeLessThan(large.width);
    expect(Math.max(look('turn', 6.5).width, look('turn', 6.5).height)).toBeLessThanOrEqual(6.5 * SIDE);
  });

  test('a vehicle that was chosen is in sight, and where it may go', () => {
    const { view, decision } = POSITIONS['vehicles-late']!;
    for (const [vehicle, { places }] of targetsOf(decision, view).movers) {
      const focus = look('vehicles-late', 6.5, vehicle);
      for (const { at } of places) expect(inside(boxOf(at), focus)).toBe(true);
    }
  });

  test('a bubble stays in the window and off its own space', () => {
    const pane = { width: 344, height: 320 };
    const size = { width: 180, height: 90 };
    for (const x of [0, 60, 140, 220, 284]) {
      for (const y of [0, 60, 130, 200, 260]) {
        const at = { x, y, width: 60, height: 60 };
        const place = hang(size, at, pane, []);
        expect(inside({ ...place, ...size }, { x: 0, y: 0, ...pane })).toBe(true);
        const across = Math.min(place.x + size.width, x + 60) - Math.max(place.x, x);
        const down = Math.min(place.y + size.height, y + 60) - Math.max(place.y, y);
        expect(across <= 0 || down <= 0).toBe(true);
      }
    }
    const box = { width: 60, height: 60 };
    const free = hang(size, { x: 140, y: 130, ...box }, pane, [{ x: 140, y: 70, ...box }]);
    expect(free.y >= 190 || free.x + size.width <= 140 || free.x >= 200).toBe(true);
  });
});

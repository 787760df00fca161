/** Pointing at the board: where places are, which presses point, and what a page shows of others. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nameOf, placeAt, seenAt } from '../../src/shared/point/geometry';
import { LONG_MS, Presses } from '../../src/shared/point/press';
import { Passings } from '../../src/shared/point/shown.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { card, chat, fakeSockets, full, position, seat, state, table, you } from './fixtures';
import { open } from './opening';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A board of two squares of 100 side by side, and a control of pointing below them. */
function board(): HTMLElement {
  const area = document.createElement('div');
  area.innerHTML =
    '<b data-board-place="A1"></b><b data-board-place="A2" data-board-name="the Docks"></b><p data-point-control></p>';
  document.body.append(area);
  const boxes = [new DOMRect(0, 0, 100, 100), new DOMRect(100, 0, 100, 100)];
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 150);
  [...area.querySelectorAll('b')].forEach((one, i) => (one.getBoundingClientRect = () => boxes[i]!));
  return area;
}

describe('places', () => {
  it('are found by where they are seen', () => {
    const area = board();
    expect(placeAt(area, { x: 20, y: 90 })).toBe('A1');
    expect(placeAt(area, { x: 120, y: 50 })).toBe('A2');
    expect(placeAt(area, { x: 120, y: 120 })).toBeNull();
    expect(seenAt(area, 'A2')).toEqual({ x: 100, y: 0, width: 100, height: 100 });
    expect(seenAt(area, 'C9')).toBeNull();
    expect([nameOf(area, 'A1'), nameOf(area, 'A2')]).toEqual(['A1', 'the Docks']);
  });

  it('of a board that is covered do not count', () => {
    const area = board();
    area.querySelector('b')!.setAttribute('inert', '');
    expect(placeAt(area, { x: 20, y: 90 })).toBeNull();
  });
});

describe('presses', () => {
  let pointing: boolean;
  let may: boolean;
  let pointed: [string, string | null][];
  let area: HTMLElement;
  let end: () => void;

  beforeEach(() => {
    [pointing, may, pointed, area] = [true, true, [], board()];
    const presses = new Presses(area, {
      pointing: () => pointing,
      may: () => may,
      point: (at, to) => pointed.push([at, to]),
    });
    end = presses.listen();
  });
  afterEach(() => end());

  const send = (type: string, x: number, part: PointerEventInit = {}) =>
    area
      .querySelector('b')!
      .dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 50, pointerId: 1, ...part }));

  function press(from: number, to = from, part: PointerEventInit = {}): void {
    send('pointerdown', from, part);
    send('pointermove', to, part);
    send('pointerup', to, part);
  }

  it('mark a place, and draw an arrow when they end on another', () => {
    press(50);
    press(50, 150);
    expect(pointed).toEqual([
      ['A1', null],
      ['A1', 'A2'],
    ]);
  });

  it('draw an arrow from the last mark with shift', () => {
    press(50);
    press(150, 150, { shiftKey: true });
    expect(pointed.at(-1)).toEqual(['A1', 'A2']);
  });

  it('do not reach the board', () => {
    const heard = vi.fn();
    area.addEventListener('pointerdown', heard);
    area.addEventListener('click', heard);
    press(50);
    void fireEvent.click(area.querySelector('b')!);
    expect(heard).not.toHaveBeenCalled();
  });

  it('are the usual ones while nobody points, and for who has no seat', () => {
    const heard = vi.fn();
    area.addEventListener('click', heard);
    pointing = false;
    press(50);
    void fireEvent.click(area.querySelector('b')!);
    [pointing, may] = [true, false];
    press(50);
    expect(pointed).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('of a finger that rests mark a place, and the click after it plays nothing', () => {
    vi.useFakeTimers();
    pointing = false;
    const heard = vi.fn();
    area.addEventListener('click', heard);
    const finger = { pointerType: 'touch', isPrimary: true };
    send('pointerdown', 150, finger);
    vi.advanceTimersByTime(LONG_MS);
    send('pointerup', 150, finger);
    void fireEvent.click(area.querySelector('b')!);
    expect(pointed).toEqual([['A2', null]]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('of a finger that moves the map mark nothing', () => {
    vi.useFakeTimers();
    pointing = false;
    send('pointerdown', 50, { pointerType: 'touch', isPrimary: true });
    send('pointermove', 80, { pointerType: 'touch', isPrimary: true });
    vi.advanceTimersByTime(LONG_MS);
    expect(pointed).toEqual([]);
  });

  it('by the keyboard mark the place of what has the focus', () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    void fireEvent.keyDown(area.querySelectorAll('b')[1]!, { key: 'Enter' });
    window.removeEventListener('keydown', heard);
    expect(pointed).toEqual([['A2', null]]);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('what is shown', () => {
  it('passes after its time, each by itself', () => {
    vi.useFakeTimers();
    const passing = new Passings<string>(100);
    passing.add('one');
    vi.advanceTimersByTime(60);
    passing.add('two');
    vi.advanceTimersByTime(60);
    expect(passing.list.map(({ what }) => what)).toEqual(['two']);
    passing.add('two again', (other) => other === 'two');
    expect(passing.list.map(({ what }) => what)).toEqual(['two again']);
    passing.clear();
    expect(passing.list).toEqual([]);
  });
});

describe('the page of a table', () => {
  const others = { seats: [seat(0), seat(1)] };
  const notes = () => [...document.querySelectorAll('[data-note]')].map((note) => note.textContent.trim());

  beforeEach(() => {
    fakeSockets();
    const answers: Record<string, unknown> = {
      '/api/me': { person: 'p0', name: 'Ann' },
      '/api/games': { games: [card()], levels: [] },
    };
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
    settings.language = 'en';
    settings.previews = true;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 40));
  });

  async function opened(part = {}) {
    const socket = await open(full({ table: table(others), you: you(part), position: position(1) }));
    await waitFor(() => expect(document.querySelector('[data-point-marks]')).not.toBeNull());
    return socket;
  }

  it('shows an emote beside the seat, and says it', async () => {
    const socket = await opened();
    socket.tell({ type: 'emoted', seat: 1, channel: 'table', emote: 'laugh' });
    await waitFor(() => expect(notes()).toEqual(['😄']));
    expect(screen.getByText('Ben: Funny')).toBeTruthy();
  });

  it('tells in words what cannot be seen on the board', async () => {
    const socket = await opened();
    socket.tell({ type: 'pointed', seat: 1, channel: 'table', at: 'A1', to: 'A2' });
    await waitFor(() => expect(notes()[0]).toContain('A1 → A2'));
    expect(screen.getByText('Ben points from A1 to A2')).toBeTruthy();
  });

  it('shows new lines of others for a while, unless they are muted or the reader does without', async () => {
    const socket = await opened({ muted: ['p3'] });
    socket.tell(
      state({ chat: [chat(0, 'mine', { person: 'p0' }), chat(1, 'muted', { person: 'p3' }), chat(2, 'look')] }),
    );
    await waitFor(() => expect(notes()).toHaveLength(1));
    expect(notes()[0]).toContain('look');
    settings.previews = false;
    socket.tell(state({ chat: [chat(3, 'not shown', { person: 'p2' })] }));
    await new Promise((done) => setTimeout(done, 50));
    expect(notes().join()).not.toContain('not shown');
  });
});

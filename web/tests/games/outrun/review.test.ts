/** Looking back on a run of Outrun, and practice: what was laid, where it went wrong, and why. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Board from '../../../src/games/outrun/Board.svelte';
import { justChecked } from '../../../src/games/outrun/museum/news';
import Seat from '../../../src/games/outrun/Seat.svelte';
import Explanation from '../../../src/games/outrun/review/Explanation.svelte';
import { rowText, timeText } from '../../../src/games/outrun/review/rows';
import type { RunView } from '../../../src/games/outrun/view';
import { settings } from '../../../src/shared/settings.svelte';
import { all, codesOn, found, legal, NAMES, POSITIONS, propsOf } from './position';

const CHECKED = NAMES.filter((name) => POSITIONS[name]!.view.last !== null);
const ownRun = (name: string) => POSITIONS[name]!.view.last!.runs.find(({ seat }) => seat === 0)!;
const review = (root: Element) => found(root, '[data-review]');
const strip = (root: Element) => found(root, '[data-strip]');
const labels = (root: Element) => all(root, '[role="img"].row').map((one) => one.getAttribute('aria-label'));

beforeEach(() => {
  settings.confirm = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the strip beside the runners', () => {
  test('comes when a run was checked, everybody along the line with time, verdict and rooms (OUT-H4)', async () => {
    const props = await propsOf('late');
    const { container } = render(Board, props);
    const { runs } = props.view.last!;
    const lines = all(strip(container)!, '[data-run]');
    expect(lines.map((one) => Number(one.dataset.run))).toEqual(runs.map(({ seat }) => seat));
    runs.forEach((run, i) => {
      const told = lines[i]!.textContent;
      if (run.row === null) expect(told).toContain(props.words.message('out-no-finish'));
      else expect(told).toContain(timeText(props.words, run.ms!));
      const verdict = run.row === null ? 'late' : run.right ? 'right' : 'wrong';
      expect(told).toContain(props.words.message(`out-verdict-${verdict}`));
      expect(told).toContain(props.words.message('out-moved', '', { rooms: run.moved! }));
    });
    expect(runs.some(({ row }) => row === null)).toBe(true);
  });

  test('comes also when everybody was late, and not for anything else', async () => {
    const { view, news } = POSITIONS['all-late']!;
    expect(justChecked(view, news)).toBe(true);
    expect(justChecked(POSITIONS.interfere!.view, POSITIONS.interfere!.news)).toBe(false);
    expect(strip(render(Board, await propsOf('interfere')).container)).toBeNull();
  });

  test('the runners run first: nothing lies over them, and none waits', async () => {
    vi.useFakeTimers();
    const props = await propsOf('capped', 'en', true);
    const { container } = render(Board, props);
    expect(strip(container)).not.toBeNull();
    expect(found(container, '.rooms [data-strip], .rooms [data-review]')).toBeNull();
    const at = () =>
      props.view.seats.map(({ seat }) => Number(found(container, `[data-runner="${seat}"]`)!.dataset.at));
    const before = at();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(at()).toEqual(props.view.seats.map(({ room }) => room));
    expect(at()).not.toEqual(before);
  });

  test('says no rooms before anybody has moved: the claw comes first', async () => {
    const props = await propsOf('claw');
    const { last } = props.view;
    const news = [{ n: 9, ply: 9, seat: null, data: { event: 'right', seat: 0 } }] as unknown as typeof props.news;
    const { container } = render(Board, { ...props, news });
    expect(all(strip(container)!, '[data-run]').length).toBe(last!.runs.length);
    expect(all(strip(container)!, '.moved')).toEqual([]);
  });

  test('goes by itself, sooner when all went well', async () => {
    vi.useFakeTimers();
    for (const [name, early, late] of [
      ['capped', 5_900, 200],
      ['blamed', 11_900, 200],
    ] as const) {
      const { container } = render(Board, await propsOf(name));
      await vi.advanceTimersByTimeAsync(early);
      expect(strip(container)).not.toBeNull();
      await vi.advanceTimersByTimeAsync(late);
      expect(strip(container)).toBeNull();
      cleanup();
    }
  });

  test('stays when it is touched, until it is closed', async () => {
    vi.useFakeTimers();
    const { container } = render(Board, await propsOf('capped'));
    await fireEvent.pointerDown(strip(container)!);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(strip(container)).not.toBeNull();
    await fireEvent.keyDown(strip(container)!, { key: 'Escape' });
    expect(strip(container)).toBeNull();
  });

  /** A mouse over the strip: it rests, or moves by so much. */
  const mouse = (root: Element, kind: string, movementX: number) => {
    const event = new MouseEvent(kind, { bubbles: true });
    Object.defineProperties(event, {
      movementX: { value: movementX },
      movementY: { value: 0 },
      pointerType: { value: 'mouse' },
      timeStamp: { value: Date.now() },
    });
    return fireEvent(strip(root)!, event);
  };

  test('a pointer that rests where it opens does not keep it', async () => {
    vi.useFakeTimers();
    const { container } = render(Board, await propsOf('capped'));
    for (const kind of ['pointerenter', 'pointerover', 'pointermove']) await mouse(container, kind, 0);
    await vi.advanceTimersByTimeAsync(6_100);
    expect(strip(container)).toBeNull();
  });

  test('a pointer that moves over it gives the whole time again, and no more', async () => {
    vi.useFakeTimers();
    const { container } = render(Board, await propsOf('capped'));
    await vi.advanceTimersByTimeAsync(5_000);
    await mouse(container, 'pointermove', 3);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(strip(container)).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_100);
    expect(strip(container)).toBeNull();
  });

  test('gives way to the race at once', async () => {
    const props = await propsOf('blamed');
    const { container, rerender } = render(Board, props);
    expect(strip(container)).not.toBeNull();
    const { view, decision } = POSITIONS.run!;
    await rerender({ ...props, view, decision, news: [] });
    expect(strip(container)).toBeNull();
    expect(found(container, '.outrun')).toBeNull();
  });

  test('the same news open it once', async () => {
    const props = await propsOf('capped');
    const { container, rerender } = render(Board, props);
    await fireEvent.click(found(strip(container)!, 'header button')!);
    await rerender({ ...props, view: structuredClone(props.view) });
    expect(strip(container)).toBeNull();
  });

  test('a wrong row of one’s own stands beside the right one, with the card that was overlooked', async () => {
    const props = await propsOf('blamed');
    const { container } = render(Board, props);
    const own = ownRun('blamed');
    expect(labels(strip(container)!)).toEqual([rowText(props.words, own.nearest), rowText(props.words, own.row!)]);
    const blamed = props.words.message('out-blame', '', { card: props.words.name('card', own.blame!) });
    expect(strip(container)!.textContent).toContain(blamed);
  });
});

describe('times and moments', () => {
  test('run times stand beside the runners and at the seats', async () => {
    const props = await propsOf('capped');
    for (const { seat, ms } of props.view.last!.runs) {
      const { container } = render(Seat, { ...props, seat });
      if (ms !== null) expect(container.textContent).toContain(timeText(props.words, ms));
    }
  });

  test('who passes the reader is told large, once they have run, and for a moment', async () => {
    vi.useFakeTimers();
    const props = await propsOf('capped', 'en', true);
    props.view.seats[props.eyes!]!.passed_by = [1];
    const { container } = render(Board, props);
    expect(found(container, '[data-moment]')).toBeNull();
    await vi.waitFor(() => expect(found(container, '[data-moment="passed"]')).not.toBeNull(), { timeout: 10_000 });
    const moment = found(container, '[data-moment="passed"]')!;
    expect(moment.textContent).toContain(
      props.words.message('out-moment-passed', '', { player: props.words.player(1), count: 1 }),
    );
    await vi.advanceTimersByTimeAsync(2_700);
    expect(found(container, '[data-moment]')).toBeNull();
  });

  test('the winner crosses the line, in sight, and is celebrated for a moment', async () => {
    vi.useFakeTimers();
    const props = await propsOf('beaten', 'en', true);
    expect(justChecked(props.view, props.news)).toBe(true);
    const { container } = render(Board, props);
    expect(found(container, '.finish')).not.toBeNull();
    expect([strip(container), review(container), found(container, '[data-moment]')]).toEqual([null, null, null]);
    await vi.advanceTimersByTimeAsync(4_500);
    for (const { seat, room } of props.view.seats)
      expect(found(container, `[data-runner="${seat}"]`)!.dataset.at).toBe(String(room));
    const winner = props.view.standings[0]!;
    const told = found(container, '[data-moment="won"]')!.textContent;
    const all_say = props.words.message('out-moment-won', '', { player: props.words.player(winner) });
    expect(told).toContain(winner === props.eyes ? props.words.message('out-you-won') : all_say);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(found(container, '[data-moment]')).toBeNull();
  });
});

describe('the whole run', () => {
  async function opened(name: string, language: 'en' | 'nl' = 'en') {
    const props = await propsOf(name, language);
    const { container } = render(Board, props);
    await fireEvent.click(found(container, '[data-open="review"]')!);
    return { props, container };
  }

  test('is there when asked for, and stays until it is closed', async () => {
    vi.useFakeTimers();
    const { container } = await opened('capped');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([strip(container), review(container) !== null]).toEqual([null, true]);
    await fireEvent.keyDown(review(container)!, { key: 'Escape' });
    expect(review(container)).toBeNull();
  });

  test('the strip leads to it', async () => {
    const { container } = render(Board, await propsOf('capped'));
    await fireEvent.click(found(container, '[data-open="full"]')!);
    expect([strip(container), review(container) !== null]).toEqual([null, true]);
  });

  test.each(['en', 'nl'] as const)(
    'who was right after the winner did not move, and all say so (OUT-M5, %s)',
    async (language) => {
      const { props, container } = await opened('beaten', language);
      const beaten = props.view.last!.runs.filter(({ moved }) => moved === null);
      expect(beaten.length).toBeGreaterThan(0);
      for (const { seat } of beaten) {
        expect(found(container, `[data-run="${seat}"] .moved`)!.textContent).toContain(
          props.words.message('out-moved-over'),
        );
        const chip = render(Seat, { ...props, seat }).container.textContent;
        const n = props.view.seats[seat]!.position!;
        expect(chip).toContain(props.words.message('out-place-over', '', { n }));
        expect(chip).not.toMatch(/\+\d/);
      }
      expect(found(review(container)!, 'h2')!.textContent).toBe(props.words.message('out-review-over'));
    },
  );

  test('a wrong row of one’s own is explained, another when it is pressed', async () => {
    const { props, container } = await opened('blamed');
    const pressed = () => all(container, '[data-run] > button[aria-expanded="true"]');
    const open = () => pressed().map((one) => one.parentElement!.dataset.run);
    expect(open()).toEqual(['0']);
    const other = props.view.last!.runs.find(({ seat }) => seat !== 0)!.seat;
    await fireEvent.click(found(container, `[data-run="${other}"] > button`)!);
    expect(open()).toEqual([String(other)]);
    await fireEvent.click(found(container, `[data-run="${other}"] > button`)!);
    expect(open()).toEqual([]);
  });

  test('a time on the slowest line that is made up for has its sign (OUT-T13)', async () => {
    const props = await propsOf('capped');
    const { container } = render(Board, props);
    expect(found(container, '[data-run="0"] abbr')!.title).toBe(props.words.message('out-capped'));
    for (const { seat, capped } of props.view.last!.runs) {
      expect(found(container, `[data-run="${seat}"] abbr`) !== null).toBe(capped);
    }
  });

  test('times are written as the language does (OUT-T13)', async () => {
    expect(timeText((await propsOf('capped', 'en')).words, 6137)).toBe('6.13 s');
    expect(timeText((await propsOf('capped', 'nl')).words, 6137)).toBe('6,13 s');
  });
});

describe('the explanation', () => {
  test('leads from the path through every card that changed it to what had to be laid (OUT-A5)', async () => {
    const { words } = await propsOf('blamed');
    const run = ownRun('blamed');
    const { container } = render(Explanation, { words, run });
    const steps = run.stages;
    expect(labels(container).slice(0, steps.length)).toEqual(steps.map(({ row }) => rowText(words, row)));
    expect(labels(container)[steps.length]).toBe(rowText(words, run.nearest));
    expect(labels(container)[steps.length + 1]).toBe(rowText(words, run.row!));
    for (const { card } of steps) if (card) expect(container.textContent).toContain(words.name('card', card, 'short'));
    expect(container.textContent).toContain(words.message('out-blame', '', { card: words.name('card', run.blame!) }));
  });

  test('marks the first difference in both rows, also where a card is missing (OUT-A5)', async () => {
    const { words } = await propsOf('blamed');
    const run: RunView = { ...ownRun('blamed'), row: 'LS', nearest: 'LSV', at: 2, rows: ['LSV'] };
    const { container } = render(Explanation, { words, run });
    const places = all(container, '.compared .row').map((row) => all(row, '.sign'));
    const marked = places.map((signs) => signs.findIndex((one) => one.classList.contains('marked')));
    expect(marked).toEqual([2, 2]);
  });

  test.each(CHECKED)('%s: the last step is the row that is shown as wanted', (name) => {
    for (const run of POSITIONS[name]!.view.last!.runs) {
      if (run.nearest === 'M') continue;
      expect(run.stages.at(-1)!.row).toBe(run.nearest.replace('A', ''));
    }
  });

  test('names all rows that were right, where there are several (OUT-A5, OUT-L8)', async () => {
    const { words } = await propsOf('several');
    const run = ownRun('several');
    const { container } = render(Explanation, { words, run });
    const others = labels(found(container, '.others')!);
    expect(others).toEqual(run.rows.filter((row) => row !== run.nearest).map((row) => rowText(words, row)));
    expect(others.length).toBeGreaterThan(2);
  });

  test('a Major shortcut is a card like any other in a row', async () => {
    const { words, view } = await propsOf('major-laid');
    const run = view.last!.runs.find(({ row }) => row === 'M')!;
    const { container } = render(Explanation, { words, run });
    expect(labels(container)).toContain(words.name('card', 'major-shortcut'));
  });
});

describe('practice', () => {
  test('every card that can be in force is a switch', async () => {
    const props = await propsOf('practice-cards');
    const { container } = render(Board, props);
    expect(codesOn(container)).toEqual([...legal(props.decision)].sort());
    const on = all(container, '.switches [aria-pressed="true"]').map((one) => one.dataset.code);
    expect(on.sort()).toEqual(props.view.seats[0]!.front.map((card) => `drop:${card}`).sort());
  });

  test('switches and the next path need no second tap, stopping does (OUT-A2)', async () => {
    const props = await propsOf('practice');
    const { container } = render(Board, props);
    await fireEvent.click(found(container, '[data-code="add:not-l"]')!);
    expect(props.choose.mock.calls).toEqual([['add:not-l', 'label']]);
    props.choose.mockClear();
    await fireEvent.click(found(container, '[data-code="stop"]')!);
    expect(props.choose.mock.calls).toEqual([['stop']]);
    props.choose.mockClear();
    settings.confirm = false;
    await fireEvent.click(found(container, '[data-code="turn"]')!);
    expect(props.choose.mock.calls).toEqual([['turn', 'label']]);
  });

  test('a path that was made tells its time and the par (OUT-A5, OUT-A4)', async () => {
    for (const [name, key] of [
      ['practice-made', 'out-practice-made'],
      ['practice-slow', 'out-practice-slow'],
    ] as const) {
      const props = await propsOf(name);
      const run = props.view.last!.runs[0]!;
      const { container } = render(Board, props);
      const facts = { time: timeText(props.words, run.ms!), par: timeText(props.words, run.par) };
      expect(container.textContent).toContain(props.words.message(key, '', facts));
      expect(run.ms! <= run.par).toBe(name === 'practice-made');
      cleanup();
    }
  });

  test('a wrong row is explained, and progress is told (OUT-A5)', async () => {
    const props = await propsOf('practice-wrong');
    const { container } = render(Board, props);
    await tick();
    const blamed = props.words.name('card', props.view.last!.runs[0]!.blame!);
    expect(container.textContent).toContain(props.words.message('out-blame', '', { card: blamed }));
    const { times, total, made } = props.view.practice!;
    expect(container.textContent).toContain(
      props.words.message('out-progress-done', '', { done: times.length, total }),
    );
    expect(container.textContent).toContain(props.words.message('out-progress-made', '', { made }));
    expect(all(container, '.missed').length).toBe(times.filter((time) => time === null).length);
  });

  test('after the end nothing can be chosen', async () => {
    const { container } = render(Board, await propsOf('practice-over'));
    expect(codesOn(container)).toEqual([]);
  });
});

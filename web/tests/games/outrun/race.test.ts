/** The race on the screen: laying by tap, drag and keys, the countdown, Finish and its time, and what comes after. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Race from '../../../src/games/outrun/race/Race.svelte';
import type { OutrunView } from '../../../src/games/outrun/view';
import type { BoardProps, Timed } from '../../../src/shared/board';
import type { ClockInfo, DecisionInfo, GameCard, SeatInfo } from '../../../src/shared/protocol';
import { settings } from '../../../src/shared/settings.svelte';
import * as sound from '../../../src/shared/sound';
import { LocalRealtimeClock } from '../../../src/shared/table/realtime_clock';
import { loadGameWords } from '../../../src/shared/words.svelte';
import card from '../../fixtures/out-card.json';
import run from '../../fixtures/out/run.json';
import whichWay from '../../fixtures/out/which-way.json';

interface Fixture {
  seats: SeatInfo[];
  view: OutrunView;
  decision: DecisionInfo | null;
}
const RUN = run as unknown as Fixture;
const BEFORE = whichWay as unknown as Fixture;
/** The moment the card is turned, by the page's clock. */
const TURNED = 1_000;

let now = TURNED;
let frames: (() => void)[] = [];
const nextFrame = () => frames.splice(0).forEach((frame) => frame());

const info = (part: Partial<ClockInfo> = {}): ClockInfo => ({
  kind: 'run',
  elapsed: 0,
  left: 60_000,
  ready: [],
  open: false,
  vote: null,
  last_call: false,
  draft: null,
  ...part,
});

function timed(part: Partial<ClockInfo> = {}): Timed {
  const clock = info(part);
  const until = clock.left === null ? null : now + clock.left;
  return {
    clock: new LocalRealtimeClock(clock, now - clock.elapsed, until),
    act: vi.fn(() => new Promise<boolean>(() => {})),
    draft: vi.fn(),
    vote: vi.fn(),
  };
}

type Props = BoardProps<OutrunView>;

async function propsOf(from: Fixture, clock: Timed | null, view: Partial<OutrunView> = {}): Promise<Props> {
  const told = card as unknown as GameCard;
  const words = await loadGameWords(
    told,
    from.seats.map((seat) => seat.name),
    0,
  );
  return {
    card: told,
    words,
    view: { ...from.view, ...view },
    seats: from.seats,
    eyes: 0,
    decision: from.decision,
    selected: null,
    choose: () => {},
    news: [],
    motion: false,
    timed: clock,
  };
}

async function race(clock: Timed, view: Partial<OutrunView> = {}, from = RUN) {
  const props = await propsOf(from, clock, view);
  const { rerender, container } = render(Race, { props });
  await tick();
  return { props, rerender, container };
}

const own = (part: Partial<NonNullable<OutrunView['own']>>) => ({ ...RUN.view.own!, ...part });
const press = (key: string, part: KeyboardEventInit = {}) => fireEvent.keyDown(document.body, { key, ...part });
const row = () =>
  within(screen.getByRole('list', { name: 'Your row' }))
    .queryAllByRole('button')
    .map((button) => /Take back (\w+)/.exec(button.getAttribute('aria-label') ?? '')?.[1]);
const card_ = (name: string) => within(screen.getByRole('list', { name: 'Your moves' })).getByRole('button', { name });
const finish = () => screen.getByRole('button', { name: /Finish/ });

/** A finger goes down on an element, perhaps along some places, and up again. */
async function finger(on: Element, way: [number, number][] = [], pointerId = 1): Promise<void> {
  const at = (clientX: number, clientY: number) => ({ pointerId, button: 0, clientX, clientY });
  await fireEvent.pointerDown(on, at(0, 0));
  for (const [x, y] of way) await fireEvent.pointerMove(window, at(x, y));
  await fireEvent.pointerUp(window, at(...(way.at(-1) ?? [0, 0])));
}

/** Every card of the row is 40 wide, the row is at the top. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const cards = [...(this.closest('ol')?.querySelectorAll('button') ?? [])];
    const at = cards.indexOf(this as HTMLButtonElement);
    return at < 0 ? new DOMRect(0, 100, 400, 50) : new DOMRect(40 * at, 100, 40, 50);
  });
}

beforeEach(() => {
  settings.language = 'en';
  now = TURNED;
  frames = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.spyOn(sound, 'play').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('laying', () => {
  it('goes by keys, in the order of the tray, and back by the same key, Backspace and Escape', async () => {
    const clock = timed();
    await race(clock);
    for (const key of ['7', '8', '5']) await press(key);
    expect(row()).toEqual(['Vault', 'Tiptoe', 'Climb']);
    await press('8');
    expect(row()).toEqual(['Vault', 'Climb']);
    await press('Backspace');
    expect(row()).toEqual(['Vault']);
    await press('1');
    await press('Escape');
    expect(row()).toEqual([]);
    expect(clock.draft).toHaveBeenLastCalledWith('run:');
    expect(clock.draft).toHaveBeenCalledWith('run:VTC');
  });

  it('follows a shuffled tray (OUT-O4)', async () => {
    await race(timed(), { tray: 'TVSCDJRL' });
    await press('1');
    expect(row()).toEqual(['Tiptoe']);
    expect(card_('Tiptoe').getAttribute('aria-keyshortcuts')).toBe('1');
  });

  it('does not repeat while a key is held, and leaves keys alone that others want', async () => {
    await race(timed());
    await press('7', { repeat: true });
    await press('7', { ctrlKey: true });
    expect(row()).toEqual([]);
  });

  it('has keys for what else may be laid', async () => {
    await race(timed(), { own: own({ tray: 'LRJDCSVT13MA' }) });
    for (const key of ['9', '-', 'm', 'A', '0']) await press(key);
    expect(row()).toHaveLength(4);
  });

  it('goes by taps: at the end, and back from the row or the tray', async () => {
    await race(timed());
    for (const name of ['Vault', 'Left', 'Jump']) await finger(card_(name));
    expect(row()).toEqual(['Vault', 'Left', 'Jump']);
    await finger(screen.getByRole('button', { name: /Take back Left/ }));
    await finger(card_('Jump'));
    expect(row()).toEqual(['Vault']);
  });

  it('keeps the order of two quick thumbs, the first still down when the second comes', async () => {
    await race(timed());
    await fireEvent.pointerDown(card_('Vault'), { pointerId: 1, button: 0 });
    await finger(card_('Left'), [], 2);
    await fireEvent.pointerUp(window, { pointerId: 1, button: 0 });
    expect(row()).toEqual(['Vault', 'Left']);
  });

  it('goes by dragging: in between, to another place, and out of the row', async () => {
    await race(timed());
    layOut();
    for (const key of ['1', '2']) await press(key);
    await finger(card_('Jump'), [
      [30, 60],
      [45, 120],
    ]);
    expect(row()).toEqual(['Left', 'Jump', 'Right']);
    await finger(screen.getByRole('button', { name: /Take back Right/ }), [
      [90, 120],
      [2, 120],
    ]);
    expect(row()).toEqual(['Right', 'Left', 'Jump']);
    await finger(screen.getByRole('button', { name: /Take back Left/ }), [[60, 400]]);
    expect(row()).toEqual(['Right', 'Jump']);
    await finger(card_('Duck'), [[60, 400]]);
    expect(row()).toEqual(['Right', 'Jump']);
  });

  it('works for those who press buttons without a pointer', async () => {
    await race(timed());
    await fireEvent.click(card_('Vault'));
    expect(card_('Vault').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(screen.getByRole('button', { name: /Take back Vault/ }));
    expect(row()).toEqual([]);
  });
});

describe('Finish', () => {
  it('is timed from the first frame with the card to the key (OUT-T4)', async () => {
    const clock = timed();
    await race(clock);
    now += 16;
    nextFrame();
    await press('7');
    now += 4_000;
    await press('Enter');
    expect(clock.act).toHaveBeenCalledExactlyOnceWith('run:V', 4_000);
  });

  it('is timed to the finger going down, not to the click (OUT-T4)', async () => {
    const clock = timed();
    await race(clock);
    nextFrame();
    now += 2_500;
    await fireEvent.pointerDown(finish(), { button: 0 });
    expect(clock.act).toHaveBeenCalledExactlyOnceWith('run:', 2_500);
    now += 90;
    await press('Enter');
    expect(clock.act).toHaveBeenCalledTimes(1);
  });

  it('counts the card that is still under the other thumb', async () => {
    const clock = timed();
    await race(clock);
    await fireEvent.pointerDown(card_('Vault'), { pointerId: 1, button: 0 });
    await fireEvent.pointerDown(finish(), { pointerId: 2, button: 0 });
    expect(clock.act).toHaveBeenCalledExactlyOnceWith('run:V', null);
  });

  it('says no time where the card was opened long before the page', async () => {
    const clock = timed({ elapsed: 9_000, left: 51_000 });
    await race(clock);
    nextFrame();
    now += 500;
    await press('Enter');
    expect(clock.act).toHaveBeenCalledExactlyOnceWith('run:', null);
  });

  it('is final: the row lies, nothing is asked, and no second Finish goes out', async () => {
    const clock = timed();
    await race(clock);
    await press('7');
    await press('Enter');
    await press('1');
    await press('Enter');
    expect(clock.act).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('list', { name: 'Your moves' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Your row' }).textContent).toContain('Vault');
    expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  });

  it('that the table refuses can be played again', async () => {
    const clock = timed();
    vi.mocked(clock.act).mockResolvedValue(false);
    await race(clock);
    await press('7');
    await press('Enter');
    await tick();
    expect(row()).toEqual(['Vault']);
    await press('Enter');
    expect(clock.act).toHaveBeenCalledTimes(2);
  });
});

describe('before the card is turned', () => {
  it('counts down for all over a card that lies face down (OUT-W7, OUT-H6)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { container } = await race(timed({ kind: 'countdown', left: 3_000 }), {}, BEFORE);
    const shown: (string | undefined)[] = [];
    for (const passed of [0, 900, 200, 1_000, 800]) {
      now += passed;
      vi.advanceTimersByTime(100);
      await tick();
      shown.push(container.querySelector('.count')?.textContent ?? undefined);
    }
    expect(shown).toEqual(['3', '3', '2', '1', '1']);
    expect(vi.mocked(sound.play).mock.calls.map(([name]) => name)).toEqual(['tick', 'tick', 'tick']);
    expect(screen.queryByRole('heading', { name: /path card/ })).toBeNull();
    vi.useRealTimers();
  });

  it('takes no cards and no Finish', async () => {
    const clock = timed({ kind: 'countdown', left: 3_000 });
    await race(clock, {}, BEFORE);
    await press('7');
    await press('Enter');
    await finger(card_('Left'));
    expect(row()).toEqual([]);
    expect(clock.act).not.toHaveBeenCalled();
  });

  it('becomes the run without a new tray: only the card changes', async () => {
    const { rerender } = await race(timed({ kind: 'countdown', left: 100 }), {}, BEFORE);
    const tray = card_('Left');
    const clock = timed();
    await rerender(await propsOf(RUN, clock));
    expect(card_('Left')).toBe(tray);
    nextFrame();
    now += 700;
    await press('Enter');
    expect(clock.act).toHaveBeenCalledExactlyOnceWith('run:', 700);
    expect(sound.play).toHaveBeenCalledWith('flip');
  });
});

describe('a page that comes back', () => {
  it('finds its row, as far as the tray has it, and the time going on', async () => {
    const clock = timed({ elapsed: 20_000, left: 40_000, draft: 'run:VVT9' });
    await race(clock);
    expect(row()).toEqual(['Vault', 'Tiptoe']);
    expect(screen.getByRole('timer').textContent).toContain('40');
  });

  it('keeps what it has when only the line was lost', async () => {
    const { rerender } = await race(timed());
    await press('7');
    await press('1');
    await rerender(await propsOf(RUN, timed({ elapsed: 5_000, draft: 'run:V' })));
    expect(row()).toEqual(['Vault', 'Left']);
  });
});

describe('what is seen', () => {
  it('are my cards in force with their names and what they do (OUT-G6)', async () => {
    const { props } = await race(timed(), { own: own({ force: ['back-away', 'not-j'] }) });
    const list = within(screen.getByRole('list', { name: 'Applies to you' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText(props.words.name('card', 'back-away'))).toBeTruthy();
    expect(list.getByText(props.words.name('card', 'not-j', 'short'))).toBeTruthy();
  });

  it('is the path for the ear as it is drawn: by cells, or in order (OUT-O5)', async () => {
    const { container, rerender } = await race(timed());
    const told = () => [...container.querySelectorAll('.place ol li')].map((line) => line.textContent);
    expect(told()[0]).toBe('top left: Vault, glows: start here, leads to top middle');
    expect(told()).toContain('bottom middle: Right, the end');
    await rerender(await propsOf(RUN, timed(), { straight: true }));
    expect(told()).toEqual(['Vault', 'Tiptoe', 'Climb', 'Slide', 'Jump', 'Left', 'Right']);
  });

  it('of others is only whether they run or have finished (OUT-T13, OUT-H4)', async () => {
    const { rerender } = await race(timed());
    const runners = () => screen.getByRole('list', { name: 'The runners' });
    expect(within(runners()).getAllByText('running')).toHaveLength(4);
    const seats = RUN.view.seats.map((seat) => ({ ...seat, finished: seat.seat === 2 }));
    await rerender(await propsOf(RUN, timed(), { seats }));
    expect(within(runners()).getAllByText('finished')).toHaveLength(1);
    expect(sound.play).toHaveBeenCalledWith('finished');
  });

  it('says nothing of whether the row is right, how long it must be or what comes next (OUT-R7)', async () => {
    const { container } = await race(timed());
    for (const sign of ['7', '8']) await press(sign);
    const right = container.innerHTML;
    await press('Escape');
    for (const sign of ['8', '7']) await press(sign);
    const wrong = container.innerHTML;
    const classes = (html: string) => [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name).sort();
    expect(classes(wrong)).toEqual(classes(right));
  });

  it('is the last call, with its own countdown (OUT-U3)', async () => {
    const { container } = await race(timed({ last_call: true, left: 4_200 }));
    expect(screen.getByRole('timer').textContent).toMatch(/Last call\s*5/);
    expect(container.querySelector('.call')).not.toBeNull();
    expect(sound.play).toHaveBeenCalledWith('last-call');
  });

  it('is the card for onlookers too, without a tray (OUT-H7)', async () => {
    const props = await propsOf(RUN, timed(), { own: null });
    render(Race, { props: { ...props, eyes: null, decision: null } });
    expect(screen.getByRole('heading', { name: /path card/ })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Your moves' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Finish/ })).toBeNull();
  });
});

describe('after my Finish', () => {
  const seats = RUN.view.seats.map((seat) => ({ ...seat, finished: seat.seat < 2 }));
  const vote = { open: true, votes: [1], needed: [0, 1] };

  async function waiting(part: Partial<ClockInfo>, row: string | null = 'VT') {
    const clock = timed(part);
    const props = await propsOf(RUN, clock, { seats, own: own({ row }) });
    render(Race, { props: { ...props, decision: null } });
    return clock;
  }

  it('may the time be called, once, when the vote is open', async () => {
    const clock = await waiting({ vote });
    await fireEvent.click(screen.getByRole('button', { name: 'Call time' }));
    expect(clock.vote).toHaveBeenCalledTimes(1);
  });

  it('is a vote given a vote no more', async () => {
    await waiting({ vote: { ...vote, votes: [0] } });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'You called time' });
    expect(button.disabled).toBe(true);
  });

  it.each([{ vote: { ...vote, open: false } }, { vote: null }, { vote, last_call: true }])(
    'is there nothing to call otherwise: %o',
    async (part) => {
      await waiting(part);
      expect(screen.queryByRole('button', { name: /[Cc]all(ed)? time/ })).toBeNull();
      expect(screen.getByText(/still running/)).toBeTruthy();
    },
  );

  it('is said when the time was up before it', async () => {
    await waiting({}, null);
    expect(screen.getByText('Your time is up')).toBeTruthy();
  });
});

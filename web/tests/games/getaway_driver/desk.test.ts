/** Hand, seats and notes of Getaway Driver, in real positions: what can be done is lit, and what is open is shown. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import Board from '../../../src/games/getaway_driver/Board.svelte';
import { BEGINNER, cardOf, STUNT_OF, usesOf } from '../../../src/games/getaway_driver/desk/cards';
import { offersOf, usedBy } from '../../../src/games/getaway_driver/desk/garage';
import Meter from '../../../src/games/getaway_driver/desk/Meter.svelte';
import { roleOf } from '../../../src/games/getaway_driver/desk/roles';
import Hand from '../../../src/games/getaway_driver/Hand.svelte';
import { note, warning } from '../../../src/games/getaway_driver/note';
import Seat from '../../../src/games/getaway_driver/Seat.svelte';
import { capital } from '../../../src/shared/sentences';
import type { Value } from '../../../src/shared/protocol';
import { LANGUAGES, settings, type Language } from '../../../src/shared/settings.svelte';
import { listing } from '../../../src/shared/table/options';
import Options from '../../../src/shared/table/Options.svelte';
import { WARNING, type GameWords } from '../../../src/shared/words.svelte';
import card from '../../fixtures/gd-card.json';
import { all, found, legal, named, propsOf as propsIn, type Position, type Props } from './position';

interface DeskPosition extends Position {
  options: Record<string, Value>;
}

const POSITIONS = named(
  import.meta.glob<DeskPosition>('../../fixtures/gd-desk/*.json', { eager: true, import: 'default' }),
);
const NAMES = Object.keys(POSITIONS);
const propsOf = (name: string, language: Language = 'en') => propsIn(POSITIONS[name]!, language, true);

const codesOn = (root: Element) => [...new Set(all(root, '[data-code]').map((one) => one.dataset.code!))].sort();
const placeOf = (root: Element, code: string) => found(root, `[data-code="${code}"]`)!;
const note_of = (props: Props, code: string) => note(props.view, props.words, code);

let complaints: Mock;
beforeEach(() => {
  settings.confirm = true;
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('in every position', () => {
  test.each(NAMES)('%s: hand and seats have words for everything, in both languages', async (name) => {
    for (const language of LANGUAGES) {
      const props = await propsOf(name, language);
      const hand = render(Hand, props);
      for (const { seat } of props.seats) {
        const { container } = render(Seat, { ...props, seat });
        expect(container.textContent).toContain(props.words.player(seat));
      }
      for (const code of legal(props.decision)) expect(note_of(props, code)).not.toMatch(/undefined|\{|gd-|note-/);
      expect(document.body.textContent).not.toMatch(/undefined|[{}]|gd-/);
      // A strict content policy allows no other styles in the markup.
      for (const one of all(document.body, '[style]')) {
        expect(one.getAttribute('style')).toMatch(/^(--[\w-]+: [^;]+; ?)*$/);
      }
      expect(all(document.body, '[data-game="getaway-driver"]').length).toBeGreaterThanOrEqual(props.seats.length);
      expect(complaints).not.toHaveBeenCalled();
      hand.unmount();
      cleanup();
    }
  });

  test.each(NAMES)('%s: every option of a card, upgrade or signal can be tapped, and nothing else', async (name) => {
    const props = await propsOf(name);
    const { container } = render(Hand, props);
    const isDriver = props.eyes !== null && roleOf(props.view, props.eyes) === 'driver';
    const wanted = legal(props.decision).filter((code) => {
      // The cards of a new hand lie on the board.
      if (isDriver) return cardOf(code) !== null && !code.startsWith('take:');
      if (/^(buy|signal):|^ready$/.test(code)) return true;
      const upgrade = usedBy(code);
      if (roleOf(props.view, props.eyes!) === 'city') return code.startsWith('lay:');
      if (upgrade === null) return false;
      // Several ways to use it are on the map; and what can be bought again is bought here, and used from the list.
      const { buy, uses } = offersOf(props.decision, upgrade);
      return buy === null && uses.length === 1;
    });
    expect(codesOn(container)).toEqual([...wanted].sort());
    for (const code of wanted) {
      await fireEvent.click(placeOf(container, code));
      expect(props.choose.mock.lastCall![0]).toBe(code);
    }
  });

  test('what is selected is pressed', async () => {
    const props = await propsOf('turn');
    const code = legal(props.decision).find((one) => one.startsWith('play:'))!;
    const { container } = render(Hand, { ...props, selected: code });
    expect(all(container, '[aria-pressed="true"]').map((one) => one.dataset.code)).toEqual([code]);
  });

  test('an onlooker has no hand', async () => {
    const props = await propsOf('caught');
    expect(props.eyes).toBeNull();
    expect(render(Hand, props).container.querySelector('section')).toBeNull();
  });
});

describe("the Driver's cards", () => {
  const DRIVERS = NAMES.filter((name) => POSITIONS[name]!.eyes === 0 && !name.includes('pick'));

  test.each(DRIVERS)('%s: cards in hand come first, then the discard pile, then what is out', async (name) => {
    const props = await propsOf(name);
    const mine = props.view.drivers[0]!;
    const { container } = render(Hand, props);
    const row = all(container, 'ul')[0];
    const shown = all(row!, '[data-card]').map((one) => [one.dataset.card, one.dataset.place]);
    expect(shown).toEqual([
      ...mine.hand!.map((one) => [one, 'hand']),
      ...mine.discard.map((one) => [one, 'pile']),
      ...mine.removed.map((one) => [one, 'gone']),
    ]);
  });

  test('both halves are on every card, in both languages', async () => {
    for (const language of LANGUAGES) {
      const props = await propsOf('turn', language);
      const { container } = render(Hand, props);
      for (const one of all(container, '[data-card]')) {
        const which = one.dataset.card!;
        expect(one.textContent).toContain(props.words.name('card', which));
        expect(one.textContent).toContain(props.words.name('card', which, 'effect'));
        expect(found(one, '.stunt')!.textContent).toContain(props.words.name('stunt', STUNT_OF[which]!, 'short'));
        expect(found(one, '.ability svg')).not.toBeNull();
        expect(found(one, '.stunt svg')).not.toBeNull();
      }
      cleanup();
    }
  });

  test('in the turn the ability shines, at a hazard the stunt', async () => {
    const lit = (root: Element) =>
      all(root, '.playable .half.lit').map((half) => (half.classList.contains('stunt') ? 'stunt' : 'ability'));
    const turn = render(Hand, await propsOf('turn'));
    expect(new Set(lit(turn.container))).toEqual(new Set(['ability']));
    const handle = render(Hand, await propsOf('handle'));
    expect(lit(handle.container)).toContain('stunt');
  });

  test('Handbrake Turn can be both at once: two halves to tap', async () => {
    const props = await propsOf('handle-spin');
    const { container } = render(Hand, props);
    expect(placeOf(container, 'spin').classList.contains('ability')).toBe(true);
    expect(placeOf(container, 'stunt:handbrake_turn').classList.contains('stunt')).toBe(true);
    expect(found(container, '.split [data-card], [data-card].split')!.dataset.card).toBe('handbrake_turn');
  });

  test('from the discard pile it costs Stash, and says so', async () => {
    const props = await propsOf('turn-replay');
    const { container } = render(Hand, props);
    const code = legal(props.decision).find((one) => one.startsWith('replay:'))!;
    const place = placeOf(container, code);
    expect(place.dataset.place).toBe('pile');
    expect(place.getAttribute('aria-label')).toContain('Costs 1 Stash');
    expect(found(place, '.price')!.textContent).toContain('1');
    expect(found(container, '[data-place="hand"] .price')).toBeNull();
  });

  test('in the hardest solo game it costs three', async () => {
    const props = await propsOf('solo-replay');
    expect(props.view.solo!.difficulty).toBe('relentless');
    const code = legal(props.decision).find((one) => one.startsWith('replay:'))!;
    expect(note_of(props, code)).toContain('costs 3 Stash');
    expect(props.view.price).toBe(3);
  });

  test('at a Barricade the whole card is given up, from the discard pile too', async () => {
    const props = await propsOf('barricade-again');
    const { container } = render(Hand, props);
    const codes = legal(props.decision);
    expect(codesOn(container)).toEqual([...codes].sort());
    const again = codes.find((code) => code.startsWith('give-again:'))!;
    expect(placeOf(container, again).dataset.place).toBe('pile');
    expect(all(placeOf(container, again), '.lit')).toHaveLength(2);
  });

  test('a card that cannot be played now can be read, and is put back', async () => {
    const props = await propsOf('turn', 'nl');
    const { container } = render(Hand, props);
    const unlit = all(container, '[data-card]:not([data-code])')[0]!;
    await fireEvent.click(unlit);
    expect(unlit.getAttribute('aria-expanded')).toBe('true');
    const reading = screen.getByRole('status');
    expect(reading.textContent).toContain(props.words.name('card', unlit.dataset.card!, 'when'));
    expect(reading.textContent).toContain('Stunt:');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(screen.queryByRole('status')).toBeNull();
    await fireEvent.click(unlit);
    await fireEvent.click(unlit);
    expect(screen.queryByRole('status')).toBeNull();
    await fireEvent.click(unlit);
    await fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('status')).toBeNull();
    expect(props.choose).not.toHaveBeenCalled();
  });

  test("with Partners in Crime the partner's cards lie beside one's own", async () => {
    const props = await propsOf('copy');
    const { container } = render(Hand, props);
    const copied = legal(props.decision).filter((code) => code.startsWith('copy:'));
    expect(copied.length).toBeGreaterThan(0);
    for (const code of copied) expect(placeOf(container, code).dataset.place).toBe('partner');
    const theirs = [...props.view.drivers[1]!.hand!, ...props.view.drivers[1]!.discard];
    for (const one of all(container, '[data-place="partner"]')) expect(theirs).toContain(one.dataset.card);
    cleanup();
    const stunts = await propsOf('copy-stunt');
    const at = render(Hand, stunts).container;
    const stunt = legal(stunts.decision).find((code) => code.startsWith('copy-stunt:'))!;
    expect(found(at, `[data-code="${stunt}"] .stunt.lit, [data-code="${stunt}"].stunt`)).not.toBeNull();
  });

  test('codes belong to cards, by place and half', () => {
    expect(cardOf('play:hit_the_gas')).toMatchObject({ card: 'hit_the_gas', place: 'hand', half: 'ability' });
    expect(cardOf('respin')).toMatchObject({ card: 'handbrake_turn', place: 'pile', half: 'ability', paid: true });
    expect(cardOf('drive:left')).toBeNull();
    expect(cardOf('take:?')).toBeNull();
    expect(usesOf(null, 'hit_the_gas', 'hand')).toEqual({});
    const drawn = (card.lexicon.names as Record<string, string[]>).card!;
    expect(Object.keys(STUNT_OF)).toEqual(drawn);
  });
});

describe('choosing the hand', () => {
  test.each(LANGUAGES)('the cards lie in place of the map, with both halves of each (%s)', async (language) => {
    const props = await propsOf('pick', language);
    const { container } = render(Board, props);
    const cards = all(container, '[data-card]');
    expect(cards).toHaveLength(10);
    for (const one of cards) {
      const which = one.dataset.card!;
      expect(one.textContent).toContain(props.words.name('card', which));
      expect(one.textContent).toContain(props.words.name('card', which, 'effect'));
      expect(found(one, '.stunt')!.textContent).toContain(props.words.name('stunt', STUNT_OF[which]!));
    }
    expect(codesOn(container)).toEqual([...legal(props.decision)].filter((code) => code.startsWith('take:')).sort());
    for (const code of codesOn(container)) {
      await fireEvent.click(placeOf(container, code));
      expect(props.choose).toHaveBeenLastCalledWith(code);
    }
  });

  test('those taken are ticked, and lie in the hand', async () => {
    const props = await propsOf('pick');
    const taken = props.view.drivers[0]!.hand;
    expect(all(render(Board, props).container, '.card.taken').map((one) => one.dataset.card)).toEqual(taken);
    const { container } = render(Hand, props);
    expect(all(container, '[data-taken]').map((one) => one.dataset.taken)).toEqual(taken);
    expect(screen.getByText('2 of 5 chosen')).toBeTruthy();
    cleanup();
    expect(all(render(Board, await propsOf('pick-four')).container, '[data-card]')).toHaveLength(11);
  });

  test('a finger that stays reads a card and takes none', async () => {
    vi.useFakeTimers();
    const props = await propsOf('pick');
    const { container } = render(Board, props);
    const code = codesOn(container)[0]!;
    const place = placeOf(container, code);
    await fireEvent.pointerDown(place, { pointerType: 'touch' });
    await vi.advanceTimersByTimeAsync(600);
    await fireEvent.pointerUp(place, { pointerType: 'touch' });
    await fireEvent.click(place);
    expect(props.choose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain(
      props.words.name('card', code.slice('take:'.length), 'when'),
    );
  });

  /** A table that takes cards as the server would: `busy` counts what it was asked while a card was on its way. */
  async function table(confirm: boolean, latency = 0) {
    settings.confirm = confirm;
    const props = await propsOf('pick-first');
    const sent: string[] = [];
    let sending = false;
    const shown = render(Hand, props);
    const arrive = async (code: string) => {
      const taken = code.slice('take:'.length);
      const mine = props.view.drivers[0]!;
      mine.hand = [...mine.hand!, taken];
      mine.cards += 1;
      const options = props.decision!.options.filter((one) => one.code !== code);
      const full = mine.hand.length === 5;
      props.decision = full ? null : { ...props.decision!, id: `after ${code}`, options };
      props.view = structuredClone(props.view);
      await shown.rerender({ ...props, selected: (props.selected = null) });
    };
    const act = (code: string) => {
      if (sending) return;
      sending = true;
      sent.push(code);
      void (async () => {
        await arrive(code);
        // The answer comes after the news, as it does from the server.
        setTimeout(() => (sending = false), latency);
      })();
    };
    props.choose.mockImplementation((code) => {
      if (!confirm || props.selected === code) act(code);
      else void shown.rerender({ ...props, selected: (props.selected = code) });
    });
    await shown.rerender({ ...props });
    return { ...shown, props, sent };
  }

  test.each([
    [true, 0],
    [true, 400],
    [false, 400],
  ])('the beginner hand is one tap (two taps play: %s, slow by %i ms)', async (confirm, latency) => {
    const { sent } = await table(confirm, latency);
    await fireEvent.click(screen.getByRole('button', { name: 'Take the beginner hand' }));
    await waitFor(() => expect(sent).toHaveLength(5), { timeout: 8000 });
    expect(sent).toEqual(BEGINNER.map((one) => `take:${one}`));
    await new Promise((done) => setTimeout(done, latency + 400));
    expect(sent).toHaveLength(5);
  });

  test('any other tap stops it', async () => {
    const { sent } = await table(true, 400);
    const button = screen.getByRole('button', { name: 'Take the beginner hand' });
    await fireEvent.pointerDown(button);
    await fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
    await fireEvent.pointerDown(document.body);
    await new Promise((done) => setTimeout(done, 900));
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Take the beginner hand' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('after another card was taken it cannot be had any more', async () => {
    const props = await propsOf('pick');
    expect(props.view.drivers[0]!.hand!.some((one) => !BEGINNER.includes(one))).toBe(true);
    render(Hand, props);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take the beginner hand' }).disabled).toBe(true);
  });
});

describe('the garage', () => {
  test.each(['purchase', 'purchase-poor', 'purchase-full', 'abilities', 'four-police'])(
    '%s: eight upgrades with their prices, lit when they can be bought',
    async (name) => {
      const props = await propsOf(name);
      const { container } = render(Hand, props);
      const cells = all(container, '[data-upgrade]');
      expect(cells.map((one) => one.dataset.upgrade)).toEqual(props.view.police!.garage.map((it) => it.upgrade));
      for (const it of props.view.police!.garage) {
        const cell = cells.find((one) => one.dataset.upgrade === it.upgrade)!;
        expect(found(cell, '.cost')!.textContent).toBe(String(it.cost));
        expect(cell.classList.contains('lit')).toBe(legal(props.decision).includes(`buy:${it.upgrade}`));
        expect(cell.classList.contains('affordable')).toBe(it.affordable && it.left > 0);
        expect(cell.classList.contains('bought')).toBe(it.bought > 0);
        expect(all(cell, '.stock i')).toHaveLength(it.left);
        expect(cell.getAttribute('aria-label')).toContain(capital(props.words.name('upgrade', it.upgrade, 'effect')));
      }
      expect(screen.getAllByLabelText(/Enforcement token/).length).toBeGreaterThan(0);
    },
  );

  test('an ability that can be used now is marked', async () => {
    const props = await propsOf('abilities');
    const { container } = render(Hand, props);
    const usable = all(container, '.usable').map((one) => one.dataset.upgrade);
    expect(usable).toContain('police_motorcycle');
    expect(usable).toContain('dispatch');
    expect(found(container, '[data-upgrade="dispatch"]')!.getAttribute('aria-label')).toContain('Can be used now');
  });

  test('an ability that was used this round bears a stamp', async () => {
    const props = await propsOf('abilities');
    const police = props.view.police!;
    const garage = police.garage.map((it) => ({ ...it, used: it.upgrade === 'dispatch' ? 1 : 0 }));
    const { container } = render(Hand, { ...props, view: { ...props.view, police: { ...police, garage } } });
    expect(all(container, '.stamp').map((one) => one.closest<HTMLElement>('[data-upgrade]')!.dataset.upgrade)).toEqual([
      'dispatch',
    ]);
    expect(found(container, '[data-upgrade="dispatch"]')!.getAttribute('aria-label')).toContain('Used once this round');
  });

  test('options use upgrades by their verb, or by their vehicle', () => {
    expect(usedBy('half-turn:helicopter-1')).toBe('police_helicopter');
    expect(usedBy('pay:armored-2')).toBe('armored_car');
    expect(usedBy('swerve-north:motorcycle-1')).toBe('police_motorcycle');
    expect(usedBy('hold-west:helicopter-1')).toBe('police_helicopter');
    expect(usedBy('through-left:armored-1')).toBe('armored_car');
    expect(usedBy('redraw')).toBe('traffic_camera');
    expect(usedBy('ahead:patrol-1')).toBeNull();
    expect(usedBy('stay:patrol-1')).toBeNull();
  });

  test('an upgrade that cannot be bought can be read', async () => {
    const props = await propsOf('purchase-poor');
    const { container } = render(Hand, props);
    await fireEvent.click(found(container, '[data-upgrade="police_helicopter"]')!);
    expect(screen.getByRole('status').textContent).toContain('costs 8 tokens');
    expect(props.choose).not.toHaveBeenCalled();
  });
});

describe('City and Police plan', () => {
  test('the City sees what it has drawn, and lays it', async () => {
    const props = await propsOf('four-city');
    const { container } = render(Hand, props);
    expect(all(container, 'li > .tile')).toHaveLength(props.view.drawn!.length);
    expect(screen.getByText(`${props.view.drawn!.length} tiles drawn`)).toBeTruthy();
  });

  test('signals are buttons, and what was said is marked by who said it', async () => {
    const props = await propsOf('plan-police');
    const { container } = render(Hand, props);
    expect(codesOn(container)).toContain('ready');
    expect(codesOn(container)).toContain('signal:block-left');
    const { seat, signal } = props.view.signals[0]!;
    const marked = screen.getByLabelText(`${props.words.name('signal', signal)}, said by ${props.words.player(seat)}`);
    expect(marked.classList.contains('said')).toBe(true);
  });

  test('afterwards what the other said can still be read', async () => {
    const props = await propsOf('four-city');
    props.view.signals = [
      { seat: 3, signal: 'block-left' },
      { seat: 2, signal: 'badges' },
    ];
    render(Hand, props);
    const heard = within(screen.getByRole('list', { name: 'What was said to you' }));
    expect(heard.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Lee block the left']);
  });
});

describe('the automated Police', () => {
  test('piles, deck, difficulty, and the badges of this round', async () => {
    const props = await propsOf('solo-badges');
    const solo = props.view.solo!;
    render(Hand, props);
    const panel = within(screen.getByRole('group', { name: 'Automated Police' }));
    expect(panel.getByText('Relentless')).toBeTruthy();
    expect(panel.getByLabelText(`Perilous pile: ${solo.perilous}`)).toBeTruthy();
    expect(panel.getByLabelText(`Serene pile: ${solo.serene}`)).toBeTruthy();
    expect(solo.coming).toBeGreaterThan(0);
    expect(panel.getByLabelText(new RegExp(`Badges of this round: ${solo.coming} upgrade`))).toBeTruthy();
  });
});

describe('the Pursuit Meter', () => {
  const spaces = (root: Element) => all(root, '.space');

  async function words(): Promise<GameWords> {
    return (await propsOf('turn')).words;
  }

  test.each([
    [4, 0, '4 spaces to red'],
    [4, 2, '2 spaces to red'],
    [4, 3, 'Last space before red!'],
    [4, 4, 'Caught'],
    [3, 2, 'Last space before red!'],
  ])('red is %i, the token on %i: %s', async (red, meter, told) => {
    const { container } = render(Meter, { words: await words(), meter, red, motion: true });
    expect(spaces(container)).toHaveLength(red + 1);
    expect(all(container, '.reached')).toHaveLength(meter + 1);
    expect(spaces(container)[0]!.classList.contains('tone-0')).toBe(true);
    expect(spaces(container).at(-2)!.classList.contains('tone-3')).toBe(true);
    expect(spaces(container).at(-1)!.classList.contains('tone-4')).toBe(true);
    expect(container.textContent).toContain(told);
    expect(found(container, '.meter')!.classList.contains('breathes')).toBe(meter === red - 1);
  });

  test('it shakes once each time it goes up, and not when it goes down', async () => {
    const props = { words: await words(), meter: 1, red: 4, motion: true };
    const { container, rerender } = render(Meter, props);
    const shaking = () => [...found(container, '.meter')!.classList].filter((name) => name.startsWith('hit-'));
    expect(shaking()).toEqual([]);
    await rerender({ ...props, meter: 2 });
    await tick();
    const first = shaking();
    expect(first).toHaveLength(1);
    await rerender({ ...props, meter: 1 });
    await tick();
    expect(shaking()).toEqual(first);
    await rerender({ ...props, meter: 2 });
    await tick();
    expect(shaking()).toHaveLength(1);
    expect(shaking()).not.toEqual(first);
  });

  test('who wants no motion sees none', async () => {
    const props = { words: await words(), meter: 2, red: 4, motion: false };
    const { container, rerender } = render(Meter, props);
    await rerender({ ...props, meter: 3 });
    await tick();
    expect(found(container, '.meter')!.className).not.toMatch(/hit-|breathes/);
  });
});

describe('a seat', () => {
  test.each(NAMES)('%s: a Driver shows the meter, the cards and the Stash that everybody sees', async (name) => {
    const props = await propsOf(name);
    for (const driver of props.view.drivers) {
      const { container, unmount } = render(Seat, { ...props, seat: driver.seat });
      expect(found(container, '[data-meter]')!.dataset.meter).toBe(String(driver.meter));
      expect(found(container, '[data-cards]')!.dataset.cards).toBe(String(driver.cards));
      const open = driver.hand ?? driver.shown;
      expect(all(container, '[data-cards] .back')).toHaveLength(driver.cards - open.length);
      expect(all(container, '[data-pile="discard"] i').map((one) => one.dataset.card)).toEqual(driver.discard);
      expect(all(container, '[data-pile="removed"] i').map((one) => one.dataset.card)).toEqual(driver.removed);
      const told = driver.stash === 0 ? 'No Stash tokens' : `${driver.stash} Stash token${driver.stash > 1 ? 's' : ''}`;
      expect(within(container).getByLabelText(told)).toBeTruthy();
      if (driver.at !== null) {
        const near = props.view.vehicles.some(({ reach }) => reach.includes(driver.at!));
        const chase = found(container, '[data-chase]')!;
        expect(chase.dataset.chase).toBe(driver.pursued ? 'pursued' : near ? 'near' : 'clear');
        expect(chase.textContent).toMatch(/Pursued|Police next door|In the clear/);
      }
      unmount();
    }
  });

  test.each(NAMES.filter((name) => POSITIONS[name]!.view.police !== null))(
    '%s: the Police show tokens, what they have bought, and their vehicles',
    async (name) => {
      const props = await propsOf(name);
      const { container } = render(Seat, { ...props, seat: props.seats.length - 1 });
      const { tokens, garage } = props.view.police!;
      expect(found(container, '[data-token="enforcement"] b')!.textContent).toBe(String(tokens));
      const bought = garage.filter((it) => it.bought > 0).map((it) => it.upgrade);
      expect(all(container, '[data-upgrade]').map((one) => one.dataset.upgrade)).toEqual(bought);
      const vehicles = all(container, '[data-vehicle]');
      expect(vehicles.map((one) => one.dataset.vehicle)).toEqual(props.view.vehicles.map((it) => it.vehicle));
      for (const [i, it] of props.view.vehicles.entries()) {
        expect(vehicles[i]!.classList.contains('pursues')).toBe(it.pursues.length > 0);
      }
    },
  );

  test('the bag says how many rounds it lasts, and stands with one seat', async () => {
    for (const [name, seat] of [
      ['turn', 0],
      ['solo', 0],
      ['four-city', 2],
    ] as const) {
      const props = await propsOf(name);
      const { container } = render(Seat, { ...props, seat });
      const bag = found(container, '[data-bag]')!;
      expect(bag.textContent).toContain(String(props.view.bag));
      const rounds = props.view.rounds_left;
      expect(bag.closest('[data-told]')!.getAttribute('aria-label')).toContain(`${rounds} rounds at full speed`);
      cleanup();
      const others = props.seats.filter((other) => other.seat !== seat);
      for (const other of others) {
        const shown = render(Seat, { ...props, seat: other.seat });
        expect(found(shown.container, '[data-bag]')).toBeNull();
      }
      cleanup();
    }
  });

  test('roles are named, in both languages', async () => {
    for (const [language, roles] of [
      ['en', ['Driver A', 'Driver B', 'City', 'Police']],
      ['nl', ['Chauffeur A', 'Chauffeur B', 'Stad', 'Politie']],
    ] as const) {
      const props = await propsOf('four-city', language);
      for (const { seat } of props.seats) {
        const { container } = render(Seat, { ...props, seat });
        expect(found(container, '.role')!.textContent).toBe(roles[seat]);
      }
      cleanup();
    }
  });

  test('an event in force is told with its counters', async () => {
    const hunter = await propsOf('hunter');
    const { crashes, escapes, goal } = hunter.view.event!;
    const { container } = render(Seat, { ...hunter, seat: 1 });
    const event = found(container, '[data-event="hunter_and_prey"]')!;
    expect(event.textContent).toContain(hunter.words.name('event_card', 'hunter_and_prey', 'effect'));
    expect(all(event, '.counter').map((one) => one.textContent.trim())).toEqual([
      `${crashes}/${goal}`,
      `${escapes}/${goal}`,
    ]);
    cleanup();
    const driver = render(Seat, { ...hunter, seat: 0 });
    expect(driver.container.textContent).toContain('Stands still');
    cleanup();
    const bomb = await propsOf('bomb');
    render(Seat, { ...bomb, seat: 1 });
    expect(document.querySelector('.counter.fuse')!.textContent).toContain(String(bomb.view.event!.fuse));
    expect(screen.getByLabelText(new RegExp(`${bomb.view.event!.fuse} rounds? on the fuse$`))).toBeTruthy();
    cleanup();
    const courier = await propsOf('courier');
    render(Seat, { ...courier, seat: 1 });
    expect(document.querySelector('.counter.stash')!.textContent).toContain(String(courier.view.stash.length));
  });

  test('what lasts for a turn is shown while it does', async () => {
    const rammer = await propsOf('rammer');
    expect(render(Seat, { ...rammer, seat: 0 }).container.textContent).toContain('Ramming');
    cleanup();
    const home = await propsOf('home-ground');
    expect(render(Seat, { ...home, seat: 0 }).container.textContent).toContain('Home ground');
  });
});

describe('notes beside the options', () => {
  test('what the game says comes with names, in both languages', async () => {
    for (const language of LANGUAGES) {
      const props = await propsOf('turn-notes', language);
      const { own } = props.view;
      for (const { code, note: name, args } of own!.notes) {
        const vehicle = args.vehicle === undefined ? '' : props.words.name('vehicle', String(args.vehicle));
        const [message = '', attribute = ''] = name.split('.');
        const told = props.words.message(message, attribute, { ...args, ...(vehicle && { vehicle }) });
        expect(note_of(props, code)).toContain(told);
        if (vehicle) expect(note_of(props, code)).toContain(vehicle);
      }
    }
  });

  test('on the last space before red studying is a warning, and so is being followed', async () => {
    const props = await propsOf('turn-last');
    const study = legal(props.decision).find((code) => code.startsWith('study:'))!;
    expect(note_of(props, study)).toBe(`${WARNING} the meter reaches red: caught`);
    const chased = props.view.own!.notes.find((one) => one.note === 'note-meter')!;
    expect(note_of(props, chased.code)).toContain(`${WARNING} pursued there: you are caught`);
  });

  test('before that it is none', async () => {
    const props = await propsOf('turn-notes');
    const told = props.view.own!.notes.filter((one) => one.note === 'note-study' && one.args.left !== 0);
    expect(told.length).toBeGreaterThan(0);
    for (const { code } of told) expect(note_of(props, code)).not.toContain(WARNING);
  });

  test('what could end the game stands out', async () => {
    const props = await propsOf('decoy-last');
    const closing = legal(props.decision).find((code) => code === 'end' || code === 'pass')!;
    expect(note_of(props, closing)).toMatch(/^⚠ pursued before red/);
    const last = await propsOf('barricade-last');
    const give = legal(last.decision).find((code) => code.startsWith('give:'))!;
    expect(note_of(last, give)).toContain(`${WARNING} your last card`);
    expect(note_of(await propsOf('purchase-full'), 'done')).toBe(`${WARNING} 10 tokens idle: badges pay no more`);
    expect(note_of(await propsOf('purchase-poor'), 'done')).toBe('');
  });

  test('prices and stunts in a few words', async () => {
    const purchase = await propsOf('purchase');
    const { tokens } = purchase.view.police!;
    expect(note_of(purchase, 'buy:police_helicopter')).toMatch(`costs 8, leaves ${tokens - 8}; never crashes`);
    const handle = await propsOf('handle');
    const stunt = legal(handle.decision).find((code) => code.startsWith('stunt:'))!;
    expect(note_of(handle, stunt)).toBe(handle.words.name('stunt', STUNT_OF[stunt.slice('stunt:'.length)]!));
  });

  test('an onlooker and a stranger are told nothing', async () => {
    const props = await propsOf('caught');
    expect(note_of(props, 'drive:front')).toBe('');
    expect(note_of(props, 'buy:nothing')).toBe('');
  });
});

describe('among the options', () => {
  test('sorts are told apart by their headings, and warnings are set apart', async () => {
    const props = await propsOf('turn-replay');
    const listOf = ({ words, decision }: typeof props) => listing(words, decision!, new Set());
    const shown = {
      ...{ words: props.words, decision: props.decision!, list: listOf(props) },
      ...{ selected: null, sending: null, choose: vi.fn() },
    };
    const { container } = render(Options, { ...shown, note: (code: string) => note_of(props, code) });
    expect(all(container, '.options h3').length).toBeGreaterThan(0);
    expect(found(container, '.warning')).toBeNull();
    cleanup();
    const last = await propsOf('turn-last');
    const options = render(Options, {
      ...shown,
      decision: last.decision!,
      list: listOf(last),
      note: (code: string) => note_of(last, code),
    });
    for (const one of all(options.container, '.warning')) expect(one.textContent.startsWith(WARNING)).toBe(true);
    expect(all(options.container, '.warning').length).toBeGreaterThan(0);
  });
});

describe('idle rounds', () => {
  test.each(LANGUAGES)('are warned of beside the question, with the rounds that are left (%s)', async (language) => {
    const props = await propsOf('decoy', language);
    expect(warning(props.view, props.words)).toBeNull();
    expect(warning({ ...props.view, idle_left: 7 }, props.words)).toBeNull();
    const told = warning({ ...props.view, idle_left: 3 }, props.words)!;
    expect([told.text.includes('3'), told.rule]).toEqual([true, 'GD-D19']);
    expect(warning({ ...props.view, idle_left: 1 }, props.words)!.text).not.toBe(told.text);
  });

  test('options that bring nothing new are marked', async () => {
    const props = await propsOf('decoy');
    const notes = [{ code: 'pass', note: 'note-idle', args: { left: 1 }, warning: true }];
    const view = { ...props.view, own: { ...props.view.own!, notes } };
    expect(note(view, props.words, 'pass')).toContain(`${WARNING} no new tile`);
  });
});

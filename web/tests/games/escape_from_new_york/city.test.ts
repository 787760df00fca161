import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import City from '../../../src/games/escape_from_new_york/city/City.svelte';
import {
  heatOf,
  loudnessOf,
  paymentOf,
  presidentOf,
  timerDeck,
} from '../../../src/games/escape_from_new_york/city/pressure';
import * as say from '../../../src/games/escape_from_new_york/city/say';
import { codeFor, holdings } from '../../../src/games/escape_from_new_york/city/seat';
import Seat from '../../../src/games/escape_from_new_york/Seat.svelte';
import type { CityView, NewYorkView, SeatView } from '../../../src/games/escape_from_new_york/view';
import type { DecisionInfo, GameCard, SeatInfo } from '../../../src/shared/protocol';
import { settings, type Language } from '../../../src/shared/settings.svelte';
import { loadGameWords, type GameWords } from '../../../src/shared/words.svelte';
import { BATCHES, GAMES } from './recorded';
import card from '../../fixtures/efny-card.json';

const NAMES = ['Robin', 'Sam', 'Kim', 'Lee'];
const told = card as unknown as GameCard;
let words: GameWords;

async function wordsIn(language: Language): Promise<GameWords> {
  settings.language = language;
  return loadGameWords(told, NAMES, 0);
}

beforeAll(async () => {
  words = await wordsIn('en');
});

// A message that is missing, or lacks something, is complained about.
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const LATE = GAMES.late!.first;
const withCity = (changed: Partial<CityView>, step = LATE.turn.step): NewYorkView => ({
  ...LATE,
  turn: { ...LATE.turn, step },
  city: { ...LATE.city, ...changed },
});
const withSeat = (changed: Partial<SeatView>, seat = 1): NewYorkView => ({
  ...LATE,
  seats: LATE.seats.map((one) => (one.seat === seat ? { ...one, ...changed } : one)),
});
const back = (cost: number) => ({ card: 'ambush', cost, directions: ['N', 'SE'], roadblock: 'S' });

describe('pressure', () => {
  test('the fewer black tiles, the hotter', () => {
    const heats = [12, 7, 6, 4, 3, 1].map((black_tiles) => heatOf(withCity({ black_tiles, hurried: false })));
    expect(heats).toEqual(['calm', 'calm', 'warm', 'warm', 'hot', 'hot']);
    expect(heatOf(withCity({ black_tiles: 0, hurried: true }))).toBe('last');
  });

  test('Hurry Up lies between the black tiles and the red ones until it is turned up', () => {
    const deck = timerDeck(withCity({ black_tiles: 2, red_tiles: 3, hurried: false }));
    expect(deck).toEqual(['black', 'black', 'hurry-up', 'red', 'red', 'red']);
    expect(timerDeck(withCity({ black_tiles: 0, red_tiles: 2, hurried: true }))).toEqual(['red', 'red']);
  });

  test('near 10 Noise it gets loud', () => {
    expect([0, 7, 8, 9, 10].map((noise) => loudnessOf(withCity({ noise })))).toEqual([
      'quiet',
      'quiet',
      'loud',
      'loud',
      'full',
    ]);
  });

  test('New York can pay with enough Noise; the top card goes first', () => {
    const below = [back(4), back(5), back(6)];
    const view = withCity({ noise: 4, top: back(6), below, deck: 5, payable: 2 }, 2);
    expect(paymentOf(view)).toEqual({ cost: 6, short: 2, goes: true, payable: 2, known: 3, unseen: 1 });
    expect(paymentOf({ ...view, turn: { ...view.turn, step: 10 } })).toMatchObject({ goes: false });
    expect(paymentOf(withCity({ noise: 10, top: back(7), below: [back(7)], deck: 2, payable: 1 }))).toMatchObject({
      short: 0,
      payable: 1,
      unseen: 0,
    });
    expect(paymentOf(withCity({ top: null }))).toBeNull();
  });

  test('the President is in the Camp, with somebody, or dead', () => {
    const camp = LATE.spaces.find(({ tile }) => tile === 'dukes-camp')!.space;
    expect(presidentOf(withCity({ president: 'camp' }))).toEqual({ seat: null, space: camp });
    expect(presidentOf(LATE)).toEqual({ seat: 1, space: null });
    expect(say.presidentText(words, LATE)).toBe('The President is with Sam');
    expect(say.presidentText(words, withCity({ president: 'dead' }))).toBe('The President is dead');
  });
});

describe('in words', () => {
  test('what New York needs, and what comes next', () => {
    const view = withCity({ noise: 4, top: back(6), below: [back(4), back(9)], deck: 3, payable: 1 }, 3);
    expect(say.payText(words, view)).toBe('The top card costs 6 Noise: New York is 2 short.');
    expect(say.nextText(words, view)).toContain('Of the 2 cards below, 1 could be paid then.');
    expect(say.nextText(words, { ...view, turn: { ...view.turn, step: 10 } })).toBe('');
    expect(say.waysText(words, view)).toContain('north, south-east');
    expect(say.payText(words, withCity({ noise: 6, top: back(6) }))).toContain('could pay that now');
  });

  test('a Case that the reader knows is named to the reader', () => {
    const slots = ['face-down', null, 'face-down', 'bracelet'];
    const view = { ...withCity({ slots }), own: { ...LATE.own!, slots: [[3, 'tape']] as [number, string][] } };
    const texts = [0, 1, 2, 3].map((slot) => say.slotText(words, view, slot));
    expect(texts[0]).not.toContain('(');
    expect(texts[1]).toBe('Case 2 has been picked up');
    expect(texts[2]).toContain('(Tape)');
    expect(texts[3]).toContain("(President's Bracelet)");
  });

  test.each(['en', 'nl'] as const)('there are words for everything that was ever recorded (%s)', async (language) => {
    const said = await wordsIn(language);
    for (const { after } of BATCHES.filter((_, i) => i % 9 === 0)) {
      expect(say.summary(said, after)).not.toContain('efny-city');
      const all = [say.nextText, say.waysText, say.presidentText, say.copterText, say.gullfireText];
      for (const one of all) expect(one(said, after)).not.toContain('efny-city');
    }
    words = await wordsIn('en');
  });
});

describe('the strip above the map', () => {
  const draw = (view: NewYorkView, more: { slim?: boolean; again?: (() => void) | null } = {}) =>
    render(City, { words, view, motion: false, ...more }).container;
  const text = (root: Element) => root.textContent.replace(/\s+/g, ' ');
  const press = async (root: Element, label: string) => {
    root.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
    await tick();
  };

  test('shows every Timer tile, the Noise, the cubes and the card', () => {
    const view = withCity({ black_tiles: 5, red_tiles: 3, hurried: false, noise: 9, missions: 1, top: back(6) });
    const root = draw(view);
    expect(root.querySelectorAll('.strip i.black')).toHaveLength(5);
    expect(root.querySelectorAll('.strip i.red')).toHaveLength(3);
    expect(text(root)).toContain('5 black Timer tiles left');
    expect(text(root)).toContain('Nearly saturated');
    expect(text(root)).toContain('The last of 4 Mission cubes');
    expect(text(root)).toContain('Could be paid');
    expect(text(root)).toContain('The President is with Sam');
  });

  test('a Bonus in play is drawn and said', () => {
    expect(text(draw(withCity({ bonuses: ['thick-skins'] })))).toContain(
      'In play: Thick Skins (Prisoners have 1 more Hit Point)',
    );
  });

  test('the discard pile opens', async () => {
    const root = draw(withCity({ discard: ['ambush', 'manhunt'] }));
    expect(root.querySelector('dialog')!.textContent).not.toContain('Ambush');
    root.querySelector<HTMLElement>('.facts button')!.click();
    await tick();
    expect(root.querySelector('dialog h2')!.textContent).toBe("New York's discard pile: 2 cards");
    expect(root.querySelector('dialog')!.textContent).toContain(words.name('ny-card', 'manhunt', 'effect'));
  });

  test('on a phone one line says it all, and opens all of it', async () => {
    const root = draw(withCity({ noise: 10, discard: ['ambush'] }), { slim: true });
    const line = root.querySelector<HTMLElement>('.line')!;
    expect(line.getAttribute('aria-label')).toContain('New York has 10 Noise.');
    expect(root.querySelectorAll('.track .on')).toHaveLength(10);
    line.click();
    await tick();
    const dialog = root.querySelector('dialog')!.textContent;
    for (const said of [say.timerText, say.noiseText, say.missionsText, say.payText, say.waysText, say.copterText])
      expect(dialog).toContain(said(words, withCity({ noise: 10 })));
    expect(dialog).toContain(words.name('ny-card', 'ambush'));
  });

  test('the last New York Phase can be asked for again, once there was one', async () => {
    const again = vi.fn();
    const root = draw(LATE, { again });
    await press(root, 'Tell the last New York Phase again');
    expect(again).toHaveBeenCalledOnce();
    const none = draw(LATE, { again: null });
    const button = none.querySelector<HTMLButtonElement>('[aria-label="Tell the last New York Phase again"]')!;
    expect(button.disabled).toBe(true);
  });
});

describe('a seat', () => {
  const seats = NAMES.slice(0, 3).map((name, seat) => ({ seat, label: String(seat + 1), name })) as SeatInfo[];
  const decide = (...codes: string[]): DecisionInfo => {
    const options = codes.map((code) => ({ code, rule: '' }));
    return { id: '1@1', seat: 0, kind: 'rob', rule: 'EFNY-W9', options, form: null };
  };
  const props = (
    view: NewYorkView,
    seat: number,
    decision: DecisionInfo | null = null,
    selected: string | null = null,
  ) => ({
    card: told,
    words,
    view,
    seats,
    seat,
    eyes: 0,
    decision,
    selected,
    choose: vi.fn<(code: string) => void>(),
    news: [],
    motion: false,
  });
  const draw = (view: NewYorkView, seat = 1) => render(Seat, props(view, seat)).container;
  const things = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>('[data-thing]')].map((one) => one.dataset.thing);

  test('cards in hand are health', () => {
    const root = draw(withSeat({ hand: 3, discard: 5, chosen: 0 }));
    expect(root.querySelectorAll('.pips i')).toHaveLength(8);
    expect(root.querySelectorAll('.pips .left')).toHaveLength(3);
    expect(root.textContent).toContain('3 of 8 Action cards in hand. 5 on the discard pile');
    expect(root.querySelector('.low')).toBeNull();
    expect(draw(withSeat({ hand: 1, discard: 9 })).querySelector('.low')).not.toBeNull();
    expect(draw(withSeat({ hand: 1, discard: 9 })).querySelectorAll('.pips i')).toHaveLength(10);
  });

  test('who has promised to show everything in escape attempts is marked', () => {
    const promise = 'always shows everything in escape attempts';
    expect(draw(withSeat({ always_shows: true })).querySelector('.hero')!.textContent).toContain(promise);
    expect(draw(withSeat({ always_shows: false })).textContent).not.toContain(promise);
  });

  test('chosen cards lie face down, and the level and Weapon are open', () => {
    const held = { weapon: 'revolver', ammo: 1, most_ammo: 3, car: 'car', wanted: 1 };
    const root = draw(withSeat({ ...held, chosen: 2, sure_discard: ['clean-shot'] }));
    expect(root.querySelectorAll('.chosen i')).toHaveLength(2);
    for (const said of ['Weapon: Revolver, 1 of 3 Ammo', 'has a Car', '1 Wanted card', 'Clean Shot'])
      expect(root.textContent).toContain(said);
    expect(root.querySelector('.progress')!.getAttribute('aria-label')).toContain('Level Bar 1');
  });

  test('backs of Items and Cases are told apart, and what the viewer saw is named', () => {
    const view = withSeat({ supply: ['president', null, null, null], cases: 2, known: ['tape'] });
    expect(holdings(view, view.seats[1]!).map(({ thing, back, lies }) => `${thing ?? back} ${lies}`)).toEqual([
      'president open',
      'tape known',
      'item hidden',
      'case hidden',
    ]);
    expect(things(draw(view))).toEqual(['president', 'tape', 'item', 'case']);
  });

  test('the own things are all known, and which of them lie open', () => {
    const view = { ...withSeat({ supply: ['diagram-3', null], cases: 0, known: [] }, 0) };
    view.own = { ...view.own!, supply: ['diagram-3', 'radio'] };
    expect(holdings(view, view.seats[0]!)).toEqual([
      { back: 'item', thing: 'diagram-3', lies: 'open' },
      { back: 'item', thing: 'radio', lies: 'own' },
    ]);
  });

  test('whose turn it is, and at which step', () => {
    const view = { ...LATE, turn: { ...LATE.turn, active: 1, step: 7 } };
    expect(draw(view, 1).querySelector('.seat-panel.active .step')!.textContent).toContain('Step 7 of 12');
    expect(draw(view, 2).querySelector('.active, .step')).toBeNull();
    expect(draw({ ...view, turn: { ...view.turn, step: 0 } }, 1).textContent).toContain('Before step 1');
  });

  test('before the Heroes are picked there is only a name', () => {
    const root = draw(withSeat({ hero: null }));
    expect(root.textContent).toContain('no Hero yet');
    expect(root.querySelector('.pips, .step')).toBeNull();
  });

  test('a seat that may be robbed, invited or covered can be pressed', async () => {
    expect(codeFor(decide('rob:2', 'rob:3'), 1)).toBe('rob:2');
    expect(codeFor(decide('invite:3'), 1)).toBeNull();
    const given = props(LATE, 1, decide('cover:2'), 'cover:2');
    const button = render(Seat, given).container.querySelector<HTMLElement>('[data-code="cover:2"]')!;
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(button.getAttribute('aria-label')).toBe('Cover Sam');
    button.click();
    expect(given.choose).toHaveBeenCalledWith('cover:2');
  });

  test('every recorded table can be drawn, in both languages', async () => {
    for (const language of ['en', 'nl'] as const) {
      words = await wordsIn(language);
      for (const game of Object.values(GAMES))
        for (const { seat } of game.first.seats) expect(draw(game.first, seat).querySelector('.seat')).not.toBeNull();
    }
    words = await wordsIn('en');
  });
});

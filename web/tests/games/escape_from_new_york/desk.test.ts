/** The player's desk of Escape from New York, in real positions: what can be done can be tapped. */
import { cleanup, fireEvent, render, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { cardOf } from '../../../src/games/escape_from_new_york/desk/cards';
import { offersOf } from '../../../src/games/escape_from_new_york/desk/offers';
import { isAboutThing } from '../../../src/games/escape_from_new_york/desk/things';
import Hand from '../../../src/games/escape_from_new_york/Hand.svelte';
import { ahead } from '../../../src/games/escape_from_new_york/note';
import { asOne } from '../../../src/shared/table/ahead';
import { LANGUAGES } from '../../../src/shared/settings.svelte';
import { all, codesOn, found, legal, NAMES, POSITIONS, propsOf } from './desk';

let complaints: Mock;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const placeOf = (code: string) => found(document.body, `[data-code="${code}"]`);

/** In these, everything that can be opened is opened. */
const OPENED = ['window', 'loaded', 'knowing', 'limit', 'plan-unknown', 'plan-loud', 'exchange', 'waiting', 'heroes'];

/** Opens everything on the desk that can be opened, and one of the cards for them all. */
async function openAll(root: Element, visit: () => void): Promise<void> {
  const cards = all(root, '.card[aria-expanded="false"]').slice(1);
  for (const button of all(root, '[aria-expanded="false"]').filter((one) => !cards.includes(one))) {
    await fireEvent.click(button);
    visit();
    await fireEvent.click(button);
  }
}

/** Which codes the desk has a place for, at once or in a menu. */
async function reachable(container: Element): Promise<string[]> {
  const codes = new Set(codesOn(container));
  for (const slot of all(container, '.slot.lit[aria-expanded]')) {
    await fireEvent.click(slot);
    codesOn(document.body).forEach((code) => codes.add(code));
  }
  return [...codes].sort();
}

/** Nothing on the page lacks its words, and no style is written in the markup. */
function checkWords(): void {
  const labels = all(document.body, '[aria-label]').map((one) => one.getAttribute('aria-label'));
  expect([document.body.textContent, ...labels].join(' ')).not.toMatch(/undefined|[{}]|\b(?:efny|ny)-|NaN/);
  // A strict content policy allows no other styles.
  for (const one of all(document.body, '[style]')) {
    expect(one.getAttribute('style')).toMatch(/^((--[\w-]+|left|top): [^;]+; ?)*$/);
  }
  expect(complaints).not.toHaveBeenCalled();
}

describe('in every position', () => {
  test.each(NAMES)('%s: every option of a card, thing or picture can be tapped on it', async (name) => {
    const props = await propsOf(name);
    const offers = offersOf(props.view, props.decision).map(({ code }) => code);
    const wanted = legal(props.decision).filter(
      (code) =>
        cardOf(code) !== null ||
        isAboutThing(code) ||
        offers.includes(code) ||
        /^(hero|learn|objective|exchange|keep|steal|rob|cover|invite):|^(ready|win)$/.test(code),
    );
    const { container } = render(Hand, props);
    checkWords();
    const codes = await reachable(container);
    expect(codes.filter((code) => !code.startsWith('show:'))).toEqual([...wanted].sort());
    expect(legal(props.decision)).toEqual(expect.arrayContaining(codes));
  });

  test.each(NAMES)('%s: in Dutch there are words for everything too', async (name) => {
    render(Hand, await propsOf(name, 'nl'));
    checkWords();
  });

  test.each(LANGUAGES)('what opens at a tap has its words, in %s', async (language) => {
    for (const name of OPENED) {
      const { container } = render(Hand, await propsOf(name, language));
      await openAll(container, checkWords);
      cleanup();
    }
  });

  test('an onlooker has no desk', async () => {
    expect(found(render(Hand, await propsOf('onlooker')).container, 'section')).toBeNull();
  });

  test('what is tapped is chosen, and what is selected is pressed', async () => {
    const props = await propsOf('plan');
    const { container, rerender } = render(Hand, props);
    await fireEvent.click(placeOf('choose:kick-it-down')!);
    expect(props.choose).toHaveBeenLastCalledWith('choose:kick-it-down');
    await rerender({ selected: 'choose:kick-it-down' });
    expect(all(container, '[aria-pressed="true"]').map((one) => one.dataset.code)).toEqual(['choose:kick-it-down']);
  });
});

describe('cards', () => {
  const cards = (root: Element, place: string) =>
    all(root, `.cards [data-place="${place}"]`).map((one) => one.dataset.card);

  test('the hand face up, the discarded ones after it, and how many are left', async () => {
    const { container } = render(Hand, await propsOf('recovery'));
    expect(cards(container, 'hand')).toEqual(['dead-run', 'bare-knuckles', 'ghost-step']);
    expect(cards(container, 'discard')).toHaveLength(5);
    expect(container.textContent).toContain('3 of 8 left');
    expect(all(container, '.pips .full')).toHaveLength(3);
  });

  test('a card says its name, effect and Noise, and why it would fail now; it can be chosen all the same', async () => {
    const props = await propsOf('plan');
    const { container } = render(Hand, props);
    const run = found(container, '[data-card="dead-run"]')!;
    expect(run.textContent).toContain('Dead Run');
    expect(run.textContent).toContain('move 2 (clear), reveal 1');
    expect(run.textContent).toContain('Enemies in your space');
    expect(run.classList.contains('off')).toBe(true);
    expect(all(run, '.noise rect')).toHaveLength(2);
    expect(run.dataset.code).toBe('choose:dead-run');
    expect(found(container, '[data-card="kick-it-down"]')!.classList.contains('off')).toBe(false);
  });

  test('on another turn nothing is greyed', async () => {
    const { container } = render(Hand, await propsOf('waiting'));
    expect(all(container, '.off')).toHaveLength(0);
    expect(found(container, '.plan')).toBeNull();
  });

  test('a card with nothing to do is read at a tap', async () => {
    const { container } = render(Hand, await propsOf('waiting'));
    await fireEvent.click(found(container, '[data-card="clean-shot"]')!);
    const dialog = within(document.body).getByRole('dialog');
    expect(dialog.textContent).toContain('3 damage, range 1');
    expect(dialog.textContent).toContain('Discarded');
  });

  test('a recovery is chosen on the discarded card itself', async () => {
    const props = await propsOf('helped');
    const { container } = render(Hand, props);
    const card = found(container, '[data-place="discard"][data-card="on-my-own"]')!;
    await fireEvent.click(card);
    expect(props.choose).toHaveBeenLastCalledWith('recover:on-my-own');
  });
});

describe('the plan', () => {
  test('two places; what lies there leaves its place in the hand, and a tap takes it back', async () => {
    const props = await propsOf('plan-half');
    const { container } = render(Hand, props);
    expect(all(container, '.plan .empty')).toHaveLength(1);
    expect(found(container, '.cards [data-card="kick-it-down"]')).toBeNull();
    expect(found(container, '.cards .gone')!.dataset.gone).toBe('kick-it-down');
    await fireEvent.click(found(container, '.plan [data-card="kick-it-down"]')!);
    expect(props.choose).toHaveBeenLastCalledWith('unchoose:kick-it-down');
    expect(placeOf('ready')).toBeNull();
  });

  test('a complete plan can be changed, and its cards turned up at once', async () => {
    const props = await propsOf('plan-ready');
    const { container } = render(Hand, { ...props, decision: asOne(props.decision!, ahead(props.view)!) });
    expect(all(container, '.plan .way').map(({ dataset }) => dataset.code)).toEqual([
      ...['play:dead-run', 'hit-instead:dead-run', 'move-instead:dead-run'],
      ...['play:spray-the-street', 'hit-instead:spray-the-street', 'move-instead:spray-the-street'],
    ]);
    expect(all(container, '.plan .card').map(({ dataset }) => dataset.code)).toEqual([
      'unchoose:dead-run',
      'unchoose:spray-the-street',
    ]);
    expect(placeOf('ready')).toBeNull();
    await fireEvent.click(placeOf('play:dead-run')!);
    expect(props.choose).toHaveBeenLastCalledWith('play:dead-run', 'label');
  });

  test('two cards are ready; the forecast says what comes of them', async () => {
    const { container } = render(Hand, await propsOf('plan-ready'));
    expect(found(container, '.ready')!.textContent).toContain('Ready');
    const label = found(container, '.forecast')!.getAttribute('aria-label');
    expect(label).toBe(
      'Your cards make 5 Noise: New York goes from 3 to 8. New York can pay for its next card: 100 %. ' +
        'As things stand, 2 damage hits the 5 cards left in your hand.',
    );
  });

  test('the forecast follows the first tap', async () => {
    const props = await propsOf('plan-half');
    const { container, rerender } = render(Hand, props);
    expect(found(container, '.forecast .noise')!.textContent).toContain('3→5');
    await rerender({ selected: 'choose:spray-the-street' });
    expect(found(container, '.forecast .noise')!.textContent).toContain('3→8');
  });

  test('too much Noise is a warning; what nobody has seen makes a range', async () => {
    const loud = render(Hand, await propsOf('plan-loud'));
    expect(found(loud.container, '.forecast .noise')!.classList.contains('bad')).toBe(true);
    const unknown = render(Hand, await propsOf('plan-unknown'));
    expect(found(unknown.container, '.forecast .pay')!.textContent).toBe('50–75 %');
    await fireEvent.click(found(unknown.container, '.forecast')!);
    expect(within(document.body).getByRole('dialog').textContent).toContain('Perhaps also for 1 that nobody has seen.');
  });

  test('each card is turned up, or the ability takes its place with its Noise', async () => {
    const props = await propsOf('first-card');
    const { container } = render(Hand, props);
    expect(all(container, '.way').map((one) => one.dataset.code)).toEqual([
      ...['play', 'hit-instead', 'move-instead'].map((verb) => `${verb}:dead-run`),
      ...['play', 'hit-instead', 'move-instead'].map((verb) => `${verb}:spray-the-street`),
    ]);
    expect(all(container, '.way small').map((one) => one.textContent)).toEqual(['+2', '+2', '+2', '+2']);
  });

  test('what was turned up is open, what the ability replaced is a back', async () => {
    const second = render(Hand, await propsOf('second-card'));
    expect(found(second.container, '.plan .face')!.dataset.card).toBe('dead-run');
    const used = render(Hand, await propsOf('ability-used'));
    expect(all(used.container, '.plan .replaced')).toHaveLength(1);
    expect(all(used.container, '.way').map((one) => one.dataset.code)).toEqual(['play:spray-the-street']);
  });

  test('the strip marks the present step; a tap tells all twelve, with their rules', async () => {
    const { container } = render(Hand, await propsOf('plan'));
    const strip = found(container, '.strip')!;
    expect(found(strip, '.now')!.textContent).toBe('2');
    await fireEvent.click(strip);
    const dialog = within(document.body).getByRole('dialog');
    expect(all(dialog, 'li')).toHaveLength(12);
    expect(found(dialog, '[aria-current="step"]')!.textContent).toContain('Choose cards');
  });
});

describe('things', () => {
  test('three places with their limit, Weapon, Ammo and Car', async () => {
    const { container } = render(Hand, await propsOf('window'));
    expect(all(container, '.supply [data-thing]').map((one) => one.dataset.thing)).toEqual([
      'revolver',
      'first-aid-kit',
      'tape',
    ]);
    expect(found(container, '.supply')!.getAttribute('aria-label')).toBe('Supply: 3 of 3');
    expect(found(container, '[data-where="weapon"]')!.dataset.thing).toBe('axe');
    expect(found(container, '[data-where="car"]')!.dataset.thing).toBe('car');
    cleanup();
    const loaded = render(Hand, await propsOf('loaded'));
    expect(found(loaded.container, '.ammo')!.textContent).toBe('1/3');
    expect(found(loaded.container, '.wanted')!.getAttribute('aria-label')).toBe('1 Wanted card');
  });

  test('a thing with several uses offers them in a menu; a Case is never dropped at one tap', async () => {
    const props = await propsOf('window');
    const { container } = render(Hand, props);
    await fireEvent.click(found(container, '[data-thing="first-aid-kit"]')!);
    const menu = within(document.body).getByRole('dialog');
    expect(codesOn(menu)).toEqual(['bar:first-aid-kit', 'use:first-aid-kit']);
    await fireEvent.click(found(menu, '[data-code="use:first-aid-kit"]')!);
    expect(props.choose).toHaveBeenLastCalledWith('use:first-aid-kit', 'label');
    cleanup();
    const again = render(Hand, props);
    await fireEvent.click(found(again.container, '[data-thing="tape"]')!);
    expect(props.choose).toHaveBeenCalledTimes(1);
    expect(codesOn(within(document.body).getByRole('dialog'))).toEqual(['drop-1:tape']);
  });

  test('a fourth thing stands out', async () => {
    const { container } = render(Hand, await propsOf('limit'));
    expect(all(container, '.supply [data-thing]')).toHaveLength(4);
    expect(all(container, '.over')).toHaveLength(1);
    expect(found(container, '.supply')!.getAttribute('aria-label')).toBe('Supply: 4 of 3');
  });

  test('one thing to do is done at a tap', async () => {
    const props = await propsOf('damage');
    render(Hand, props);
    await fireEvent.click(found(document.body, '[data-thing="trash-can-lid"]')!);
    expect(props.choose).toHaveBeenLastCalledWith('use:trash-can-lid');
  });

  test('the Level Bar says what is missing, and what it brings', async () => {
    const { container } = render(Hand, await propsOf('window'));
    const bar = all(container, '.ways button')[0]!;
    expect(bar.getAttribute('aria-label')).toBe('Level 1. Missing: 1 Item');
    await fireEvent.click(bar);
    expect(within(document.body).getByRole('dialog').textContent).toContain('you may exchange an objective');
  });

  test('the four conditions of a Lone Victory are marked', async () => {
    const { container } = render(Hand, await propsOf('window'));
    expect(all(container, '.mark.met')).toHaveLength(1);
    await fireEvent.click(all(container, '.ways button')[1]!);
    const dialog = within(document.body).getByRole('dialog');
    expect(all(dialog, 'li').map((one) => one.classList.contains('met'))).toEqual([false, false, true, false]);
    expect(dialog.textContent).toContain('have the Tape in your supply');
  });

  test('when all four hold, nobody overlooks it', async () => {
    const props = await propsOf('lone');
    const { container } = render(Hand, props);
    expect(all(container, '.mark.met')).toHaveLength(4);
    await fireEvent.click(placeOf('win')!);
    expect(props.choose).toHaveBeenLastCalledWith('win', 'label');
  });

  test('what only I know is told: POI tiles and Case slots', async () => {
    const { container } = render(Hand, await propsOf('knowing'));
    const button = found(container, '.signs button')!;
    expect(button.textContent).toContain('3');
    await fireEvent.click(button);
    const dialog = within(document.body).getByRole('dialog');
    expect(dialog.textContent).toContain("A2: Duke's Camp");
    expect(dialog.textContent).toContain('Case 1: Tape');
  });
});

describe('questions by pictures', () => {
  test('a Hero with what it begins with; whoever is taken says by whom', async () => {
    const props = await propsOf('heroes-left');
    const { container } = render(Hand, props);
    expect(codesOn(container)).toEqual(['hero:brain', 'hero:cabbie', 'hero:maggie']);
    const snake = found(container, '[data-hero="snake"]') as HTMLButtonElement;
    expect(snake.disabled).toBe(true);
    expect(snake.textContent).toContain('Robin plays this one');
    expect(found(container, '[data-hero="brain"]')!.textContent).toContain('begins with the Diagram of Bridge 3');
    await fireEvent.click(all(container, '.cards')[2]!);
    expect(all(within(document.body).getByRole('dialog'), 'li')).toHaveLength(8);
  });

  test('a Special card with what it does', async () => {
    const { container } = render(Hand, await propsOf('learn'));
    expect(all(container, '.offers li')).toHaveLength(4);
    expect(placeOf('learn:second-wind')!.textContent).toContain('take up to 4 cards back');
  });

  test('what leaves things as they are comes last', async () => {
    render(Hand, await propsOf('recovery'));
    const codes = all(document.body, '.offers [data-code]').map((one) => one.dataset.code);
    expect(codes).toEqual(['recover-all', 'decline']);
    expect(placeOf('recover-all')!.textContent).toContain('5 cards come back');
  });

  test('an escape attempt: what is held back is turned over, and what comes of it is told', async () => {
    const props = await propsOf('show-all');
    const { container, rerender } = render(Hand, props);
    expect(codesOn(container)).toEqual(['show:diagram-3+tape+president']);
    expect(found(container, '.do')!.textContent).toContain('completes the escape');
    await fireEvent.click(found(container, '.thing[data-thing="tape"]')!);
    expect(codesOn(container)).toEqual(['show:diagram-3+president']);
    expect(found(container, '.do')!.textContent).toContain('holds back Tape: the escape fails');
    expect(props.choose).not.toHaveBeenCalled();
    await fireEvent.click(found(container, '.do')!);
    expect(props.choose).toHaveBeenLastCalledWith('show:diagram-3+president', 'label');
    // What is selected in the list is shown here too; another card selects what is then in sight.
    await rerender({ selected: 'show:nothing' });
    expect(codesOn(container)).toEqual(['show:nothing']);
    await fireEvent.click(found(container, '.thing[data-thing="president"]')!);
    expect(props.choose).toHaveBeenLastCalledWith('show:president');
  });

  test('every combination can be shown', async () => {
    const props = await propsOf('show-all');
    for (const code of legal(POSITIONS['show-all']!.decision)) {
      const { container } = render(Hand, { ...props, selected: code });
      await vi.waitFor(() => expect(codesOn(container)).toEqual([code]));
      cleanup();
    }
  });
});

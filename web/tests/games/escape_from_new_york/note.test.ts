/** Notes beside the options of Escape from New York: what the terminal says, and warnings before it. */
import { describe, expect, test, vi } from 'vitest';
import { BREAK, note, WARNING } from '../../../src/games/escape_from_new_york/note';
import { LANGUAGES } from '../../../src/shared/settings.svelte';
import { legal, NAMES, POSITIONS, propsOf } from './desk';

async function noted(name: string, code: string): Promise<string[]> {
  const { view, words, decision } = await propsOf(name);
  expect(legal(decision)).toContain(code);
  return note(view, words, code).split(BREAK);
}

/** Only the warnings, without their sign. */
async function warned(name: string, code: string): Promise<string[]> {
  const parts = await noted(name, code);
  return parts.filter((part) => part.startsWith(WARNING)).map((part) => part.slice(WARNING.length + 1));
}

describe('in every position', () => {
  test.each(NAMES)('%s: the same as in the terminal, after the warnings', async (name) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const language of LANGUAGES) {
      const { view, words, decision } = await propsOf(name, language);
      for (const code of legal(decision)) {
        const told = POSITIONS[name]!.notes[language][code]!;
        const text = note(view, words, code);
        const facts = text.split(BREAK).filter((part) => !part.startsWith(WARNING));
        expect(text).not.toMatch(/undefined|[{}]|\b(?:efny|ny)-|note-/);
        // What is shown at a bridge is named by its effect here alone.
        if (!code.startsWith('show:')) expect(facts.join(BREAK)).toBe(told);
        expect(text.split(BREAK).findLastIndex((part) => part.startsWith(WARNING))).toBeLessThan(
          text.split(BREAK).length - facts.length,
        );
      }
    }
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

describe('warnings', () => {
  test('a card that needs a clear space, with Enemies there', async () => {
    expect(await warned('plan', 'choose:dead-run')).toEqual(['does nothing now: Enemies in your space']);
    expect(await warned('plan', 'choose:kick-it-down')).toEqual([]);
    expect(await warned('first-card', 'play:dead-run')).toEqual(['does nothing now: Enemies in your space']);
    expect(await warned('first-card', 'move-instead:dead-run')).toEqual([]);
  });

  test('only the Car would pass', async () => {
    expect(await warned('plan-cornered', 'choose:hop-in')).toEqual(['works now only if you give up your Car']);
    expect(await warned('plan-cornered', 'choose:full-throttle')).toEqual([]);
    expect(await warned('plan-cornered', 'choose:lean-on-the-horn')).toEqual(['does nothing now: nobody to trick']);
  });

  test('the plan: too much Noise, damage, and a hand that will be empty', async () => {
    expect(await warned('plan-ready', 'ready')).toEqual(['2 damage ahead in step 7']);
    expect(await warned('plan-loud', 'ready')).toEqual([
      'too much Noise: a Timer tile is turned up',
      '2 damage ahead in step 7',
    ]);
    expect(await warned('plan-last', 'ready')).toEqual(['next turn you must take your cards back, for a Timer tile']);
  });

  test('the Gullfire of the own objective may be destroyed', async () => {
    expect(await warned('plan-gullfire', 'ready')).toEqual(['the Gullfire, your way out, may be destroyed next']);
  });

  test('declining to take cards back with three of them', async () => {
    const text = ['next turn you must take your cards back, for a Timer tile'];
    expect(await warned('recovery', 'decline')).toEqual(text);
    expect(await warned('library', 'decline')).toEqual([]);
  });

  test('the red tiles: one of three is the end', async () => {
    expect(await warned('recovery', 'recover-all')).toEqual([]);
    expect(await warned('recovery-late', 'recover-all')).toEqual(['33 % that you all lose at once']);
  });

  test('the President: tiles it costs, the chance to lose, and a fourth card', async () => {
    expect(await noted('president', 'collect:president')).toEqual([
      `${WARNING} 33 % that you all lose at once`,
      `${WARNING} more than three: one has to go`,
      'costs 7 Timer tiles',
      '6 black tiles left',
    ]);
  });

  test('a fourth card, wherever it comes from', async () => {
    const full = ['more than three: one has to go'];
    expect(await warned('window', 'collect:item')).toEqual(full);
    expect(await warned('library', 'library:item')).toEqual(full);
    expect(await warned('library', 'library:card')).toEqual([]);
    expect(await warned('shop', 'shop:items')).toEqual(full);
    expect(await warned('shop', 'shop:ammo')).toEqual([]);
    expect(await warned('keep', 'keep:axe')).toEqual(full);
    expect(await warned('steal', 'steal:president')).toEqual([]);
  });

  test('a bridge behind a Roadblock, and one without the things for it', async () => {
    expect(await noted('move', 'go:I10')).toContain(`${WARNING} a Roadblock shuts bridge 3`);
    expect(await warned('move', 'go:H9')).toEqual([]);
    expect(await warned('bridge', 'bridge:3')).toEqual(['not in sight here: Tape']);
  });

  test('the Taxi, a Weapon, an objective that would be lost', async () => {
    expect(await warned('loaded', 'abandon')).toEqual(['the Taxi leaves the game']);
    expect(await warned('window', 'abandon')).toEqual([]);
    expect(await warned('window', 'ready:revolver')).toEqual(['Axe is discarded']);
  });
});

describe('what is shown at a bridge', () => {
  test('all three complete the escape; what is held back makes it fail', async () => {
    expect(await noted('show-all', 'show:diagram-3+tape+president')).toEqual([
      'completes the escape: all Heroes here win',
    ]);
    expect(await noted('show-all', 'show:nothing')).toEqual([
      `${WARNING} holds back President + Tape + Diagram of Bridge 3: the escape fails`,
    ]);
    expect(await noted('show-all', 'show:diagram-3+president')).toEqual([
      `${WARNING} holds back Tape: the escape fails`,
      'everybody sees it',
    ]);
  });

  test('the rest may come from others', async () => {
    expect(await noted('show', 'show:tape+president')).toEqual([
      'completes the escape if others show Diagram of Bridge 3',
      'everybody sees it',
    ]);
    expect(await noted('show-diagram', 'show:diagram-3')).toEqual([
      'fails unless somebody else shows Tape',
      'everybody sees it',
    ]);
  });
});

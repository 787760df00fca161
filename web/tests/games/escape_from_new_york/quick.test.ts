import { beforeEach, describe, expect, it } from 'vitest';
import { neighbourOf } from '../../../src/games/escape_from_new_york/art/hex';
import { Quick } from '../../../src/games/escape_from_new_york/quick';
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import { decision } from '../../table/fixtures';

/** As much of a view as quick answers look at: Snake at D5, with Prisoners around. */
const at = (step: number, crowds: Record<string, number> = {}): NewYorkView =>
  ({
    turn: { active: 0, step },
    own: { seat: 0 },
    seats: [{ space: 'D5' }],
    preview: { ahead: null, reaches: { 'fire:revolver': ['D5', 'D3'] } },
    spaces: Object.entries({ D5: 0, ...crowds }).map(([space, number]) => ({
      space,
      enemies: Array(number).fill({}),
      bosses: [],
    })),
  }) as unknown as NewYorkView;

const window = (...codes: string[]) => decision('1@1', [...codes, 'go-on', 'hurry'], { kind: 'window' });
let quick: Quick;
beforeEach(() => (quick = new Quick()));

describe('a window', () => {
  it('that is asked together with what follows is for the player', () => {
    const view = { ...at(3), preview: { ahead: { kind: 'play', rule: '', options: [] } } } as unknown as NewYorkView;
    expect(quick.answer(view, window())).toBeNull();
    quick.answered(view, window('use:first-aid-kit'), 'go-on');
    expect(quick.answer(at(3), window('use:first-aid-kit'))).toBeNull();
  });

  it('that leads to another one is gone by if neither has anything to do', () => {
    const behind = (...codes: string[]) => ({
      ...at(4),
      preview: { ahead: { kind: 'window', rule: '', options: codes.map((code) => ({ code })) }, reaches: {} },
    });
    const view = (...codes: string[]) => behind(...codes) as unknown as NewYorkView;
    expect(quick.answer(view('abandon', 'go-on'), window('abandon'))).toBe('go-on');
    expect(quick.answer(view('abandon', 'use:first-aid-kit', 'go-on'), window('abandon'))).toBeNull();
  });

  it('with nothing to do is gone by', () => {
    expect(quick.answer(at(3), window())).toBe('go-on');
    expect(quick.answer(at(3), window('abandon', 'drop-2:tape'))).toBe('go-on');
  });

  it('with something to do is asked, and not again when it was left alone', () => {
    const offer = window('use:first-aid-kit', 'drop-2:tape');
    expect(quick.answer(at(1), offer)).toBeNull();
    quick.answered(at(1), offer, 'go-on');
    expect(quick.answer(at(2), offer)).toBe('go-on');
    expect(quick.answer(at(3), window('use:first-aid-kit', 'collect:item'))).toBeNull();
  });

  it('is asked again in the next turn', () => {
    const offer = window('use:first-aid-kit');
    quick.answered(at(9), offer, 'go-on');
    expect(quick.answer(at(10), offer)).toBe('go-on');
    expect(quick.answer(at(0), offer)).toBeNull();
    quick.answered(at(0), window('collect:item'), 'collect:item');
    expect(quick.answer(at(1), offer)).toBeNull();
  });

  it('for who wants no more of them is asked only about a win that has become possible', () => {
    const last = (...codes: string[]) => decision('1@1', [...codes, 'go-on'], { kind: 'window' });
    quick.answered(at(1), window('use:first-aid-kit'), 'hurry');
    expect(quick.answer(at(2), last())).toBe('go-on');
    expect(quick.answer(at(3), last('win'))).toBeNull();
    quick.answered(at(4), window('win'), 'hurry');
    expect(quick.answer(at(5), last('win'))).toBe('go-on');
  });

  it('offers a Weapon only with somebody to shoot at, and again when others come', () => {
    const armed = window('fire:revolver');
    expect(quick.answer(at(3, { D9: 2 }), armed)).toBe('go-on');
    expect(quick.answer(at(3, { D3: 1 }), armed)).toBeNull();
    quick.answered(at(3, { D3: 1 }), armed, 'go-on');
    expect(quick.answer(at(4, { D3: 1 }), armed)).toBe('go-on');
    expect(quick.answer(at(5, { D3: 1, D5: 1 }), armed)).toBeNull();
  });
});

it('collecting on the way is always asked, an empty moment never', () => {
  expect(quick.answer(at(3), decision('1@1', ['collect:item', 'go-on'], { kind: 'moment' }))).toBeNull();
  expect(quick.answer(at(3), decision('1@1', ['go-on'], { kind: 'moment' }))).toBe('go-on');
});

it('other questions are for the player', () => {
  expect(quick.answer(at(3), decision('1@1', ['go:D3'], { kind: 'move' }))).toBeNull();
  expect(quick.answer(at(1), decision('1@1', ['decline', 'recover-all'], { kind: 'recovery' }))).toBeNull();
});

it('spaces have six neighbours', () => {
  const around = (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).map((direction) => neighbourOf('D5', direction));
  expect(around).toEqual(['D3', 'E4', 'E6', 'D7', 'C6', 'C4']);
});

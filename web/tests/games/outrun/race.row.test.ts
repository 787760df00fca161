/** Laying a row: what the tray has, where a card goes, and which key lays it. */
import { describe, expect, it } from 'vitest';
import {
  cardOf,
  fitting,
  inForce,
  insert,
  keyOf,
  leftOf,
  move,
  slotsOf,
  takeBack,
  toggle,
} from '../../../src/games/outrun/race/row';
import type { OutrunView } from '../../../src/games/outrun/view';
import major from '../../fixtures/out/major.json';

const TRAY = 'LRJDCSVT13MMA';

describe('a row', () => {
  it('takes cards at its end or in between', () => {
    expect(insert('VD', 'L')).toBe('VDL');
    expect(insert('VD', 'L', 1)).toBe('VLD');
    expect(insert('VD', 'L', 0)).toBe('LVD');
  });

  it('gives back the last card, or any', () => {
    expect(takeBack('VDL')).toBe('VD');
    expect(takeBack('VDL', 0)).toBe('DL');
    expect(takeBack('')).toBe('');
  });

  it.each([
    ['VDLC', 0, 4, 'DLCV'],
    ['VDLC', 3, 0, 'CVDL'],
    ['VDLC', 1, 3, 'VLDC'],
    ['VDLC', 2, 1, 'VLDC'],
    ['VDLC', 1, 1, 'VDLC'],
    ['VDLC', 1, 2, 'VDLC'],
  ])('%s: the card at %i goes before what is at %i', (row, from, to, after) => {
    expect(move(row, from, to)).toBe(after);
  });

  it('has each card only as often as the tray has it', () => {
    expect(leftOf(TRAY, 'VM', 'M')).toBe(1);
    expect(leftOf(TRAY, 'VMM', 'M')).toBe(0);
    expect(leftOf(TRAY, '', '2')).toBe(0);
    expect(fitting(TRAY, 'VVMMMA2!')).toBe('VMMA');
  });

  it('is laid and taken back by the same tap or key', () => {
    expect(toggle(TRAY, 'V', 'D')).toBe('VD');
    expect(toggle(TRAY, 'VDL', 'D')).toBe('VL');
    expect(toggle(TRAY, 'M', 'M')).toBe('MM');
    expect(toggle(TRAY, 'MVM', 'M')).toBe('MV');
    expect(toggle(TRAY, 'V', '2')).toBe('V');
  });
});

describe('the tray', () => {
  it('has keys 1 to 8 in the order of the table, and fixed ones for the rest', () => {
    const { moves, others } = slotsOf('TVSCDJRL', TRAY);
    expect(moves.map(({ sign, key }) => key + sign)).toEqual(['1T', '2V', '3S', '4C', '5D', '6J', '7R', '8L']);
    expect(others.map(({ sign, key }) => key + sign).sort()).toEqual(['-3', '91', 'aA', 'mM']);
  });

  it('goes with what is in force for the reader, or for all', () => {
    const view = major.view as unknown as OutrunView;
    expect(inForce(view)).toEqual(['long-1']);
    expect(inForce({ ...view, own: null, centre: ['back-away'] })).toEqual(['back-away']);
  });

  it('knows the cards behind its signs', () => {
    expect(['2', 'M', 'A', 'L'].map(cardOf)).toEqual(['long-2', 'major-shortcut', null, null]);
  });
});

describe('keys', () => {
  it.each([
    ['3', 'Digit3', '3'],
    ['&', 'Digit1', '1'],
    ['7', 'Numpad7', '7'],
    [')', 'Minus', '-'],
    ['M', 'KeyM', 'm'],
    ['Enter', 'NumpadEnter', 'enter'],
    ['4', '', '4'],
  ])('%s on %s is %s', (key, code, known) => {
    expect(keyOf({ key, code })).toBe(known);
  });
});

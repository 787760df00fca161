import { describe, expect, it } from 'vitest';
import { isAskedFirst } from '../../src/shared/table/asking';
import type { From } from '../../src/shared/table/choice.svelte';
import { decision, withFinal } from './fixtures';

const MOUSE = { confirm: true, touch: false };
const FINGER = { confirm: true, touch: true };
const AT_ONCE = { confirm: false, touch: true };

const asked = withFinal(decision('1@0', ['go:A1', 'end', 'throw']), ['end']);
asked.options[2]!.warning = 'warn-throw';

const froms: From[] = ['label', 'object', 'key'];
const asks = (code: string, habit: typeof MOUSE) => froms.filter((from) => isAskedFirst(asked, code, from, habit));

describe('what is asked before it is played', () => {
  it('is nothing that can be taken back, for a mouse and for keys', () => {
    expect(asks('go:A1', MOUSE)).toEqual([]);
  });

  it('is what cannot be taken back, unless the button with its name was pressed', () => {
    expect(asks('end', MOUSE)).toEqual(['object', 'key']);
  });

  it('is all that a finger touches on the board, and what is final on a button too', () => {
    expect(asks('go:A1', FINGER)).toEqual(['object']);
    expect(asks('end', FINGER)).toEqual(froms);
  });

  it('is only what is warned of, for those who want no questions', () => {
    expect(asks('end', AT_ONCE)).toEqual([]);
    expect(asks('throw', AT_ONCE)).toEqual(froms);
    expect(asks('throw', MOUSE)).toEqual(froms);
  });
});

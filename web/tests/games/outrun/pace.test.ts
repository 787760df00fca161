/** Opponents start from the player's own pace; on the table of any other game they are of the usual level. */
import { beforeEach, describe, expect, test } from 'vitest';
import { opponents } from '../../../src/games/outrun/opponents';
import { ownPace, paces } from '../../../src/games/outrun/pace';
import type { RunView } from '../../../src/games/outrun/view';
import { usualOpponents } from '../../../src/shared/opponents';

const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master', 'pacer'];
const like = (level: string | null) => ({ like: level }) as RunView;

function run(...levels: (string | null)[]): void {
  for (const level of levels) {
    ownPace.ran();
    ownPace.checked(like(level));
  }
}

beforeEach(() => localStorage.clear());

describe('the own pace', () => {
  test('is that of the last runs that were right, on this page', () => {
    run('easy', null, 'medium');
    ownPace.checked(like('master'));
    ownPace.ran();
    ownPace.refused();
    ownPace.checked(like('master'));
    expect(paces()).toEqual(['easy', 'medium']);
    run(...Array.from({ length: 12 }, () => 'hard'));
    expect(paces().length).toBe(9);
    expect(new Set(paces())).toEqual(new Set(['hard']));
  });

  test('is unknown where nothing or nonsense is kept', () => {
    expect(paces()).toEqual([]);
    for (const kept of ['{', '"easy"', '[1, null]']) {
      localStorage.setItem('lamster-outrun-pace', kept);
      expect(paces()).toEqual([]);
    }
  });
});

describe('opponents', () => {
  test('are beginners as long as no run is known', () => {
    expect(opponents(LEVELS)).toEqual({ level: 'beginner', why: 'out-opponents', args: { runs: 0 } });
  });

  test('are as fast as the middle one of the last runs', () => {
    run('hard', 'easy', 'beginner', 'easy', 'hard');
    expect(opponents(LEVELS)).toEqual({ level: 'easy', why: 'out-opponents', args: { runs: 5 } });
  });

  test('are of a level that the server has', () => {
    run('unheard-of');
    expect(opponents(LEVELS)?.level).toBe('beginner');
    expect(opponents(['easy', 'medium'])).toBeNull();
  });
});

describe('a table', () => {
  test('asks the game whose folder knows, and else takes the middle', () => {
    run('hard');
    expect(usualOpponents({ folder: 'outrun' }, LEVELS).level).toBe('hard');
    const known = { '../games/toy/opponents.ts': () => ({ level: 'easy', why: '', args: {} }) };
    expect(usualOpponents({ folder: 'toy' }, LEVELS, known).level).toBe('easy');
    expect(usualOpponents({ folder: 'another' }, LEVELS, known)).toEqual({ level: 'medium', why: '', args: {} });
    expect(usualOpponents({ folder: 'another' }, ['one', 'two', 'three'], known).level).toBe('two');
    expect(usualOpponents({ folder: 'another' }, [], known).level).toBe('');
  });
});

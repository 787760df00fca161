import { blake2b } from '@noble/hashes/blake2.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { hex, unhex } from '../../src/shared/hex';
import type { Fairness } from '../../src/shared/protocol';
import { checkFairness, drawn, drawnWord, isFair, mix, readRecord, type Check } from '../../src/shared/after/fairness';
import { commitment } from '../../src/shared/table/commitment';
import { keepShare, keptShare, type Kept } from '../../src/shared/table/share';
import made from '../fixtures/fairness.json';

const told = made.game;
const headers = readRecord(told.record).headers;
const promises = Object.fromEntries(['table', '1', '2'].map((who) => [who, headers.get(`Commit-${who}`) ?? '']));
const kept: Kept = { who: '1', secret: headers.get('Secret-1') ?? '', promises };

const outcomes = (checks: Check[]) => Object.fromEntries(checks.map((check) => [check.name, check.outcome]));
const changed = (from: string | RegExp, to: string): Fairness => {
  const record = told.record.replace(from, to);
  expect(record).not.toBe(told.record);
  return { ...told, record };
};

describe('the hashes', () => {
  it.each(made.hashes)('BLAKE2b of $message is what Python says', ({ message, key, digest }) => {
    expect(hex(blake2b(unhex(message), { key: unhex(key), dkLen: digest.length / 2 }))).toBe(digest);
  });

  it('take no key that is too long', () => {
    expect(() => blake2b(new Uint8Array(8), { key: new Uint8Array(65), dkLen: 8 })).toThrow();
  });

  it('give the words of the dice, and the seed of the secrets', () => {
    for (const [place, word] of made.words) expect(String(drawnWord(unhex(made.seed), Number(place)))).toBe(word);
    const secrets = new Map(['2', 'table', '1'].map((who) => [who, headers.get(`Secret-${who}`) ?? '']));
    expect(mix(secrets)).toBe(made.seed);
  });
});

describe('a record', () => {
  it('is read as it was written', () => {
    const { lines } = readRecord(told.record);
    expect(headers.get('Seat-1')).toBe('Ann "the ghost"');
    expect(headers.get('Game')).toBe('on-the-lam');
    for (const draw of told.draws) expect(lines[draw.place]?.seat).toBe('*');
    expect(told.draws.some((draw) => draw.weights !== null)).toBe(true);
  });
});

describe('a fair game', () => {
  it('fits in every way, for somebody who was there', () => {
    const checks = checkFairness(told, kept);
    expect(new Set(Object.values(outcomes(checks)))).toEqual(new Set(['good']));
    expect(checks.map((check) => check.name)).toEqual(['promises', 'seen', 'share', 'seed', 'draws']);
    expect(checks.at(-1)?.args.count).toBe(told.draws.length);
  });

  it('says what it cannot know', () => {
    expect(outcomes(checkFairness({ ...told, labels: [] }, null))).toEqual({
      promises: 'good',
      seen: 'unknown',
      seed: 'good',
      draws: 'good',
    });
    expect(outcomes(checkFairness(told, null)).share).toBe('unknown');
  });
});

describe('a game that was tampered with', () => {
  it.each([
    ['another secret', () => changed(/Secret-2 "fe/, 'Secret-2 "00'), { promises: 'bad', seed: 'bad' }],
    [
      'a secret that nobody promised',
      () => changed('[Seed', '[Secret-3 "00"]\n[Seed'),
      { promises: 'bad', seed: 'bad' },
    ],
    [
      'a secret that is not shown',
      () => changed(/\[Secret-1 .*\]\n/, ''),
      { promises: 'bad', share: 'bad', seed: 'bad' },
    ],
    [
      'another seed',
      () => changed(/Seed "../, 'Seed "zz'.replace('zz', made.seed.startsWith('00') ? '01' : '00')),
      { seed: 'bad', draws: 'bad' },
    ],
  ])('is found out: %s', (_, forge, expected) => {
    const checks = checkFairness(forge(), kept);
    expect(outcomes(checks)).toMatchObject(expected);
    expect(isFair(checks)).toBe(false);
  });

  it('is found out: one draw is another one', () => {
    const draws = told.draws.map((draw) => ({ ...draw, codes: [...draw.codes] }));
    const forged = draws.find((draw) => draw.codes.length > 2)!;
    const at = forged.codes.indexOf(drawn(unhex(made.seed), forged));
    const other = (at + 1) % forged.codes.length;
    [forged.codes[at], forged.codes[other]] = [forged.codes[other]!, forged.codes[at]!];
    const check = checkFairness({ ...told, draws }, kept).find(({ name }) => name === 'draws');
    expect(check).toMatchObject({ outcome: 'bad', args: { place: forged.place + 1 } });
  });

  it('is found out: a draw is left out, or one too many told', () => {
    expect(outcomes(checkFairness({ ...told, draws: told.draws.slice(1) }, kept)).draws).toBe('bad');
    const more = [...told.draws, { place: 1_000_000, codes: ['a'], weights: null }];
    expect(outcomes(checkFairness({ ...told, draws: more }, kept)).draws).toBe('bad');
  });

  it('is found out: the promises were others when the game began', () => {
    const seen = { ...promises, table: commitment('table', unhex('00')) };
    expect(outcomes(checkFairness(told, { ...kept, promises: seen }))).toMatchObject({ seen: 'bad', promises: 'good' });
  });

  it('is found out: one’s own share is not the one that was sent', () => {
    expect(outcomes(checkFairness(told, { ...kept, secret: '00' }))).toMatchObject({ share: 'bad', seed: 'good' });
  });

  it('is found out: nobody promised anything', () => {
    const bare = told.record.replace(/\[(Commit|Secret)-.*\]\n/g, '');
    expect(outcomes(checkFairness({ ...told, record: bare }, null))).toMatchObject({ promises: 'bad', seed: 'bad' });
  });
});

describe('a game from a position', () => {
  it('checks the draws after its opening, and says so', () => {
    const opening = told.draws[3]!.place;
    const record = told.record.replace('[Seed', `[Opening "${opening}"]\n[Seed`);
    const draws = told.draws.filter((draw) => draw.place >= opening);
    const checks = checkFairness({ ...told, record, draws }, kept);
    expect(outcomes(checks)).toMatchObject({ draws: 'good', opening: 'unknown' });
    expect(checks.find(({ name }) => name === 'draws')?.args.count).toBe(draws.length);
    expect(isFair(checks)).toBe(true);
  });
});

describe('what a browser keeps of the start', () => {
  beforeEach(() => localStorage.clear());

  it('is there later, and nothing where there was nothing', () => {
    keepShare('t1', kept);
    expect(keptShare('t1')).toEqual(kept);
    expect(keptShare('t2')).toBeNull();
  });

  it('is not kept for ever', () => {
    for (let n = 0; n < 60; n++) keepShare(`t${n}`, kept);
    const left = Object.keys(localStorage).filter((key) => key.startsWith('lamster-kept-'));
    expect(left).toHaveLength(50);
  });
});

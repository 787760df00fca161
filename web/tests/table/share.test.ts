import { sha256 } from '@noble/hashes/sha2.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { hex, unhex } from '../../src/shared/hex';
import { commitment } from '../../src/shared/table/commitment';
import { forgetSecret, secretFor } from '../../src/shared/table/share';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives the published digest of %j', (text, digest) => {
    expect(hex(sha256(bytes(text)))).toBe(digest);
  });

  it('goes on over many blocks', () => {
    const long = Uint8Array.from({ length: 1000 }, (_, i) => i % 251);
    expect(hex(sha256(long))).toBe('4e4c294b331f7a2099a379bec34b9f9fc03dc46ab465d998f4d683da53487e6d');
  });

  it.each([55, 56, 63, 64, 65])('pads a message of %i bytes as the browser does', async (length) => {
    const message = Uint8Array.from({ length }, (_, i) => (7 * i) % 256);
    const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
    expect(hex(sha256(message))).toBe(hex(theirs));
  });
});

describe('the commitment', () => {
  const counting = Uint8Array.from({ length: 32 }, (_, i) => i);
  // Made by lamster.kernel.chance.commitment.
  it.each([
    ['1', counting, '511a4a791017e7c92068d4117869299a58234ba2f6f714867da2b2422d8b4c20'],
    ['driver', new Uint8Array(32).fill(255), '06b2df82691224cb6f2a9f4bf83e1e1de1c2e2fff0b6403ddb468d51ae4207f0'],
    ['Zoë', new Uint8Array(32), 'b92ef56bac045880a9a50f5c52347d33d199ba2f6f5ef85c817ccf5731d2a3d4'],
  ])('of %s is that of the server', (who, secret, expected) => {
    expect(commitment(who, secret)).toBe(expected);
  });
});

describe('the secret', () => {
  const fixed = (value: number) => (into: Uint8Array) => into.fill(value);
  beforeEach(() => localStorage.clear());

  it('stays the same over a reload, and is another for another table', () => {
    expect(secretFor('t1', fixed(1))).toEqual(new Uint8Array(32).fill(1));
    expect(secretFor('t1', fixed(2))).toEqual(new Uint8Array(32).fill(1));
    expect(secretFor('t2', fixed(2))).toEqual(new Uint8Array(32).fill(2));
  });

  it('is forgotten when it is told to', () => {
    secretFor('t1', fixed(1));
    forgetSecret('t1');
    expect(secretFor('t1', fixed(3))).toEqual(new Uint8Array(32).fill(3));
  });

  it('survives the way to hexadecimal and back', () => {
    expect(unhex(hex(Uint8Array.of(0, 15, 255)))).toEqual(Uint8Array.of(0, 15, 255));
  });
});

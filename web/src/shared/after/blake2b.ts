/** BLAKE2b, as far as the draws of a game need it: with a key, and messages that fit into one block. RFC 7693. */

const BLOCK = 128;
const WORD = 64;
const ROUNDS = 12;
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** In which order each round takes the sixteen words of a block. */
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Which words of the working state are mixed with each other: columns, then diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const cut = (word: bigint) => BigInt.asUintN(WORD, word);
const turn = (word: bigint, by: bigint) => cut((word >> by) | (word << (64n - by)));

function mixIn(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  v[a] = cut(v[a]! + v[b]! + x);
  v[d] = turn(v[d]! ^ v[a], 32n);
  v[c] = cut(v[c]! + v[d]);
  v[b] = turn(v[b]! ^ v[c], 24n);
  v[a] = cut(v[a] + v[b] + y);
  v[d] = turn(v[d] ^ v[a], 16n);
  v[c] = cut(v[c] + v[d]);
  v[b] = turn(v[b] ^ v[c], 63n);
}

/** Mix one block into the eight words of the digest; `length` is how many bytes there were up to its end. */
function compress(digest: bigint[], block: Uint8Array, length: number, last: boolean): void {
  const data = new DataView(block.buffer, block.byteOffset, BLOCK);
  const words = Array.from({ length: 16 }, (_, i) => data.getBigUint64(8 * i, true));
  const v = [...digest, ...START];
  v[12]! ^= BigInt(length);
  if (last) v[14] = cut(~v[14]!);
  for (let round = 0; round < ROUNDS; round++) {
    const order = ORDER[round % ORDER.length]!;
    MIXED.forEach((places, i) => mixIn(v, places, words[order[2 * i]!]!, words[order[2 * i + 1]!]!));
  }
  digest.forEach((word, i) => (digest[i] = word ^ v[i]! ^ v[i + 8]!));
}

function padded(bytes: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(bytes);
  return block;
}

/** The digest of a message of at most 128 bytes, with a key of 1 to 64 bytes, as so many bytes up to 64. */
export function blake2b(message: Uint8Array, key: Uint8Array, size: number): Uint8Array {
  if (message.length > BLOCK || message.length === 0 || key.length === 0 || key.length > 64)
    throw new RangeError('a message has 1 to 128 bytes here, and a key 1 to 64');
  const digest = [...START];
  digest[0]! ^= BigInt(0x01010000 | (key.length << 8) | size);
  compress(digest, padded(key), BLOCK, false);
  compress(digest, padded(message), BLOCK + message.length, true);
  const out = new DataView(new ArrayBuffer(64));
  digest.forEach((word, i) => out.setBigUint64(8 * i, word, true));
  return new Uint8Array(out.buffer).slice(0, size);
}

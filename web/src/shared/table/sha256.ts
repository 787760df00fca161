/**
 * SHA-256. The browser's own is missing on pages that are served without encryption, as between machines in one house,
 * and a promise about the seed has to be made there too.
 */

const WORDS = 64;
const BLOCK = 64;

/** The first 32 bits of the fractional part of a root of a prime. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const PRIMES = primes(WORDS);
const CONSTANTS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message, a one bit, zeros, and the length in bits as the last eight bytes of a block. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const data = new DataView(bytes.buffer);
  data.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return data;
}

/** The 64 words of a block: its own sixteen, and those that follow from them. */
function schedule(data: DataView, at: number): Int32Array {
  const w = new Int32Array(WORDS);
  for (let i = 0; i < 16; i++) w[i] = data.getInt32(at + 4 * i);
  for (let i = 16; i < WORDS; i++) {
    const [near, far] = [w[i - 2]!, w[i - 15]!];
    const low = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const high = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    w[i] = (w[i - 16]! + low + w[i - 7]! + high) | 0;
  }
  return w;
}

/** Mix one block into the eight words of the digest. */
function compress(digest: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = digest as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < WORDS; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + CONSTANTS[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (digest[i] = (digest[i]! + word) | 0));
}

export function sha256(message: Uint8Array): Uint8Array {
  const digest = START.slice();
  const data = padded(message);
  for (let at = 0; at < data.byteLength; at += BLOCK) compress(digest, schedule(data, at));
  const out = new DataView(new ArrayBuffer(32));
  digest.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** A person's share of the seed: kept until it is shown, so that a reload in between does not lose it. */

import { hex, sha256, unhex } from './sha256';

const SECRET_BYTES = 32;

/** What is published before the secret: it binds without showing. The same as lamster.kernel.chance.commitment. */
export function commitment(who: string, secret: Uint8Array): string {
  const text = new TextEncoder().encode(`lamster commit\0${who}\0`);
  const message = new Uint8Array(text.length + secret.length);
  message.set(text);
  message.set(secret, text.length);
  return hex(sha256(message));
}

const place = (table: string) => `lamster-share-${table}`;

function stored(table: string): string | null {
  try {
    return localStorage.getItem(place(table));
  } catch {
    return null;
  }
}

function store(table: string, secret: string): void {
  try {
    localStorage.setItem(place(table), secret);
  } catch {
    // A browser that keeps nothing: the share is then lost by a reload, and the server goes on without it.
  }
}

/** The secret of this browser for this table: the one it has, or a new one. */
export function secretFor(table: string, random: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  const known = stored(table);
  if (known && known.length === 2 * SECRET_BYTES) return unhex(known);
  const secret = random(new Uint8Array(SECRET_BYTES));
  store(table, hex(secret));
  return secret;
}

export function forgetSecret(table: string): void {
  try {
    localStorage.removeItem(place(table));
  } catch {
    // Nothing was kept.
  }
}

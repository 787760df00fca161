/** A person's share of the seed: kept until it is shown, so that a reload in between does not lose it. */

import { hex, unhex } from '../hex';

const SECRET_BYTES = 32;

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
  if (known?.length === 2 * SECRET_BYTES) return unhex(known);
  const secret = random(new Uint8Array(SECRET_BYTES));
  store(table, hex(secret));
  return secret;
}

/** What a browser keeps of the start of a game, so that it can check afterwards that it was taken seriously. */
export interface Kept {
  /** The name of the share in the record: the label of the seat. */
  who: string;
  /** In hexadecimal. */
  secret: string;
  /** What everybody had promised before anybody showed a secret. */
  promises: Record<string, string>;
}

const KEPT = 'lamster-kept-';
/** Of so many games, the latest: a browser has little room. */
const MOST_KEPT = 50;

/** The share is about to be shown: from now on it is no secret, but it is still one's own. */
export function keepShare(table: string, kept: Kept): void {
  try {
    localStorage.setItem(KEPT + table, JSON.stringify({ ...kept, at: Date.now() }));
    const old = Object.keys(localStorage)
      .filter((key) => key.startsWith(KEPT))
      .map((key) => ({ key, at: (JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number }).at ?? 0 }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of old.slice(MOST_KEPT)) localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: then nothing can be compared later.
  }
}

/** What was kept of the start of this table's game; null where nothing was. */
export function keptShare(table: string): Kept | null {
  try {
    const { who, secret, promises } = JSON.parse(localStorage.getItem(KEPT + table) ?? 'null') as Kept;
    return { who, secret, promises };
  } catch {
    return null;
  }
}

export function forgetSecret(table: string): void {
  try {
    localStorage.removeItem(place(table));
  } catch {
    // Nothing was kept.
  }
}

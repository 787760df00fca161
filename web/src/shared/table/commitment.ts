/** What is published before a secret. Fetched when a game starts: hashing is heavy for a first page. */

// Not the browser's own SHA-256: that is missing on pages without encryption, as between machines in one house.
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '../hex';

/** It binds without showing. The same as lamster.kernel.chance.commitment. */
export function commitment(who: string, secret: Uint8Array): string {
  const text = new TextEncoder().encode(`lamster commit\0${who}\0`);
  const message = new Uint8Array(text.length + secret.length);
  message.set(text);
  message.set(secret, text.length);
  return hex(sha256(message));
}

/**
 * Was the chance of a game fair? Everything is computed on this page, from the record and from what this browser kept
 * of the start: the same as lamster.kernel.chance does, in other words.
 */

import { blake2b } from '@noble/hashes/blake2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex, unhex } from '../hex';
import type { Draw, Fairness } from '../protocol';
import { commitment } from '../table/commitment';
import type { Kept } from '../table/share';

export interface Line {
  seat: string;
  code: string;
}

export interface GameRecord {
  headers: Map<string, string>;
  lines: Line[];
}

/** What was looked at. Unknown: nothing here to check it by. */
export type Outcome = 'good' | 'bad' | 'unknown';

export interface Check {
  /** The message that tells it: `fair-NAME-OUTCOME`. */
  name: 'promises' | 'seen' | 'share' | 'seed' | 'draws' | 'opening';
  outcome: Outcome;
  args: Record<string, string | number>;
}

const HEADER = /^\[([\w-]+) "((?:[^"\\]|\\.)*)"\]$/;
const LINE = /^\d+\. (\S+) (\S.*)$/;

export function readRecord(text: string): GameRecord {
  const record: GameRecord = { headers: new Map(), lines: [] };
  for (const row of text.split('\n')) {
    const header = HEADER.exec(row);
    const line = LINE.exec(row);
    if (header) record.headers.set(header[1]!, header[2]!.replace(/\\(.)/g, '$1'));
    else if (line) record.lines.push(...line[2]!.split(' ').map((code) => ({ seat: line[1]!, code })));
  }
  return record;
}

/** Headers of one sort, such as Commit-table and Commit-1, by what follows the dash. */
function named({ headers }: GameRecord, prefix: string): Map<string, string> {
  const found = [...headers].filter(([name]) => name.startsWith(`${prefix}-`));
  return new Map(found.map(([name, value]) => [name.slice(prefix.length + 1), value]));
}

const bytes = (text: string) => new TextEncoder().encode(text);

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The seed of a game from everybody's secret. */
export function mix(secrets: ReadonlyMap<string, string>): string {
  const parts = [...secrets.keys()].sort().flatMap((who) => [bytes(`${who}\0`), sha256(unhex(secrets.get(who)!))]);
  return hex(sha256(joined(bytes('lamster mix\0'), ...parts)));
}

/** 64 random bits for a place in the log. */
export function drawnWord(seed: Uint8Array, place: number): bigint {
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(place), true);
  const word = blake2b(new Uint8Array(message.buffer), { key: seed, dkLen: 8 });
  return new DataView(word.buffer, word.byteOffset).getBigUint64(0, true);
}

/** What the seed gives where this was asked. */
export function drawn(seed: Uint8Array, draw: Draw): string {
  const weights = draw.weights ?? draw.codes.map(() => 1);
  let left = drawnWord(seed, draw.index ?? draw.place) % BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [at, weight] of weights.entries()) {
    left -= BigInt(weight);
    if (left < 0n) return draw.codes[at]!;
  }
  return '';
}

// The checks.

function checkPromises(promises: Map<string, string>, secrets: Map<string, string>): Check {
  const all = [...new Set([...promises.keys(), ...secrets.keys()])];
  const broken = all.find((who) => promises.get(who) !== commitment(who, unhex(secrets.get(who) ?? '')));
  const outcome = broken === undefined && all.length > 0 ? 'good' : 'bad';
  return { name: 'promises', outcome, args: { count: all.length, who: broken ?? '' } };
}

/** The promises must be those that were shown here before anybody showed a secret. */
function checkSeen(promises: Map<string, string>, kept: Kept | null): Check {
  const seen = Object.entries(kept?.promises ?? {});
  if (seen.length === 0) return { name: 'seen', outcome: 'unknown', args: {} };
  const same = seen.length === promises.size && seen.every(([who, promise]) => promises.get(who) === promise);
  return { name: 'seen', outcome: same ? 'good' : 'bad', args: { count: seen.length } };
}

function checkShare(secrets: Map<string, string>, kept: Kept | null): Check {
  if (!kept) return { name: 'share', outcome: 'unknown', args: {} };
  return { name: 'share', outcome: secrets.get(kept.who) === kept.secret ? 'good' : 'bad', args: {} };
}

function checkSeed(seed: string, secrets: Map<string, string>): Check {
  return {
    name: 'seed',
    outcome: seed !== '' && mix(secrets) === seed ? 'good' : 'bad',
    args: { count: secrets.size },
  };
}

/** Every line of chance after the opening must be what the seed gives, and there must be no other. */
function checkDraws(record: GameRecord, draws: readonly Draw[], seed: Uint8Array, opening: number): Check {
  const lines = record.lines.flatMap((line, place) => (line.seat === '*' && place >= opening ? [place] : []));
  const told = new Map(draws.map((draw) => [draw.place, draw]));
  const wrong = lines.find((place) => {
    const draw = told.get(place);
    return !draw || drawn(seed, draw) !== record.lines[place]!.code;
  });
  const whole = wrong === undefined && told.size === lines.length;
  return { name: 'draws', outcome: whole ? 'good' : 'bad', args: { count: lines.length, place: (wrong ?? 0) + 1 } };
}

/** All that can be checked of a finished game; what this browser kept of its start makes it worth more. */
export function checkFairness(told: Fairness, kept: Kept | null): Check[] {
  const record = readRecord(told.record);
  const [promises, secrets] = [named(record, 'Commit'), named(record, 'Secret')];
  const seed = record.headers.get('Seed') ?? '';
  const opening = Number(record.headers.get('Opening') ?? 0);
  return [
    checkPromises(promises, secrets),
    checkSeen(promises, kept),
    ...(told.labels.length > 0 || kept ? [checkShare(secrets, kept)] : []),
    checkSeed(seed, secrets),
    checkDraws(record, told.draws, seed === '' ? new Uint8Array(32) : unhex(seed), opening),
    ...(opening > 0 ? [{ name: 'opening', outcome: 'unknown', args: { count: opening } } as const] : []),
  ];
}

export const isFair = (checks: readonly Check[]) => checks.every((check) => check.outcome !== 'bad');

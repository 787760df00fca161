/** The real-time clock by the page's own clock: the server says how much time has passed and is left, the page counts on. */

import type { ClockInfo, ClockKind } from '../protocol';

/** Two messages about one moment agree but for the time they were under way: more than this is another moment. */
const SAME_MOMENT_MS = 400;

export class LocalRealtimeClock {
  constructor(
    readonly info: ClockInfo,
    /** When the question was shown, or the countdown began; by `performance.now()`. */
    readonly since: number,
    /** When something happens by itself; null: nothing does. */
    readonly until: number | null,
  ) {}

  get kind(): ClockKind {
    return this.info.kind;
  }

  elapsed(now: number): number {
    return Math.max(0, now - this.since);
  }

  left(now: number): number | null {
    return this.until === null ? null : Math.max(0, this.until - now);
  }

  /** What to show: a second is left as long as a part of it is. */
  seconds(now: number): number | null {
    const left = this.left(now);
    return left === null ? null : Math.ceil(left / 1000);
  }
}

/** A message is never early, so of two about the same moment the earlier one is nearer to the truth. */
function nearer(known: number | null, heard: number | null): number | null {
  if (known === null || heard === null || Math.abs(known - heard) > SAME_MOMENT_MS) return heard;
  return Math.min(known, heard);
}

/** Whether the two can speak of the same moments at all. */
function alike(one: ClockInfo, other: ClockInfo): boolean {
  return one.kind === other.kind && one.open === other.open && one.last_call === other.last_call;
}

/** The clock after a message of the server about it. */
export function updateClock(
  before: LocalRealtimeClock | null,
  info: ClockInfo | null,
  now: number,
): LocalRealtimeClock | null {
  if (info === null) return null;
  const since = now - info.elapsed;
  const until = info.left === null ? null : now + info.left;
  if (before === null || !alike(before.info, info)) return new LocalRealtimeClock(info, since, until);
  return new LocalRealtimeClock(info, nearer(before.since, since) ?? since, nearer(before.until, until));
}

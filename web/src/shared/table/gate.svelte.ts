/** Before a run: all say that they are ready, then one of them lets it begin. */

import type { DecisionInfo, SeatInfo } from '../protocol';
import type { LocalRealtimeClock } from './realtime_clock';
import type { Room } from './room.svelte';

/** A key that was meant for the last run is not yet meant for the next one. */
const TOO_SOON = 700;

export type Step = 'ready' | 'wait' | 'begin';

/** Seats that are waited for: those that people play themselves. */
export function people(seats: readonly SeatInfo[]): SeatInfo[] {
  return seats.filter((seat) => seat.person !== null && !seat.bot && !seat.empty);
}

export class Gate {
  constructor(
    private readonly room: Room,
    private readonly act: (code: string) => void,
  ) {}

  private get decision(): DecisionInfo | null {
    return this.room.connection.decision;
  }

  private get eyes(): number | null {
    const { you } = this.room.connection;
    return you?.pupil ? null : (you?.eyes ?? null);
  }

  /** The clock while all get ready for the one thing that there is to do; null at any other time. */
  get clock(): LocalRealtimeClock | null {
    const { clock } = this.room.connection;
    return clock?.kind === 'ready' && (this.decision?.options.length ?? 1) === 1 ? clock : null;
  }

  /** What lets the run begin, if it is this seat's to do. */
  get code(): string | null {
    return this.decision?.options[0]?.code ?? null;
  }

  /** What this seat may do now; null: it only looks on. */
  get step(): Step | null {
    const info = this.clock?.info;
    const seat = people(this.room.seats).find((each) => each.seat === this.eyes);
    if (!info || !seat) return null;
    if (info.open) return this.code === null ? 'wait' : 'begin';
    return info.ready.includes(seat.seat) ? 'wait' : 'ready';
  }

  /** Do the next step; gives back whether there is one. */
  goOn(): boolean {
    const { step } = this;
    if (step === 'ready') void this.room.ask({ type: 'ready', seat: this.eyes! });
    else if (step === 'begin') this.act(this.code!);
    return step === 'ready' || step === 'begin';
  }

  /** The same by a key, unless that was pressed for something else. */
  pressed(): boolean {
    if (this.clock && this.clock.elapsed(performance.now()) < TOO_SOON) return true;
    return this.goOn();
  }
}

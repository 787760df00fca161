/** Whether the reader points at the board, to whom they talk, and how what they show is sent. */
import type { Channel, EmoteCode } from '../protocol';
import type { Room } from '../table/room.svelte';

export class Pointing {
  /** A press on the board marks a place instead of choosing it. */
  on = $state(false);
  /** The board that is shown has places: the one in words has not. */
  possible = $state(false);
  private chosen = $state<Channel>('table');

  constructor(private readonly room: Room) {}

  /** The seat that points: spectators and readers of a shared view have none. */
  get seat(): number | null {
    const { you } = this.room.connection;
    return !you || you.pupil ? null : (you.eyes ?? you.seats[0] ?? null);
  }

  /** Another person plays in one's team, and the rules let the two talk. */
  get team(): boolean {
    const { you, position } = this.room.connection;
    const { seats } = this.room;
    return (
      (position?.team_talk ?? false) &&
      seats.some(
        ({ person, team }) =>
          person !== null && person !== you?.person && you?.seats.some((mine) => seats[mine]?.team === team),
      )
    );
  }

  /** To whom the reader talks and points. */
  get channel(): Channel {
    return this.team ? this.chosen : 'table';
  }
  set channel(channel: Channel) {
    this.chosen = channel;
  }

  turn(on = !this.on): void {
    this.on = on && this.possible && this.seat !== null;
  }

  /** Whether there was anything to stop. */
  stop(): boolean {
    const { on } = this;
    this.on = false;
    return on;
  }

  point(at: string, to: string | null = null): void {
    const { seat, channel } = this;
    if (seat !== null) void this.room.ask({ type: 'point', seat, channel, at, to });
  }

  emote(emote: EmoteCode): void {
    const { seat, channel } = this;
    if (seat !== null) void this.room.ask({ type: 'emote', seat, channel, emote });
  }
}

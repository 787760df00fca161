/** What stands in the nine rooms of a map board, in walking order; the way out is in the last one. */
export const ROOM_KINDS = ['poster', 'case', 'mummy', 'reel', 'bones', 'curtain', 'statue', 'stairs', 'exit'] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** Room n of the track, from 1; all boards have the same nine rooms. */
export function roomKind(n: number): RoomKind {
  return ROOM_KINDS[(n - 1) % ROOM_KINDS.length]!;
}

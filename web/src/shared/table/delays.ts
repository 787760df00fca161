/** The delays of spectators that a host can choose, in seconds. */
export const DELAYS = [0, 60, 300] as const;

/** By how many seconds onlookers may see a game later. */
export const DELAYS = [0, 60, 300] as const;

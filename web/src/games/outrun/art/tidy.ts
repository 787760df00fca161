/** At most two decimals: drawings stay small. */
export function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}

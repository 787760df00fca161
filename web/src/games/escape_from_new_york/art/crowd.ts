/** What stands together in a space: a part for each kind of enemy that is there. */
export function partsOf(prisoners: number, drivers: number, down: number): { sign: string; count: number }[] {
  const parts = [
    { sign: 'prisoner', count: prisoners },
    { sign: 'driver', count: drivers },
    { sign: 'down', count: down },
  ];
  return parts.filter(({ count }) => count > 0);
}

/** What is shown for a while, whatever news comes after it. */
export class Passing<Item extends { n: number }> {
  shown = $state.raw<readonly Item[]>([]);

  add(items: readonly Item[], milliseconds: number): void {
    const fresh = items.filter(({ n }) => this.shown.every((item) => item.n !== n));
    if (fresh.length === 0) return;
    this.shown = [...this.shown, ...fresh];
    setTimeout(() => (this.shown = this.shown.filter((item) => !fresh.includes(item))), milliseconds);
  }
}

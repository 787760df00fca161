/** Guided first games, over plain HTTP. */

import { ask } from '../api';
import type { Learn, Lessons, NewTableMade } from '../protocol';
import { go } from '../router.svelte';

export const learning = {
  lessons: () => ask<Lessons>('GET', '/api/lessons'),
  learn: (wanted: Learn) => ask<NewTableMade>('POST', '/api/lessons', wanted),
};

/** Go to the guided first game of a game: where it was left, or to its beginning. */
export async function learn(game: string, anew = false): Promise<void> {
  const { table } = await learning.learn({ game, anew });
  go(`/table/${table}`);
}

/** What is heard of a game: when one's turn comes, and when it is over. */

import { untrack } from 'svelte';
import { play } from '../sound';

interface Heard {
  /** Whether one is asked something. */
  asked: () => boolean;
  /** Whether one has won; null while the game goes on, or for those who only look on. */
  won: () => boolean | null;
}

/** To be called while a component is set up. What is so already makes no sound. */
export function listen({ asked, won }: Heard): void {
  let wasAsked = untrack(asked);
  $effect(() => {
    const now = asked();
    if (now && !wasAsked) play('turn');
    wasAsked = now;
  });

  let ended = untrack(won) !== null;
  $effect(() => {
    const result = won();
    if (result !== null && !ended) play(result ? 'win' : 'lose');
    ended = result !== null;
  });
}

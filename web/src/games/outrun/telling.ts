/** How long the pictures of the board take: who runs is seen to run, one after the other. */
import type { Telling } from '$shared/board';
import { isMove, STRIDE } from './museum/walk.svelte';

/** A card that somebody lays before somebody. */
const DEALT = 450;

export const telling: Telling = (news) => {
  let time = 0;
  return news.map(({ data }) => {
    if (isMove(data)) time += Number(data.rooms) * STRIDE;
    if (data.event === 'placed') time += DEALT;
    return time;
  });
};

/** The board in a frame of a film. */
import type { Told } from '../../games/registry';
import type { BoardProps } from '../board';
import type { Film } from './replay.svelte';

/** The board as it was in the frame that is shown: to look at, not to play on. Null: the present is shown. */
export function asItWas(film: Film | null, board: BoardProps & Told): (BoardProps & Told) | null {
  const frame = film?.frame;
  if (!frame) return null;
  const { view, news } = frame;
  return {
    ...board,
    view,
    news,
    decision: null,
    selected: null,
    choose: () => undefined,
    timed: null,
    film,
    settled: view,
    heard: news,
    hold: undefined,
  };
}

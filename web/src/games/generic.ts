/** What stands in for whatever a game does not bring, or cannot be fetched: any game can be played with it. */
import GenericBoard from '../shared/table/GenericBoard.svelte';
import GenericHand from '../shared/table/GenericHand.svelte';
import GenericSeat from '../shared/table/GenericSeat.svelte';
import type { GameParts } from './registry';

export const GENERIC: GameParts = {
  Board: GenericBoard,
  Hand: GenericHand,
  Seat: GenericSeat,
  Race: null,
  note: () => '',
  warning: () => null,
  standings: null,
  pacing: null,
  ahead: () => null,
  notice: () => null,
  telling: () => [],
  opens: {},
  Quick: null,
};

/** Real positions of Getaway Driver as props. */
import type { GetawayView } from '../../../src/games/getaway_driver/view';
import type { Language } from '../../../src/shared/settings.svelte';
import { boardProps, type PositionOf, type PropsOf } from '../../boards';
import card from '../../fixtures/gd-card.json';

export { all, found, legal, named } from '../../boards';
export type Position = PositionOf<GetawayView>;
export type Props = PropsOf<GetawayView>;

export const propsOf = (position: Position, language: Language, motion: boolean): Promise<Props> =>
  boardProps(card, position, language, motion);

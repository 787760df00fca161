/** Real positions of Outrun as props. */
import type { OutrunView } from '../../../src/games/outrun/view';
import type { Language } from '../../../src/shared/settings.svelte';
import { boardProps, named, type PositionOf, type PropsOf } from '../../boards';
import card from '../../fixtures/out-card.json';

export { all, codesOn, found, legal } from '../../boards';
export type Position = PositionOf<OutrunView>;
export type Props = PropsOf<OutrunView>;

export const POSITIONS = named(
  import.meta.glob<Position>('../../fixtures/out/*.json', { eager: true, import: 'default' }),
);
export const NAMES = Object.keys(POSITIONS);

export const propsOf = (name: string, language: Language = 'en', motion = false): Promise<Props> =>
  boardProps(card, POSITIONS[name]!, language, motion);

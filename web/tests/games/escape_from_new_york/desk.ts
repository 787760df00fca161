/** Real positions of Escape from New York as props of its desk. */
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import type { Language } from '../../../src/shared/settings.svelte';
import { boardProps, named, type PositionOf, type PropsOf } from '../../boards';
import card from '../../fixtures/efny-card.json';

export { all, codesOn, found, legal } from '../../boards';
export type DeskProps = PropsOf<NewYorkView>;

export interface DeskPosition extends PositionOf<NewYorkView> {
  /** What the terminal notes beside each option, by language. */
  notes: Record<Language, Record<string, string>>;
  /** Every card of the game: whether it could be carried out now, `crash` by giving up the Car. */
  works: Record<string, string>;
}

export const POSITIONS = named(
  import.meta.glob<DeskPosition>('../../fixtures/efny-desk/*.json', { eager: true, import: 'default' }),
);
export const NAMES = Object.keys(POSITIONS);

/** Without what the desk must agree with. */
export function propsOf(name: string, language: Language = 'en'): Promise<DeskProps> {
  const { eyes, seats, view, decision, news } = POSITIONS[name]!;
  return boardProps(card, { eyes, seats, view, decision, news }, language, true);
}

/** Real positions of Escape from New York as props, and how its tests look at what was drawn. */
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import type { Language } from '../../../src/shared/settings.svelte';
import { all, boardProps, found, named, type PositionOf, type PropsOf } from '../../boards';
import card from '../../fixtures/efny-card.json';

export { all, found, legal, named } from '../../boards';
export type Position = PositionOf<NewYorkView>;
export type Props = PropsOf<NewYorkView>;

export const MAPS = named(import.meta.glob<Position>('../../fixtures/efny/*.json', { eager: true, import: 'default' }));

export const propsOf = (position: Position, language: Language = 'en', motion = false): Promise<Props> =>
  boardProps(card, position, language, motion);

/** The map. */
export const codesOn = (root: Element) => all(root, '[data-code]').map((one) => one.dataset.code!);
export const byCode = (root: Element, code: string) => found(root, `[data-code="${code}"]`)!;
export const spaceOn = (root: Element, space: string) => found(root, `[data-stop="${space}"]`)!;
export const bubbleOf = (root: Element) => found(root, '[data-bubble]')?.textContent ?? null;
export const lights = (root: Element) => all(root, '[data-light]').map((one) => one.dataset.light!);

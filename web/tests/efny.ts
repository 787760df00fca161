/** Real positions of Escape from New York as props, and how its tests look at what was drawn. */
import { vi, type Mock } from 'vitest';
import type { NewYorkView } from '../src/games/escape_from_new_york/view';
import type { BoardProps } from '../src/shared/board';
import type { DecisionInfo, GameCard, News, SeatInfo, Value } from '../src/shared/protocol';
import { settings, type Language } from '../src/shared/settings.svelte';
import { loadGameWords } from '../src/shared/words.svelte';
import card from './fixtures/efny-card.json';

export interface Position {
  eyes: number | null;
  options?: Record<string, Value>;
  seats: SeatInfo[];
  view: NewYorkView;
  decision: DecisionInfo | null;
  news: News[];
}

export type Props = BoardProps<NewYorkView> & { choose: Mock<(code: string) => void> };

/** Positions by the names of their files. */
export function named<P extends Position>(files: Record<string, P>): Record<string, P> {
  return Object.fromEntries(
    Object.entries(files).map(([path, position]) => [path.split('/').at(-1)!.replace('.json', ''), position]),
  );
}

export const MAPS = named(import.meta.glob<Position>('./fixtures/efny/*.json', { eager: true, import: 'default' }));

export async function propsOf(position: Position, language: Language = 'en', motion = false): Promise<Props> {
  settings.language = language;
  const own = structuredClone(position);
  const told = card as unknown as GameCard;
  const words = await loadGameWords(told, own.seats.map((seat) => seat.name), own.eyes);
  return { card: told, words, selected: null, choose: vi.fn<(code: string) => void>(), motion, ...own };
}

export const legal = (decision: DecisionInfo | null) => (decision?.options ?? []).map(({ code }) => code);
export const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const found = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector);

/** The map. */
export const codesOn = (root: Element) => all(root, '[data-code]').map((one) => one.dataset.code!);
export const byCode = (root: Element, code: string) => found(root, `[data-code="${code}"]`)!;
export const spaceOn = (root: Element, space: string) => found(root, `[data-stop="${space}"]`)!;
export const bubbleOf = (root: Element) => found(root, '[data-bubble]')?.textContent ?? null;
export const lights = (root: Element) => all(root, '[data-light]').map((one) => one.dataset.light!);

/** Real positions of Escape from New York as props, and how the tests of its desk look at what was drawn. */
import { vi, type Mock } from 'vitest';
import type { NewYorkView } from '../src/games/escape_from_new_york/view';
import type { BoardProps } from '../src/shared/board';
import type { DecisionInfo, GameCard, News, SeatInfo, Value } from '../src/shared/protocol';
import { settings, type Language } from '../src/shared/settings.svelte';
import { loadGameWords } from '../src/shared/words.svelte';
import card from './fixtures/efny-card.json';

export interface DeskPosition {
  eyes: number | null;
  options: Record<string, Value>;
  seats: SeatInfo[];
  view: NewYorkView;
  decision: DecisionInfo | null;
  news: News[];
  /** What the terminal notes beside each option, by language. */
  notes: Record<Language, Record<string, string>>;
  /** Every card of the game: whether it could be carried out now, `crash` by giving up the Car. */
  works: Record<string, string>;
}

export type DeskProps = BoardProps<NewYorkView> & { choose: Mock<(code: string) => void> };

const FILES = import.meta.glob<DeskPosition>('./fixtures/efny-desk/*.json', { eager: true, import: 'default' });
export const POSITIONS: Record<string, DeskPosition> = Object.fromEntries(
  Object.entries(FILES).map(([path, position]) => [path.split('/').at(-1)!.replace('.json', ''), position]),
);
export const NAMES = Object.keys(POSITIONS);

export async function propsOf(name: string, language: Language = 'en'): Promise<DeskProps> {
  settings.language = language;
  const { eyes, seats, view, decision, news } = structuredClone(POSITIONS[name]!);
  const told = card as unknown as GameCard;
  const words = await loadGameWords(told, seats.map((seat) => seat.name), eyes);
  const choose = vi.fn<(code: string) => void>();
  return { card: told, words, selected: null, choose, motion: true, eyes, seats, view, decision, news };
}

export const legal = (decision: DecisionInfo | null) => (decision?.options ?? []).map(({ code }) => code);
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const found = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector);
export const codesOn = (root: ParentNode) =>
  [...new Set(all(root, '[data-code]').map((one) => one.dataset.code!))].sort();

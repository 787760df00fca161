/** Real positions of Outrun as props, and how its tests look at what was drawn. */
import { vi, type Mock } from 'vitest';
import type { OutrunView } from '../src/games/outrun/view';
import type { BoardProps } from '../src/shared/board';
import type { DecisionInfo, GameCard, News, SeatInfo, Value } from '../src/shared/protocol';
import { settings, type Language } from '../src/shared/settings.svelte';
import { loadGameWords } from '../src/shared/words.svelte';
import card from './fixtures/outrun-card.json';

export interface Position {
  eyes: number | null;
  options: Record<string, Value>;
  seats: SeatInfo[];
  view: OutrunView;
  decision: DecisionInfo | null;
  news: News[];
}

export type Props = BoardProps<OutrunView> & { choose: Mock<(code: string) => void> };

const FILES = import.meta.glob<Position>('./fixtures/outrun/*.json', { eager: true, import: 'default' });

export const POSITIONS: Record<string, Position> = Object.fromEntries(
  Object.entries(FILES).map(([path, position]) => [path.split('/').at(-1)!.replace('.json', ''), position]),
);
export const NAMES = Object.keys(POSITIONS);

export async function propsOf(name: string, language: Language = 'en', motion = false): Promise<Props> {
  settings.language = language;
  const own = structuredClone(POSITIONS[name]!);
  const told = card as unknown as GameCard;
  const words = await loadGameWords(told, own.seats.map((seat) => seat.name), own.eyes);
  return { card: told, words, selected: null, choose: vi.fn<(code: string) => void>(), motion, ...own };
}

export const legal = (decision: DecisionInfo | null) => (decision?.options ?? []).map(({ code }) => code);
export const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const found = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector);
export const codesOn = (root: Element) => [...new Set(all(root, '[data-code]').map((one) => one.dataset.code!))].sort();

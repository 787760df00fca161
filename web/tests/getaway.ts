/** Real positions of Getaway Driver as props, and how its tests look at what was drawn. */
import { vi, type Mock } from 'vitest';
import type { GetawayView } from '../src/games/getaway_driver/view';
import type { BoardProps } from '../src/shared/board';
import type { DecisionInfo, GameCard, News, SeatInfo, Value } from '../src/shared/protocol';
import { settings, type Language } from '../src/shared/settings.svelte';
import { loadGameWords } from '../src/shared/words.svelte';
import card from './fixtures/getaway-card.json';

export interface Position {
  eyes: number | null;
  options?: Record<string, Value>;
  seats: SeatInfo[];
  view: GetawayView;
  decision: DecisionInfo | null;
  news: News[];
}

export type Props = BoardProps<GetawayView> & { choose: Mock<(code: string) => void> };

/** Positions by the names of their files. */
export function named<P extends Position>(files: Record<string, P>): Record<string, P> {
  return Object.fromEntries(
    Object.entries(files).map(([path, position]) => [path.split('/').at(-1)!.replace('.json', ''), position]),
  );
}

export async function propsOf(position: Position, language: Language, motion: boolean): Promise<Props> {
  settings.language = language;
  const own = structuredClone(position);
  const told = card as unknown as GameCard;
  const words = await loadGameWords(told, own.seats.map((seat) => seat.name), own.eyes);
  return { card: told, words, selected: null, choose: vi.fn<(code: string) => void>(), motion, ...own };
}

export const legal = (decision: DecisionInfo | null) => (decision?.options ?? []).map(({ code }) => code);
export const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const found = (root: Element, selector: string) => root.querySelector<HTMLElement>(selector);

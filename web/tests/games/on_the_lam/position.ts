/** Real positions of On the Lam!, each as one seat (or an onlooker) sees it, with what led to it. */
import { vi, type Mock } from 'vitest';
import type { BoardProps } from '../../../src/shared/board';
import type { DecisionInfo, GameCard, News, SeatInfo, Value } from '../../../src/shared/protocol';
import { settings, type Language } from '../../../src/shared/settings.svelte';
import { loadGameWords } from '../../../src/shared/words.svelte';
import type { LamView } from '../../../src/games/on_the_lam/view';
import texts from '../../words.json';

export interface Position {
  eyes: number | null;
  options: Record<string, Value>;
  seats: SeatInfo[];
  view: LamView;
  decision: DecisionInfo | null;
  news: News[];
}

const files = import.meta.glob<Position>('../../fixtures/otl/*.json', { eager: true, import: 'default' });

export const POSITIONS = Object.fromEntries(
  Object.entries(files).map(([path, position]) => [path.split('/').at(-1)!.replace('.json', ''), position]),
);
export const card = texts.game as unknown as GameCard;

export type Props = BoardProps<LamView> & { options: Record<string, Value> };

interface Watched {
  choose: Mock<BoardProps['choose']>;
}

/** What a board, hand or seat is given in this position. */
export async function propsOf(name: string, language: Language = 'en'): Promise<Props & Watched> {
  settings.language = language;
  const position = structuredClone(POSITIONS[name]!);
  const words = await loadGameWords(
    card,
    position.seats.map((seat) => seat.name),
    position.eyes,
  );
  return { card, words, selected: null, choose: vi.fn<BoardProps['choose']>(), motion: false, ...position };
}

export const legal = (decision: DecisionInfo | null) => (decision?.options ?? []).map(({ code }) => code).sort();

/** The codes that can be tapped somewhere in a picture. */
export function tappable(container: Element): string[] {
  const buttons = [...container.querySelectorAll<HTMLElement>('button[data-code]')];
  return [...new Set(buttons.map((button) => button.dataset.code!))].sort();
}

/** Real positions of a game as props of its board, and how tests look at what was drawn. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterAll, beforeAll, vi, type Mock } from 'vitest';
import type { BoardProps } from '../src/shared/board';
import type { DecisionInfo, GameCard, News, SeatInfo, Value } from '../src/shared/protocol';
import { settings, type Language } from '../src/shared/settings.svelte';
import { loadGameWords } from '../src/shared/words.svelte';

export interface PositionOf<View> {
  eyes: number | null;
  options?: Record<string, Value>;
  seats: SeatInfo[];
  view: View;
  decision: DecisionInfo | null;
  news: News[];
}

export type PropsOf<View> = BoardProps<View> & { choose: Mock<BoardProps<View>['choose']> };

/** Positions by the names of their files. */
export function named<P>(files: Record<string, P>): Record<string, P> {
  return Object.fromEntries(
    Object.entries(files).map(([path, position]) => [path.split('/').at(-1)!.replace('.json', ''), position]),
  );
}

/** What a board is given in a position of the game with this card, as it stands in a fixture. */
export async function boardProps<View>(
  card: unknown,
  position: PositionOf<View>,
  language: Language,
  motion: boolean,
): Promise<PropsOf<View>> {
  settings.language = language;
  const own = structuredClone(position);
  const told = card as GameCard;
  const words = await loadGameWords(
    told,
    own.seats.map((seat) => seat.name),
    own.eyes,
  );
  return { card: told, words, selected: null, choose: vi.fn<BoardProps<View>['choose']>(), motion, ...own };
}

export interface Rendered<Props> {
  props: Props;
  container: HTMLElement;
  /** What the console was told while it was drawn. */
  complaints: unknown[][];
}

/** Renders a part once for all tests of a `describe` block: a board takes a tenth of a second. */
export function renderOnce<Props extends Record<string, any>, Given extends Props>(
  part: Component<Props>,
  propsOf: () => Promise<Given>,
): Rendered<Given> {
  const rendered = {} as Rendered<Given>;
  let instance: Record<string, unknown>;
  beforeAll(async () => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rendered.props = await propsOf();
    rendered.container = document.createElement('div');
    document.body.append(rendered.container);
    instance = mount<Props, Record<string, unknown>>(part, { target: rendered.container, props: rendered.props });
    flushSync();
    rendered.complaints = spy.mock.calls;
    spy.mockRestore();
  });
  afterAll(async () => {
    await unmount(instance);
    rendered.container.remove();
  });
  return rendered;
}

export const legal = (decision: DecisionInfo | null) => (decision?.options ?? []).map(({ code }) => code);
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const found = (root: ParentNode, selector: string) => root.querySelector<HTMLElement>(selector);
/** Everything that can be chosen, once. */
export const codesOn = (root: ParentNode) =>
  [...new Set(all(root, '[data-code]').map((one) => one.dataset.code!))].sort();

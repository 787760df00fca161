/** When the reader is asked about a card, what is not put to them at all, and drafts under a turn clock. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameCard, Position } from '../../src/shared/protocol';
import { go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { card, decision, fakeSockets, full, position, withFinal, you } from './fixtures';
import { open } from './opening';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

let shown: GameCard;

beforeEach(() => {
  fakeSockets();
  go('/');
  settings.language = 'en';
  settings.motion = 'reduced';
  settings.confirm = true;
  const { lexicon, ...rest } = card({ windows: { kind: 'play', cards: ['fedora_hat', 'cigarettes'] } });
  const kinds = { play: ['fedora_hat', 'cigarettes'] };
  shown = {
    ...rest,
    lexicon: { ...lexicon, names: { ...lexicon.names, ...kinds }, kinds: { ...lexicon.kinds, ...kinds } },
  };
  const answers: Record<string, () => unknown> = {
    '/api/me': () => ({ person: 'p0', name: 'Ann' }),
    '/api/games': () => ({ games: [shown], levels: ['easy'] }),
  };
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]?.()))));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const asked = (part: Partial<Position> = {}) =>
  position(9, { asked: [0], decision: decision('1@9', ['go:A1', 'end']), ...part });

it('says when one wants to be asked about each card, and shows what was said', async () => {
  const socket = await open(full({ position: asked(), you: you({ standing: { cigarettes: 'never' } }) }));
  await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'When I am asked about a card' }));
  const known = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Cigarettes' });
  expect(known.selectedOptions[0]?.textContent).toBe('Never');
  const hat = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Fedora Hat' });
  expect(hat.selectedOptions[0]?.textContent).toBe('When it can matter');
  await fireEvent.change(hat, { target: { selectedIndex: 0 } });
  expect(socket.of('set-standing-answer')).toMatchObject([{ seat: 0, card: 'fedora_hat', ask: 'always' }]);
});

it('does not put to anybody what the table answers', async () => {
  const unasked = decision('1@9', ['end'], { unasked: true });
  const socket = await open(full({ position: asked({ decision: unasked }) }));
  expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
  expect(document.title).not.toContain('●');
  await fireEvent.keyDown(document.body, { key: '1' });
  expect(socket.of('act')).toEqual([]);
});

it('tells the table what is selected while a turn clock runs', async () => {
  const final = withFinal(decision('1@9', ['go:A1', 'end']), ['end']);
  const times = { seats: [{ seat: 0, left: 30_000, running: true }], votes: [] };
  const socket = await open(full({ position: asked({ decision: final, times }) }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await fireEvent.keyDown(document.body, { key: '2' });
  await waitFor(() => expect(socket.of('draft')).toMatchObject([{ seat: 0, decision: '1@9', code: 'end' }]));
  expect(socket.of('act')).toEqual([]);
});

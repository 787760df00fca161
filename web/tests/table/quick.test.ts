import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DecisionInfo, State } from '../../src/shared/protocol';
import { settings } from '../../src/shared/settings.svelte';
import { card, decision, fakeSockets, full, position, state } from './fixtures';
import { open } from './opening';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  /** A game in which ending the turn needs no thought, if there is nothing else to do. */
  class Quick {
    answer(_view: unknown, { options }: DecisionInfo): string | null {
      return options.length === 1 ? 'end' : null;
    }
    answered(_view: unknown, _decision: DecisionInfo, code: string): void {
      taken.push(code);
    }
  }
  return { ...found, partsOf: () => Promise.resolve({ ...GENERIC, Quick }) };
});

const taken: string[] = [];
const answers: Record<string, unknown> = {
  '/api/me': { person: 'p0', name: 'Ann' },
  '/api/games': { games: [card()], levels: ['easy', 'medium'] },
};
const asked = (codes: string[], id = '1@4'): State =>
  full({ position: position(4, { asked: [0], decision: decision(id, codes), undo: true }) });

beforeEach(() => {
  fakeSockets();
  taken.length = 0;
  Object.assign(settings, { language: 'en', confirm: true, motion: 'reduced', quick: true });
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path]))));
});

afterEach(() => vi.unstubAllGlobals());

it('answers what needs no thought, without asking', async () => {
  const socket = await open(asked(['end']));
  expect(screen.queryByRole('button', { name: 'End your turn' })).toBeNull();
  await waitFor(() => expect(socket.of('act')).toMatchObject([{ decision: '1@4', code: 'end' }]));
  socket.tell({ type: 'ok', id: socket.of('act')[0]!.id });
  await waitFor(() => expect(taken).toEqual(['end']));
});

it('asks what needs thought, and hears what was chosen', async () => {
  settings.confirm = false;
  const socket = await open(asked(['go:A1', 'end']));
  await fireEvent.click(screen.getByRole('button', { name: 'End your turn' }));
  socket.tell({ type: 'ok', id: socket.of('act')[0]!.id });
  await waitFor(() => expect(taken).toEqual(['end']));
});

it('asks everything where the reader wants to be asked', async () => {
  settings.quick = false;
  const socket = await open(asked(['end']));
  expect(screen.getByRole('button', { name: 'End your turn' })).toBeTruthy();
  await new Promise((done) => setTimeout(done, 400));
  expect(socket.of('act')).toEqual([]);
});

it('asks after an undo, until something was answered', async () => {
  const socket = await open(asked(['go:A1', 'end']));
  await fireEvent.keyDown(document.body, { key: 'u' });
  expect(socket.of('undo')).toHaveLength(1);
  socket.tell(state({ position: position(3, { asked: [0], decision: decision('1@3', ['end']), undo: true }) }));
  const end = await screen.findByRole('button', { name: 'End your turn' });
  await new Promise((done) => setTimeout(done, 400));
  expect(socket.of('act')).toEqual([]);
  await fireEvent.click(end);
  await fireEvent.click(end);
  socket.tell({ type: 'ok', id: socket.of('act')[0]!.id });
  socket.tell(state({ position: position(5, { asked: [0], decision: decision('1@5', ['end']) }) }));
  await waitFor(() => expect(socket.of('act')).toMatchObject([{ decision: '1@3' }, { decision: '1@5' }]));
});

it('asks when a quick answer was not taken', async () => {
  const socket = await open(asked(['end']));
  await waitFor(() => expect(socket.of('act')).toHaveLength(1));
  socket.tell({ type: 'error', id: socket.of('act')[0]!.id, error: 'illegal', message: 'no', rule: '', about: {} });
  expect(await screen.findByRole('button', { name: 'End your turn' })).toBeTruthy();
});

it('can be switched in the menu of the table', async () => {
  await open(asked(['go:A1', 'end']));
  await fireEvent.click(screen.getByRole('button', { name: 'Menu of the table' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Skip questions with nothing to decide: on' }));
  expect(settings.quick).toBe(false);
});

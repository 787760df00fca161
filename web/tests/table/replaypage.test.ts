import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Replay, SeatInfo } from '../../src/shared/protocol';
import ReplayPage from '../../src/pages/Replay.svelte';
import { go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { card, news, seat, table } from './fixtures';

vi.mock('../../src/games/registry', async (original) => {
  const found = await original<typeof import('../../src/games/registry')>();
  const { GENERIC } = await import('../../src/games/generic');
  return { ...found, partsOf: () => Promise.resolve(GENERIC) };
});

const TOTAL = 8;
let seen: string[];
let sent: [string, unknown][];
let over: boolean;
let winners: number[];
let seats: SeatInfo[];

const frame = (ply: number): Frame => ({
  ply,
  round: 1,
  seat: ply % 2,
  code: ply ? 'go:A1' : '',
  news: ply % 2 ? [news((ply - 1) / 2, { event: 'turn', rule: 'OTL-R1', seat: ((ply - 1) / 2) % 2 })] : [],
  view: { place: ply },
  asked: [],
});

const replay = (url: URL): Replay => {
  const eyes = url.searchParams.get('eyes') === 'none' ? null : Number(url.searchParams.get('eyes'));
  const start = Number(url.searchParams.get('start'));
  const count = Number(url.searchParams.get('count'));
  return {
    table: table({ phase: over ? 'over' : 'playing', seats }),
    eyes,
    allowed: over ? [0, 1] : [0],
    total: TOTAL,
    start,
    frames: Array.from({ length: TOTAL }, (_, ply) => frame(ply)).slice(start, start + count),
    outcome: over ? { winners, rule: 'OTL-W1' } : null,
  };
};

function answer(path: string): unknown {
  seen.push(path);
  if (path === '/api/me') return { person: 'p0', name: 'Ann' };
  if (path === '/api/games') return { games: [card()], levels: ['medium', 'hard'] };
  if (path.endsWith('/continue')) return { table: 'new1' };
  return replay(new URL(path, 'http://x'));
}

async function open(path: string): Promise<void> {
  go(path);
  render(ReplayPage);
  await screen.findByRole('slider');
}

const place = () => screen.getByRole('slider').getAttribute('aria-valuetext');

beforeEach(() => {
  seen = [];
  over = true;
  winners = [1];
  seats = [seat(0), seat(1)];
  settings.language = 'en';
  sent = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (init?.body) sent.push([path, JSON.parse(init.body as string)]);
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the replay', () => {
  it('opens with one’s own eyes, at the move of the address', async () => {
    await open('/replay/t1?ply=3');
    expect(place()).toBe('Move 3 of 7');
    expect(window.location.search).toBe('?ply=3&eyes=0');
    expect(screen.getByText('Through the eyes of')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'The board' }).textContent).toMatch(/Place\s*3/);
  });

  it('is stepped through by keys, and the address follows', async () => {
    await open('/replay/t1?eyes=none');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await fireEvent.keyDown(document.body, { key });
    expect(place()).toBe('Move 1 of 7');
    await waitFor(() => expect(window.location.search).toBe('?ply=1&eyes=none'));
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(place()).toBe('Move 7 of 7');
    await fireEvent.keyDown(document.body, { key: 'Home' });
    expect(place()).toBe('Move 0 of 7');
  });

  it('jumps to a line of the log, and marks where it is', async () => {
    await open('/replay/t1?eyes=none');
    const line = await screen.findAllByRole('button', { name: /Ben's turn$/ });
    await fireEvent.click(line[0]!);
    expect(place()).toBe('Move 3 of 7');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(line[0]!.getAttribute('aria-current')).toBe('step');
  });

  it('looks through any eyes once the game is over', async () => {
    await open('/replay/t1?eyes=none#2');
    const eyes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Through the eyes of' });
    expect([...eyes.options].map((option) => option.text)).toEqual(['Ann', 'Ben', 'A spectator']);
    await fireEvent.change(eyes, { target: { value: '1' } });
    await waitFor(() => expect(seen.at(-1)).toContain('eyes=1'));
    await waitFor(() => expect(window.location.search + window.location.hash).toBe('?ply=2&eyes=1'));
  });

  it('opens an older link at its move, and has a newer one to copy', async () => {
    await open('/replay/t1?eyes=1#4');
    expect(place()).toBe('Move 4 of 7');
    await waitFor(() => expect(window.location.search + window.location.hash).toBe('?ply=4&eyes=1'));
  });

  it('does not look through others’ eyes while the game is on, and says so', async () => {
    over = false;
    await open('/replay/t1?ply=2&eyes=1');
    expect(place()).toBe('Move 2 of 7');
    expect(screen.getByText(/you cannot see it as that player/)).toBeTruthy();
    expect(window.location.search).toBe('?ply=2&eyes=0');
    expect(seen.filter((path) => path.includes('eyes=1'))).toEqual([]);
    expect(screen.queryByRole('tab', { name: 'Analysis' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
  });

  it('goes on from the position that is shown, on the seat one looks through', async () => {
    await open('/replay/t1?ply=5&eyes=1');
    await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
    const first = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Seat 1' });
    await waitFor(() => expect([...first.options].map((option) => option.text)).toContain('Bot: hard'));
    const second = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seat 2' });
    expect([first, second].map((select) => select.selectedOptions[0]?.text)).toEqual([
      'Bot: medium',
      'I play this seat',
    ]);
    await fireEvent.change(first, { target: { value: '3' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Make the table' }));
    await waitFor(() => expect(window.location.pathname).toBe('/table/new1'));
    expect(sent).toEqual([['/api/tables/t1/continue', { ply: 5, seats: ['hard', 'me'] }]]);
  });

  it('tells who won at the end, and not before', async () => {
    await open('/replay/t1?eyes=none#6');
    expect(screen.queryByText('Ben won!')).toBeNull();
    await fireEvent.keyDown(document.body, { key: 'End' });
    expect(await screen.findByText('Ben won!')).toBeTruthy();
  });

  it('tells that nobody won, and knows roles', async () => {
    winners = [];
    const bot = { holder: 'bot', bot: 'easy', person: null, name: '' } as const;
    seats = [seat(0, { label: 'driver' }), seat(1, { label: 'police', ...bot })];
    await open('/replay/t1?eyes=none#7');
    expect(await screen.findByText('Nobody won')).toBeTruthy();
    const eyes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Through the eyes of' });
    expect([...eyes.options].map((option) => option.text)).toEqual(['Ann (driver)', 'police', 'A spectator']);
  });

  it('looks through one’s own alone before that', async () => {
    over = false;
    await open('/replay/t1');
    const eyes = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Through the eyes of' });
    expect([...eyes.options].map((option) => option.text)).toEqual(['Ann', 'A spectator']);
    expect(screen.getByText(/This game is not over/)).toBeTruthy();
  });

  it('plays and pauses with the space bar', async () => {
    await open('/replay/t1?eyes=none');
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });
});

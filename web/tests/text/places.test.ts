/** Place by place: what is told where, in which order, and how it follows the game. */
import { cleanup, render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { square } from '../../src/games/getaway_driver/map/grid';
import { all, legal } from '../boards';
import { recorded, toldIn } from './games';

async function shown(game: string, name: string, language: 'en' | 'nl' = 'en') {
  const { props, parts } = await toldIn(recorded(game, name), language);
  const { container, rerender } = render(parts.Board, props);
  const told = (at: string) => container.querySelector(`[data-line="${at}"], [data-row="${at}"]`)?.textContent ?? '';
  const order = (chapter: string) =>
    all(container, `[data-chapter="${chapter}"] [data-line]`).map((one) => one.dataset.line!);
  return { props, parts, container, rerender, told, order };
}

describe.each(['en', 'nl'] as const)('places (%s)', (language) => {
  test('On the Lam: fifteen places, who is there and who has searched', async () => {
    const { props, container, told } = await shown('on_the_lam', 'move-late', language);
    const { words, view } = props;
    expect(container.querySelectorAll('tbody tr')).toHaveLength(15);
    for (const tile of view.board) {
      expect(told(tile.at)).toContain(words.name('tile', tile.at));
      if (tile.skill) expect(told(tile.at)).toContain(`${words.name('skill', tile.skill)} ${tile.number}`);
      expect(told(tile.at).includes(words.message('otl-list-police'))).toBe(view.police === tile.at);
      for (const seat of view.seats) {
        const named = told(tile.at).split(words.player(seat.seat)).length - 1;
        expect(named).toBe(Number(seat.tile === tile.at) + Number(seat.marks.includes(tile.at)));
      }
    }
    for (const code of legal(props.decision)) {
      const [verb = '', at = ''] = code.split(':');
      if (verb === 'go') expect(told(at)).toContain(words.option(code));
    }
  });

  test('Getaway Driver: tiles, pieces, tokens and what may be chosen, row by row', async () => {
    const { props, told, order } = await shown('getaway_driver', 'turn-pursued', language);
    const { words, view } = props;
    for (const { at, tile, up } of view.tiles) {
      if (tile !== null && up) expect(told(at)).toContain(words.name('tile', tile));
      if (tile === null) expect(told(at)).toContain(words.message('gd-list-down'));
    }
    for (const { vehicle, at } of view.vehicles) expect(told(at)).toContain(words.name('vehicle', vehicle));
    expect(told('1,7')).toContain('Robin');
    for (const at of view.hazards) expect(told(at)).toContain(words.message('gd-list-hazard'));
    for (const [code, at] of Object.entries(view.own.targets as Record<string, string>)) {
      expect(told(at)).toContain(words.option(code));
    }
    const places = order('city').map(square);
    expect(places).toEqual([...places].sort((a, b) => a.row - b.row || a.column - b.column));
    expect(told('W')).toContain(words.message('gd-text-edge'));
  });

  test('Escape from New York: every space that is known, and what may be done there', async () => {
    const { props, told, order } = await shown('escape_from_new_york', 'hit', language);
    const { words, view } = props;
    for (const { space, tile, bosses, heroes } of view.spaces) {
      if (tile === null) continue;
      expect(told(space)).toContain(words.name('tile', tile));
      for (const boss of bosses) expect(told(space)).toContain(words.name('boss', boss));
      for (const seat of heroes) expect(told(space)).toContain(words.player(seat));
    }
    for (const code of legal(props.decision)) expect(told(code.split(':')[1]!)).toContain(words.option(code));
    const rows = order('city')
      .filter((at) => at !== 'rest')
      .map((at) => Number(at.slice(1)));
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    const all = view.spaces.map(({ space }: { space: string }) => space);
    for (const space of all) expect(told(space) || told('rest').includes(space)).toBeTruthy();
  });

  test('Outrun: the path that is run, as it lies', async () => {
    const { props, container } = await shown('outrun', 'run', language);
    const lines = container.querySelectorAll('[data-chapter="path"] li');
    expect(lines.length).toBeGreaterThanOrEqual(props.view.path.symbols.length);
    expect(container.querySelectorAll('[data-chapter="monster"] tbody tr')).toHaveLength(props.view.board.length);
  });
});

test('the words follow the view', async () => {
  const { props, told, rerender } = await shown('on_the_lam', 'move');
  const view = structuredClone(props.view);
  view.police = 'E1';
  await rerender({ ...props, view });
  expect(told('E1')).toContain('the police');
  expect(told('C2')).not.toContain('the police');
});

test('what is secret is told to its owner alone', async () => {
  const { props, parts } = await toldIn(recorded('on_the_lam', 'move-late'), 'en');
  const own = render(parts.Hand, props).container.textContent;
  for (const held of props.view.own.hand) expect(own).toContain(props.words.name('card', held));
  const board = render(parts.Board, { ...props, view: { ...props.view, own: null }, eyes: null }).container;
  const before = render(parts.Board, { ...props, eyes: null }).container;
  expect(board.textContent).toBe(before.textContent);
});

test('a tile that was looked at is told to who did, and to nobody else', async () => {
  const looked = await shown('escape_from_new_york', 'peeked');
  const name = looked.props.words.name('tile', 'slags-ring');
  expect(looked.told('K8')).toContain(name);
  cleanup();
  const other = await shown('escape_from_new_york', 'peeked-by-another');
  expect(other.container.textContent).not.toContain(name);
  expect(other.told('K8')).toContain(other.props.words.message('board-poi'));
});

test('tables, lists and headings, and nothing live', async () => {
  const { container } = await shown('on_the_lam', 'move-late');
  expect(container.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4);
  expect(container.querySelectorAll('h3')).toHaveLength(4);
  expect(container.querySelectorAll('th[scope=col]').length).toBeGreaterThanOrEqual(4);
  expect(container.querySelectorAll('th[scope=row]')).toHaveLength(15);
  expect(container.querySelector('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
});

/** Everything that a game shows is found through its own folder: no shared file names a game, and a game may bring nothing. */
import { render, waitFor } from '@testing-library/svelte';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GENERIC } from '../../src/games/generic';
import { partsOf, textOf } from '../../src/games/registry';
import Cover from '../../src/shared/art/Cover.svelte';
import { declared, inForce, sheets, SOURCE } from '../design/styles';

const TOY = 'toy_chase';

const folders = readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('shared files', () => {
  it('name no game', () => {
    const names = new RegExp(folders.flatMap((folder) => [folder, folder.replaceAll('_', '-')]).join('|'));
    const shared = sheets.filter(({ path }) => !path.startsWith('games/'));
    expect(folders.length).toBeGreaterThan(1);
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter(({ text }) => names.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

describe('a game that brings nothing', () => {
  it('has generic parts', async () => {
    const parts = await partsOf(TOY);
    const functions = { ahead: null, note: null, notice: null, telling: null, warning: null };
    expect({ ...parts, ...functions }).toEqual({ ...GENERIC, ...functions });
    expect((await textOf(TOY)).Board).toBe(GENERIC.Board);
  });

  it('has a plain picture', async () => {
    const { container } = render(Cover, { folder: TOY });
    await waitFor(() => expect(container.querySelector('.houses')).toBeTruthy());
  });

  it('has the usual accent', () => {
    expect(inForce('dark', 'toy-chase').get('--game')).toBe(inForce('dark').get('--game'));
  });
});

it.each(folders)('the folder of %s has a cover and parts, and its accent is its own', async (folder) => {
  const { container } = render(Cover, { folder });
  await waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
  expect(container.querySelector('.houses')).toBeNull();
  expect((await partsOf(folder)).Board).not.toBe(GENERIC.Board);
  const accent = sheets.find(({ path }) => path === `games/${folder}/accent.css`);
  if (accent) expect(declared(accent.path, (selector) => !selector.includes(folder.replaceAll('_', '-'))).size).toBe(0);
});

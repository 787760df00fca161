/** The browser knows no rules of Getaway Driver: it cites one only to show it beside a picture or a warning. */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../../../src/games/getaway_driver/**/*.{ts,svelte}', {
  eager: true,
  import: 'default',
  query: '?raw',
});
/** What is shown with its rule, and the types that are made from the views of the game. */
const SHOWN = ['map/explain.ts', 'note.ts', 'view.ts'];

test('rules are cited only where they are shown', () => {
  const citing = Object.keys(SOURCES).filter((path) => /GD-[A-Z]\d/.test(SOURCES[path]!));
  expect(Object.keys(SOURCES).length).toBeGreaterThan(80);
  expect(citing.map((path) => path.split('getaway_driver/').at(-1)).sort()).toEqual(SHOWN);
});

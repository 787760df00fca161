/** Opens the page of a table in a test. */
import { render, screen, waitFor } from '@testing-library/svelte';
import { expect } from 'vitest';
import Table from '../../src/pages/Table.svelte';
import type { State } from '../../src/shared/protocol';
import { go } from '../../src/shared/router.svelte';
import { FakeSocket } from './fixtures';

/** The page of a table, with the server's first words. */
export async function open(first: State, path = '/table/t1'): Promise<FakeSocket> {
  go(path);
  render(Table);
  await waitFor(() => expect(FakeSocket.made).toHaveLength(1));
  FakeSocket.last.open();
  FakeSocket.last.tell(first);
  await waitFor(() => expect(screen.queryByText('Opening the table…')).toBeNull());
  return FakeSocket.last;
}

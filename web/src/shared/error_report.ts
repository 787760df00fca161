/** The report of an error of the page, as it is sent to the server. */
import { ask } from './api';
import type { PageError } from './protocol';
import { route } from './router.svelte';

/** As many characters as the server takes. */
const MOST = { message: 500, stack: 4000 } as const;

export async function sendReport(error: unknown): Promise<void> {
  await ask('POST', '/api/page-errors', reportOf(error));
}

/** What is sent: nothing of a table or a person. */
export function reportOf(error: unknown): PageError {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' };
  return {
    message: withoutQueries(`${name}: ${message}`).slice(0, MOST.message),
    stack: withoutQueries(stack ?? '').slice(0, MOST.stack),
    page: route.page,
    version: __VERSION__,
  };
}

/** In an address, what stands behind `?` or `#` may be a key, and an id leads to a table. */
function withoutQueries(text: string): string {
  return text.replace(/[?#][\w=&%.-]+/g, '').replace(/\/(table|replay)\/[\w-]+/g, '/$1/…');
}

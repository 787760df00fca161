/** An error of the page itself: the reader is told that it is our fault, and may send a report to the server. */
import { ask } from './api';
import type { PageError } from './protocol';
import { route } from './router.svelte';
import { dismiss, toast, toasts } from './toast.svelte';
import { t } from './words.svelte';

/** As many characters as the server takes. */
const MOST = { message: 500, stack: 4000 } as const;

/** One toast, however often something fails meanwhile. */
export function showPageError(error: unknown): void {
  const text = t('problem-page');
  if (toasts.some((line) => line.text === text && line.action)) return;
  const id = toast(text, 'bad', { label: t('problem-report'), run: () => void send(error, id) });
}

async function send(error: unknown, id: number): Promise<void> {
  dismiss(id);
  try {
    await ask('POST', '/api/page-errors', reportOf(error));
    toast(t('problem-reported'), 'good');
  } catch {
    toast(t('problem-not-reported'), 'bad');
  }
}

/** What is sent: nothing of a table or a person. */
export function reportOf(error: unknown): PageError {
  const { name, message, stack } = error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' };
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

/** An error of the page itself: the reader is told that it is our fault, and may send a report to the server. */
import { dismiss, toast, toasts } from './toast.svelte';
import { t } from './words.svelte';

/** One toast, however often something fails meanwhile. */
export function showPageError(error: unknown): void {
  const text = t('problem-page');
  if (toasts.some((line) => line.text === text && line.action)) return;
  const id = toast(text, 'bad', { label: t('problem-report'), run: () => void send(error, id) });
}

/** What sends it is fetched when it is wanted. */
async function send(error: unknown, id: number): Promise<void> {
  dismiss(id);
  try {
    const { sendReport } = await import('./error_report');
    await sendReport(error);
    toast(t('problem-reported'), 'good');
  } catch {
    toast(t('problem-not-reported'), 'bad');
  }
}

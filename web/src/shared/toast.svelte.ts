/** Short news that goes away by itself. `ui/Toasts.svelte` shows it, once, in the shell. */
export type ToastKind = 'info' | 'good' | 'bad';

export interface ToastLine {
  id: number;
  text: string;
  kind: ToastKind;
}

/** Long enough to read a sentence twice. */
const LASTS = { info: 5000, good: 4000, bad: 8000 } as const;

let last = 0;

export const toasts: ToastLine[] = $state([]);

export function toast(text: string, kind: ToastKind = 'info'): void {
  const line = { id: ++last, text, kind };
  if (toasts.at(-1)?.text === text) toasts.pop();
  toasts.push(line);
  setTimeout(() => dismiss(line.id), LASTS[kind]);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((line) => line.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

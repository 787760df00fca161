/** Short news that goes away by itself. `ui/Toasts.svelte` shows it, once, in the shell. */
export type ToastKind = 'info' | 'good' | 'bad';

/** What the reader may do about it. */
export interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastLine {
  id: number;
  text: string;
  kind: ToastKind;
  action: ToastAction | null;
}

/** Long enough to read a sentence twice. */
const LASTS = { info: 5000, good: 4000, bad: 8000 } as const;
/** Long enough to read it and to decide. */
const LASTS_WITH_ACTION = 30_000;

let last = 0;

export const toasts: ToastLine[] = $state([]);

/** Returns the id by which it can be dismissed. */
export function toast(text: string, kind: ToastKind = 'info', action: ToastAction | null = null): number {
  const line = { id: ++last, text, kind, action };
  if (toasts.at(-1)?.text === text) toasts.pop();
  toasts.push(line);
  setTimeout(() => dismiss(line.id), action ? LASTS_WITH_ACTION : LASTS[kind]);
  return line.id;
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((line) => line.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

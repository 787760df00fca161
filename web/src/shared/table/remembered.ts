/** What is selected and not confirmed yet survives a reload: the tab keeps it, with the question that it answers. */

const place = (table: string) => `lamster-choice-${table}`;

/** `code` null: nothing is selected. */
export function rememberChoice(table: string, decision: string, code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(place(table));
    else sessionStorage.setItem(place(table), JSON.stringify({ decision, code }));
  } catch {
    // A browser that keeps nothing: the choice is then made again.
  }
}

/** What was selected for this question; null where nothing was. */
export function rememberedChoice(table: string, decision: string): string | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(place(table)) ?? '{}') as { decision?: string; code?: string };
    return found.decision === decision ? (found.code ?? null) : null;
  } catch {
    return null;
  }
}

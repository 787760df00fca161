/** The codes of an escape attempt over a bridge: which things are shown. */
import type { DecisionInfo } from '$shared/protocol';

const NOTHING = 'show:nothing';

function codesOf(decision: DecisionInfo | null): string[] {
  return decision?.options.map(({ code }) => code).filter((code) => code.startsWith('show:')) ?? [];
}

/** Everything that could be shown. */
export function shownMost(decision: DecisionInfo | null): string[] {
  return codesOf(decision)
    .map(shownBy)
    .reduce((most, things) => (things.length > most.length ? things : most), []);
}

/** The code that shows these things, whatever order it names them in. */
export function codeOf(decision: DecisionInfo | null, shown: readonly string[]): string {
  const same = (code: string) => [...shownBy(code)].sort().join() === [...shown].sort().join();
  return codesOf(decision).find(same) ?? NOTHING;
}

/** What stands behind `show:`. */
export function shownBy(code: string): string[] {
  const things = code.split(':')[1] ?? '';
  return things === 'nothing' ? [] : things.split('+');
}

/** An escape over a bridge (EFNY-V1, V3): what it takes, and what is known to be there for it. */
import type { DecisionInfo } from '$shared/protocol';
import type { NewYorkView } from '../view';
import { hereOf } from './streets';

const NOTHING = 'show:nothing';

/** The three things for this bridge. */
export const neededFor = (bridge: number) => ['president', 'tape', `diagram-${bridge}`];

export interface Attempt {
  /** Of the own things: what is shown, and what is kept back. */
  shown: string[];
  withheld: string[];
  /** What neither is shown nor is known to be with another Hero here. */
  lacking: string[];
  /** The rest is with others here, as far as is known. */
  others: string[];
  /** Somebody here holds cards that nobody else has seen. */
  doubt: boolean;
}

/** What others in the own space hold, as far as the viewer knows. */
function withOthers(view: NewYorkView): { things: string[]; doubt: boolean } {
  const here = hereOf(view);
  const others = (here?.heroes ?? []).filter((seat) => seat !== view.own?.seat).map((seat) => view.seats[seat]!);
  const things = others.flatMap(({ supply, known }) => [...supply.filter((thing) => thing !== null), ...known]);
  const doubt = others.some(({ supply, known }) => supply.filter((thing) => thing === null).length > known.length);
  return { things, doubt };
}

/** An attempt with these things of the own ones: `show:president+tape`, or all of them. */
export function attemptWith(view: NewYorkView, shown?: readonly string[]): Attempt | null {
  const bridge = hereOf(view)?.bridge ?? null;
  if (bridge === null || view.own === null) return null;
  const needed = neededFor(bridge);
  const own = needed.filter((thing) => view.own!.supply.includes(thing));
  const show = own.filter((thing) => shown === undefined || shown.includes(thing));
  const missing = needed.filter((thing) => !show.includes(thing));
  const { things, doubt } = withOthers(view);
  return {
    shown: show,
    withheld: own.filter((thing) => !show.includes(thing)),
    lacking: missing.filter((thing) => !own.includes(thing) && !things.includes(thing)),
    others: missing.filter((thing) => things.includes(thing)),
    doubt,
  };
}

/** The code that shows these things, whatever order it names them in. */
export function codeOf(decision: DecisionInfo | null, shown: readonly string[]): string {
  const codes = decision?.options.map(({ code }) => code) ?? [];
  const same = (code: string) => [...shownBy(code)].sort().join() === [...shown].sort().join();
  return codes.find((code) => code.startsWith('show:') && same(code)) ?? NOTHING;
}

/** What stands behind `show:`. */
export function shownBy(code: string): string[] {
  const things = code.split(':')[1] ?? '';
  return things === 'nothing' ? [] : things.split('+');
}

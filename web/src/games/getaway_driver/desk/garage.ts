/** The eight upgrades: what buys them, and what uses them. */
import type { DecisionInfo } from '$shared/protocol';

/** Options that use what an upgrade can do, by their verbs. */
const USED_BY: Record<string, string> = {
  'through-ahead': 'armored_car',
  'through-left': 'armored_car',
  'through-right': 'armored_car',
  dispatch: 'dispatch',
  another: 'police_motorcycle',
  spikes: 'tire_spikes',
  redraw: 'traffic_camera',
};

/** Verbs that several sorts of vehicles share: the name of the vehicle tells. */
const SHARED_VERBS = /^(pay|half-turn|swerve-\w+|hold-\w+)$/;
const BY_VEHICLE: Record<string, string> = {
  armored: 'armored_car',
  helicopter: 'police_helicopter',
  motorcycle: 'police_motorcycle',
};

/** The upgrade whose ability this option uses; null when it uses none. */
export function usedBy(code: string): string | null {
  const [verb = '', about = ''] = code.split(':');
  if (SHARED_VERBS.test(verb)) return BY_VEHICLE[about.split('-')[0] ?? ''] ?? null;
  return USED_BY[verb] ?? null;
}

export interface Offers {
  /** The option that buys it. */
  buy: string | null;
  /** The options that use it. */
  uses: string[];
}

export function offersOf(decision: DecisionInfo | null, upgrade: string): Offers {
  const codes = decision?.options.map(({ code }) => code) ?? [];
  return {
    buy: codes.find((code) => code === `buy:${upgrade}`) ?? null,
    uses: codes.filter((code) => usedBy(code) === upgrade),
  };
}

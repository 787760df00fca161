/** Which bots one runs against unless one says otherwise: those that are as fast as oneself. */
import type { Opponents } from '$shared/opponents';
import { paces } from './pace';

const BEGINNER = 'beginner';

/** The middle one of the levels of the last runs. */
export function opponents(levels: readonly string[]): Opponents | null {
  const runs = paces()
    .map((level) => levels.indexOf(level))
    .filter((place) => place >= 0)
    .sort((one, other) => one - other);
  const level = levels[runs[Math.floor(runs.length / 2)] ?? levels.indexOf(BEGINNER)];
  return level === undefined ? null : { level, why: 'out-opponents', args: { runs: runs.length } };
}

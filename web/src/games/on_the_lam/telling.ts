/** How long the pictures of the board take: the die and the compass come to rest first, then the police walk, then who is caught. */
import type { Telling } from '$shared/board';
import { ROLLING, WALKING } from './happenings';

/** By event: when its picture is done, if the ones before it were done at `time`. */
const DONE: Record<string, (time: number) => number> = {
  moved: (time) => Math.max(time, WALKING),
  rode: (time) => Math.max(time, WALKING),
  sent: (time) => Math.max(time, WALKING),
  rolled: (time) => Math.max(time, ROLLING),
  'police-rolled': (time) => Math.max(time, ROLLING) + WALKING,
  'police-turned': (time) => Math.max(time, ROLLING) + WALKING,
  'police-pursued': (time) => time + WALKING,
  'police-sent': (time) => time + WALKING,
  arrested: (time) => time + WALKING,
};

export const telling: Telling = (news) => {
  let time = 0;
  return news.map(({ data }) => (time = DONE[String(data.event)]?.(time) ?? time));
};

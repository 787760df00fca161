/** All pictures of cards and tiles, each by its code in components.toml, on a field of 100 by 100. */
import type { Scene } from '../scene';
import { BRAIN } from './brain';
import { CABBIE } from './cabbie';
import { EVENTS } from './events';
import { MAGGIE } from './maggie';
import { NEW_YORK_PICTURES } from './new_york';
import { OBJECTIVES } from './objectives';
import { SNAKE } from './snake';
import { THINGS } from './things';
import { TIMER } from './timer';

export const PICTURES = {
  action: { ...SNAKE, ...MAGGIE, ...BRAIN, ...CABBIE },
  thing: THINGS,
  event: EVENTS,
  timer: TIMER,
  'new-york': NEW_YORK_PICTURES,
  objective: OBJECTIVES,
} satisfies Record<string, Record<string, Scene>>;
export type Deck = keyof typeof PICTURES;

/** The picture of a card; empty for a code that there is not. */
export function pictureOf(deck: Deck, code: string): Scene {
  const pictures: Record<string, Scene> = PICTURES[deck];
  return pictures[code] ?? [];
}

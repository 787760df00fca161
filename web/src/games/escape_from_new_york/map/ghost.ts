/** What the map would look like if a code were played: who or what would be there, to be shown pale. */
import type { Point } from '$shared/ui/panzoom';
import { middleOf, type Direction } from '../art/hex';
import type { NewYorkView } from '../view';
import { roadMiddle } from './geo';
import { faceOf, split, type Choice, type Face, type RoadChoice } from './targets';

export type Ghost = Point & ({ sort: 'face'; face: Face } | { sort: 'roadblock'; direction: Direction });

const COMES: Record<string, string> = { prisoner: 'prisoner', wheels: 'driver', copter: 'helicopter' };
const GOES = ['go', 'crash', 'manhole', 'jump'];
/** Beside those who are there already. */
const ASIDE = { x: 24, y: -20 };

export function ghostOf(view: NewYorkView, choice: Choice | RoadChoice, seat: number): Ghost | null {
  const [verb] = split(choice.code);
  if ('direction' in choice) return roadGhost(choice, verb);
  const at = middleOf(choice.at);
  const aside = { x: at.x + ASIDE.x, y: at.y + ASIDE.y };
  const hero = view.seats[seat]?.hero;
  if (GOES.includes(verb) && hero) return { ...aside, sort: 'face', face: { sort: 'hero', hero } };
  if (verb.startsWith('trick-')) return { ...aside, sort: 'face', face: faceOf(verb) };
  return COMES[verb] ? { ...aside, sort: 'face', face: { sort: 'sign', sign: COMES[verb] } } : null;
}

function roadGhost({ at, direction }: RoadChoice, verb: string): Ghost | null {
  return verb === 'wire' ? { ...roadMiddle(at, direction), sort: 'roadblock', direction } : null;
}

/** Questions that are answered by a picture: a card to learn, an objective, what to show, whom to take along. */
import type { DecisionInfo } from '$shared/protocol';
import type { NewYorkView } from '../view';

/** A card face up, a back, a Hero or a sign. */
export interface Picture {
  sort: 'action' | 'thing' | 'blue' | 'purple' | 'event' | 'hero' | 'back' | 'timer' | 'sign';
  code: string;
}

export interface Offer {
  code: string;
  pictures: Picture[];
}

const picture = (sort: Picture['sort'], code: string): Picture[] => [{ sort, code }];
/** Options without a thing of their own, by what is drawn for them. */
const SIGNS: Record<string, string> = {
  'library:item': 'item',
  'library:card': 'cards',
  'shop:items': 'item',
  'shop:ammo': 'ammo',
  surgery: 'surgery',
  alone: 'footprint',
  ride: 'car',
  stay: 'boot',
  dare: 'barrier',
  skip: 'zzz',
  drive: 'wheel',
  suffer: 'fist',
};
const SEATS = ['rob', 'cover', 'invite'];
/** What is declined is told apart by what is asked. */
const DECLINED: Record<string, string> = { recovery: 'cards', building: 'boot', drive: 'boot' };

/** The options of a decision that are chosen by their picture; empty where cards, things or the map are asked for. */
export function offersOf(view: NewYorkView, decision: DecisionInfo | null): Offer[] {
  if (decision === null) return [];
  const offers = decision.options.map(({ code }) => ({ code, pictures: picturesOf(view, decision.kind, code) }));
  const pictured = offers.filter(({ pictures }) => pictures.length > 0);
  return [...pictured.filter(({ code }) => !isPassing(code)), ...pictured.filter(({ code }) => isPassing(code))];
}

/** What leaves things as they are comes last. */
const isPassing = (code: string) => ['decline', 'skip', 'stay', 'alone'].includes(code);

function picturesOf(view: NewYorkView, kind: string, code: string): Picture[] {
  const [verb = '', about = ''] = code.split(':');
  if (verb === 'learn') return picture('action', about);
  if (verb === 'keep') return picture('thing', about);
  if (verb === 'objective') return picture(isTransport(about) ? 'purple' : 'blue', about);
  if (verb === 'exchange') return exchanged(view, about);
  if (verb === 'steal') return about.endsWith('-back') ? picture('back', about) : picture('thing', about);
  if (verb === 'bury' || verb === 'leave') return picture('event', view.own?.event_top ?? '');
  if (code === 'recover-all') return picture('timer', view.city.black_tiles > 0 ? 'black' : 'red');
  if (SEATS.includes(verb)) return picture('hero', view.seats[Number(about) - 1]?.hero ?? '');
  const sign = verb === 'decline' ? DECLINED[kind] : SIGNS[code];
  return sign === undefined ? [] : picture('sign', sign);
}

const isTransport = (objective: string) => ['helicopter', 'gullfire', 'raft'].includes(objective);

function exchanged({ own }: NewYorkView, colour: string): Picture[] {
  const held = colour === 'blue' ? own?.blue : own?.purple;
  return picture(colour === 'blue' ? 'blue' : 'purple', held ?? '');
}

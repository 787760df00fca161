/** What the log tells as one action: the event that begins it, and those that belong to it. */
import type { Actions } from '$shared/table/actions';

const METER = ['meter-up', 'meter-down', 'last-ditch', 'study-price', 'hidden', 'watched', 'in-the-clear'];
const CRASHES = ['crashed', 'barricade-crashed', 'saved', 'charge-used', 'broke-through', 'dodged-tunnel'];
const PURSUERS = ['reacted', 'followed', 'shaken', 'returned', 'broke-off', 'jammed', 'forced'];
const TILES = ['turned-up', 'badge', 'badge-noted', 'skid-row', 'stash-for-badge', 'peeked'];
const HAZARDS = ['hazard-placed', 'hazard-removed', 'no-hazard'];
const AUTOMA = ['automa-turned', 'automa-joined', 'automa-flanked', 'automa-pursues', 'automa-faced', 'automa-waits'];
const AUTOMA_ON = ['automa-again', 'automa-stuck', 'extra-action'];

export const opens: Actions = {
  aimed: ['dropped', 'adjusted'],
  started: ['faced'],
  drew: ['drew', 'redrew', 'laid'],
  studied: [...TILES, ...METER],
  played: [...METER, ...PURSUERS, ...CRASHES, 'shared', 'decoyed', 'swapped'],
  replayed: [...METER, ...PURSUERS, ...CRASHES],
  drove: [
    ...['gave-up-card', 'took-stash', 'stunt-done', 'shared-stunt', 'spun-round', 'backed-out', 'extra-move'],
    ...TILES,
    ...HAZARDS,
    ...PURSUERS,
    ...CRASHES,
    ...METER,
  ],
  'vehicle-moved': ['vehicle-turned', 'half-turned', 'another-action', 'badge', ...CRASHES],
  'vehicle-turned': ['half-turned', 'another-action'],
  'automa-moved': [...AUTOMA, ...AUTOMA_ON, ...CRASHES],
  'upgrade-turned': [
    'automa-placed',
    'automa-not-placed',
    'automa-barricade',
    'no-barricade',
    'deck-shuffled',
    'charged',
  ],
  bought: ['placed', 'barricade-placed', 'spikes-placed', 'dispatched'],
  'event-card': ['event-aside', 'hunt', 'fuse-set'],
};

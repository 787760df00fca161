/** What the log tells as one action: the event that begins it, and those that belong to it. */
import type { Actions } from '$shared/table/actions';

const TAKEN = ['rode', 'sent', 'gave', 'stole-alibi', 'stole-item', 'drew-alibi', 'discarded', 'no-effect', 'refilled'];

export const opens: Actions = {
  searches: ['rolled', 'used', 'succeeded', 'failed', 'drew-alibi', 'discarded', 'marks-cleared', 'refilled'],
  'event-card': [...TAKEN, 'police-sent'],
  'drew-item': ['refilled', 'discarded'],
  used: TAKEN,
  hired: ['turned-up', 'found', 'found-nothing', 'refilled'],
  bribed: TAKEN,
  'police-rolled': ['police-turned', 'police-pursued', 'police-stayed', 'untouched'],
};

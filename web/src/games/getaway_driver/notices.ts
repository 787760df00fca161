/** What a Driver, or the Police, must not miss. */
import { noticesBy, type NoticeKind, type NoticeOf } from '$shared/notices';
import { roleOf, type Role } from './desk/roles';
import type { GetawayView } from './view';

const done = noticesBy({
  'meter-up': ['seat', 'bad'],
  chases: ['seat', 'bad'],
  caught: ['seat', 'bad'],
  cornered: ['seat', 'bad'],
  'in-the-clear': ['seat', 'good'],
});

/** Events without a seat: what they are for one side; for the other they are no notice, or the opposite. */
const SIDES: Readonly<Record<string, Partial<Record<Role, NoticeKind>>>> = {
  crashed: { driver: 'good', police: 'bad' },
  'automa-pursues': { driver: 'bad' },
  'idle-warning': { driver: 'bad' },
  'net-closed': { driver: 'bad' },
};

export const notice: NoticeOf<GetawayView> = (news, context) => {
  const { eyes, words, view } = context;
  const kind = SIDES[String(news.data.event)]?.[roleOf(view, eyes)];
  return kind ? { text: words.event(news.data), kind } : done(news, context);
};

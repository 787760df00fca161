/** What a Hero must not miss. */
import { noticesBy, type NoticeOf } from '$shared/notices';

const done = noticesBy({
  damaged: ['seat', 'bad'],
  lost: ['seat', 'bad'],
  crashed: ['seat', 'bad'],
  trap: ['seat', 'bad'],
  'president-dead': ['seat', 'bad'],
  robbed: ['victim', 'bad'],
  stole: ['victim', 'bad'],
  gave: ['victim', 'good'],
});

/** Damage that a Hero was spared is none. */
export const notice: NoticeOf = (news, context) =>
  news.data.event === 'damaged' && news.data.damage === 0 ? null : done(news, context);

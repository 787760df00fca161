/** What a runner must not miss: what the monster does to them, what others do to their cards, and who runs past them. */
import { noticesBy, type NoticeOf } from '$shared/notices';
import type { News } from '$shared/protocol';
import { isMove } from './museum/walk.svelte';

const done = noticesBy({
  clawed: ['seat', 'bad'],
  burned: ['seat', 'bad'],
  bitten: ['seat', 'bad'],
  infected: ['victim', 'bad'],
  cured: ['seat', 'good'],
  placed: ['target', 'bad'],
  stole: ['target', 'bad'],
  'stole-card': ['target', 'bad'],
  traded: ['target', 'news'],
  gave: ['target', 'news'],
});

export const notice: NoticeOf = (news, context) => {
  const { eyes, words } = context;
  if (!passes(news, eyes, context.news)) return done(news, context);
  return {
    text: words.message('out-notice-passed', '', { player: words.player(Number(news.data.seat)) }),
    kind: 'bad',
  };
};

/** Somebody who was behind this seat comes to stand before it. */
function passes({ n, data }: News, seat: number, all: readonly News[]): boolean {
  if (!isMove(data) || data.seat === seat || typeof data.room !== 'number') return false;
  const own = all.findLast((one) => one.n < n && isMove(one.data) && one.data.seat === seat)?.data.room;
  return typeof own === 'number' && data.room - Number(data.rooms) < own && own < data.room;
}

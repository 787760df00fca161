/** What a suspect must not miss. */
import { noticesBy } from '$shared/notices';

export const notice = noticesBy({
  arrested: ['seat', 'bad'],
  'police-pursued': ['seat', 'bad'],
  'stole-alibi': ['victim', 'bad'],
  'stole-item': ['victim', 'bad'],
  untouched: ['seat', 'good'],
});

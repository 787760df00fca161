/** The votes in which the reader's answer is missing. */
import { t, type GameWords } from '../words.svelte';
import type { Room } from './room.svelte';
import { clockText, controlOf } from './turn_clock';
import { undoQuestion } from './back';

export interface OpenVote {
  key: string;
  text: string;
}

export function openVotes(room: Room, words: GameWords): OpenVote[] {
  const { position, times, you } = room.connection;
  const me = you?.person ?? '';
  const isMissing = ({ needed, agreed }: { needed: string[]; agreed: string[] }) =>
    needed.includes(me) && !agreed.includes(me);
  const found: OpenVote[] = [];
  const undo = position?.wish;
  if (undo && isMissing(undo)) found.push({ key: `undo ${undo.number}`, text: undoQuestion(words, undo) });
  const clock = position?.clock_proposal;
  if (clock && isMissing(clock)) {
    const text = t('clock-question', { name: room.personName(clock.person), clock: clockText(controlOf(clock)) });
    found.push({ key: `clock ${clock.number}`, text });
  }
  for (const { seat, voters, wait, bot } of times?.votes ?? []) {
    if (!voters.includes(me) || [...wait, ...bot].includes(me)) continue;
    found.push({ key: `time ${seat}`, text: t('time-vote-question', { name: words.player(seat) }) });
  }
  return found;
}

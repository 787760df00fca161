/** Going back: what it would mean, in sentences. */

import type { UndoRequest, WayBack } from '../protocol';
import { t, type GameWords } from '../words.svelte';
import { listed } from './names';

/** Those whose actions would be taken back too. */
export function actedText(words: GameWords, seats: readonly number[], message: string): string {
  if (seats.length === 0) return '';
  const names = listed(
    seats.map((seat) => words.inSentence(seat)),
    words.language,
  );
  return t(message, { names, count: words.number(seats) });
}

/** What choosing a way back leads to; `others` are the names of those who must agree. */
export function meaning(words: GameWords, way: WayBack, others: readonly string[]): string[] {
  const consent = way.free
    ? t('back-free')
    : others.length === 0
      ? t('back-bots')
      : t('back-ask', { names: listed(others, words.language), count: others.length });
  return [consent, actedText(words, way.acted, 'back-acted'), way.learned ? t('back-learned') : ''].filter(Boolean);
}

/** What the others are asked. */
export function undoQuestion(words: GameWords, request: UndoRequest): string {
  const told = { name: words.player(request.seat), action: words.option(request.code) };
  return t(request.turn ? 'undo-request-question-turn' : 'undo-request-question', told);
}

/** What the others are told of a request before they answer. */
export function consequences(words: GameWords, request: UndoRequest): string[] {
  return [
    actedText(words, request.acted, 'undo-request-acted'),
    request.learned ? t('undo-request-learned') : '',
  ].filter(Boolean);
}

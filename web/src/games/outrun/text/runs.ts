/** Runs in words: the one that was checked last, and how practice goes. */
import { factsOf, joined, linesOf, named, sentences, type Chapter, type Fact } from '$shared/text/chapters';
import type { GameWords } from '$shared/words.svelte';
import { movedText, rowText, timeText, verdictOf } from '../review/rows';
import type { OutrunView, PracticeView, RoundView, RunView } from '../view';

/** Everybody along the line: what they laid, and what had to be laid. */
export function lastRun(words: GameWords, view: OutrunView, last: RoundView): Chapter {
  const [alone] = last.runs;
  const round = words.message('out-review', '', { round: last.round });
  return {
    id: 'last',
    title: view.practice === null ? round : words.message('out-practice-last'),
    lines: linesOf([
      words.message('out-path-was', '', { row: rowText(words, last.path.symbols) }),
      view.practice !== null && alone !== undefined && practiceText(words, alone),
    ]),
    parts: last.runs.map((run) => ({
      id: `run-${run.seat}`,
      title: words.player(run.seat),
      facts: runFacts(words, run, view.practice === null),
      lines: linesOf(stepTexts(words, run)),
    })),
  };
}

function runFacts(words: GameWords, run: RunView, rooms: boolean): Fact[] {
  const say = (message: string) => words.message(`out-text-${message}`);
  const time = run.ms === null ? '' : timeText(words, run.ms);
  return factsOf(
    [say('verdict'), words.message(`out-verdict-${verdictOf(run)}`)],
    [words.message('out-step-laid'), run.row === null ? words.message('out-no-finish') : rowText(words, run.row)],
    [say('time'), joined([time, run.capped && words.message('out-capped')])],
    [say('moved'), rooms && movedText(words, run)],
    [say('front'), named(words, 'card', run.front)],
    [words.message('out-step-wanted'), verdictOf(run) !== 'right' && rowText(words, run.nearest)],
    [say('slip'), verdictOf(run) === 'wrong' && run.at >= 0 && String(run.at + 1)],
    [say('blame'), run.blame !== null && words.message('out-blame', '', { card: words.name('card', run.blame) })],
    [
      say('also'),
      joined(
        run.rows.filter((row) => row !== run.nearest).map((row) => rowText(words, row)),
        '; ',
      ),
    ],
  );
}

/** From the path to what had to be laid, one card in force after the other; a path that nothing changed needs none. */
function stepTexts(words: GameWords, run: RunView): string[] {
  const steps = run.stages.filter(({ card }) => card !== null);
  return steps.map(({ card, row }) => sentences([words.name('card', card ?? ''), rowText(words, row)]));
}

// Practice.

function practiceText(words: GameWords, run: RunView): string {
  const verdict = verdictOf(run);
  if (verdict !== 'right') return words.message(`out-practice-${verdict}`);
  const made = run.ms !== null && run.ms <= run.par;
  const [time, par] = [timeText(words, run.ms ?? 0), timeText(words, run.par)];
  return words.message(made ? 'out-practice-made' : 'out-practice-slow', '', { time, par });
}

export function progress(words: GameWords, { made, total, times, pars }: PracticeView): Chapter {
  const told = times.map((time, i) => {
    const par = timeText(words, pars[i] ?? 0);
    if (time === null) return words.message('out-path-missed', '', { par });
    const slow = time > (pars[i] ?? 0);
    return words.message(slow ? 'out-path-slow' : 'out-path-made', '', { time: timeText(words, time), par });
  });
  return {
    id: 'practice',
    title: words.message('out-progress'),
    lines: linesOf([
      words.message('out-progress-done', '', { done: times.length, total }),
      words.message('out-progress-made', '', { made }),
      ...told.map((text, i) => `${i + 1}: ${text}`),
    ]),
  };
}

/** The museum, the runners in it and the monster behind them, in words. */
import type { BoardProps } from '$shared/board';
import { counted, factsOf, joined, linesOf, seatTitle, times, type Chapter, type Fact } from '$shared/text/chapters';
import { t, type GameWords } from '$shared/words.svelte';
import { chaseText } from '../about/about';
import { CHARACTERS } from '../art/characters';
import { healthText, toGoText } from '../museum/telling';
import { pathLines } from '../race/names';
import { inForce } from '../race/row';
import { rowText } from '../review/rows';
import type { OutrunView, PositionView, SeatView } from '../view';
import { lastRun, progress } from './runs';

type Props = Pick<BoardProps<OutrunView>, 'words' | 'view' | 'eyes'>;

export function boardChapters(props: Props): Chapter[] {
  const { words, view } = props;
  return [
    { id: 'now', title: t('text-now'), facts: nowFacts(words, view) },
    ...(view.stage === 'run' && view.path !== null ? [path(words, view)] : []),
    ...(view.stage === 'pick' ? [characters(props)] : []),
    ...(view.practice === null ? [] : [progress(words, view.practice)]),
    {
      id: 'centre',
      title: words.message('out-centre'),
      lines: linesOf(view.centre.map((card) => cardText(words, card))),
    },
    runners(props),
    ...(view.monster === null ? [] : [monsterBoard(words, view, view.monster)]),
    ...(view.last === null ? [] : [lastRun(words, view, view.last)]),
    discards(words, view),
    faces(words, view),
  ];
}

/** A card with what it does, in a few words. */
function cardText(words: GameWords, card: string, count = 1): string {
  return `${times(words.name('card', card), count)}: ${words.name('card', card, 'short')}`;
}

// What goes on just now.

function nowFacts(words: GameWords, view: OutrunView): Fact[] {
  const say = (message: string) => words.message(`out-text-${message}`);
  const racing = view.practice === null;
  return factsOf(
    [say('monster'), view.monster !== null && words.name('monster', view.monster)],
    [say('stage'), say(`stage-${view.stage}`)],
    [say('goal'), racing && String(view.goal)],
    [say('flipper'), racing && words.player(view.flipper)],
    [say('line'), racing && joined(view.line.map((seat) => words.player(seat)))],
    [say('deck'), racing && String(view.deck)],
    [say('paths'), String(view.paths_left)],
    [say('limit'), words.message('out-text-seconds', '', { seconds: view.limit })],
  );
}

/** The path that all run: in a replay, and for who looks on. */
function path(words: GameWords, view: OutrunView): Chapter {
  const lines = view.path === null ? [] : pathLines(words, view.path, view.straight, view.antidote);
  return { id: 'path', title: t(view.straight ? 'race-path-line' : 'race-path'), lines: linesOf(lines) };
}

function characters({ words, view, eyes }: Props): Chapter {
  const lines = CHARACTERS.map((who) => {
    const owner = view.seats.find(({ character }) => character === who);
    const name = words.name('character', who);
    return { id: who, text: owner ? `${name}: ${seatTitle(words, owner.seat, eyes)}` : name };
  });
  return { id: 'characters', title: words.message('out-pick'), lines };
}

// Runners.

function runners({ words, view, eyes }: Props): Chapter {
  const parts = view.seats.map((seat) => ({
    id: `seat-${seat.seat}`,
    title: seatTitle(words, seat.seat, eyes),
    facts: seatFacts(words, view, seat),
    lines: linesOf(counted(seat.front).map(([card, count]) => cardText(words, card, count))),
  }));
  return { id: 'players', title: t('table-players'), parts };
}

function seatFacts(words: GameWords, view: OutrunView, seat: SeatView): Fact[] {
  const say = (message: string) => words.message(`out-text-${message}`);
  const running = view.stage === 'run';
  const racing = view.practice === null && view.stage !== 'pick';
  const hands = view.monster === 'bear' || view.monster === 'dragon';
  const front = words.message('out-front', '', { cards: seat.front.length });
  return factsOf(
    [say('character'), seat.character !== null && words.name('character', seat.character)],
    [say('stage'), running && words.message(seat.finished ? 'out-finished' : 'out-running')],
    [say('room'), racing && roomText(words, view, seat)],
    [say('place'), racing && seat.position !== null && placeName(words, view.board[seat.position])],
    [say('right'), seat.right !== null && words.message(`out-verdict-${seat.right ? 'right' : 'wrong'}`)],
    [say('health'), healthText(words, seat)],
    [say('monster'), racing && chaseText(words, view, seat.seat)],
    [say('hand'), hands && words.message('out-hand-size', '', { cards: seat.hand })],
    [say('front'), seat.front.length > 0 && front],
  );
}

function roomText(words: GameWords, view: OutrunView, seat: SeatView): string {
  const way = toGoText(words, seat);
  return seat.room > view.goal ? way : joined([String(seat.room), way]);
}

// The monster.

function placeName(words: GameWords, place: PositionView | undefined): string {
  if (place === undefined) return '';
  return place.n === 0 ? words.message('out-box') : words.message('out-place', '', { n: place.n, rooms: place.value });
}

const NOTES = ['who', 'where', 'clear'] as const;

function monsterBoard(words: GameWords, view: OutrunView, monster: string): Chapter {
  const note = (about: string) =>
    [words.message(`out-note-${about}`), words.message(`out-note-${about}`, monster)] as const;
  const columns = ['place', 'does', 'there'].map((column) => words.message(`out-text-${column}`));
  const rows = view.board.map((place) => ({
    id: String(place.n),
    cells: [placeName(words, place), effectText(words, place), joined(thereAt(words, view, place.n))],
  }));
  return {
    id: 'monster',
    title: words.message('out-board-of', '', { monster: words.name('monster', monster) }),
    grid: { columns, rows },
    facts: factsOf(...NOTES.map(note)),
  };
}

function effectText(words: GameWords, { active, icons }: PositionView): string {
  return joined(
    [!active && words.message('out-place-blocked'), ...icons.map((icon) => words.message(`out-icon-${icon}`))],
    '; ',
  );
}

const thereAt = (words: GameWords, view: OutrunView, n: number) =>
  view.line.filter((seat) => view.seats[seat]?.position === n).map((seat) => words.player(seat));

function discards(words: GameWords, view: OutrunView): Chapter {
  const lines = counted(view.discard).map(([card, count]) => ({ id: card, text: cardText(words, card, count) }));
  const none = view.practice === null ? [words.message('out-discard-empty')] : [];
  return {
    id: 'discard',
    title: words.message('out-discard', '', { cards: view.discard.length }),
    lines: lines.length > 0 ? lines : linesOf(none),
  };
}

/** Every card that can come up. */
function faces(words: GameWords, view: OutrunView): Chapter {
  const lines = view.cards.map((card) => ({ id: card, text: cardText(words, card) }));
  return { id: 'faces', title: words.message('out-help-cards'), lines };
}

// What only one seat has.

export function handChapters({ words, view, eyes }: Props): Chapter[] {
  const me = view.own?.seat ?? eyes;
  if (me === null || view.stage === 'pick') return [];
  const force = inForce(view).map((card) => cardText(words, card));
  const hand = counted(view.own?.hand ?? []).map(([card, count]) => cardText(words, card, count));
  const hands = view.monster === 'bear' || view.monster === 'dragon';
  const tray = rowText(words, view.own?.tray ?? '');
  const row = view.own?.row ?? null;
  return [
    {
      id: 'force',
      title: words.message('out-in-force'),
      lines: linesOf(force.length > 0 ? force : [words.message('out-in-force-none')]),
    },
    ...(hands
      ? [
          {
            id: 'hand',
            title: words.message('out-hand'),
            lines: linesOf(hand.length > 0 ? hand : [words.message('out-hand-empty')]),
          },
        ]
      : []),
    {
      id: 'row',
      title: words.message('out-text-row'),
      facts: factsOf(
        [words.message('out-text-tray'), view.stage === 'run' && tray],
        [words.message('out-step-laid'), view.stage === 'run' && row !== null && rowText(words, row)],
      ),
    },
  ];
}

/** New York in words: the turn, its own board, the island space by space, the Heroes. */
import type { BoardProps } from '$shared/board';
import { factsOf, joined, linesOf, seatTitle, sentences } from '$shared/text/chapters';
import type { Chapter, Fact, Line } from '$shared/text/chapters';
import { t, type GameWords } from '$shared/words.svelte';
import { DIRECTIONS, neighbourOf } from '../art/hex';
import * as say from '../city/say';
import { isBlocked, spaceOf } from '../desk/streets';
import { readingOf, toldSpaces } from '../map/reading';
import { targetsOf } from '../map/targets';
import type { BackView, BossView, NewYorkView, RoadView } from '../view';
import { heroChoice, seatChapter } from './heroes';

type Props = Pick<BoardProps<NewYorkView>, 'words' | 'view' | 'eyes' | 'decision'>;

export function boardChapters(props: Props): Chapter[] {
  const { words, view, eyes } = props;
  const begun = view.seats.every(({ hero }) => hero !== null);
  return [
    { id: 'now', title: t('text-now'), facts: turnFacts(words, view, begun) },
    ...(begun ? [] : [heroChoice(words, view)]),
    {
      id: 'heroes',
      title: words.message('efny-text-heroes'),
      parts: view.seats.map((seat) => seatChapter(words, view, seat, seatTitle(words, seat.seat, eyes))),
    },
    ...(eyes === null || !begun ? [] : [aroundMe(words, view, eyes)]),
    { id: 'bosses', title: words.message('efny-text-bosses'), lines: view.bosses.map((boss) => bossLine(words, boss)) },
    pressure(words, view),
    cards(words, view),
    { id: 'elsewhere', title: words.message('efny-city-elsewhere'), lines: linesOf(elsewhere(words, view)) },
    island(props),
    { id: 'roads', title: words.message('efny-text-roads'), lines: view.roads.map((road) => roadLine(words, road)) },
  ];
}

// The turn.

function turnFacts(words: GameWords, view: NewYorkView, begun: boolean): Fact[] {
  const { turn, city } = view;
  const text = (message: string) => words.message(`efny-text-${message}`);
  if (!begun) return factsOf([text('step'), words.message('board-setup')]);
  const step = turn.step === 1 && turn.forced ? 'forced' : String(turn.step);
  const title = words.message(`efny-desk-step-${step}`);
  return factsOf(
    [t('text-turn'), words.player(turn.active)],
    [text('step'), words.message('efny-text-step-of', '', { step: turn.step, title })],
    [text('step-does'), words.message(`efny-desk-step-${step}`, 'does')],
    [text('played'), joined(turn.played.map((card) => words.name('action', card)))],
    [text('made'), turn.noise > 0 && String(turn.noise)],
    [text('guard'), turn.guard > 0 && words.message('board-guard', '', { guard: turn.guard })],
    [text('ability'), turn.ability && t('table-yes')],
    [text('playing'), city.playing !== null && cardText(words, city.playing)],
  );
}

const cardText = (words: GameWords, card: string) =>
  `${words.name('ny-card', card)}: ${words.name('ny-card', card, 'effect')}`;

/** The six roads of the reader's own space: what a glance at the map tells. */
function aroundMe(words: GameWords, view: NewYorkView, eyes: number): Chapter {
  const here = view.seats[eyes]?.space ?? '';
  const lines = DIRECTIONS.flatMap((direction): Line[] => {
    const code = neighbourOf(here, direction);
    if (spaceOf(view, code) === undefined) return [];
    const { title, lines: inside } = readingOf(view, words, code);
    const shut = isBlocked(view, here, direction) && words.message('efny-text-shut');
    const way = words.message('efny-text-way', '', { way: words.name('direction', direction), space: title });
    return [{ id: direction, text: sentences([way, shut, ...inside]) }];
  });
  return { id: 'around', title: words.message('efny-text-around', '', { space: here }), lines };
}

function bossLine(words: GameWords, { boss, space, life, most, down, gone }: BossView): Line {
  const name = words.name('boss', boss);
  const where = space === null ? words.message('efny-text-nowhere') : words.message('efny-city-seat-at', '', { space });
  const standing = words.message('efny-map-boss', down ? 'down' : '', { boss: name, life, most });
  const told = gone ? joined([name, words.message('efny-text-gone')]) : standing;
  return { id: boss, text: sentences([told, (!gone || space !== null) && where]) };
}

// New York's own board.

function pressure(words: GameWords, view: NewYorkView): Chapter {
  const { city } = view;
  const lines = linesOf([
    say.timerText(words, view),
    words.message('efny-city-events', '', { level: city.event_level, cards: city.events_left }),
    say.noiseText(words, view),
    say.missionsText(words, view),
    say.payText(words, view),
    say.nextText(words, view),
    say.waysText(words, view),
    words.message('efny-city-deck', '', { cards: city.deck, specials: city.specials_beside }),
  ]);
  return { id: 'pressure', title: words.message('efny-city'), lines };
}

function cards(words: GameWords, { city }: NewYorkView): Chapter {
  const listed = (codes: readonly string[]) => linesOf(codes.map((card) => cardText(words, card)));
  const backs = (found: readonly BackView[]) => linesOf(found.map((back) => backText(words, back)));
  return {
    id: 'cards',
    title: words.message('efny-text-cards'),
    parts: [
      { id: 'top', title: words.message('efny-city-top'), lines: backs(city.top === null ? [] : [city.top]) },
      { id: 'below', title: words.message('efny-text-below'), lines: backs(city.below) },
      { id: 'bonuses', title: words.message('efny-city-bonuses'), lines: listed(city.bonuses) },
      {
        id: 'discard',
        title: words.message('efny-city-discard', '', { cards: city.discard.length }),
        lines: listed(city.discard),
      },
    ],
  };
}

/** The back of a card: what it costs, and from where Enemies would come. */
function backText(words: GameWords, { card, cost, directions, roadblock }: BackView): string {
  const way = (code: string) => words.name('direction', code);
  return sentences([
    words.name('ny-card', card),
    words.message('efny-city-costs', '', { cost }),
    words.message('efny-text-back', '', { ways: joined(directions.map(way)), road: way(roadblock) }),
  ]);
}

function elsewhere(words: GameWords, view: NewYorkView): string[] {
  const { city } = view;
  return [
    say.presidentText(words, view),
    say.copterText(words, view),
    say.gullfireText(words, view),
    ...city.slots.map((_, slot) => say.slotText(words, view, slot)),
    words.message('efny-city-prisoners', '', { prisoners: city.prisoners_left }),
    words.message('efny-city-cars', '', { cars: city.cars_left }),
    words.message('efny-city-items', '', { items: city.items_left }),
  ];
}

// The island.

function island({ words, view, decision }: Props): Chapter {
  const { spaces, roads } = targetsOf(decision, view);
  const codesAt = (space: string) =>
    [...(spaces.get(space) ?? []), ...roads.filter(({ at }) => at === space)].map(({ code }) => code);
  const chosen = [...spaces.keys(), ...roads.map(({ at }) => at)];
  const noted = view.spaces.map(({ space }) => space).filter((one) => readingOf(view, words, one).lines.length > 0);
  const told = toldSpaces(view, [...chosen, ...noted]);
  const rest = view.spaces.map(({ space }) => space).filter((space) => !told.includes(space));
  const unrevealed = words.message('efny-text-unrevealed', '', { spaces: joined(rest) });
  return {
    id: 'city',
    title: words.message('efny-map-list'),
    lines: [
      ...told.map((space) => ({ id: space, text: spaceText(words, view, space, codesAt(space)) })),
      ...(rest.length > 0 ? [{ id: 'rest', text: unrevealed }] : []),
    ],
  };
}

/** A space, what is in it, and what may be done there. */
function spaceText(words: GameWords, view: NewYorkView, space: string, codes: readonly string[]): string {
  const { title, lines } = readingOf(view, words, space);
  const may = codes.map((code) => words.message('efny-map-may', '', { option: words.option(code) }));
  return sentences([title, ...lines, ...may]);
}

/** Roadblocks, also those in pieces. */
function roadLine(words: GameWords, { space, direction, intact }: RoadView): Line {
  const way = words.name('direction', direction);
  return { id: `${space}-${direction}`, text: words.message('efny-text-road', intact ? '' : 'broken', { space, way }) };
}

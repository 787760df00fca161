/** The city, the people in it and the piles, in words. */
import type { BoardProps } from '$shared/board';
import {
  counted,
  factsOf,
  joined,
  linesOf,
  named,
  seatTitle,
  sentences,
  times,
  type Chapter,
  type Fact,
} from '$shared/text/chapters';
import { t, type GameWords } from '$shared/words.svelte';
import { ownerOf } from '../cards';
import { policeText } from '../place';
import { targetsOf } from '../targets';
import type { LamView, SeatView, TileView } from '../view';

type Props = Pick<BoardProps<LamView>, 'words' | 'view' | 'eyes' | 'decision'>;

export function boardChapters(props: Props): Chapter[] {
  const { words, view, eyes } = props;
  return [
    { id: 'now', title: t('text-now'), facts: nowFacts(words, view) },
    ...(view.seats.some(({ character }) => character === null) ? [suspects(words, view)] : []),
    city(props),
    {
      id: 'players',
      title: t('table-players'),
      parts: view.seats.map((seat) => ({
        id: `seat-${seat.seat}`,
        title: seatTitle(words, seat.seat, eyes),
        facts: seatFacts(words, view, seat),
      })),
    },
    { id: 'piles', title: t('text-piles'), facts: pileFacts(words, view) },
  ];
}

// What goes on just now.

function nowFacts(words: GameWords, view: LamView): Fact[] {
  const say = (message: string) => words.message(`otl-text-${message}`);
  const phase = view.round > 0 && words.message('board-police-phase');
  return factsOf(
    [t('text-round'), view.round > 0 ? String(view.round) : words.message('board-setup')],
    [t('text-turn'), view.active === null ? phase : words.player(view.active)],
    [say('police'), placeName(words, view.police)],
    [say('search'), searchText(words, view)],
    [say('event'), view.event && cardText(words, view.event)],
    [say('turned'), named(words, 'alibi', view.turned)],
    [say('aside'), named(words, 'alibi', view.aside)],
    [t('text-won'), joined((view.winners ?? []).map((seat) => words.player(seat)))],
  );
}

function searchText(words: GameWords, { search }: LamView): string {
  if (search === null) return '';
  const { die, bonus, extra, number } = search;
  return words.message('otl-text-sum', '', { die, bonus, extra, sum: die + bonus + extra, number });
}

const placeName = (words: GameWords, at: string) =>
  words.message('otl-list-place', '', { at, name: words.name('tile', at) });

/** A card of the play pile, with what it does. */
const cardText = (words: GameWords, card: string) =>
  `${words.name('play', card)}: ${words.name('play', card, 'effect')}`;

/** The skills of a suspect, the best first. */
const bonusTexts = (words: GameWords, bonuses: Record<string, number>): string[] =>
  Object.entries(bonuses)
    .sort((one, other) => other[1] - one[1])
    .map(([skill, bonus]) => words.message('otl-bonus', '', { skill: words.name('skill', skill), bonus: `+${bonus}` }));

function suspects(words: GameWords, view: LamView): Chapter {
  const lines = view.suspects.map(({ character, bonuses, start }) => ({
    id: character,
    text: sentences([
      words.name('character', character),
      joined(bonusTexts(words, bonuses)),
      words.message('otl-starts', '', { tile: words.name('tile', start) }),
    ]),
  }));
  return { id: 'suspects', title: words.message('otl-lineup'), lines };
}

// The city.

function city({ words, view, decision }: Props): Chapter {
  const targets = targetsOf(decision, view);
  const mayChoose = view.board.some(({ at }) => targets.has(at));
  const told = ['place', 'skill', 'here', 'marks', ...(mayChoose ? ['may'] : [])];
  const rows = view.board.map(({ at, ...tile }) => ({
    id: at,
    cells: [
      placeName(words, at),
      skillText(words, tile),
      joined(peopleAt(words, view, at)),
      joined(searchedBy(words, view, at)),
      ...(mayChoose ? [targets.has(at) ? words.option(targets.get(at)!) : ''] : []),
    ],
  }));
  const columns = told.map((column) => words.message(`otl-text-${column}`));
  return { id: 'city', title: words.message('otl-list'), grid: { columns, rows } };
}

function skillText(words: GameWords, { skill, number }: Omit<TileView, 'at'>): string {
  return skill === null
    ? words.message('otl-text-no-skill')
    : words.message('otl-list-search', '', { skill: words.name('skill', skill), number });
}

function peopleAt(words: GameWords, view: LamView, at: string): string[] {
  const here = view.seats.filter(({ tile }) => tile === at).map((seat) => personText(words, seat));
  return view.police === at ? [...here, words.message('otl-list-police')] : here;
}

function personText(words: GameWords, { seat, character }: SeatView): string {
  const player = words.player(seat);
  if (character === null) return player;
  return words.message('otl-list-person', '', { player, character: words.name('character', character, 'short') });
}

function searchedBy(words: GameWords, view: LamView, at: string): string[] {
  return view.seats.filter(({ marks }) => marks.includes(at)).map(({ seat }) => words.player(seat));
}

// People.

function seatFacts(words: GameWords, view: LamView, seat: SeatView): Fact[] {
  const say = (message: string) => words.message(`otl-text-${message}`);
  const who = seat.character === null ? words.message('otl-seat-nobody') : words.name('character', seat.character);
  const signs = [
    view.active === seat.seat && words.message('otl-seat-turn'),
    view.first === seat.seat && words.message('otl-seat-first'),
    view.winners?.includes(seat.seat) && words.message('otl-seat-winner'),
  ];
  return factsOf(
    [say('suspect'), who],
    [say('state'), joined(signs)],
    [say('at'), seat.tile && placeName(words, seat.tile)],
    [say('police'), seat.tile && policeText(words, view, seat.tile)],
    [say('bonuses'), joined(bonusTexts(words, seat.bonuses))],
    [say('cards'), String(seat.alibi_cards)],
    [say('items'), String(seat.items)],
    [
      say('searched'),
      joined(
        seat.marks.map((at) => placeName(words, at)),
        '; ',
      ),
    ],
    [say('known'), named(words, 'card', seat.known)],
  );
}

// Piles.

function pileFacts(words: GameWords, view: LamView): Fact[] {
  const cards = (discard: Record<string, number>) =>
    joined(Object.entries(discard).map(([card, count]) => times(words.name('card', card), count)));
  return factsOf(
    [words.message('otl-text-alibi-pile'), String(view.alibi_pile)],
    [words.message('otl-text-alibi-discard'), cards(view.alibi_discard) || '0'],
    [words.message('otl-text-play-pile'), String(view.play_pile)],
    [words.message('otl-text-play-discard'), cards(view.play_discard) || '0'],
  );
}

// The own hand.

export function handChapters({ words, view }: Pick<Props, 'words' | 'view'>): Chapter[] {
  const own = view.own;
  const mine = own === null ? null : (view.seats[own.seat]?.character ?? null);
  if (own === null || mine === null) return [];
  const complete = own.own_cards >= view.goal;
  const progress = words.message('otl-progress', '', { own: own.own_cards, goal: view.goal });
  const alibis = counted(own.hand)
    .sort(([one], [other]) => Number(ownerOf(other) === mine) - Number(ownerOf(one) === mine))
    .map(([card, count]) => alibiText(words, card, count, mine));
  const items = counted(own.items).map(([card, count]) => times(cardText(words, card), count));
  const cards = [...alibis, ...items];
  return [
    {
      id: 'hand',
      title: words.message('otl-hand'),
      lines: linesOf([
        sentences([progress, complete && words.message('otl-ready')]),
        words.message(own.arrest ? 'otl-risk-arrest' : 'otl-risk-card'),
        ...(cards.length > 0 ? cards : [words.message('board-hand-empty')]),
      ]),
    },
  ];
}

function alibiText(words: GameWords, card: string, count: number, mine: string): string {
  const owner = ownerOf(card);
  return joined([
    times(words.name('card', card), count),
    owner !== null && words.message('otl-owner', '', { character: words.name('character', owner) }),
    owner === mine && words.message('otl-counts'),
  ]);
}

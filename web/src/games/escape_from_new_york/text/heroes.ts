/** Heroes in words: what all see of each, and what only the reader knows. */
import type { BoardProps } from '$shared/board';
import { counted, factsOf, joined, linesOf, sentences, times } from '$shared/text/chapters';
import type { Chapter, Fact, Line } from '$shared/text/chapters';
import type { GameWords } from '$shared/words.svelte';
import { ACTIONS } from '../art/printed';
import { holdings, type Holding } from '../city/seat';
import { cardsOf, noiseOf, STARTING_HAND } from '../desk/cards';
import { SUPPLY_LIMIT } from '../desk/things';
import type { NewYorkView, OwnView, SeatView } from '../view';

// Before the game.

const HEROES = ['snake', 'maggie', 'brain', 'cabbie'];

/** Which Hero to play: what each begins with, and the eight cards. */
export function heroChoice(words: GameWords, view: NewYorkView): Chapter {
  const basics = Object.entries(ACTIONS).filter(([, { set }]) => set === undefined);
  const parts = HEROES.map((hero) => {
    const taken = view.seats.find((seat) => seat.hero === hero)?.seat;
    const player =
      taken === undefined ? '' : words.message('efny-desk-hero-taken', '', { player: words.player(taken) });
    const cards = basics.filter(([, printed]) => printed.hero === hero);
    return {
      id: hero,
      title: words.name('hero', hero),
      lines: linesOf([words.name('hero', hero, 'effect'), player, ...cards.map(([card]) => actionText(words, card))]),
    };
  });
  return { id: 'choice', title: words.question('hero'), parts };
}

/** An Action card: what it does, and the Noise it makes. */
function actionText(words: GameWords, card: string): string {
  const noise = words.message('note-noise', '', { noise: noiseOf(card) });
  return sentences([`${words.name('action', card)}: ${words.name('action', card, 'effect')}`, noise]);
}

const thingText = (words: GameWords, thing: string) =>
  `${words.name('thing', thing)}: ${words.name('thing', thing, 'effect')}`;

// What all see.

export function seatChapter(words: GameWords, view: NewYorkView, seat: SeatView, title: string): Chapter {
  const lines = holdings(view, seat).map((holding) => holdingText(words, holding));
  return {
    id: `seat-${seat.seat}`,
    title,
    facts: seatFacts(words, seat),
    lines: linesOf(counted(lines).map(([text, count]) => times(text, count))),
  };
}

const LIES = { open: 'efny-city-seat-open', known: 'efny-city-seat-known', own: 'efny-city-seat-mine' };

function holdingText(words: GameWords, { back, thing, lies }: Holding): string {
  if (thing === null || lies === 'hidden') return words.message(`efny-city-seat-${back}`);
  return words.message(LIES[lies], '', { thing: words.name('thing', thing) });
}

function seatFacts(words: GameWords, seat: SeatView): Fact[] {
  const text = (message: string) => words.message(`efny-text-${message}`);
  const city = (message: string, args: Record<string, string | number> = {}) =>
    words.message(`efny-city-seat-${message}`, '', args);
  if (seat.hero === null) return factsOf([text('hero'), city('nobody')]);
  const cards = Math.max(STARTING_HAND, seat.hand + seat.discard + seat.chosen);
  const sure = joined(seat.sure_discard.map((card) => words.name('action', card)));
  const weapon = seat.weapon !== null && words.name('thing', seat.weapon);
  return factsOf(
    [text('hero'), words.name('hero', seat.hero)],
    [text('at'), words.name('space', seat.space)],
    [text('hand'), city('hand', { hand: seat.hand, cards })],
    [text('chosen'), seat.chosen > 0 && String(seat.chosen)],
    [text('discard'), String(seat.discard)],
    [text('sure'), sure],
    [text('weapon'), weapon && city('weapon', { weapon, ammo: seat.ammo, most: seat.most_ammo })],
    [text('car'), seat.car !== null && words.message(seat.car === 'taxi' ? 'board-taxi' : 'board-car')],
    [text('level'), levelText(words, seat)],
    [text('wanted'), seat.wanted > 0 && String(seat.wanted)],
    [text('promise'), seat.always_shows && words.message('board-always-shows')],
  );
}

function levelText(words: GameWords, { level, bar }: SeatView): string {
  const reached = words.message('efny-city-seat-level', '', { level });
  if (bar === null) return reached;
  const { prisoners, items, needs_prisoners: needsprisoners, needs_items: needsitems } = bar;
  const args = { level: level + 1, prisoners, needsprisoners, items, needsitems };
  return sentences([reached, words.message('efny-city-seat-bar', '', args)]);
}

// What only the reader knows.

export function handChapters({ words, view }: Pick<BoardProps<NewYorkView>, 'words' | 'view'>): Chapter[] {
  const { own } = view;
  if (own === null || view.seats.some(({ hero }) => hero === null)) return [];
  const { hand, planned, discard } = cardsOf(view);
  const actions = (cards: readonly string[]): Line[] =>
    cards.map((card) => ({ id: card, text: actionText(words, card) }));
  const things = (codes: readonly string[]) =>
    linesOf(counted(codes).map(([thing, count]) => times(thingText(words, thing), count)));
  const text = (message: string, args: Record<string, string | number> = {}) =>
    words.message(`efny-desk-${message}`, '', args);
  return [
    {
      id: 'hand',
      title: text('hand'),
      facts: factsOf([words.message('efny-text-threat'), damageText(words, own)]),
      lines: hand.length > 0 ? actions(hand) : linesOf([text('hand-empty')]),
    },
    { id: 'plan', title: text('plan'), lines: actions(planned) },
    { id: 'discard', title: text('discarded', { cards: discard.length }), lines: actions(discard) },
    {
      id: 'supply',
      title: text('supply', { cards: own.supply.length, most: SUPPLY_LIMIT }),
      lines: things(own.supply),
    },
    { id: 'shop', title: words.message('efny-text-shop'), lines: things(own.shop) },
    loneChapter(words, own),
    { id: 'known', title: words.message('efny-text-known'), lines: linesOf(knownTexts(words, own)) },
  ];
}

function damageText(words: GameWords, { threat, hand }: OwnView): string {
  if (threat === 0) return words.message('efny-desk-damage-none');
  return words.message('efny-desk-damage', '', { damage: threat, cards: hand.length });
}

/** The four conditions of a Lone Victory, and the objectives that two of them come from. */
function loneChapter(words: GameWords, { lone, blue, purple }: OwnView): Chapter {
  const text = (message: string) => words.message(`efny-desk-${message}`);
  const objective = (kind: string, code: string) => `${words.name(kind, code)}: ${words.name(kind, code, 'effect')}`;
  const conditions: [met: boolean, text: string][] = [
    [lone.president, words.message('board-alone-president')],
    [lone.level, words.message('board-alone-level')],
    [lone.thing, blue === null ? text('lone-blue') : objective('blue', blue)],
    [lone.transport, purple === null ? text('lone-purple') : objective('purple', purple)],
  ];
  const met = conditions.filter(([one]) => one).length;
  const told = conditions.map(([one, condition]) =>
    words.message(one ? 'efny-desk-lone-met' : 'efny-desk-lone-open', '', { text: condition }),
  );
  return { id: 'lone', title: words.message('efny-desk-lone', '', { met }), lines: linesOf(told) };
}

function knownTexts(words: GameWords, own: OwnView): string[] {
  const event = (place: string, code: string | null) =>
    code === null
      ? ''
      : sentences([
          words.message(`board-seen-${place}`, '', { event: words.name('event_card', code) }),
          words.name('event_card', code, 'effect'),
        ]);
  return [
    ...own.peeked.map(([space, tile]) =>
      sentences([
        words.message('efny-desk-known-poi', '', { space, tile: words.name('tile', tile) }),
        words.name('tile', tile, 'effect'),
      ]),
    ),
    ...own.slots.map(([number, thing]) =>
      words.message('board-seen-slot', '', { number, thing: words.name('thing', thing) }),
    ),
    event('top', own.event_top),
    event('bottom', own.event_bottom),
  ];
}

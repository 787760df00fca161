/** The chase in words: the table now, the city space by space, everybody in it. */
import type { BoardProps } from '$shared/board';
import { roleName } from '$shared/table/names';
import { factsOf, joined, named, seatTitle, sentences, type Chapter, type Fact } from '$shared/text/chapters';
import { t, type GameWords } from '$shared/words.svelte';
import { STUNT_OF } from '../desk/cards';
import { tileFacts } from '../desk/tile';
import { beside, WAYS } from '../map/grid';
import { isQuiet, targetsOf } from '../map/targets';
import { spaceLine, spaceText, toldSpaces } from '../map/telling';
import type { DriverView, GetawayView, SoloView, UpgradeView, VehicleView } from '../view';

type Props = Pick<BoardProps<GetawayView>, 'words' | 'view' | 'eyes' | 'seats' | 'decision'>;

export function boardChapters(props: Props): Chapter[] {
  const { words, view, eyes } = props;
  return [
    { id: 'now', title: t('text-now'), facts: nowFacts(words, view) },
    ...(view.event === null ? [] : [{ id: 'event', title: say(words, 'event'), facts: eventFacts(words, view) }]),
    {
      id: 'drivers',
      title: say(words, 'drivers'),
      parts: view.drivers.map((driver) => ({
        id: `seat-${driver.seat}`,
        title: seatTitle(words, driver.seat, eyes),
        facts: driverFacts(words, view, driver),
        lines: around(words, view, driver),
      })),
    },
    police(props),
    city(props),
    { id: 'solo', title: words.message('gd-solo'), facts: view.solo === null ? [] : soloFacts(words, view.solo) },
    tilesMet(words, view),
  ];
}

const say = (words: GameWords, message: string) => words.message(`gd-text-${message}`);

// What goes on just now.

function nowFacts(words: GameWords, view: GetawayView): Fact[] {
  const drawn = view.drawn ?? [];
  const heard = view.signals.map(({ seat, signal }) => `${words.player(seat)}: ${words.name('signal', signal)}`);
  return factsOf(
    [t('text-round'), view.round > 0 ? String(view.round) : words.message('board-setup')],
    [say(words, 'table'), words.message('gd-text-size', '', { columns: view.columns, rows: view.rows })],
    [say(words, 'tiles'), words.message(view.solo ? 'gd-piles-tiles' : 'gd-bag-tiles', '', { tiles: view.bag })],
    [say(words, 'rounds'), words.message('gd-bag-rounds', '', { rounds: view.rounds_left })],
    [say(words, 'idle'), view.idle_left !== null && words.message('board-idle', '', { left: view.idle_left })],
    [say(words, 'hazards'), String(view.hazards_left)],
    [say(words, 'filling'), joined(view.filling, '; ')],
    [say(words, 'drawn'), named(words, 'tile', drawn)],
    [say(words, 'signals'), joined(heard)],
    [say(words, 'learning'), view.learning && t('table-yes')],
    [t('text-won'), joined((view.winners ?? []).map((seat) => words.player(seat)))],
  );
}

function eventFacts(words: GameWords, view: GetawayView): Fact[] {
  const { event } = view;
  if (event === null) return [];
  const { crashes, escapes, goal, fuse } = event;
  const hunt = event.event === 'hunter_and_prey';
  const count =
    hunt &&
    sentences([
      words.message('gd-event-crashes', '', { crashes, goal }),
      words.message('gd-event-escapes', '', { escapes, goal }),
    ]);
  const courier = event.event === 'high_stakes_courier';
  return factsOf(
    [words.name('event_card', event.event), words.name('event_card', event.event, 'effect')],
    [say(words, 'count'), count],
    [say(words, 'fuse'), event.event === 'ticking_time_bomb' && words.message('gd-event-fuse', '', { fuse })],
    [say(words, 'stash'), courier && words.message('gd-event-stash', '', { stash: view.stash.length })],
  );
}

// Drivers.

function driverFacts(words: GameWords, view: GetawayView, driver: DriverView): Fact[] {
  const { at, facing } = driver;
  const place =
    at !== null &&
    words.message('gd-text-standing', '', {
      space: at,
      facing: facing === null ? '' : words.name('facing', facing),
    });
  const open = driver.hand ?? driver.shown;
  const hand = words.message('gd-hand-cards', '', { cards: driver.cards });
  return factsOf(
    [say(words, 'place'), place],
    [words.message('gd-meter'), meterText(words, view, driver)],
    [say(words, 'state'), joined(states(words, driver))],
    [say(words, 'hand'), joined([hand, named(words, 'card', open)], ': ')],
    [say(words, 'discard'), named(words, 'card', driver.discard)],
    [say(words, 'removed'), named(words, 'card', driver.removed)],
    [say(words, 'stash'), words.message('gd-stash-held', '', { stash: driver.stash })],
    [say(words, 'spent'), driver.spent > 0 && String(driver.spent)],
  );
}

function meterText(words: GameWords, view: GetawayView, { meter }: DriverView): string {
  const left = Math.max(0, view.red - meter);
  const level = view.frozen ? 'frozen' : left === 0 ? 'caught' : left === 1 ? 'last' : 'left';
  return `${meter}/${view.red}, ${words.message(`gd-meter-${level}`, '', { left })}`;
}

function states(words: GameWords, driver: DriverView): (string | false)[] {
  return [
    driver.at !== null && words.message(driver.pursued ? 'gd-seat-pursued' : 'gd-seat-clear'),
    driver.ramming && words.message('gd-seat-ramming'),
    driver.slammed && words.message('gd-seat-slammed'),
    driver.stomping > 0 && words.message('gd-seat-stomping', '', { rounds: driver.stomping }),
    driver.stomping > 0 && driver.stomping_for_both && say(words, 'for-both'),
    driver.extra_moves > 0 && words.message('gd-text-extra', '', { moves: driver.extra_moves }),
    driver.chosen && words.message('board-chosen'),
    driver.way !== null && words.message('gd-seat-way', '', { facing: words.name('facing', driver.way) }),
    driver.ended && words.message('board-ended'),
  ];
}

/** The four spaces around a car: what a glance at the picture tells. */
function around(words: GameWords, view: GetawayView, { at }: DriverView): { id: string; text: string }[] {
  if (at === null) return [];
  return WAYS.map((way, i) => {
    const space = beside(at, i);
    const there = isOnTable(view, space) ? spaceText(view, words, space) : words.message('gd-text-edge');
    return { id: way, text: words.message('gd-text-beside', '', { facing: words.name('facing', way), there }) };
  });
}

function isOnTable({ columns, rows }: GetawayView, space: string): boolean {
  const [column = 0, row = 0] = space.split(',').map(Number);
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
}

// The Police.

function police({ words, view, eyes, seats }: Props): Chapter {
  const holders = seats.filter(({ seat }) => seat >= view.drivers.length);
  const played = holders.map(({ seat, label }) => [roleName(words, label), seatTitle(words, seat, eyes)] as const);
  return {
    id: 'police',
    title: say(words, 'police'),
    facts: factsOf(
      ...played,
      [say(words, 'tokens'), view.police !== null && String(view.police.tokens)],
      [say(words, 'supply'), view.police !== null && String(view.police.supply)],
    ),
    parts: [
      {
        id: 'vehicles',
        title: words.message('gd-seat-vehicles', '', { vehicles: view.vehicles.length }),
        lines: view.vehicles.map((vehicle) => ({ id: vehicle.vehicle, text: vehicleText(words, vehicle) })),
      },
      {
        id: 'garage',
        title: words.message('gd-garage'),
        lines: (view.police?.garage ?? []).map((it) => ({ id: it.upgrade, text: upgradeText(words, it) })),
      },
    ],
  };
}

function vehicleText(words: GameWords, vehicle: VehicleView): string {
  const { at: space, facing, pursues, follows, moved, actions } = vehicle;
  const players = (seats: readonly number[]) => joined(seats.map((seat) => words.player(seat)));
  return sentences([
    words.message('gd-map-vehicle', '', {
      vehicle: words.name('vehicle', vehicle.vehicle),
      space,
      facing: words.name('facing', facing),
    }),
    pursues.length > 0 && words.message('gd-text-pursues', '', { players: players(pursues) }),
    follows !== null && words.message('gd-text-follows', '', { player: words.player(follows) }),
    moved && words.message('gd-vehicle-moved'),
    actions > 0 && words.message('gd-text-actions', '', { actions }),
  ]);
}

function upgradeText(words: GameWords, it: UpgradeView): string {
  return sentences([
    joined([words.name('upgrade', it.upgrade), words.message('gd-garage-cost', '', { cost: it.cost })]),
    words.name('upgrade', it.upgrade, 'effect'),
    words.message('gd-garage-bought', '', { bought: it.bought }),
    it.used > 0 && words.message('gd-garage-used', '', { used: it.used }),
    words.message('gd-garage-left', '', { left: it.left }),
    it.affordable && it.left > 0 && say(words, 'affordable'),
  ]);
}

function soloFacts(words: GameWords, solo: SoloView): Fact[] {
  const badges = solo.badges.map((points) => words.message('gd-badge', '', { points }));
  return factsOf(
    [say(words, 'difficulty'), words.setting('difficulty', `value-${solo.difficulty}`)],
    [words.name('pile', 'perilous'), String(solo.perilous)],
    [words.name('pile', 'serene'), String(solo.serene)],
    [say(words, 'deck'), String(solo.deck)],
    [say(words, 'badges'), joined(badges)],
    [say(words, 'state'), solo.charged && words.message('gd-solo-charged')],
  );
}

// The city.

function city({ words, view, decision }: Props): Chapter {
  const { places } = targetsOf(decision, view);
  const placed = new Map(places.map(({ code, at }) => [code, at]));
  const chosen = new Map<string, string[]>();
  for (const { code } of decision?.options ?? []) {
    const at = placed.get(code) ?? view.own?.targets[code];
    if (at !== undefined) chosen.set(at, [...(chosen.get(at) ?? []), code]);
  }
  /** Where nearly every space can be chosen, the options tell them better. */
  const spaces = toldSpaces(view, isQuiet(places) ? [] : [...chosen.keys()]);
  const lines = spaces.map((space) => ({
    id: space,
    text: spaceLine(view, words, space, chosen.get(space) ?? []),
  }));
  return { id: 'city', title: words.message('gd-list'), lines };
}

/** What is printed on the tiles that lie open: each kind once. */
function tilesMet(words: GameWords, view: GetawayView): Chapter {
  const known = view.tiles.flatMap(({ tile }) => (tile === null ? [] : [tile]));
  const kinds = [...new Set([...known, ...(view.drawn ?? [])])];
  const lines = kinds
    .map((tile) => ({ id: tile, name: words.name('tile', tile), facts: tileFacts(words, tile) }))
    .filter(({ facts }) => facts !== '')
    .map(({ id, name, facts }) => ({ id, text: `${name}: ${facts}` }));
  return { id: 'tiles', title: say(words, 'tiles-met'), lines };
}

// What only one seat has.

export function handChapters({ words, view, eyes, decision }: Omit<Props, 'seats'>): Chapter[] {
  const driver = eyes === null ? null : (view.drivers[eyes] ?? null);
  if (driver === null) return [];
  const held = (driver.hand ?? []).map((card) => ({ id: card, text: cardText(words, card) }));
  const picking = decision?.kind === 'hand';
  const choice = Object.keys(STUNT_OF).filter((card) => decision?.options.some(({ code }) => code === `take:${card}`));
  return [
    {
      id: 'hand',
      title: words.message('gd-desk-driver'),
      facts: factsOf([say(words, 'hand'), words.message('gd-hand-cards', '', { cards: held.length })]),
      lines: held,
    },
    {
      id: 'pick',
      title: words.message('gd-pick'),
      lines: picking ? choice.map((card) => ({ id: card, text: cardText(words, card) })) : [],
    },
  ];
}

/** A driver card in full. */
function cardText(words: GameWords, card: string): string {
  const stunt = STUNT_OF[card] ?? null;
  const line = (message: string, text: string) => words.message(message, '', { text });
  return sentences([
    words.name('card', card),
    line('gd-read-ability', words.name('card', card, 'effect')),
    line('gd-read-when', words.name('card', card, 'when')),
    stunt === null ? words.message('gd-card-no-stunt') : line('gd-read-stunt', words.name('stunt', stunt)),
  ]);
}

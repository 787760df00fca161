/** What each event does to the city. An event that is not named here changes nothing that is drawn. */
import type { News } from '$shared/protocol';
import type { BackView, EnemyView, NewYorkView } from '../view';
import { backOf, isBoss, THICK_SKINS, Unfit, type Draft } from './draft';
import { areNeighbours, roadKey, roadsOf } from './roads';

export type Fields = Record<string, unknown>;

/** The reader of one batch: the copy, where in the batch it is, and what is to be shown with the event. */
export class Telltale {
  place = 0;
  arrow: { from: string; to: string } | null = null;
  space: string | null = null;
  /** Where the Enemy that was moved last began, and who is in a space already because its Car crashed there. */
  start: string | null = null;
  crashed: string | null = null;
  /** Nobody was moved by this batch yet: the first one may be on its way already. */
  first = true;
  /** Roadblocks as they lie in the end, whole or not. */
  readonly kept: ReadonlySet<string>;

  constructor(
    readonly draft: Draft,
    readonly news: readonly News[],
    readonly after: NewYorkView,
    private readonly guess: (number: number) => number,
  ) {
    this.kept = new Set(after.roads.map(roadKey));
  }

  /** One of several things that cannot be told apart here. */
  choose<Thing>(things: readonly Thing[]): Thing {
    if (things.length === 0) throw new Unfit();
    return things.length === 1 ? things[0]! : things[this.guess(things.length)]!;
  }

  /** The fields of the next event, if it is of this kind. */
  following(event: string): Fields | null {
    const data = this.news[this.place + 1]?.data;
    return data?.event === event ? data : null;
  }

  /** The back that will be on top now: that of the next card told of, or the one that is there in the end. */
  nextBack(): BackView | null {
    const next = this.news.slice(this.place + 1).find(({ data }) => TOP_CARD.includes(String(data.event)));
    return next ? backOf(String(next.data.card)) : this.after.city.top;
  }
}

const TOP_CARD = ['ny-discarded', 'ny-paid', 'ny-unpaid'];

type Happening = (telltale: Telltale, data: Fields) => void;

const text = (value: unknown): string => String(value);
const count = (value: unknown): number => Number(value);

// Whom it is done to.

const standing = (enemy: EnemyView): number => Number(!enemy.down);
const mostHurt = (enemy: EnemyView): number => enemy.damage;
const likelyToLive = (enemy: EnemyView): number => (enemy.damage + 1 < enemy.life ? enemy.damage : -1);

/** Where whoever is moved stands now: where the move began, unless a question stopped it on its way. */
function whereabouts(telltale: Telltale, car: boolean, start: string): string {
  const spaces = telltale.draft.withStanding(car);
  const here = spaces.filter((space) => space === start);
  const first = telltale.first;
  telltale.first = false;
  return telltale.choose(first ? nearestFirst(spaces, start) : here);
}

function nearestFirst(spaces: readonly string[], start: string): string[] {
  const far = (space: string) => (space === start ? 0 : areNeighbours(space, start) ? 1 : 2);
  return [...spaces].sort((one, other) => far(one) - far(other));
}

function hunted(telltale: Telltale, { enemy, space, target }: Fields): void {
  const { draft } = telltale;
  telltale.start = text(space);
  if (telltale.crashed === text(target) && enemy === 'prisoner') {
    telltale.crashed = null;
    return;
  }
  if (isBoss(text(enemy))) {
    telltale.first = false;
    draft.putBoss(text(enemy), text(target));
    return;
  }
  const from = whereabouts(telltale, enemy === 'driver', text(space));
  telltale.start = from;
  draft.add(draft.take(enemy === 'driver', from, standing), text(target));
}

/** Who rode along got in where the Car began, or on its way. */
function carried(telltale: Telltale, { space }: Fields): void {
  const { draft } = telltale;
  const to = text(space);
  const start = telltale.start ?? to;
  const onTheWay = (one: string) => one === start || areNeighbours(one, start) || areNeighbours(one, to);
  const spaces = draft.withStanding(false).filter((one) => one !== to && onTheWay(one));
  const from = telltale.choose(nearestFirst(spaces, start));
  draft.add(draft.take(false, from, standing), to);
}

/** A Car went through a Roadblock, and is gone; its driver is told of next, unless no token was left for it. */
function crashedIn(telltale: Telltale, { space }: Fields): void {
  const { draft } = telltale;
  const to = text(space);
  const next = telltale.following('hunted');
  const drives = next !== null && next.target === space && next.enemy === 'prisoner';
  const from = drives ? whereabouts(telltale, true, text(next.space)) : telltale.choose(draft.withStanding(true));
  const roads = roadsOf(to).filter((road) => draft.isBlocked(road));
  draft.unblock(telltale.choose(roads));
  const driver = draft.take(true, from, standing);
  draft.view.city.cars_left += 1;
  telltale.start = from;
  if (!drives) return;
  draft.view.city.prisoners_left -= 1;
  draft.add(draft.changeCar(driver, false), to);
  telltale.crashed = to;
}

function entered({ draft }: Telltale, { enemy, space, target }: Fields): void {
  startStep(draft, 12);
  if (isBoss(text(enemy))) draft.putBoss(text(enemy), text(target));
  else draft.add(draft.take(enemy === 'driver', text(space), standing), text(target));
}

function dukeMoved(telltale: Telltale, { space }: Fields): void {
  const { draft } = telltale;
  draft.putAway();
  const from = draft.boss('duke').space;
  if (from === null) throw new Unfit();
  telltale.arrow = { from, to: text(space) };
  draft.putBoss('duke', text(space));
}

function tookCar({ draft }: Telltale, { space }: Fields): void {
  const place = draft.space(text(space));
  const driver = draft.take(false, text(space), standing);
  if (place.wrecks === 0) throw new Unfit();
  place.wrecks -= 1;
  draft.view.city.prisoners_left += 1;
  draft.add(draft.changeCar(driver, true), text(space));
}

function hit(telltale: Telltale, { enemy, space, damage }: Fields): void {
  const { draft } = telltale;
  if (isBoss(text(enemy))) {
    const boss = draft.boss(text(enemy));
    boss.life = Math.max(0, boss.life - count(damage));
    return;
  }
  const deadly = telltale.following('killed') !== null;
  const target = draft.take(enemy === 'driver', text(space), deadly ? mostHurt : likelyToLive);
  draft.add({ ...target, damage: target.damage + count(damage) }, text(space));
}

function killed({ draft }: Telltale, { enemy, space }: Fields): void {
  if (isBoss(text(enemy))) {
    draft.putBoss(text(enemy), null);
    draft.boss(text(enemy)).gone = true;
    return;
  }
  draft.take(enemy === 'driver', text(space), mostHurt);
  if (enemy === 'driver') draft.space(text(space)).wrecks += 1;
  else draft.view.city.prisoners_left += 1;
}

function tricked(telltale: Telltale, { seat, enemy, space }: Fields): void {
  const { draft } = telltale;
  const from = draft.seat(count(seat)).space;
  telltale.arrow = { from, to: text(space) };
  if (isBoss(text(enemy))) {
    draft.putBoss(text(enemy), text(space));
    draft.boss(text(enemy)).down = true;
    return;
  }
  draft.add({ ...draft.take(enemy === 'driver', from, standing), down: true }, text(space));
}

/** EV-15: what stood in the space is gone; the Roadblocks are told of one by one. */
function explosion(draft: Draft, seat: number): void {
  const place = draft.at(seat);
  const drivers = place.enemies.filter(({ car }) => car).length;
  draft.view.city.prisoners_left += place.enemies.length - drivers;
  draft.view.city.cars_left += drivers + place.wrecks;
  place.enemies = [];
  place.wrecks = 0;
}

// Heroes.

function moved(telltale: Telltale, { seat, space }: Fields): void {
  const from = telltale.draft.seat(count(seat)).space;
  telltale.arrow = { from, to: text(space) };
  telltale.draft.go(count(seat), text(space));
}

function lostCar(draft: Draft, seat: number): void {
  if (draft.seat(seat).car === 'car') draft.view.city.cars_left += 1;
  draft.seat(seat).car = null;
}

/** An abandoned one of the space, or from the supply. */
function tookWreck({ draft }: Telltale, { seat }: Fields): void {
  const place = draft.at(count(seat));
  if (place.wrecks > 0) place.wrecks -= 1;
  else draft.view.city.cars_left -= 1;
  draft.seat(count(seat)).car = 'car';
}

function leftCar({ draft }: Telltale, { seat }: Fields): void {
  if (draft.seat(count(seat)).car === 'car') draft.at(count(seat)).wrecks += 1;
  draft.seat(count(seat)).car = null;
}

/** From the discard pile to the hand; fewer than none go the other way. */
function takeBack(draft: Draft, seat: number, cards: number): void {
  draft.seat(seat).hand += cards;
  draft.seat(seat).discard -= cards;
}

function onTheBar({ draft }: Telltale, { seat }: Fields): void {
  const { bar } = draft.seat(count(seat));
  if (bar) bar.prisoners += 1;
  draft.view.city.prisoners_left -= 1;
}

/** What was on the Level Bar goes back; the next one is as it will be. */
function levelUp({ draft, after }: Telltale, { seat, level }: Fields): void {
  const hero = draft.seat(count(seat));
  draft.view.city.prisoners_left += hero.bar?.prisoners ?? 0;
  hero.level = count(level);
  hero.bar = structuredClone(after.seats[hero.seat]?.bar ?? null);
}

// Things.

function tookCase({ draft }: Telltale, { number }: Fields): void {
  for (const space of draft.view.spaces) space.cases = space.cases.filter((one) => one !== number);
  draft.view.city.slots[count(number) - 1] = null;
}

// New York's board.

function startStep(draft: Draft, step: number): void {
  if (step === 12) draft.putAway();
  draft.view.turn.step = step;
}

function discarded(telltale: Telltale, { card }: Fields): void {
  const { draft } = telltale;
  draft.view.city.discard.push(text(card));
  draft.uncover(telltale.nextBack());
}

function paid(telltale: Telltale, { card, cost }: Fields): void {
  const { draft } = telltale;
  startStep(draft, 11);
  draft.view.city.noise -= count(cost);
  draft.view.city.playing = text(card);
  draft.uncover(telltale.nextBack());
}

function bonus({ draft }: Telltale, { card }: Fields): void {
  draft.view.city.playing = null;
  draft.view.city.bonuses.push(text(card));
  if (card === THICK_SKINS) draft.thicken(1);
}

function newTurn({ draft }: Telltale, { seat }: Fields): void {
  draft.putAway();
  draft.everybodyUp();
  Object.assign(draft.view.turn, { active: count(seat), step: 0, played: [], noise: 0, guard: 0, ability: false });
}

export const HAPPENINGS: Record<string, Happening> = {
  // Enemies.
  came: ({ draft }, { enemy, space }) => draft.put(text(enemy), text(space)),
  hunted,
  carried,
  'crashed-in': crashedIn,
  entered,
  'duke-moved': dukeMoved,
  'duke-back': ({ draft }, { space }) => draft.put('duke', text(space)),
  'took-car': tookCar,
  hit,
  killed,
  tricked,
  'stood-up': ({ draft }) => draft.everybodyUp(),
  // Heroes.
  moved,
  rode: moved,
  crashed: ({ draft }, { seat }) => lostCar(draft, count(seat)),
  'took-wreck': tookWreck,
  'left-car': leftCar,
  'recovered-all': ({ draft }, { seat, cards }) => takeBack(draft, count(seat), count(cards)),
  forced: ({ draft }, { seat, cards }) => takeBack(draft, count(seat), count(cards)),
  recovered: ({ draft }, { seat }) => takeBack(draft, count(seat), 1),
  lost: ({ draft }, { seat }) => takeBack(draft, count(seat), -1),
  'on-the-bar': onTheBar,
  'level-up': levelUp,
  turn: newTurn,
  // The map.
  revealed: ({ draft }, { space, tile }) => draft.lay(text(space), text(tile)),
  'poi-turned': ({ draft }, { space, tile }) => draft.lay(text(space), text(tile)),
  'suburb-turned': ({ draft }, { space, suburb }) => {
    const place = draft.space(text(space));
    place.suburb = text(suburb);
    place.manhole ||= suburb === 'manhole';
    place.event ||= suburb === 'event';
  },
  cubes: ({ draft }, { space, number }) => void (draft.space(text(space)).cubes += count(number)),
  roadblock: ({ draft, kept }, { space, direction }) =>
    draft.block({ space: text(space), direction: text(direction) }, kept),
  smashed: ({ draft }, { space, direction }) => draft.unblock({ space: text(space), direction: text(direction) }),
  broke: (telltale, { seat, direction }) => {
    telltale.space = telltale.draft.seat(count(seat)).space;
    telltale.draft.unblock({ space: telltale.space, direction: text(direction) });
  },
  'case-token': ({ draft }, { number, space }) => draft.space(text(space)).cases.push(count(number)),
  'took-case': tookCase,
  dropped: ({ draft }, { number }) => void (draft.view.city.slots[count(number) - 1] = 'face-down'),
  // New York's board.
  noise: ({ draft }, { noise }) => void (draft.view.city.noise = count(noise)),
  quieter: ({ draft }, { noise }) => void (draft.view.city.noise = count(noise)),
  mission: ({ draft }, { left }) => void (draft.view.city.missions = count(left)),
  reset: ({ draft }) => draft.cubesBack(),
  'timer-tile': ({ draft }, { tile }) => draft.timer(text(tile)),
  'timer-gone': ({ draft }, { tile }) => draft.timer(text(tile)),
  'event-level': ({ draft }, { level }) => void (draft.view.city.event_level = count(level)),
  'event-card': ({ draft }, { seat, card }) => {
    if (card === 'explosion') explosion(draft, count(seat));
  },
  landed: ({ draft }) => void (draft.view.city.landed = true),
  'copter-moved': ({ draft }, { space }) => void (draft.view.city.copter = text(space)),
  'gullfire-gone': (telltale) => {
    telltale.draft.view.city.gullfire = false;
    telltale.space = telltale.draft.view.spaces.find(({ kind }) => kind === 'wtc')?.space ?? null;
  },
  'took-president': ({ draft }) => void (draft.view.city.president = 'taken'),
  'president-dead': ({ draft }) => void (draft.view.city.president = 'dead'),
  'ny-discarded': (telltale, data) => {
    startStep(telltale.draft, 10);
    discarded(telltale, data);
  },
  'ny-unpaid': (telltale, data) => {
    startStep(telltale.draft, 11);
    discarded(telltale, data);
  },
  'ny-paid': paid,
  'ny-shuffled': (telltale) => {
    telltale.draft.putAway();
    telltale.draft.shuffle(telltale.nextBack());
  },
  'ny-special': (telltale) => {
    const { city } = telltale.draft.view;
    city.deck += 1;
    city.specials_beside -= 1;
    city.top = telltale.nextBack();
  },
  bonus,
};

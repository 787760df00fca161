/** A copy of the view that can be changed piece by piece, as events tell it. */
import { NEW_YORK, PRINTED } from '../art/printed';
import type { BackView, BossView, EnemyView, NewYorkView, SeatView, SpaceView } from '../view';
import { roadKey, type Road } from './roads';

/** What is told does not fit what is drawn. */
export class Unfit extends Error {}

const MOST_ROADBLOCKS = 25;
const MISSION_CUBES = 4;
export const THICK_SKINS = 'thick-skins';
const BOSSES = ['romero', 'slag', 'duke'];

export const isBoss = (enemy: string): boolean => BOSSES.includes(enemy);

/** The copy itself. Every change that cannot be made is Unfit. */
export class Draft {
  readonly view: NewYorkView;
  readonly #spaces: Map<string, SpaceView>;

  /** What changes without a word, such as an Item cube that is picked up, is as it will be. */
  constructor(view: NewYorkView, after: NewYorkView) {
    this.view = structuredClone(view);
    this.#spaces = new Map(this.view.spaces.map((space) => [space.space, space]));
    const { below, items_left, events_left } = structuredClone(after.city);
    Object.assign(this.view.city, { below, items_left, events_left });
    this.view.spaces.forEach((space, i) => (space.cubes = Math.min(space.cubes, after.spaces[i]?.cubes ?? 0)));
  }

  space(code: string): SpaceView {
    return fitting(this.#spaces.get(code));
  }

  seat(seat: number): SeatView {
    return fitting(this.view.seats[seat]);
  }

  /** Where a Hero is. */
  at(seat: number): SpaceView {
    return this.space(this.seat(seat).space);
  }

  // Enemies.

  boss(boss: string): BossView {
    return fitting(this.view.bosses.find((one) => one.boss === boss));
  }

  putBoss(name: string, space: string | null): void {
    const boss = this.boss(name);
    if (boss.space !== null) remove(this.space(boss.space).bosses, (one) => one === name);
    if (space !== null) this.space(space).bosses.push(name);
    boss.space = space;
  }

  /** A new one, fresh on its feet. */
  put(enemy: string, space: string): void {
    if (isBoss(enemy)) {
      Object.assign(this.boss(enemy), { life: this.boss(enemy).most, down: false, gone: false });
      this.putBoss(enemy, space);
      return;
    }
    const car = enemy === 'driver';
    if (car) this.view.city.cars_left -= 1;
    else this.view.city.prisoners_left -= 1;
    this.space(space).enemies.push({ car, down: false, damage: 0, life: this.#life(car) });
  }

  #life(car: boolean): number {
    return 1 + Number(car) + Number(this.view.city.bonuses.includes(THICK_SKINS));
  }

  /** Take one of this kind away; first of those that suit best. */
  take(car: boolean, space: string, suits: (enemy: EnemyView) => number): EnemyView {
    const { enemies } = this.space(space);
    const best = fitting(
      enemies.filter((enemy) => enemy.car === car).sort((one, other) => suits(other) - suits(one))[0],
    );
    enemies.splice(enemies.indexOf(best), 1);
    return best;
  }

  add(enemy: EnemyView, space: string): void {
    this.space(space).enemies.push(enemy);
  }

  /** Spaces with a Prisoner of this kind on its feet. */
  withStanding(car: boolean): string[] {
    return this.view.spaces
      .filter(({ enemies }) => enemies.some((enemy) => enemy.car === car && !enemy.down))
      .map(({ space }) => space);
  }

  /** Car or none: the life of who keeps the damage changes with it. */
  changeCar(enemy: EnemyView, car: boolean): EnemyView {
    return { ...enemy, car, life: this.#life(car) };
  }

  everybodyUp(): void {
    for (const space of this.view.spaces) {
      space.enemies = space.enemies.map((enemy) => ({ ...enemy, down: false, damage: 0 }));
    }
    for (const boss of this.view.bosses) boss.down = false;
  }

  // Roads.

  /** With `kept`: how the Roadblocks lie in the end, for one that is used a second time. */
  block(road: Road, kept: ReadonlySet<string>): void {
    const { roads } = this.view;
    const there = roads.find((one) => roadKey(one) === roadKey(road));
    if (there) {
      there.intact = true;
      return;
    }
    if (roads.length >= MOST_ROADBLOCKS) remove(roads, (one) => !one.intact && !kept.has(roadKey(one)));
    roads.push({ ...road, intact: true });
  }

  unblock(road: Road): void {
    fitting(this.view.roads.find((one) => one.intact && roadKey(one) === roadKey(road))).intact = false;
  }

  isBlocked(road: Road): boolean {
    return this.view.roads.some((one) => one.intact && roadKey(one) === roadKey(road));
  }

  // Heroes.

  go(seat: number, space: string): void {
    remove(this.at(seat).heroes, (one) => one === seat);
    this.space(space).heroes.push(seat);
    this.space(space).heroes.sort();
    this.seat(seat).space = space;
  }

  // Tiles.

  lay(code: string, tile: string): void {
    const space = this.space(code);
    const printed = PRINTED[tile];
    space.tile = tile;
    space.building = printed?.building ?? null;
    space.manhole ||= printed?.manhole ?? false;
    space.event ||= printed?.event ?? false;
  }

  // New York's board.

  /** The card that was being carried out has gone to the discard pile, or nothing was. */
  putAway(): void {
    const { city } = this.view;
    if (city.playing !== null) city.discard.push(city.playing);
    city.playing = null;
  }

  /** A bonus comes into play, or goes: all Prisoners have so much more life. */
  thicken(by: number): void {
    for (const { enemies } of this.view.spaces) for (const enemy of enemies) enemy.life += by;
  }

  shuffle(next: BackView | null): void {
    const { city } = this.view;
    if (city.bonuses.includes(THICK_SKINS)) this.thicken(-1);
    city.deck += city.discard.length + city.bonuses.length;
    city.discard = [];
    city.bonuses = [];
    city.top = next;
  }

  /** The top card leaves the deck; the next one shows its back. */
  uncover(next: BackView | null): void {
    const { city } = this.view;
    city.deck -= 1;
    city.top = next;
  }

  cubesBack(): void {
    this.view.city.missions = MISSION_CUBES;
  }

  timer(tile: string): void {
    const { city } = this.view;
    if (tile === 'hurry-up') city.hurried = true;
    else if (city.black_tiles > 0) city.black_tiles -= 1;
    else city.red_tiles -= 1;
  }
}

/** The back of a card, as it is printed. */
export function backOf(card: string): BackView | null {
  const printed = NEW_YORK[card];
  return printed ? { card, cost: printed.cost, directions: [...printed.from], roadblock: printed.roadblock } : null;
}

function fitting<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Unfit();
  return thing;
}

function remove<Thing>(list: Thing[], is: (thing: Thing) => boolean): void {
  const i = list.findIndex(is);
  if (i < 0) throw new Unfit();
  list.splice(i, 1);
}

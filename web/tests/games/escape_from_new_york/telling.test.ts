import { describe, expect, test } from 'vitest';
import { agrees, differences } from '../../../src/games/escape_from_new_york/telling/agrees';
import { narrate, type Chapter } from '../../../src/games/escape_from_new_york/telling/chapters';
import { roadKey } from '../../../src/games/escape_from_new_york/telling/roads';
import { scenesOf, type Scene } from '../../../src/games/escape_from_new_york/telling/scenes';
import type { NewYorkView } from '../../../src/games/escape_from_new_york/view';
import type { News } from '../../../src/shared/protocol';
import { BATCHES, eventsOf, GAMES, type Batch } from './recorded';

/** A question stops an Enemy on its way: it stands where no event has told it to be. */
const HALFWAY = ['route', 'aboard'];
const ARROWS = ['hunted', 'entered', 'duke-moved'];

const told = BATCHES.map((batch) => ({ batch, scenes: scenesOf(batch.before, batch.news, batch.after) }));
const newsOf = (...data: Record<string, unknown>[]): News[] =>
  data.map((one, n) => ({ n, ply: 0, round: 1, data: one }));
const eventOf = (scene: Scene) => String(scene.news?.data.event);
const spaceOf = (view: NewYorkView, code: string) => view.spaces.find(({ space }) => space === code)!;

/** The scene of the first such event anywhere, with the one before it. */
function firstOf(event: string, fits: (scene: Scene, batch: Batch) => boolean = () => true) {
  for (const { batch, scenes } of told) {
    const i = scenes.findIndex((scene) => scene.news?.data.event === event && fits(scene, batch));
    if (i >= 0) return { batch, scene: scenes[i]!, before: scenes[i - 1]?.view ?? batch.before };
  }
  throw new Error(`nothing recorded: ${event}`);
}

describe('recorded games', () => {
  test('are many, and hold what New York can do', () => {
    expect(BATCHES.length).toBeGreaterThan(700);
    const events = new Set(BATCHES.flatMap(eventsOf));
    for (const event of [
      ...ARROWS,
      'came',
      'carried',
      'crashed-in',
      'took-car',
      'roadblock',
      'mission',
      'reset',
      'timer-tile',
      'event-card',
      'gullfire-gone',
      'landed',
      'bonus',
      'trap',
      'ny-unpaid',
      'ny-shuffled',
      'ny-special',
    ])
      expect(events, event).toContain(event);
  });

  test('are told truly: after the last event the city is as it came', () => {
    const wrong = told
      .filter(({ batch }) => !HALFWAY.includes(batch.asked))
      .map(({ batch, scenes }) => ({ name: batch.name, found: differences(scenes.at(-2)!.view, batch.after) }))
      .filter(({ found }) => found.length > 0);
    expect(wrong).toEqual([]);
  });

  test('need no way out: every event fits the city that is drawn', () => {
    const fallen = told.filter(({ batch, scenes }) => scenes.slice(0, -1).some(({ view }) => view === batch.after));
    expect(fallen.map(({ batch }) => batch.name)).toEqual([]);
  });

  test('where a question stops a move, the next batch still finds who moves', () => {
    const after = told.filter((_, i) => HALFWAY.includes(told[i - 1]?.batch.asked ?? ''));
    expect(after.length).toBeGreaterThan(3);
    for (const { batch, scenes } of after)
      if (!HALFWAY.includes(batch.asked)) expect(differences(scenes.at(-2)!.view, batch.after), batch.name).toEqual([]);
  });

  test('every Enemy that New York moves has an arrow, and beside them only who is tricked and who goes', () => {
    let arrows = 0;
    for (const { batch, scenes } of told) {
      const moves = scenes.filter((scene) => ARROWS.includes(eventOf(scene)));
      expect(moves.filter(({ arrow }) => arrow !== null).length, batch.name).toBe(
        eventsOf(batch).filter((event) => ARROWS.includes(event)).length,
      );
      for (const { arrow, space } of moves) expect(arrow!.to).toBe(space);
      const others = scenes.filter((scene) => scene.arrow && !moves.includes(scene)).map(eventOf);
      expect(others.filter((event) => !['moved', 'rode', 'tricked'].includes(event))).toEqual([]);
      arrows += moves.length;
    }
    expect(arrows).toBeGreaterThan(200);
  });

  test('the last scene is exactly what came, and every one has a rule', () => {
    for (const { batch, scenes } of told) {
      expect(scenes.at(-1)!.view).toBe(batch.after);
      expect(scenes).toHaveLength(batch.news.length + 1);
      expect(scenes.slice(0, -1).every(({ rule }) => rule.startsWith('EFNY-'))).toBe(true);
    }
  });

  test('what came is never changed, nor what was', () => {
    for (const { before, news, after } of BATCHES.slice(-60)) {
      const kept = JSON.stringify([before, news, after]);
      scenesOf(before, news, after);
      expect(JSON.stringify([before, news, after])).toBe(kept);
    }
  });
});

describe('what an event does to the city', () => {
  const crowd = (view: NewYorkView, code: string) => spaceOf(view, code).enemies.length;

  test('a HUNT takes an Enemy from space to space', () => {
    const { scene, before } = firstOf('hunted', (one, batch) => {
      const { enemy, space } = one.news!.data;
      return enemy === 'prisoner' && batch.asked !== 'route' && crowd(batch.before, String(space)) > 0;
    });
    const { from, to } = scene.arrow!;
    expect(crowd(scene.view, from)).toBe(crowd(before, from) - 1);
    expect(crowd(scene.view, to)).toBe(crowd(before, to) + 1);
  });

  test('a Car that crashes breaks the Roadblock, and its driver goes on foot', () => {
    const { scene, before } = firstOf('crashed-in');
    const to = scene.space!;
    const cars = (view: NewYorkView) => view.spaces.flatMap(({ enemies }) => enemies).filter(({ car }) => car).length;
    expect(cars(scene.view)).toBe(cars(before) - 1);
    expect(scene.view.city.cars_left).toBe(before.city.cars_left + 1);
    expect(crowd(scene.view, to)).toBe(crowd(before, to) + 1);
    const intact = (view: NewYorkView) => view.roads.filter((road) => road.intact).length;
    expect(intact(scene.view)).toBe(intact(before) - 1);
  });

  test('paying takes the Noise, and the next card shows its back', () => {
    const { scene, before, batch } = firstOf('ny-paid', (_, one) => !eventsOf(one).includes('ny-special'));
    expect(scene.view.city.noise).toBe(before.city.noise - Number(scene.news!.data.cost));
    expect(before.city.top?.card).toBe(scene.news!.data.card);
    expect(scene.view.city.playing).toBe(scene.news!.data.card);
    expect(scene.view.city.top).toEqual(batch.after.city.top);
    expect(scene.view.turn.step).toBe(11);
  });

  test('Timer tiles, Mission cubes and the Duke', () => {
    const timer = firstOf('timer-tile', ({ news }) => news!.data.tile !== 'hurry-up');
    const tiles = ({ city }: NewYorkView) => city.black_tiles + city.red_tiles;
    expect(tiles(timer.scene.view)).toBe(tiles(timer.before) - 1);
    const mission = firstOf('mission');
    expect(mission.scene.view.city.missions).toBe(mission.before.city.missions - 1);
    expect(firstOf('reset').scene.view.city.missions).toBe(4);
    const duke = firstOf('duke-moved');
    const bossAt = (view: NewYorkView) => view.bosses.find(({ boss }) => boss === 'duke')!.space;
    expect(duke.scene.arrow).toEqual({ from: bossAt(duke.before), to: bossAt(duke.scene.view) });
    expect(spaceOf(duke.scene.view, duke.scene.arrow!.to).bosses).toContain('duke');
  });

  test('an Explosion clears the space', () => {
    const { scene } = firstOf('event-card', ({ news }) => news!.data.card === 'explosion');
    const seat = scene.view.seats[Number(scene.news!.data.seat)]!;
    expect(crowd(scene.view, seat.space)).toBe(0);
  });

  test('with the next turn everybody stands, and damage is forgotten', () => {
    const lying = (view: NewYorkView) =>
      view.spaces.flatMap(({ enemies }) => enemies).filter(({ down, damage }) => down || damage > 0).length;
    const { scene, before } = firstOf('stood-up');
    expect(lying(before)).toBeGreaterThan(0);
    expect(lying(scene.view)).toBe(0);
    expect(firstOf('turn', (one) => one.news!.data.seat === 1).scene.view.turn).toMatchObject({ active: 1, step: 0 });
  });

  test('one that nobody knows changes nothing', () => {
    const view = GAMES.late!.first;
    const [scene, last] = scenesOf(view, newsOf({ event: 'comet', rule: 'EFNY-G3', space: 'D5' }), view);
    expect(agrees(scene!.view, view)).toBe(true);
    expect(scene).toMatchObject({ space: 'D5', arrow: null, weight: 'none' });
    expect(last!.view).toBe(view);
  });

  test('one that does not fit is told over the city as it is in the end', () => {
    const { first } = GAMES.late!;
    const empty = first.spaces.find(({ enemies, tile }) => enemies.length === 0 && tile)!.space;
    const after = structuredClone(first);
    const news = newsOf(
      { event: 'noise', rule: 'EFNY-O2', number: 1, noise: 8 },
      { event: 'entered', rule: 'EFNY-N7', enemy: 'driver', space: empty, target: 'F5' },
      { event: 'noise', rule: 'EFNY-O2', number: 1, noise: 9 },
    );
    const scenes = scenesOf(first, news, after);
    expect(scenes.map(({ view }) => view === after)).toEqual([false, true, true, true]);
    expect(scenes[1]!.arrow).toEqual({ from: empty, to: 'F5' });
  });
});

describe('how it is told', () => {
  const chapters = (batch: Batch): [string, Chapter][] =>
    narrate(batch.before, batch.news).map(({ chapter }, i) => [eventsOf(batch)[i]!, chapter]);

  test('the steps of the New York Phase are named', () => {
    for (const batch of BATCHES)
      for (const [event, chapter] of chapters(batch)) {
        if (event === 'ny-discarded') expect(chapter).toBe('step-10');
        if (event === 'ny-paid' || event === 'ny-unpaid') expect(chapter).toBe('step-11');
        if (event === 'entered') expect(chapter).toBe('step-12');
        if (event === 'duke-moved') expect(chapter).toBe('duke');
      }
  });

  test('a card within a card is shown, and afterwards the outer one again', () => {
    const view = { ...GAMES.late!.first, turn: { ...GAMES.late!.first.turn, step: 10 } };
    const news = newsOf(
      { event: 'ny-paid', card: 'last-minutes', cost: 7 },
      { event: 'timer-tile', tile: 'street-noise' },
      { event: 'event-card', card: 'crazies' },
      { event: 'came', enemy: 'prisoner', space: 'F5' },
      { event: 'hunted', enemy: 'prisoner', space: 'E4', target: 'F5' },
      { event: 'event-card', card: 'rats' },
      { event: 'noise', number: 1, noise: 4 },
      { event: 'hunted', enemy: 'prisoner', space: 'E6', target: 'F5' },
    );
    const shown = narrate(view, news).map(({ chapter, picture }) => `${chapter} ${picture?.code}`);
    expect(shown).toEqual([
      'step-11 last-minutes',
      'timer street-noise',
      'event crazies',
      'event crazies',
      'event crazies',
      'event rats',
      'event rats',
      'step-11 last-minutes',
    ]);
  });

  test('after a question in its middle a card goes on; what else comes then is not its doing', () => {
    const { first } = GAMES.late!;
    const hunt = { event: 'hunted', enemy: 'prisoner', space: 'E4', target: 'F5' };
    const [drawn] = narrate(first, newsOf({ event: 'event-card', card: 'thats-the-duke' }));
    const [next] = narrate(first, newsOf(hunt), drawn);
    expect(next).toMatchObject({ chapter: 'event', picture: { code: 'thats-the-duke' }, weight: 'long' });
    expect(narrate(first, newsOf(hunt))[0]).toMatchObject({ chapter: 'hunt', picture: null });
    expect(narrate(first, newsOf({ event: 'noise', number: 1, noise: 8 }), drawn)[0]!.chapter).toBe('noise');
  });

  test('what Heroes do needs no telling, what comes of it does', () => {
    const view = GAMES.solo!.first;
    const news = newsOf(
      { event: 'played', seat: 0, card: 'dead-run' },
      { event: 'moved', seat: 0, space: 'D5' },
      { event: 'revealed', space: 'D3', tile: 'ct01' },
      { event: 'came', enemy: 'prisoner', space: 'D3' },
      { event: 'noise', number: 2, noise: 2 },
      { event: 'damaged', seat: 0, damage: 1 },
      { event: 'poi-turned', space: 'A2', tile: 'romeros-hideout' },
      { event: 'came', enemy: 'romero', space: 'A2' },
    );
    const weights = narrate(view, news).map(({ weight }) => weight);
    expect(weights).toEqual(['none', 'none', 'none', 'none', 'short', 'long', 'read', 'long']);
  });

  test('the same again is told shorter', () => {
    const walk = { event: 'entered', enemy: 'prisoner', space: 'E4', target: 'F5' };
    const all = narrate(GAMES.solo!.first, newsOf(walk, walk, { ...walk, space: 'E6' }));
    expect(all.map(({ weight }) => weight)).toEqual(['long', 'short', 'long']);
  });
});

test('a road has one name, from both sides', () => {
  expect(roadKey({ space: 'D5', direction: 'NE' })).toBe(roadKey({ space: 'E4', direction: 'SW' }));
  expect(roadKey({ space: 'I10', direction: 'S' })).not.toBe(roadKey({ space: 'I10', direction: 'N' }));
});

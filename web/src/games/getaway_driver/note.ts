/** What is worth knowing about an option before choosing it; what could end the game comes first and is marked. */
import type { Note, Warning } from '$shared/board';
import type { GameWords } from '$shared/words.svelte';
import { cardOf, replayPrice, STUNT_OF } from './desk/cards';
import { meterIsFrozen } from './desk/roles';
import { tileFacts } from './desk/tile';
import type { DriverView, GetawayView } from './view';

/** Sets a warning apart from the rest, for those who do not see colours too. */
export const WARNING = '⚠';
const HIDEOUT = 'G02';
const WAYS: Record<string, readonly [column: number, row: number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const CLOCKWISE = ['N', 'E', 'S', 'W'];
const SIDES: Record<string, number> = { 'drive:front': 0, 'drive:right': 1, 'drive:left': 3 };

export function note(view: GetawayView, words: GameWords, code: string): string {
  const told = (view.own?.notes ?? []).filter((one) => one.code === code);
  const [fatal, plain] = [told.filter(isFatal), told.filter((one) => !isFatal(one))];
  const warnings = [...fatal.map((one) => words.note(one)), ...warningsOf(view, words, code)];
  return [
    ...warnings.map((warning) => `${WARNING} ${warning}`),
    ...plain.map((one) => words.note(one)),
    ...factsOf(view, words, code),
  ].join('; ');
}

/** What could soon end the game, whatever is asked: said beside the question. */
export function warning(view: GetawayView, words: GameWords): Warning | null {
  if (view.idle_left === null) return null;
  return { text: words.message('board-idle', '', { left: view.idle_left }), rule: 'GD-D19' };
}

// What the game itself says.

/** GD-W2: the next space of the meter is the red one; GD-D19: nothing new, and soon that is the end. */
function isFatal({ note: name, args }: Note): boolean {
  return name === 'note-idle' || ((name === 'note-meter' || name === 'note-study') && args.left === 0);
}

// Warnings (ledger 7.3).

function warningsOf(view: GetawayView, words: GameWords, code: string): string[] {
  const driver = view.drivers[view.own?.seat ?? -1];
  const warnings: (string | null)[] =
    driver === undefined
      ? [code === 'done' ? idleMoney(view, words) : null]
      : [stayPursued(view, words, driver, code), lastCard(words, driver, code), deadEnd(view, words, driver, code)];
  return warnings.filter((warning) => warning !== null);
}

/** GD-B3: who ends the turn pursued on the last space before red will be caught, unless the garage hides the car. */
function stayPursued(view: GetawayView, words: GameWords, driver: DriverView, code: string): string | null {
  const closing = code === 'end' || code === 'pass';
  if (!closing || !driver.pursued || driver.meter < view.red - 1 || meterIsFrozen(view)) return null;
  const here = view.tiles.find(({ at }) => at === driver.at);
  return here?.tile === HIDEOUT && here.up ? null : words.message('gd-warn-pursued');
}

/** GD-U9: nothing is left in hand behind this Barricade. */
function lastCard(words: GameWords, driver: DriverView, code: string): string | null {
  return code.startsWith('give:') && driver.cards === 1 ? words.message('gd-warn-last-card') : null;
}

/** GD-D16: fewer than two ways lead on from there. */
function deadEnd(view: GetawayView, words: GameWords, driver: DriverView, code: string): string | null {
  const side = SIDES[code];
  const at = view.own?.targets[code];
  if (side === undefined || at === undefined || driver.facing === null) return null;
  const heading = CLOCKWISE.indexOf(driver.facing) + side;
  const ways = [0, 1, 3].filter((turn) => isOpen(view, at, CLOCKWISE[(heading + turn) % 4]!)).length;
  return ways < 2 ? words.message('gd-warn-dead-end', '', { ways }) : null;
}

/** GD-T2, T3: whether the next space this way is on the table, and not under an obstacle. */
function isOpen(view: GetawayView, at: string, way: string): boolean {
  const [column = 0, row = 0] = at.split(',').map(Number);
  const [across, down] = WAYS[way]!;
  const space = `${column + across},${row + down}`;
  const inside = column + across >= 1 && column + across <= view.columns && row + down >= 1 && row + down <= view.rows;
  return inside && !view.obstacles.some(({ spaces }) => spaces.includes(space));
}

/** GD-K6: with nothing left in the supply, badges pay nothing. Only a purchase points nowhere on the map. */
function idleMoney(view: GetawayView, words: GameWords): string | null {
  const buying = Object.keys(view.own?.targets ?? {}).length === 0;
  return buying && view.police?.supply === 0 ? words.message('gd-warn-rich', '', { tokens: view.police.tokens }) : null;
}

// Facts about cards, upgrades and tiles.

function factsOf(view: GetawayView, words: GameWords, code: string): string[] {
  const [verb = '', about = ''] = code.split(':');
  if (verb === 'buy') return buyFacts(view, words, about);
  if (verb === 'lay') return [tileFacts(words, about)];
  return cardFacts(view, words, code);
}

function buyFacts(view: GetawayView, words: GameWords, upgrade: string): string[] {
  const police = view.police;
  const cost = police?.garage.find((it) => it.upgrade === upgrade)?.cost;
  if (!police || cost === undefined) return [];
  return [words.message('gd-note-buy', '', { cost, left: police.tokens - cost })];
}

/** What the card does, or the stunt by its name where that counts; and what it costs to play again. */
function cardFacts(view: GetawayView, words: GameWords, code: string): string[] {
  const use = cardOf(code);
  if (use === null) return [];
  const stunt = STUNT_OF[use.card] ?? null;
  const stuntName = stunt === null ? words.message('gd-card-no-stunt') : words.name('stunt', stunt);
  const price = replayPrice(view.solo?.difficulty);
  return [
    ...(use.paid ? [words.message('gd-card-price', '', { stash: price })] : []),
    use.half === 'ability' ? words.name('card', use.card, 'effect') : stuntName,
  ];
}

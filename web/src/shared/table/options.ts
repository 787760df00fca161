/** The options of a decision, arranged for the eye: like ones together, what ends something apart and last. */

import type { DecisionInfo, OptionInfo } from '../protocol';
import type { GameWords } from '../words.svelte';
import { keyAt } from './keys';

/** Codes that pass over or end something: never in the middle of the others, where a finger could slip. */
const CLOSING: ReadonlySet<string> = new Set([
  ...['decline', 'done', 'end', 'finish', 'give-up', 'go-on', 'hurry', 'keep', 'no-hazard', 'no-peek'],
  ...['pass', 'skip', 'stop'],
]);

/** As many options of one verb share a heading, so that what differs stands out. */
const WORTH_A_HEADING = 3;

/** More options than these are no list that anybody reads: they get no keys. */
export const VAST = 24;
const SPACE = /^\d+,\d+$/;

/** Labels longer than this, or with a word longer than that, need half the width of a phone. */
const WORDY = 26;
const LONG_WORD = 10;

export interface Choosable {
  code: string;
  rule: string;
  /** What it does, in full. */
  label: string;
  /** What it does, under the heading of its group. */
  short: string;
  key: string | null;
}

export interface OptionGroup {
  /** The verb with the rest left open; empty where options stand for themselves. */
  heading: string;
  /** The rule that they all have in common; empty when they differ. */
  rule: string;
  options: Choosable[];
  closing: boolean;
}

export function verbOf(code: string): string {
  return code.split(':', 1)[0] ?? code;
}

/** What stands behind the colon of a code, by its name, and whom it is aimed at. */
export function argumentName(words: GameWords, code: string): string {
  const { seat } = words.parts(code);
  const name = thingName(words, code);
  return seat === '' ? name : `${name} → ${words.aim(seat)}`;
}

function thingName(words: GameWords, code: string): string {
  const { kind, thing } = words.parts(code);
  return kind === null ? '' : String(words.argument(kind, thing));
}

/** Where the heading names the thing, whom it is aimed at. */
function shortName(words: GameWords, code: string, isAimed: boolean): string {
  return isAimed ? words.aim(words.parts(code).seat) : argumentName(words, code);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `short`: what tells it apart under its heading. */
function choosable(words: GameWords, { code, rule }: OptionInfo, short: string | null = null): Choosable {
  const label = words.option(code);
  return { code, rule, label, short: short === null ? label : capital(short), key: null };
}

function commonRule(options: readonly { rule: string }[]): string {
  const rules = new Set(options.map((option) => option.rule));
  return rules.size === 1 ? [...rules][0]! : '';
}

/** Options of one verb that share a heading, with what stands for the part of the code in which they differ. */
interface Alike {
  options: OptionInfo[];
  arg: string;
  seat: string;
}

const REST = '…';

/** One group; but very many spaces of a map have one for each column, and things to aim one for each thing. */
function alike(words: GameWords, options: OptionInfo[]): Alike[] {
  const spaces = options.map(({ code }) => code.slice(verbOf(code).length + 1));
  if (options.length > VAST && spaces.every((space) => SPACE.test(space)))
    return split(options, (_, i) => `${spaces[i]!.split(',', 1)[0]},${REST}`).map(([arg, some]) => ({
      ...{ options: some, arg, seat: 'none' },
    }));
  const things = split(options, ({ code }) => words.parts(code).thing);
  const isAimed = options.every(({ code }) => words.parts(code).seat !== '');
  if (!isAimed || things.length < 2 || things.some(([, some]) => some.length < 2))
    return [{ options, arg: REST, seat: 'none' }];
  return things.map(([, some]) => ({ options: some, arg: thingName(words, some[0]!.code), seat: REST }));
}

function split(
  options: readonly OptionInfo[],
  keyOf: (option: OptionInfo, i: number) => string,
): [string, OptionInfo[]][] {
  const found = new Map<string, OptionInfo[]>();
  options.forEach((option, i) => {
    const key = keyOf(option, i);
    found.set(key, [...(found.get(key) ?? []), option]);
  });
  return [...found];
}

/** What the list holds, and how many options are lit elsewhere instead. */
export interface Listing {
  groups: OptionGroup[];
  elsewhere: number;
}

/**
 * The options without those that are `placed`: on the board, in the hand or at a seat, where they are lit. What closes
 * something is always here. Keys are those of the list: no key plays what is not named in sight.
 */
export function listing(words: GameWords, decision: DecisionInfo, placed: ReadonlySet<string>): Listing {
  const all = groupOptions(words, decision);
  const isListed = (group: OptionGroup, { code }: Choosable): boolean => group.closing || !placed.has(code);
  const groups = filled(
    all.map((group) => ({ ...group, options: group.options.filter((option) => isListed(group, option)) })),
  );
  return { groups: withKeys(groups), elsewhere: decision.options.length - countOf(groups) };
}

/** Which key plays which code. */
export function keysOf({ groups }: Listing): (readonly [string, string])[] {
  const options = groups.flatMap((group) => group.options);
  return options.flatMap(({ key, code }) => (key === null ? [] : [[key, code] as const]));
}

function filled(groups: readonly OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

function countOf(groups: readonly OptionGroup[]): number {
  return groups.reduce((sum, { options }) => sum + options.length, 0);
}

/** Groups in the order of the codes, those without many like them as one; what closes last. Without keys. */
export function groupOptions(words: GameWords, decision: DecisionInfo): OptionGroup[] {
  const headed = split(decision.options, ({ code }) => verbOf(code)).filter(
    ([, options]) => options.length >= WORTH_A_HEADING,
  );
  const inGroup = new Set(headed.flatMap(([, options]) => options));
  const rest = decision.options.filter((option) => !inGroup.has(option));
  const open = rest.filter((option) => !CLOSING.has(option.code));
  const closing = rest.filter((option) => CLOSING.has(option.code));
  const plain = (options: OptionInfo[], closes: boolean): OptionGroup => ({
    heading: '',
    rule: '',
    options: options.map((option) => choosable(words, option)),
    closing: closes,
  });
  const place = ({ options }: OptionGroup): number =>
    decision.options.findIndex(({ code }) => code === options[0]?.code);
  const groups = [
    plain(open, false),
    ...headed.flatMap(([verb, some]) =>
      alike(words, some).map(({ options, arg, seat }) => ({
        heading: words.message(`code-${verb}`, '', { arg, seat }),
        rule: commonRule(options),
        options: options.map((option) => choosable(words, option, shortName(words, option.code, seat === REST))),
        closing: false,
      })),
    ),
  ].sort((one, other) => place(one) - place(other));
  return filled([...groups, plain(closing, true)]);
}

function withKeys(groups: OptionGroup[]): OptionGroup[] {
  const vast = countOf(groups.filter(({ heading }) => heading !== '')) > VAST;
  let place = 0;
  for (const group of vast ? groups.filter(({ heading }) => heading === '') : groups)
    for (const option of group.options) option.key = keyAt(place++);
  return groups;
}

export function isWordy(label: string): boolean {
  return label.length > WORDY || label.split(/[\s/-]/).some((word) => word.length > LONG_WORD);
}

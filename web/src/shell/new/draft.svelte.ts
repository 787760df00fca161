/** A table before it is made: who sits where, and the settings of the game. */
import type { GameCard, HintRule, NewTable, OptionSpec, UndoRule, Value } from '../../shared/protocol';
import { usualOpponents, type Opponents } from '../../shared/opponents';
import { NO_CLOCK, type Control } from '../../shared/table/turn_clock';

export type Who = 'me' | 'friend' | 'bot';

export interface DraftSeat {
  who: Who;
  level: string;
}

/** A number of a range as it was typed; null when it is not one. */
export function numberOf(option: OptionSpec, typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= option.low && number <= option.high ? number : null;
}

export const isRange = (option: OptionSpec) => option.values.length === 0;

export class Draft {
  /** As many as the game has at most, so that fewer and then more seats lose nothing. */
  readonly places: DraftSeat[] = $state([]);
  count = $state(0);
  /** Values that were chosen; text for numbers of a range, as they are typed. */
  options: Record<string, Value> = $state({});
  listed = $state(false);
  onlookers = $state(true);
  onlooker_delay = $state(0);
  undo = $state<UndoRule>('consent');
  hints = $state<HintRule>('alone');
  time = $state.raw<Control>(NO_CLOCK);
  /** The bots one gets without choosing, and why. */
  readonly opponents: Opponents;

  constructor(
    readonly card: GameCard,
    readonly levels: readonly string[],
  ) {
    this.opponents = usualOpponents(card, levels);
    const { level } = this.opponents;
    for (let seat = 0; seat < Math.max(...card.seats); seat += 1) {
      this.places.push({ who: seat === 0 ? 'me' : 'friend', level });
    }
    this.count = card.seats.includes(2) ? 2 : Math.min(...card.seats);
    this.reset();
  }

  get seats(): DraftSeat[] {
    return this.places.slice(0, this.count);
  }

  /** All settings as usual. */
  reset(): void {
    for (const option of this.card.options) {
      this.options[option.name] = isRange(option) ? String(option.default) : option.default;
    }
  }

  isBad(option: OptionSpec): boolean {
    return isRange(option) && numberOf(option, String(this.options[option.name])) === null;
  }

  valueOf(option: OptionSpec): Value {
    const value = this.options[option.name] ?? option.default;
    return isRange(option) ? (numberOf(option, String(value)) ?? option.default) : value;
  }

  isChanged(option: OptionSpec): boolean {
    return this.isBad(option) || this.valueOf(option) !== option.default;
  }

  /** The settings that are meant for so many seats. */
  get fitting(): OptionSpec[] {
    return this.card.options.filter((option) => option.seats.includes(this.count));
  }

  get changed(): OptionSpec[] {
    return this.fitting.filter((option) => this.isChanged(option));
  }

  get bad(): OptionSpec[] {
    return this.fitting.filter((option) => this.isBad(option));
  }

  /** A game for one is for nobody else: there is no seat to find. */
  get alone(): boolean {
    return this.count === 1;
  }

  get friends(): number {
    return this.seats.filter(({ who }) => who === 'friend').length;
  }

  get bots(): number {
    return this.seats.filter(({ who }) => who === 'bot').length;
  }

  /** What the server is asked for: only settings that are not as usual are named. */
  toTable(): NewTable {
    return {
      game: this.card.name,
      seats: this.seats.map(({ who, level }) => (who === 'bot' ? level : who === 'me' ? 'me' : 'open')),
      options: Object.fromEntries(this.changed.map((option) => [option.name, this.valueOf(option)])),
      listed: this.listed && !this.alone,
      onlookers: this.onlookers,
      ...(this.onlookers && this.onlooker_delay > 0 ? { onlooker_delay: this.onlooker_delay } : {}),
      ...(this.undo === 'consent' ? {} : { undo: this.undo }),
      ...(this.hints === 'alone' ? {} : { hints: this.hints }),
      ...(this.time.kind === 'none' ? {} : { time: this.time }),
    };
  }
}

/** Drafts outlive their page: whoever looks up a rule and comes back finds everything as it was. */
const drafts = new Map<string, Draft>();

export function draftOf(card: GameCard, levels: readonly string[]): Draft {
  const draft = drafts.get(card.name) ?? new Draft(card, levels);
  drafts.set(card.name, draft);
  return draft;
}

export function forgetDraft(card: GameCard): void {
  drafts.delete(card.name);
}

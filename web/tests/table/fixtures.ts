import { vi } from 'vitest';
import type {
  ChatLine,
  DecisionInfo,
  FromBrowser,
  FromServer,
  GameCard,
  News,
  Position,
  SeatInfo,
  State,
  TableInfo,
  You,
} from '../../src/shared/protocol';

/** A websocket that the test holds the other end of. */
export class FakeSocket {
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.closed = true;
  }

  // The server's end.

  open(): void {
    this.onopen?.();
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fail(): void {
    this.onclose?.();
  }

  of<Type extends FromBrowser['type']>(type: Type): Extract<FromBrowser, { type: Type }>[] {
    return this.sent.filter((message) => message.type === type) as Extract<FromBrowser, { type: Type }>[];
  }
}

/** Every WebSocket from now on is a fake one. */
export function fakeSockets(): void {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}

export const seat = (n: number, part: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  label: String(n + 1),
  holder: 'person',
  person: `p${n}`,
  bot: null,
  name: ['Ann', 'Ben', 'Cas', 'Dia'][n] ?? `Seat ${n}`,
  stand_in: false,
  resigned: false,
  team: n,
  ...part,
});

export const table = (part: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  game: 'on-the-lam',
  rules: 1,
  options: {},
  listed: false,
  onlookers: true,
  host: 'p0',
  phase: 'playing',
  seats: [seat(0), seat(1)],
  people: [
    { person: 'p0', name: 'Ann', online: true },
    { person: 'p1', name: 'Ben', online: true },
  ],
  promises: {},
  reveal: false,
  previous: null,
  next: null,
  ...part,
});

export const you = (part: Partial<You> = {}): You => ({
  person: 'p0',
  name: 'Ann',
  seats: [0],
  eyes: 0,
  host: true,
  muted: [],
  blocked: [],
  ...part,
});

export const decision = (id: string, codes: string[], part: Partial<DecisionInfo> = {}): DecisionInfo => ({
  id,
  seat: 0,
  kind: 'move',
  rule: 'OTL-T1',
  options: codes.map((code) => ({ code, rule: 'OTL-T1' })),
  form: null,
  ...part,
});

/** The decision with these options marked as final. */
export const withFinal = (asked: DecisionInfo, final: readonly string[]): DecisionInfo => ({
  ...asked,
  options: asked.options.map((option) => (final.includes(option.code) ? { ...option, final: true } : option)),
});

export const position = (ply: number, part: Partial<Position> = {}): Position => ({
  ply,
  round: 1,
  view: { ply },
  asked: [1],
  decision: null,
  undo: false,
  team_talk: false,
  outcome: null,
  ...part,
});

export const news = (n: number, data: Record<string, unknown> = { event: 'turn', rule: 'OTL-R1', seat: 0 }): News => ({
  n,
  ply: n,
  round: 1,
  data,
});

export const chat = (n: number, text = `line ${n}`, part: Partial<ChatLine> = {}): ChatLine => ({
  n,
  at: 0,
  person: 'p1',
  name: 'Ben',
  channel: 'table',
  text,
  ...part,
});

export const state = (part: Partial<State> = {}): State => ({
  type: 'state',
  seq: 1,
  full: false,
  table: null,
  you: null,
  position: null,
  news: [],
  chat: [],
  ...part,
});

export const full = (part: Partial<State> = {}): State =>
  state({ full: true, table: table(), you: you(), position: position(0), ...part });

export const card = (part: Partial<GameCard> = {}): GameCard => ({
  name: 'on-the-lam',
  title: 'On the Lam!',
  folder: 'on_the_lam',
  prefix: 'OTL',
  rules: 1,
  designers: [],
  publisher: '',
  seats: [2, 3, 4],
  minutes: [20, 60],
  options: [
    { name: 'skill_die', rule: 'OTL-V1', values: ['d10', 'd6'], low: 0, high: 0, default: 'd10', seats: [2, 3, 4] },
    { name: 'round_limit', rule: 'OTL-V9', values: [], low: 0, high: 1000, default: 0, seats: [2, 3, 4] },
    { name: 'item_in_limit', rule: 'OTL-V6', values: [true, false], low: 0, high: 0, default: true, seats: [2, 3, 4] },
  ],
  labels: { 2: ['1', '2'], 3: ['1', '2', '3'], 4: ['1', '2', '3', '4'] },
  lexicon: {
    names: {
      character: ['boxer', 'dame', 'reporter', 'ceo'],
      tile: ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'],
      skill: ['charisma', 'guts'],
    },
    kinds: {
      character: ['boxer', 'dame', 'reporter', 'ceo'],
      tile: ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'],
      skill: ['charisma', 'guts'],
    },
    verbs: { go: 'tile', search: null, end: null, pick: 'character', rob: 'seat', draw: null },
    events: {
      turn: { rule: 'OTL-R1', fields: [['seat', 'seat']], secret: '' },
      round: { rule: 'OTL-R1', fields: [['round', 'number']], secret: '' },
      moved: {
        rule: 'OTL-T1',
        fields: [
          ['seat', 'seat'],
          ['tile', 'tile'],
        ],
        secret: '',
      },
    },
  },
  ...part,
});

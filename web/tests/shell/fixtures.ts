/** A server that is only pretended: what it is asked is kept, what it answers is given. */
import { vi } from 'vitest';
import type { GameCard, Games, Lobby, SeatCard, TableCard } from '../../src/shared/protocol';
import words from '../words.json';

export const card = words.game as unknown as GameCard;
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'];
export const games: Games = { games: [card], levels: LEVELS };

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}

/** Until it is so; a busy machine may take its time. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** What a refused request looks like. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** Answers by `METHOD /path`, or functions of what is asked; a path without an answer is refused as unknown. */
export function fakeServer(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const one = { method: init.method ?? 'GET', path, body: init.body ? JSON.parse(init.body as string) : undefined };
    asked.push(one);
    const given = answers[`${one.method} ${path}`] ?? unknownPage(path);
    const answer: unknown = typeof given === 'function' ? (given as (asked: Asked) => unknown)(one) : given;
    if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.status });
    return Response.json(answer);
  });
  return asked;
}

const unknownPage = (path: string) =>
  new Refusal(404, { error: 'unknown-page', message: `there is nothing at ${path}`, rule: '', about: {} });

export const nobodyHome: Lobby = { open: [], mine: [] };

const freeSeat: SeatCard = { label: '2', holder: 'open', name: '', mine: false };

export function tableCard(id: string, part: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: card.name,
    phase: 'open',
    host: 'Kim',
    seats: [{ label: '1', holder: 'person', name: 'Kim', mine: false }, freeSeat],
    options: {},
    onlookers: true,
    created: 0,
    updated: 0,
    my_turn: false,
    ...part,
  };
}

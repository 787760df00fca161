/** The server over plain HTTP. Everything it refuses is thrown as `Refused`, with the server's reason. */
import type { Failure, Forgotten, Games, Lobby, Me, NewTable, NewTableMade, Replay, SetMe } from './protocol';

export class Refused extends Error {
  constructor(
    readonly failure: Failure,
    readonly status: number,
  ) {
    super(failure.message);
    this.name = 'Refused';
  }
}

/** No answer, or none that can be read. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('the server cannot be reached', { cause });
    this.name = 'Unreachable';
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = new Headers({ accept: 'application/json' });
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init).catch((cause: unknown) => {
    throw new Unreachable(cause);
  });
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new Unreachable(cause);
  });
  if (!response.ok) throw isFailure(answer) ? new Refused(answer, response.status) : new Unreachable(response.status);
  return answer as T;
}

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer;
}

let games: Promise<Games> | null = null;

/** The games do not change while a page is open; a failed question is asked anew. */
function askGames(): Promise<Games> {
  games ??= ask<Games>('GET', '/api/games').catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

const tablePath = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  setName: (name: string) => ask<Me>('PUT', '/api/me', { name } satisfies SetMe),
  myDataUrl: '/api/me/data',
  eraseMe: () => ask<Forgotten>('DELETE', '/api/me'),
  games: askGames,
  /** Ask for the games anew next time. */
  forget: () => {
    games = null;
  },
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  create: (table: NewTable) => ask<NewTableMade>('POST', '/api/tables', table),
  replay: (table: string, eyes: number | null, start: number, count: number) =>
    ask<Replay>('GET', `${tablePath(table)}/replay?eyes=${eyes ?? 'none'}&start=${start}&count=${count}`),
  recordUrl: (table: string) => `${tablePath(table)}/record`,
  qrUrl: (path: string) => `/api/qr?path=${encodeURIComponent(path)}`,
};

/** Everything the parts of a table's page need in one place: the connection, the game and its words. */

import { api } from '../api';
import type { GameParts } from '../../games/registry';
import type { Notice } from '../notices';
import type { GameCard, Games, News, SeatInfo, TableInfo } from '../protocol';
import { pace, settings, showsPictures } from '../settings.svelte';
import { optionsProblem, refusalText } from '../problem';
import { toast } from '../toast.svelte';
import { type GameWords, loadGameWords, t } from '../words.svelte';
import { playerNames } from './names';
import { TableConnection, socketAddress, type Answer, type Request } from './table.svelte';

export class Room {
  readonly connection: TableConnection;
  games = $state.raw<Games | null>(null);
  /** The words of the game in this language, for nobody in particular. */
  base = $state.raw<GameWords | null>(null);

  /** What the game brings, once it is here. */
  parts = $state.raw<GameParts | null>(null);

  readonly card: GameCard | null;
  readonly names: string[];
  readonly words: GameWords | null;

  /** `key`: of a link to a shared view. */
  constructor(
    readonly id: string,
    key = '',
  ) {
    this.connection = new TableConnection(
      id,
      {
        reduced_motion: () => !showsPictures(),
        pace,
        telling: (news, before, after) => (settings.text ? [] : (this.parts?.telling(news, before, after) ?? [])),
        recall: () => settings.recall,
        isNotice: (news, reader, all) => !this.parts || this.noticeOf(news, reader, all) !== null,
        notice: (trouble) => toast(refusalText(trouble), 'bad'),
      },
      socketAddress(id, key),
    );
    this.card = $derived(this.games?.games.find((card) => card.name === this.connection.table?.game) ?? null);
    this.names = $derived(playerNames(this.connection.table?.seats ?? [], this.base));
    // The reader of a shared view is not addressed as its player.
    const { connection } = this;
    const reader = $derived(connection.you?.pupil ? null : (connection.you?.eyes ?? null));
    this.words = $derived(this.base?.for(this.names, reader) ?? null);
  }

  /** What this event is for the reader; null: nothing that they must not miss. */
  noticeOf(news: News, reader: number, all: readonly News[]): Notice | null {
    const view = this.connection.position?.view;
    if (!this.parts || !this.words || !view) return null;
    return this.parts.notice(news, { eyes: reader, words: this.words, view, news: all });
  }

  get table(): TableInfo | null {
    return this.connection.table;
  }

  get seats(): SeatInfo[] {
    return this.connection.table?.seats ?? [];
  }

  /** The levels of bots that this game has. */
  get levels(): string[] {
    return [...(this.games?.levels ?? []), ...(this.card?.levels ?? [])];
  }

  async loadGames(): Promise<void> {
    this.games = await api.games();
  }

  /** Anew in another language; the old words stay until the new ones are there. */
  async loadWords(card: GameCard): Promise<void> {
    this.base = await loadGameWords(card, [], null);
  }

  /** Ask the server for something, and say so when it will not. */
  async ask(request: Request): Promise<Answer | null> {
    const answer = await this.connection.send(request);
    if (answer.type !== 'error') return answer;
    const unfit = answer.error === 'bad-options' && this.base !== null;
    toast(unfit ? await optionsProblem(answer, this.base!) : refusalText(answer), 'bad');
    return null;
  }

  seatOf(person: string): SeatInfo | undefined {
    return this.seats.find((seat) => seat.person === person);
  }

  personName(person: string): string {
    const known = this.table?.people.find((other) => other.person === person)?.name;
    return known || t('table-nameless');
  }

  isOnline(person: string | null): boolean {
    return this.table?.people.some((other) => other.person === person && other.online) ?? false;
  }
}

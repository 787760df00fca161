/** What the reader must not miss now: what happened to them, and votes in which their answer is missing. */
import type { Notice } from '../notices';
import { t, type GameWords } from '../words.svelte';
import type { Room } from './room.svelte';
import { openVotes, type OpenVote } from './votes';

export class Notices {
  readonly votes: readonly OpenVote[];
  readonly all: readonly (Notice & { key: string })[];
  /** Votes whose notices are dismissed: the question itself stays. */
  #put_aside = $state.raw<ReadonlySet<string>>(new Set());

  /** To be made while a component is set up. */
  constructor(
    private readonly room: Room,
    words: () => GameWords,
  ) {
    this.votes = $derived(openVotes(room, words()));
    this.all = $derived([...this.#happened(), ...this.#asked()]);
    $effect(() => {
      if (this.votes.length === 0) this.#put_aside = new Set();
    });
  }

  /** What calls the reader to this tab; empty for nothing. */
  get call(): string {
    return this.votes.length > 0 ? t('card-consulted') : (this.all.at(-1)?.text ?? '');
  }

  /** The reader has seen them. Gives back whether there were any. */
  dismiss(): boolean {
    const any = this.all.length > 0;
    this.#put_aside = new Set(this.votes.map(({ key }) => key));
    this.room.connection.meanwhile.dismiss();
    return any;
  }

  #happened(): (Notice & { key: string })[] {
    const { meanwhile, news, you } = this.room.connection;
    const eyes = you?.eyes ?? null;
    return meanwhile.notices.flatMap((one) => {
      const found = eyes === null ? null : this.room.noticeOf(one, eyes, news);
      return found ? [{ ...found, key: String(one.n) }] : [];
    });
  }

  #asked(): (Notice & { key: string })[] {
    const open = this.votes.filter(({ key }) => !this.#put_aside.has(key));
    return open.map((vote) => ({ ...vote, kind: 'news' }));
  }
}

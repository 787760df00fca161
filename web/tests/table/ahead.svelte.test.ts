/** Questions that follow one another are answered as one. */
import { describe, expect, it, vi } from 'vitest';
import { asOne, wayTo, type Ahead } from '../../src/shared/table/ahead';
import { Quick } from '../../src/shared/table/quick.svelte';
import type { DecisionInfo } from '../../src/shared/protocol';
import { decision } from './fixtures';

const WINDOW = decision('1@7', ['use:lid', 'go-on'], { kind: 'window' });
const PLAY = decision('1@8', ['play:run', 'play:hide'], { kind: 'play' });
const AHEAD: Ahead = {
  kind: 'play',
  rule: 'X-1',
  options: [
    { code: 'use:lid', rule: '', through: [] },
    { code: 'play:run', rule: '', final: true, through: ['go-on'] },
  ],
};

describe('as one question', () => {
  it('has the id of the open one, what the last one is about, and the options of all', () => {
    const one = asOne(WINDOW, AHEAD);
    expect([one.id, one.kind, one.rule]).toEqual(['1@7', 'play', 'X-1']);
    expect(one.options).toEqual([WINDOW.options[0], { code: 'play:run', rule: '', final: true }]);
  });

  it('has a way to each option', () => {
    expect(wayTo(AHEAD, 'play:run')).toEqual(['go-on', 'play:run']);
    expect(wayTo(AHEAD, 'use:lid')).toEqual(['use:lid']);
    expect(wayTo(null, 'go-on')).toEqual(['go-on']);
  });
});

describe('what was chosen for the questions that follow', () => {
  const CHOSEN = ['go-on', 'play:run'];

  async function followed(next: DecisionInfo | null, chosen = CHOSEN): Promise<{ sent: string[]; quick: Quick }> {
    let open: DecisionInfo | null = WINDOW;
    const sent: string[] = [];
    let quick!: Quick;
    const stop = $effect.root(() => {
      quick = new Quick(
        null,
        () => ({ view: null, decision: open }),
        (code) => Promise.resolve(sent.push(code) > 0),
      );
    });
    vi.useFakeTimers();
    await quick.follow(chosen);
    expect(quick.code).toBeNull();
    open = next;
    const { code } = quick;
    vi.useRealTimers();
    stop();
    return { sent: code === null ? sent : [...sent, code], quick };
  }

  /** The codes that are sent when these questions come one after the other. */
  async function played(chosen: readonly string[], questions: readonly DecisionInfo[]): Promise<{ sent: string[] }> {
    let open: DecisionInfo | undefined = $state.raw(WINDOW);
    const sent: string[] = [];
    const coming = [...questions];
    let quick!: Quick;
    const stop = $effect.root(() => {
      quick = new Quick(
        null,
        () => ({ view: null, decision: open ?? null }),
        (code) => Promise.resolve(sent.push(code) > 0),
      );
    });
    await quick.follow(chosen);
    while (coming.length > 0) {
      open = coming.shift();
      await vi.waitFor(() => expect(sent).toHaveLength(chosen.length - 1 - coming.length));
    }
    stop();
    return { sent };
  }

  it('is played when its question comes', async () => {
    expect((await followed(PLAY)).sent).toEqual(['go-on', 'play:run']);
  });

  it('is dropped where it is not possible any more: the question is put', async () => {
    const { sent, quick } = await followed(decision('1@8', ['play:hide'], { kind: 'play' }));
    expect(sent).toEqual(['go-on']);
    expect(quick.code).toBeNull();
  });

  it('is played where the table has answered a question before it', async () => {
    const { sent } = await followed(PLAY, ['go-on', 'ready', 'play:run']);
    expect(sent).toEqual(['go-on', 'play:run']);
  });

  it('is played in its order after a question that the table has answered', async () => {
    const ready = decision('1@8', ['ready'], { kind: 'choose' });
    const play = { ...PLAY, id: '1@9' };
    const { sent } = await played(['go-on', 'go-on', 'ready', 'play:run'], [ready, play]);
    expect(sent).toEqual(['go-on', 'ready', 'play:run']);
  });

  it('waits while nothing is asked', async () => {
    expect((await followed(null)).sent).toEqual(['go-on']);
  });
});

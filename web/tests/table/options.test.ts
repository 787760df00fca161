import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { Choice } from '../../src/shared/table/choice.svelte';
import { keyAt, SHORTCUTS } from '../../src/shared/table/keys';
import { groupOptions, listing } from '../../src/shared/table/options';
import Elsewhere from '../../src/shared/table/Elsewhere.svelte';
import Options from '../../src/shared/table/Options.svelte';
import type { DecisionInfo, GameCard } from '../../src/shared/protocol';
import getaway from '../fixtures/gd-card.json';
import { decision } from './fixtures';
import { wordsFor } from './words';

describe('the order of options', () => {
  it('puts like ones under a heading and what ends the turn last, with keys in that order', async () => {
    const words = await wordsFor();
    const asked = decision('1@0', ['draw', 'end', 'go:A1', 'go:A2', 'go:B1', 'search']);
    const { groups } = listing(words, asked, new Set());
    expect(groups.map((group) => [group.heading, group.closing])).toEqual([
      ['', false],
      ['Move to …', false],
      ['', true],
    ]);
    expect(groups.flatMap((group) => group.options.map((option) => [option.key, option.code, option.short]))).toEqual([
      ['1', 'draw', 'Draw a play card'],
      ['2', 'search', 'Search this location'],
      ['3', 'go:A1', 'The Milton Hotel'],
      ['4', 'go:A2', 'City Bank'],
      ['5', 'go:B1', 'Rion Iron Factory'],
      ['6', 'end', 'End your turn'],
    ]);
  });

  it('knows what closes by the whole code: to keep something is a choice like others', async () => {
    const words = await wordsFor();
    const groups = groupOptions(words, decision('1@0', ['end', 'keep', 'search']));
    expect(groups.map(({ options, closing }) => [options.map(({ code }) => code), closing])).toEqual([
      [['search'], false],
      [['end', 'keep'], true],
    ]);
    expect(groupOptions(words, decision('1@0', ['keep:axe']))[0]?.closing).toBe(false);
  });

  it('names people, and leaves a pair without a heading', async () => {
    const words = await wordsFor();
    const [group] = groupOptions(words, decision('1@0', ['rob:2', 'rob:3']));
    expect(group?.heading).toBe('');
    expect(group?.options.map((option) => option.short)).toEqual(['Take a card from Ben', 'Take a card from Cas']);
  });

  it('gives one rule for a group only where all its options share it', async () => {
    const words = await wordsFor();
    const asked = decision('1@0', ['go:A1', 'go:A2', 'go:B1']);
    expect(groupOptions(words, asked)[0]?.rule).toBe('OTL-T1');
    asked.options[1]!.rule = 'OTL-T3';
    expect(groupOptions(words, asked)[0]?.rule).toBe('');
  });

  it('never takes a letter that does something else', () => {
    const keys = Array.from({ length: 40 }, (_, place) => keyAt(place));
    const taken: (string | null)[] = Object.values(SHORTCUTS);
    expect(keys.filter((key) => taken.includes(key))).toEqual([]);
    expect(new Set(keys.filter(Boolean)).size).toBe(keys.filter(Boolean).length);
    expect(keys.at(-1)).toBeNull();
  });
});

describe('choosing', () => {
  const make = (careful: boolean) => {
    const play = vi.fn();
    return {
      play,
      choice: new Choice(
        () => ['go:A1', 'end'],
        () => careful,
        play,
      ),
    };
  };

  it('selects with the first tap and plays with the second', () => {
    const { choice, play } = make(true);
    choice.choose('go:A1');
    expect(choice.selected).toBe('go:A1');
    expect(play).not.toHaveBeenCalled();
    choice.choose('end');
    expect(choice.selected).toBe('end');
    choice.choose('end');
    expect(play.mock.calls).toEqual([['end']]);
  });

  it('plays with the first tap where nothing has to be confirmed', () => {
    const { choice, play } = make(false);
    choice.choose('go:A1');
    expect(play).toHaveBeenCalledExactlyOnceWith('go:A1');
  });

  it('asks once more about what is warned of, whatever the settings', () => {
    const play = vi.fn();
    const choice = new Choice(
      () => ['go:A1', 'end'],
      (code) => code === 'end',
      play,
    );
    choice.choose('end');
    expect(play).not.toHaveBeenCalled();
    choice.choose('go:A1');
    expect(play.mock.calls).toEqual([['go:A1']]);
    choice.choose('end');
    choice.choose('end');
    expect(play.mock.calls).toEqual([['go:A1'], ['end']]);
  });

  it('selects again what was selected before, if it is still legal', () => {
    const { choice } = make(true);
    choice.restore('end');
    expect(choice.selected).toBe('end');
    choice.restore('fly');
    expect(choice.selected).toBeNull();
  });

  it('has nothing selected by itself, so that Enter alone plays nothing', () => {
    const { choice, play } = make(true);
    expect(choice.confirm()).toBe(false);
    expect(play).not.toHaveBeenCalled();
  });

  it('forgets what was selected, and takes no code that is not legal', () => {
    const { choice, play } = make(true);
    choice.choose('go:A1');
    expect(choice.clear()).toBe(true);
    expect(choice.confirm()).toBe(false);
    choice.choose('fly');
    expect(choice.selected).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });
});

describe('the buttons', () => {
  const shown = async (part = {}) => {
    const choose = vi.fn();
    const words = await wordsFor();
    const asked = decision('1@0', ['end', 'go:A1', 'go:A2', 'go:B1']);
    const props = {
      words,
      decision: asked,
      list: listing(words, asked, new Set()),
      selected: null,
      sending: null,
      choose,
      ...part,
    };
    return { choose, ...render(Options, props) };
  };

  it('say in full what they do, even under a heading', async () => {
    const { choose } = await shown();
    await fireEvent.click(screen.getByRole('button', { name: 'Move to City Bank' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('go:A2');
  });

  it('show which one is selected', async () => {
    await shown({ selected: 'end' });
    expect(screen.getByRole('button', { name: 'End your turn' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('take nothing while an answer is on its way', async () => {
    const { choose } = await shown({ selected: 'end', sending: 'end' });
    await fireEvent.click(screen.getByRole('button', { name: 'Move to City Bank' }));
    expect(choose).not.toHaveBeenCalled();
  });

  it('tell what is worth knowing about an option', async () => {
    await shown({ note: (code: string) => (code === 'go:A2' ? '60 %' : '') });
    expect(screen.getByRole('button', { name: 'Move to City Bank, 60 %' }).textContent).toContain('60 %');
  });
});

describe('options that have a place elsewhere', () => {
  const codes = ['draw', 'end', 'go:A1', 'go:A2', 'go:B1', 'go:B2', 'go:C1'];
  const streets = codes.filter((code) => code.startsWith('go:'));

  async function shown(placed: string[]): Promise<HTMLElement> {
    const words = await wordsFor();
    const asked = decision('1@0', codes);
    const list = listing(words, asked, new Set(placed));
    return render(Options, { words, decision: asked, list, selected: null, sending: null, choose: vi.fn() }).container;
  }
  const listed = (box: HTMLElement) =>
    [...box.querySelectorAll<HTMLElement>('[data-code]')].map((option) => option.dataset.code);

  it('are lit there and not listed again, and the list knows how many they are', async () => {
    expect(listed(await shown(streets))).toEqual(['draw', 'end']);
    expect(listing(await wordsFor(), decision('1@0', codes), new Set(streets)).elsewhere).toBe(5);
  });

  it('are missing one by one, not with all of their sort', async () => {
    expect(listed(await shown(streets.slice(1)))).toEqual(['draw', 'go:A1', 'end']);
  });

  it('can all be had as a list', async () => {
    const onlist = vi.fn();
    render(Elsewhere, { count: 5, about: '', onlist });
    expect(document.body.textContent).toContain('5 more choices are lit');
    await fireEvent.click(screen.getByRole('button', { name: 'All options as a list' }));
    expect(onlist).toHaveBeenCalledOnce();
  });

  it('leave what closes the question where it is', async () => {
    expect(listed(await shown(codes))).toEqual(['end']);
  });

  it('have no keys, which would play what is not named in sight', async () => {
    const { groups } = listing(await wordsFor(), decision('1@0', codes), new Set(streets));
    expect(groups.flatMap(({ options }) => options.map(({ key, code }) => [key, code]))).toEqual([
      ['1', 'draw'],
      ['2', 'end'],
    ]);
  });
});

describe('options that are very many', () => {
  const getawayWords = () => wordsFor(0, getaway as unknown as GameCard);
  const spaces = Array.from({ length: 60 }, (_, i) => `${Math.floor(i / 10) + 1},${(i % 10) + 1}`);
  const codes = [...spaces.map((space) => `aim:${space}`), 'done'];

  async function shown(asked: DecisionInfo, placed: string[], note = (): string => ''): Promise<HTMLElement> {
    const words = await getawayWords();
    const list = listing(words, asked, new Set(placed));
    const props = { words, decision: asked, list, selected: null, sending: null, choose: vi.fn(), note };
    return render(Options, props).container;
  }
  const listed = (box: HTMLElement) =>
    [...box.querySelectorAll<HTMLElement>('[data-code]')].map((option) => option.dataset.code);

  it('stand close together only where nothing more is said about one of them', async () => {
    const close = (box: HTMLElement) => box.querySelectorAll('.many.brief').length;
    const few = decision('1@0', ['aim:1,1', 'aim:1,2', 'aim:1,3']);
    expect(close(await shown(few, []))).toBe(1);
    expect(close(await shown(few, [], () => 'Library; draw an Item'))).toBe(0);
  });

  it('stand under a heading for each column, and take no keys', async () => {
    const { groups } = listing(await getawayWords(), decision('1@0', codes), new Set());
    expect(groups.map(({ heading }) => heading)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((column) => `Aim at ${column},…`),
      '',
    ]);
    expect(groups[0]!.options.map(({ short }) => short)).toEqual(spaces.slice(0, 10));
    expect(
      groups
        .map(({ options }) => options.map(({ key }) => key))
        .flat()
        .filter(Boolean),
    ).toEqual(['1']);
  });

  it('are chosen on the board', async () => {
    expect(listed(await shown(decision('1@0', codes), codes))).toEqual(['done']);
  });

  it('are all listed where no board shows them', async () => {
    expect(listed(await shown(decision('1@0', codes), []))).toEqual(codes);
  });
});

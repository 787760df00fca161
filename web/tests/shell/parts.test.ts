/** The small parts: who I am, the server over HTTP, sounds, toasts, copying, the dialog. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, Refused, Unreachable } from '../../src/shared/api';
import { copyText } from '../../src/shared/copy';
import { me } from '../../src/shared/me.svelte';
import { problem } from '../../src/shared/problem';
import { settings } from '../../src/shared/settings.svelte';
import { play, SOUND_NAMES } from '../../src/shared/sound';
import { dismiss, toast, toasts } from '../../src/shared/toast.svelte';
import { t } from '../../src/shared/words.svelte';
import NameDialog from '../../src/shell/NameDialog.svelte';
import { focusHeading } from '../../src/shell/heading';
import Button from '../../src/shared/ui/Button.svelte';
import Segmented from '../../src/shared/ui/Segmented.svelte';
import Select from '../../src/shared/ui/Select.svelte';
import { eventually, fakeServer, games, Refusal } from './fixtures';

beforeEach(() => {
  settings.language = 'en';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const failure = { error: 'unknown-table', message: 'there is no such table', rule: '', about: {} };

describe('the server', () => {
  test('is asked for games once, and again after a failure', async () => {
    api.forget();
    let away = true;
    const asked = fakeServer({ 'GET /api/games': () => (away ? new Refusal(503, { odd: true }) : games) });
    await expect(api.games()).rejects.toBeInstanceOf(Unreachable);
    away = false;
    await expect(api.games()).resolves.toEqual(games);
    await api.games();
    expect(asked).toHaveLength(2);
  });

  test('a refusal carries its reason', async () => {
    fakeServer({ 'GET /api/tables/a%2Fb/replay?eyes=none&start=0&count=10': new Refusal(404, failure) });
    const error: unknown = await api.replay('a/b', null, 0, 10).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).failure).toEqual(failure);
    expect((error as Refused).status).toBe(404);
  });

  test('a line that is cut is not a refusal', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const error: unknown = await api.me().catch((each: unknown) => each);
    expect(error).toBeInstanceOf(Unreachable);
    expect(problem(error)).toBe(t('problem-unreachable'));
  });

  test('an answer that is not JSON is no answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.lobby()).rejects.toBeInstanceOf(Unreachable);
  });

  test('seats and addresses are written as the server wants them', async () => {
    const asked = fakeServer({ 'GET /api/tables/abc/replay?eyes=2&start=5&count=7': {} });
    await api.replay('abc', 2, 5, 7);
    expect(asked).toHaveLength(1);
    expect(api.recordUrl('a b')).toBe('/api/tables/a%20b/record');
    expect(api.qrUrl('/table/abc')).toBe('/api/qr?path=%2Ftable%2Fabc');
  });

  test('what it refuses is told in the reader’s words, or else in its own', () => {
    const known = problem(new Refused({ ...failure, error: 'unknown-table' } as never, 404));
    expect(known).not.toBe('');
    expect(problem(new Refused({ ...failure, error: 'brand-new' } as never, 400))).toBe(failure.message);
  });
});

describe('a name', () => {
  beforeEach(() => {
    me.name = '';
    fakeServer({
      'GET /api/me': { person: 'p', name: '' },
      'PUT /api/me': (asked: { body: unknown }) => ({ person: 'p', ...(asked.body as object) }),
    });
  });

  test('is asked for once, with a suggestion', async () => {
    render(NameDialog);
    const answer = me.named();
    const field = await screen.findByLabelText<HTMLInputElement>('Your name');
    expect(field.value).toMatch(/^\S+ \S+$/);
    const first = field.value;
    await fireEvent.click(screen.getByRole('button', { name: 'Another suggestion' }));
    expect(field.value).not.toBe(first);
    await fireEvent.input(field, { target: { value: ' Robin ' } });
    await fireEvent.click(screen.getByRole('button', { name: "That's me" }));
    await expect(answer).resolves.toBe('Robin');
    expect(me.asking).toBe(false);
    await expect(me.named()).resolves.toBe('Robin');
  });

  test('none is not taken', async () => {
    render(NameDialog);
    const answer = me.named();
    const field = await screen.findByLabelText('Your name');
    await fireEvent.input(field, { target: { value: '   ' } });
    await fireEvent.click(screen.getByRole('button', { name: "That's me" }));
    expect(screen.getByRole('alert').textContent).toBe('Type a name first.');
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(answer).resolves.toBeNull();
  });

  test('closing the window is a no', async () => {
    const { container } = render(NameDialog);
    const answer = me.named();
    await screen.findByLabelText('Your name');
    container.querySelector('dialog')?.close();
    await expect(answer).resolves.toBeNull();
  });
});

describe('sounds', () => {
  /** Counts what is started; every other property is a node that does nothing. */
  class FakeContext {
    static started = 0;
    state = 'running';
    currentTime = 0;
    sampleRate = 8;
    destination = {};
    node() {
      const value = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined, value: 0 };
      const made = {
        frequency: value,
        gain: value,
        type: '',
        buffer: null,
        connect: (next: unknown) => next,
        start: () => (FakeContext.started += 1),
        stop: () => undefined,
      };
      return made;
    }
    createOscillator = () => this.node();
    createGain = () => this.node();
    createBiquadFilter = () => this.node();
    createBufferSource = () => this.node();
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  }

  test('sound only when they are wanted', () => {
    vi.stubGlobal('AudioContext', FakeContext);
    settings.sound = false;
    for (const name of SOUND_NAMES) play(name);
    expect(FakeContext.started).toBe(0);
    settings.sound = true;
    for (const name of SOUND_NAMES) {
      const before = FakeContext.started;
      play(name);
      expect(FakeContext.started, name).toBeGreaterThan(before);
    }
  });
});

describe('toasts', () => {
  beforeEach(() => {
    toasts.length = 0;
    vi.useFakeTimers();
  });

  test('go away by themselves, bad ones last', () => {
    toast('fine', 'good');
    toast('oh no', 'bad');
    vi.advanceTimersByTime(5000);
    expect(toasts.map(({ text }) => text)).toEqual(['oh no']);
    vi.advanceTimersByTime(5000);
    expect(toasts).toEqual([]);
  });

  test('are not stacked when they say the same', () => {
    toast('again');
    toast('again');
    expect(toasts).toHaveLength(1);
    dismiss(toasts[0]!.id);
    expect(toasts).toEqual([]);
  });
});

describe('copying', () => {
  test('uses the clipboard, and the old way where there is none', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } });
    await expect(copyText('abc')).resolves.toBe(true);
    expect(written).toEqual(['abc']);
    vi.stubGlobal('navigator', {});
    const selected: string[] = [];
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what copyText() falls back to
    document.execCommand = () => {
      selected.push(document.querySelector('textarea')?.value ?? '');
      return true;
    };
    await expect(copyText('def')).resolves.toBe(true);
    expect(selected).toEqual(['def']);
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('the heading of a new page', () => {
  test('gets the focus as soon as it is there', async () => {
    document.body.innerHTML = '<main></main>';
    const main = document.querySelector('main')!;
    focusHeading(main);
    main.innerHTML = '<h1>Here</h1>';
    await eventually(() => expect(document.activeElement?.textContent).toBe('Here'));
  });

  test('but not when the page has chosen something better', () => {
    document.body.innerHTML = '<main><h1>Here</h1><input></main>';
    document.querySelector('input')!.focus();
    focusHeading(document.querySelector('main')!);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});

describe('controls', () => {
  const label = createRawSnippet(() => ({ render: () => '<span>Go</span>' }));

  test('a busy button takes no click, but keeps the focus', async () => {
    const onclick = vi.fn();
    const { rerender } = render(Button, { onclick, busy: true, children: label });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Go' });
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    expect(button.disabled).toBe(false);
    await rerender({ busy: false });
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
  });

  test('a list gives back the value itself, not its text', async () => {
    const onchange = vi.fn();
    const options = [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ];
    render(Select, { label: 'Really?', value: true, options, onchange } as never);
    await fireEvent.change(screen.getByLabelText('Really?'), { target: { value: '1' } });
    expect(onchange).toHaveBeenCalledWith(false);
  });

  test('a bar of choices is a group of radio buttons', async () => {
    const onchange = vi.fn();
    const options = [2, 3].map((value) => ({ value, label: String(value) }));
    render(Segmented, { label: 'How many?', value: 2, options, onchange } as never);
    expect(screen.getByRole('group', { name: 'How many?' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('2').checked).toBe(true);
    await fireEvent.click(screen.getByLabelText('3'));
    await tick();
    expect(onchange).toHaveBeenCalledWith(3);
    expect(screen.getByLabelText<HTMLInputElement>('3').checked).toBe(true);
  });
});

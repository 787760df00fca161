import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import SettingsPage from '../../src/pages/Settings.svelte';
import { me } from '../../src/shared/me.svelte';
import {
  preferredLanguage,
  reducedMotion,
  Settings,
  settings,
  shownTheme,
  STORED,
} from '../../src/shared/settings.svelte';
import { toasts } from '../../src/shared/toast.svelte';
import { eventually, fakeServer, Refusal } from './fixtures';

beforeEach(() => localStorage.clear());

describe('the language', () => {
  test.each([
    [['nl-BE', 'en'], 'nl'],
    [['en-GB', 'nl'], 'en'],
    [['fr', 'de-AT', 'nl'], 'nl'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('for a reader of %j is %s', (wished, language) => {
    expect(preferredLanguage(wished)).toBe(language);
  });
});

describe('wishes', () => {
  test('are as usual at first', () => {
    const fresh = new Settings(localStorage, ['nl']);
    expect(fresh.language).toBe('nl');
    expect(fresh.theme).toBe('system');
    expect(fresh.motion).toBe('system');
    expect(fresh.confirm).toBe(true);
    expect(fresh.quick).toBe(true);
  });

  test('are kept', () => {
    const first = new Settings(localStorage, ['en']);
    first.language = 'nl';
    first.theme = 'light';
    first.sound = false;
    first.motion = 'reduced';
    first.confirm = false;
    first.quick = false;
    const next = new Settings(localStorage, ['en']);
    expect([next.language, next.theme, next.sound, next.motion, next.confirm, next.quick]).toEqual([
      'nl',
      'light',
      false,
      'reduced',
      false,
      false,
    ]);
  });

  test.each(['{', '[]', 'null', '{"language":"fr","theme":7,"sound":"yes"}'])('survive a storage of %s', (text) => {
    localStorage.setItem(STORED, text);
    const read = new Settings(localStorage, ['nl']);
    expect([read.language, read.theme, read.sound]).toEqual(['nl', 'system', true]);
  });

  test('do without a storage, and with a full one', () => {
    const none = new Settings(null, ['en']);
    none.language = 'nl';
    expect(none.language).toBe('nl');
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    } as unknown as Storage;
    const crowded = new Settings(full, ['en']);
    crowded.theme = 'dark';
    expect(crowded.theme).toBe('dark');
  });

  test('of another tab arrive', () => {
    settings.theme = 'dark';
    window.dispatchEvent(new StorageEvent('storage', { key: STORED, newValue: '{"theme":"light"}' }));
    expect(settings.theme).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"theme":"dark"}' }));
    expect(settings.theme).toBe('light');
  });

  test('a wish goes before what the system says', () => {
    settings.motion = 'reduced';
    settings.theme = 'light';
    expect([reducedMotion(), shownTheme()]).toEqual([true, 'light']);
    settings.motion = 'full';
    settings.theme = 'dark';
    expect([reducedMotion(), shownTheme()]).toEqual([false, 'dark']);
  });
});

describe('the page', () => {
  beforeEach(() => {
    settings.language = 'en';
    toasts.length = 0;
    me.name = '';
  });
  afterEach(() => vi.unstubAllGlobals());

  test('applies a choice at once, the language too', async () => {
    fakeServer({ 'GET /api/me': { person: 'p', name: 'Kim' } });
    render(SettingsPage);
    await fireEvent.click(screen.getByLabelText('Nederlands'));
    expect(settings.language).toBe('nl');
    await tick();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Instellingen');
    await fireEvent.click(screen.getByLabelText('Dag'));
    expect(settings.theme).toBe('light');
    await fireEvent.click(screen.getByLabelText('Geluid'));
    expect(settings.sound).toBe(false);
    await fireEvent.click(screen.getByLabelText('Vragen voor wat niet terug kan'));
    expect(settings.confirm).toBe(false);
  });

  test('changes the name, and says what is wrong with one', async () => {
    const refusal = { error: 'bad-name', message: 'too long', rule: '', about: { longest: '24' } };
    const asked = fakeServer({
      'GET /api/me': { person: 'p', name: 'Kim' },
      'PUT /api/me': (one: { body: unknown }) =>
        (one.body as { name: string }).name === 'Bad'
          ? new Refusal(400, refusal)
          : { person: 'p', ...(one.body as object) },
    });
    render(SettingsPage);
    const field = screen.getByLabelText('Your name');
    await fireEvent.input(field, { target: { value: 'Bad' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    await fireEvent.input(field, { target: { value: '  Robin ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await eventually(() => expect(me.name).toBe('Robin'));
    expect(asked.at(-1)?.body).toEqual({ name: 'Robin' });
    expect(toasts.at(-1)?.text).toContain('Robin');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the data of the reader', () => {
  beforeEach(() => {
    settings.language = 'en';
  });
  afterEach(() => vi.unstubAllGlobals());

  const opened = async (answers: Record<string, unknown>) => {
    const asked = fakeServer({ 'GET /api/me': { person: 'p', name: 'Kim' }, ...answers });
    render(SettingsPage);
    await fireEvent.click(screen.getByRole('button', { name: 'Erase my data' }));
    return asked;
  };

  test('are a file', () => {
    fakeServer({ 'GET /api/me': { person: 'p', name: 'Kim' } });
    render(SettingsPage);
    const link = screen.getByRole('link', { name: 'Download my data' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/api/me/data', 'lamster-me.json']);
  });

  test('are not erased before the reader has read what happens, nor if they would rather not', async () => {
    const asked = await opened({});
    expect(screen.getByRole('heading', { name: 'Erase everything about you?' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      'In games that are still in progress, a bot plays for you from now on.',
    );
    expect(screen.getByText('This cannot be undone.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked.some((one) => one.method === 'DELETE')).toBe(false);
  });

  test.each([
    [true, 'Everything about you is gone.'],
    [false, 'The rest will be gone within a few minutes.'],
  ])('are erased, and what this browser knew of tables too (all at once: %s)', async (done, words) => {
    localStorage.setItem('lamster-share t', 'secret');
    settings.theme = 'light';
    const asked = await opened({ 'DELETE /api/me': { done } });
    await fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
    await eventually(() => expect(screen.getByRole('status').textContent).toContain(words));
    expect(asked.filter((one) => one.method === 'DELETE').map((one) => one.path)).toEqual(['/api/me']);
    expect(Object.keys(localStorage)).toEqual([STORED]);
  });

  test('stay when the server cannot erase them now, and it says so', async () => {
    const failure = { error: 'storage', message: 'the disk is full', rule: '', about: {} };
    await opened({ 'DELETE /api/me': new Refusal(503, failure) });
    await fireEvent.click(screen.getByRole('button', { name: 'Erase everything' }));
    await eventually(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(screen.getByRole('button', { name: 'Erase everything' })).toBeTruthy();
  });
});

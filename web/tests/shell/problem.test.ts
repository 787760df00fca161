/** What is told when something fails: errors of the page are no network errors, and can be reported. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../../src/shared/api';
import { reportOf } from '../../src/shared/error_report';
import { ignoreExpected, problem, watchErrors } from '../../src/shared/problem';
import { go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { toasts } from '../../src/shared/toast.svelte';
import Toasts from '../../src/shared/ui/Toasts.svelte';
import { t } from '../../src/shared/words.svelte';
import { eventually, fakeServer, Refusal } from './fixtures';

const later = () => new Promise((done) => setTimeout(done));
const refused = new Refused({ error: 'brand-new' as never, message: 'no', rule: '', about: {} }, 400);

beforeEach(() => {
  settings.language = 'en';
  toasts.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a failure', () => {
  test.each([
    new Unreachable('x'),
    new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js'),
    new TypeError('error loading dynamically imported module: https://x/assets/a.js'),
    new Error('Unable to preload CSS for /assets/a.css'),
  ])('of the network is told as one: %s', async (error) => {
    expect(problem(error)).toBe(t('problem-unreachable'));
    await later();
    expect(toasts).toHaveLength(0);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('in the code of the page is told as our fault, logged once, and can be reported', async () => {
    const error = new TypeError("Cannot read properties of null (reading 'card')");
    expect(problem(error)).toBe(t('problem-page'));
    problem(error);
    await later();
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
    expect(toasts.map(({ text, action }) => [text, action?.label])).toEqual([[t('problem-page'), t('problem-report')]]);
  });

  test('that the reader need not know is kept quiet, unless it is an error of the page', async () => {
    for (const expected of [new Unreachable('x'), refused, new DOMException('', 'AbortError')])
      ignoreExpected(expected);
    await later();
    expect(toasts).toHaveLength(0);
    ignoreExpected(new RangeError('too far'));
    await later();
    expect(toasts).toHaveLength(1);
  });
});

describe('what nobody handles', () => {
  let stop: () => void;
  beforeEach(() => void (stop = watchErrors()));
  afterEach(() => stop());

  const threw = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));
  const rejected = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('is told, once while it is shown', () => {
    threw(new Error('one'));
    rejected(new Error('two'));
    expect(toasts.map(({ text }) => text)).toEqual([t('problem-page')]);
  });

  test('of the network is told as such, and cannot be reported', () => {
    rejected(new Unreachable('x'));
    expect(toasts.map(({ text, action }) => [text, action])).toEqual([[t('problem-unreachable'), null]]);
  });

  test('of a browser without an error, or broken off by the reader, is not told', () => {
    threw(null);
    rejected(new DOMException('', 'AbortError'));
    expect(toasts).toHaveLength(0);
  });
});

describe('a report', () => {
  test('is bounded, and holds no address of a table and no key', () => {
    go('/table/secrettable#shoulder=secretkey');
    const error = new TypeError(`at https://x/table/secrettable?key=secretkey ${'m'.repeat(1000)}`);
    error.stack = `f@https://x/replay/secrettable?ply=1#shoulder=secretkey:1:2\n${'s'.repeat(9000)}`;
    const report = reportOf(error);
    expect(report).toMatchObject({ page: 'table', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
    expect(report.message).toMatch(/^TypeError: at https:\/\/x\/table\/… m/);
    expect([report.message.length, report.stack.length]).toEqual([500, 4000]);
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  test('is sent by a press on the button', async () => {
    const asked = fakeServer({ 'POST /api/page-errors': {} });
    render(Toasts);
    problem(new Error('broken'));
    await fireEvent.click(await screen.findByRole('button', { name: t('problem-report'), hidden: true }));
    await eventually(() => expect(toasts.map(({ text }) => text)).toEqual([t('problem-reported')]));
    expect(asked.map(({ body }) => body)).toMatchObject([{ message: 'Error: broken' }]);
  });

  test('that cannot be sent is said so', async () => {
    const failure = { error: 'too-fast', message: 'wait', rule: '', about: {} };
    fakeServer({ 'POST /api/page-errors': new Refusal(429, failure) });
    render(Toasts);
    problem('not even an error');
    await fireEvent.click(await screen.findByRole('button', { name: t('problem-report'), hidden: true }));
    await eventually(() => expect(toasts.map(({ text }) => text)).toEqual([t('problem-not-reported')]));
  });
});

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import DevicePage from '../../src/pages/Device.svelte';
import { me } from '../../src/shared/me.svelte';
import Notify from '../../src/shared/notifications/Notify.svelte';
import OtherDevice from '../../src/shared/notifications/OtherDevice.svelte';
import { keyBytes, push } from '../../src/shared/notifications/push.svelte';
import Webhook from '../../src/shared/notifications/Webhook.svelte';
import { go } from '../../src/shared/router.svelte';
import { settings } from '../../src/shared/settings.svelte';
import { toasts } from '../../src/shared/toast.svelte';
import { installing, watchInstalling } from '../../src/shell/install.svelte';
import Install from '../../src/shell/settings/Install.svelte';
import { eventually, fakeServer, Refusal } from '../shell/fixtures';

const ENDPOINT = 'https://push.example.net/1';
const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const refusal = (error: string, about = {}) => new Refusal(400, { error, message: 'no', rule: '', about });

beforeEach(() => {
  settings.language = 'en';
  me.name = 'Ann';
  me.person = 'p';
});
afterEach(() => {
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toasts.splice(0);
});

/** Fakes a browser that supports push, with the reader's answer to the request for permission. */
function capable(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  let subscribed: object | null = null;
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: keyBytes(KEY).buffer },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => ((subscribed = null), true)),
  };
  const pushManager = {
    getSubscription: async () => subscribed,
    subscribe: vi.fn(async (_: object) => (subscribed = subscription)),
  };
  const registration = { pushManager };
  const request = vi.fn(async () => answer);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission, requestPermission: request });
  const register = vi.fn(async () => registration);
  const serviceWorker = { register, ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { request, pushManager, subscription, register };
}

describe('notifications', () => {
  const answers = {
    'GET /api/push': { key: KEY },
    'PUT /api/push': {},
    'DELETE /api/push': {},
    'POST /api/push/test': { ok: true, status: 201 },
  };

  test('are asked for by a press, tried, and turned off', async () => {
    const asked = fakeServer(answers);
    const { request, pushManager, subscription, register } = capable('granted');
    render(Notify);
    const button = await screen.findByRole('button', { name: 'Notify me on this device' });
    expect(request).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    await fireEvent.click(button);
    await screen.findByText('This device notifies you.');
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: keyBytes(KEY) });
    const told = { endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' }, language: 'en' };
    expect(asked.at(-1)).toEqual({ method: 'PUT', path: '/api/push', body: told });
    await fireEvent.click(screen.getByRole('button', { name: 'Send a test' }));
    await eventually(() => expect(toasts.at(-1)?.text).toBe('It is on its way.'));
    await fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await screen.findByRole('button', { name: 'Notify me on this device' });
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(asked.at(-1)).toEqual({ method: 'DELETE', path: '/api/push', body: { endpoint: ENDPOINT } });
  });

  test('of a browser that has them are told to the server anew', async () => {
    const asked = fakeServer(answers);
    const { pushManager } = capable('granted', 'granted');
    await pushManager.subscribe({});
    await push.load();
    expect(push.state).toBe('on');
    expect(asked.map(({ method }) => method)).toEqual(['PUT']);
  });

  test('for another key are subscribed to anew', async () => {
    fakeServer(answers);
    const { pushManager, subscription } = capable('granted', 'granted');
    subscription.options.applicationServerKey = new ArrayBuffer(65);
    await pushManager.subscribe({});
    await push.turnOn();
    expect(subscription.unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['denied' as const, 'denied'],
    ['default' as const, 'off'],
  ])('are not forced on those who answer %s', async (answer, state) => {
    const asked = fakeServer(answers);
    capable(answer);
    await push.turnOn();
    expect(push.state).toBe(state);
    expect(asked).toEqual([]);
  });

  test('that cannot be had say why', async () => {
    fakeServer(answers);
    vi.stubGlobal('isSecureContext', false);
    const { unmount } = render(Notify);
    expect(await screen.findByText(/begins with https/)).toBeTruthy();
    unmount();
    vi.stubGlobal('isSecureContext', true);
    render(Notify);
    expect(await screen.findByText(/This browser cannot do this/)).toBeTruthy();
  });

  test('that the push service refuses are told of', async () => {
    fakeServer({ ...answers, 'POST /api/push/test': { ok: false, status: 0 } });
    const { pushManager } = capable('granted', 'granted');
    await pushManager.subscribe({});
    render(Notify);
    await fireEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
    await eventually(() => expect(toasts.at(-1)?.text).toMatch(/cannot be reached from this server/));
  });
});

describe('a webhook', () => {
  test('is shown, kept and tried', async () => {
    const asked = fakeServer({
      'GET /api/tables/abc/webhook': { url: '' },
      'PUT /api/tables/abc/webhook': ({ body }: { body: unknown }) => body,
      'POST /api/tables/abc/webhook/test': { ok: false, status: 404 },
    });
    render(Webhook, { table: 'abc' });
    const field = screen.getByLabelText('Address for other programs');
    expect(screen.getByRole('button', { name: 'Try it out' })).toHaveProperty('disabled', true);
    await fireEvent.input(field, { target: { value: ' https://example.org/hook ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await eventually(() => expect(toasts.at(-1)?.text).toMatch(/reports to this address/));
    expect(asked.at(-1)?.body).toEqual({ url: 'https://example.org/hook' });
    await fireEvent.click(screen.getByRole('button', { name: 'Try it out' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It answered 404, which means that it failed.');
  });

  test('that is refused stays in the field', async () => {
    fakeServer({
      'GET /api/tables/abc/webhook': { url: '' },
      'PUT /api/tables/abc/webhook': refusal('bad-address'),
    });
    render(Webhook, { table: 'abc' });
    const field = screen.getByLabelText<HTMLInputElement>('Address for other programs');
    await fireEvent.input(field, { target: { value: 'https://10.0.0.1' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/does not send to this address/);
    expect(field.value).toBe('https://10.0.0.1');
  });
});

describe('another device', () => {
  test('gets a link and a picture of it, for a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeServer({ 'GET /api/me': { person: 'p', name: 'Ann' }, 'POST /api/device': { token: 'TOKEN', seconds: 600 } });
    render(OtherDevice);
    await fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    const picture = await screen.findByRole<HTMLImageElement>('img');
    expect(picture.getAttribute('src')).toBe('/api/qr?path=%2Fdevice%23TOKEN');
    expect(screen.getByText(/\/device#TOKEN$/)).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/(10:00|9:59)/);
    await vi.advanceTimersByTimeAsync(601_000);
    expect(screen.getByText('The link no longer works.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    vi.useRealTimers();
  });

  const offer = { name: 'Ann', same: false, now: 'Bas', tables: 2 };

  test('asks before it becomes somebody, and says what it was', async () => {
    go('/device#TOKEN');
    const asked = fakeServer({
      'GET /api/me': { person: 'p', name: 'Bas' },
      'POST /api/device/look': offer,
      'POST /api/device/become': refusal('bad-link', { why: 'used' }),
    });
    render(DevicePage);
    expect(await screen.findByRole('heading', { name: 'Become Ann here?' })).toBeTruthy();
    expect(screen.getByText(/At the moment you are Bas here, with seats in 2 unfinished games/)).toBeTruthy();
    expect(asked.find(({ path }) => path === '/api/device/look')?.body).toEqual({ token: 'TOKEN' });
    expect(asked.some(({ path }) => path === '/api/device/become')).toBe(false);
    await fireEvent.click(screen.getByRole('button', { name: 'Become Ann' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/has been used already/);
  });

  test('that is the same one says so', async () => {
    go('/device#TOKEN');
    fakeServer({ 'GET /api/me': { person: 'p', name: 'Ann' }, 'POST /api/device/look': { ...offer, same: true } });
    render(DevicePage);
    expect(await screen.findByText(/You are already Ann here/)).toBeTruthy();
  });
});

describe('the app', () => {
  test('is offered quietly, once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    watchInstalling();
    const { unmount } = render(Install);
    expect(screen.getByText(/Add to home screen/)).toBeTruthy();
    unmount();
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: vi.fn(async () => undefined),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    render(Install);
    await fireEvent.click(screen.getByRole('button', { name: 'Install' }));
    await eventually(() => expect(toasts.at(-1)?.text).toBe('Installed.'));
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(installing.offer).toBeNull();
    window.dispatchEvent(new Event('appinstalled'));
    expect(await screen.findByText('Lamster is installed as an app.')).toBeTruthy();
  });
});

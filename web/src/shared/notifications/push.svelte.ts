/** Push notifications of this browser. It asks for permission only after the reader turns them on. */
import type { Tried } from '../protocol';
import { settings } from '../settings.svelte';
import { notifications } from './api';
import { WORKER } from './worker';

/** `insecure`: the page is not served over https; `unable`: the browser has no push; `denied`: the reader blocked it. */
export type PushState = 'unknown' | 'insecure' | 'unable' | 'denied' | 'off' | 'on';

function possible(): PushState | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The server's key in the form that the browser expects. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const theirs = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return theirs.length === key.length && theirs.every((byte, at) => byte === key[at]);
};

class Push {
  state = $state<PushState>('unknown');

  /** Reads the state; a browser that is subscribed tells the server again. */
  async load(): Promise<void> {
    this.state = possible() ?? 'off';
    if (this.state !== 'off') return;
    const subscription = await this.#subscription();
    if (subscription) await this.#tell(subscription);
  }

  /** Call this from a click handler: the browser asks the reader for permission. */
  async turnOn(): Promise<void> {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      this.state = permission === 'denied' ? 'denied' : 'off';
      return;
    }
    const [registration, { key }] = await Promise.all([this.#register(), notifications.key()]);
    await this.#tell(await this.#subscribe(registration, keyBytes(key)));
  }

  async turnOff(): Promise<void> {
    const subscription = await this.#subscription();
    if (subscription) {
      await notifications.unsubscribe(subscription.endpoint);
      await subscription.unsubscribe();
    }
    this.state = possible() ?? 'off';
  }

  /** Sends a test notification. */
  async test(): Promise<Tried> {
    const subscription = await this.#subscription();
    if (!subscription) {
      this.state = possible() ?? 'off';
      return { ok: false, status: 0 };
    }
    return notifications.tryPush(subscription.endpoint);
  }

  async #register(): Promise<ServiceWorkerRegistration> {
    await navigator.serviceWorker.register(WORKER);
    return navigator.serviceWorker.ready;
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration?.pushManager.getSubscription()) ?? null;
  }

  /** A subscription for another key of the server no longer receives anything: it is replaced. */
  async #subscribe(registration: ServiceWorkerRegistration, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
    const known = await registration.pushManager.getSubscription();
    if (known && sameKey(known, key)) return known;
    await known?.unsubscribe();
    return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('the browser gave no whole subscription');
    const secrets = { p256dh: keys.p256dh, auth: keys.auth };
    await notifications.subscribe({ endpoint, keys: secrets, language: settings.language });
    this.state = 'on';
  }
}

export const push = new Push();

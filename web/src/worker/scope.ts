/** As much of a service worker's world as ours needs: the types of pages and of workers cannot be had together. */

export interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface Notice {
  readonly data: unknown;
  close(): void;
}

export interface Scope {
  readonly location: { readonly origin: string };
  readonly navigator: { readonly language: string };
  readonly registration: {
    showNotification(title: string, options: Record<string, unknown>): Promise<void>;
    readonly pushManager: PushManager;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: never) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushMessage extends Lasting {
  readonly data: { text(): string } | null;
}
export interface Click extends Lasting {
  readonly notification: Notice;
}
export interface Change extends Lasting {
  readonly oldSubscription?: PushSubscription | null;
}
export interface Fetched {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

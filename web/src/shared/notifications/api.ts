/** Requests about notifications (push and webhooks) and about device links. */
import { ask } from '../api';
import type { DeviceLink, DeviceOffer, Me, PushKey, Selves, Subscribe, Tried, Webhook } from '../protocol';

const hookPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/webhook`;

export const notifications = {
  key: () => ask<PushKey>('GET', '/api/push'),
  subscribe: (subscription: Subscribe) => ask<object>('PUT', '/api/push', subscription),
  unsubscribe: (endpoint: string) => ask<object>('DELETE', '/api/push', { endpoint }),
  tryPush: (endpoint: string) => ask<Tried>('POST', '/api/push/test', { endpoint }),
  webhook: (table: string) => ask<Webhook>('GET', hookPath(table)),
  setWebhook: (table: string, url: string) => ask<Webhook>('PUT', hookPath(table), { url }),
  tryWebhook: (table: string) => ask<Tried>('POST', `${hookPath(table)}/test`, {}),
};

const seatPath = (table: string) => `/api/tables/${encodeURIComponent(table)}/seat`;

/** Links by which somebody who is away plays on with another browser. */
export const seatLinks = {
  make: (table: string, seat: number) => ask<DeviceLink>('POST', `${seatPath(table)}-link`, { seat }),
  take: (table: string, token: string) => ask<Me>('POST', seatPath(table), { token }),
};

export const deviceLinks = {
  make: () => ask<DeviceLink>('POST', '/api/device'),
  look: (token: string) => ask<DeviceOffer>('POST', '/api/device/look', { token }),
  become: (token: string) => ask<Me>('POST', '/api/device/become', { token }),
  before: () => ask<Selves>('GET', '/api/me/before'),
  beAgain: (person: string) => ask<Me>('POST', '/api/me/before', { person }),
};

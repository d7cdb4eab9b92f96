// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { subscribeToPush } from '@mam/contract/diner/push.ts';
import { getSite } from '@mam/contract/diner/site.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginInApp } from '../../test/in-app.tsx';
import { persisted } from '../device/persisted.ts';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { renewPush } from './renew-push.ts';

beginInApp();

/** An uncompressed point, as a server gives its key: 65 bytes. */
const KEY = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url');
const TOKEN = 'x'.repeat(43);
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: KEY, auth: 'secret' },
};
const bytes = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** The push service of a browser; before: with which key it has told us of itself already. */
function pushService(before: string | null = null) {
  const old = before && {
    options: { applicationServerKey: bytes(before) },
    unsubscribe: vi.fn(async () => true),
    toJSON: () => SUBSCRIPTION,
  };
  const subscribe = vi.fn(async (_: PushSubscriptionOptionsInit) => ({ toJSON: () => SUBSCRIPTION }));
  const pushManager = { getSubscription: async () => old, subscribe };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({}), ready: Promise.resolve({ pushManager }) },
  });
  return { subscribe, unsubscribe: old ? old.unsubscribe : null };
}

beforeEach(() => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  serve(getSite, () => ({
    data: {
      push_key: KEY,
      push_sandbox: null,
      phone_codes: true,
      feature_sink: null,
      test_hosts: [],
      direct_sites: [],
    },
  }));
});
afterEach(() => {
  visit.setState(PLAIN_VISIT, true);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const told = () => serve(subscribeToPush, () => ({ data: { device_token: TOKEN } }));

it('[DN2] where notices are allowed the server is told how to reach this browser, for its own key', async () => {
  const server = told();
  const { subscribe } = pushService();
  expect(await renewPush()).toBe(true);
  const { applicationServerKey, userVisibleOnly } = subscribe.mock.calls[0]?.[0] ?? {};
  expect([applicationServerKey, userVisibleOnly]).toEqual([new Uint8Array(bytes(KEY)), true]);
  expect(server.map(({ body }) => body)).toEqual([SUBSCRIPTION]);
  expect(persisted.getState().user.deviceToken).toBe(TOKEN);
});

it('[DN2] the subscription there is stays, one for another key makes room', async () => {
  told();
  const same = pushService(KEY);
  await renewPush();
  expect(same.subscribe).not.toHaveBeenCalled();
  const other = pushService(Buffer.alloc(65, 4).toString('base64url'));
  await renewPush();
  expect(other.unsubscribe).toHaveBeenCalled();
  expect(other.subscribe).toHaveBeenCalled();
});

it.each([
  ['a preview', () => visit.setState({ preview: true })],
  ['who has not allowed it', () => vi.stubGlobal('Notification', { permission: 'default' })],
])('[DN2] of %s nobody is told anything', async (_, begin) => {
  begin();
  const server = told();
  const { subscribe } = pushService();
  expect(await renewPush()).toBe(false);
  expect(subscribe).not.toHaveBeenCalled();
  expect(server).toEqual([]);
  expect(persisted.getState().user.deviceToken).toBeNull();
});

import { subscribeToPush } from '@mam/contract/diner/push.ts';
import type { SiteWire } from '@mam/contract/diner/site.schema.ts';
import { persist, persisted } from '../device/persisted.ts';
import { visit } from '../device/visit.ts';
import { call } from './call.ts';
import { siteSettings } from './site.ts';

const decodeBase64Url = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean =>
  new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0)).join() === key.join();

/** A subscription is bound to one key: one of another server, or of before, makes room. */
async function subscriptionFor({ pushManager }: ServiceWorkerRegistration, key: Uint8Array<ArrayBuffer>) {
  const before = await pushManager.getSubscription();
  if (before && sameKey(before, key)) return before;
  await before?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** In a demo a browser that has no push service at hand is told in the sandbox's inbox. */
async function inSandbox(
  { push_sandbox: url, push_key: key }: SiteWire,
  fault: unknown,
): Promise<PushSubscriptionJSON> {
  if (url === null) throw fault;
  const body = JSON.stringify({ name: persisted.getState().user.uid, key });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).json();
}

/**
 * Tells the server how to reach this browser where notices are allowed; addresses change by themselves, so at every
 * start. It never asks for permission, and tells nothing in a preview. True = this browser is told now.
 */
export async function renewPush(): Promise<boolean> {
  if (visit.getState().preview || !('PushManager' in globalThis) || Notification.permission !== 'granted')
    return false;
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return false;
    const registration = await navigator.serviceWorker.ready;
    const site = await siteSettings();
    if (!site) return false;
    const { endpoint = '', keys = {} } = await subscriptionFor(
      registration,
      decodeBase64Url(site.push_key),
    ).then(
      (subscription) => subscription.toJSON(),
      (fault: unknown) => inSandbox(site, fault),
    );
    const { p256dh = '', auth = '' } = keys;
    const answer = await call(subscribeToPush, { body: { endpoint, keys: { p256dh, auth } } });
    const { deviceToken } = persisted.getState().user;
    if (answer.ok && answer.data.device_token !== deviceToken)
      persist('user', { deviceToken: answer.data.device_token });
    return answer.ok;
  } catch {
    // the browser's push service does not answer: everything else goes on without
    return false;
  }
}

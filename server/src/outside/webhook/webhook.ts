import { createHmac } from 'node:crypto';
import { ask } from '../ask.ts';
import { Undeliverable } from '../undeliverable.ts';

/** The receiver of a webhook, and the secret it is signed with. */
export interface WebhookReceiver {
  readonly url: string;
  /** whsec_ and 24 to 64 bytes in base64 */
  readonly secret: string;
}

export interface Webhook {
  /** the same thing told has the same, however often it is sent: the receiver tells a second one by it */
  readonly id: string;
  readonly content: object;
  /** epoch ms of this try */
  readonly now: number;
}

/** A receiver gave no answer that says it has it; says neither where nor what. */
class WebhookDown extends Error {
  override name = 'WebhookDown';
}

const BOUNDS = { patience: 5_000, mostBytes: 16 * 1024, fault: (why: string) => new WebhookDown(why) };

const PREFIX = 'whsec_';
const [LEAST_BYTES, MOST_BYTES] = [24, 64];

const decodeSecret = (secret: string) => Buffer.from(secret.slice(PREFIX.length), 'base64');

/** Whether a secret is one as Standard Webhooks wants it. */
export function isWebhookSecret(secret: string): boolean {
  if (!/^whsec_[A-Za-z0-9+/]+={0,2}$/.test(secret)) return false;
  const { length } = decodeSecret(secret);
  return length >= LEAST_BYTES && length <= MOST_BYTES;
}

/** HMAC-SHA256 over `id.seconds.body`, as Standard Webhooks 1.0 says it. */
export function webhookSignature(
  secret: string,
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): string {
  const mac = createHmac('sha256', decodeSecret(secret)).update(`${id}.${seconds}.${body}`);
  return `v1,${mac.digest('base64')}`;
}

/**
 * Sends one webhook (Standard Webhooks 1.0) and is led nowhere else. Any 2xx is taken. Throws Undeliverable on 410, and
 * WebhookDown on every other answer and on none: it may be tried again.
 */
export async function sendWebhook(
  { url, secret }: WebhookReceiver,
  { id, content, now }: Webhook,
): Promise<void> {
  const [body, seconds] = [JSON.stringify(content), Math.floor(now / 1000)];
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': webhookSignature(secret, { id, seconds, body }),
  };
  const { status } = await ask(url, { method: 'POST', headers, body }, BOUNDS);
  if (status === 410) throw new Undeliverable('the receiver is gone (410)');
  if (status < 200 || status > 299) throw new WebhookDown(`answered ${status}`);
}

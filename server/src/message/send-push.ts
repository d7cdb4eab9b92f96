import { createHash } from 'node:crypto';
import type { NewsKind, NewsValues } from '@mam/domain/message/news.ts';
import webPush, { type RequestDetails } from 'web-push';
import { brandByCode } from '../brand/queries.ts';
import type { Context } from '../context.ts';
import type { PushSubscriptionRow } from '../db/tables/diner-tables.ts';
import { isPushPlace } from '../diner/push-place.ts';
import { dropSubscriptions, subscriptionAt } from '../diner/queries.ts';
import type { Sender } from '../outbox/outbox.ts';
import { ask } from '../outside/ask.ts';
import { Undeliverable } from '../outside/undeliverable.ts';
import type { KeptPush } from './tell.ts';
import { messageText } from './templates.ts';

/** A browser's push service did not take it; says neither where nor whom. */
class PushDown extends Error {
  override name = 'PushDown';
}

const BOUNDS = { patience: 5_000, mostBytes: 16 * 1024, fault: (why: string) => new PushDown(why) };

/** Where it leads, and of which two notices a device shows the newer alone. */
function pushTarget(kind: NewsKind, values: NewsValues[NewsKind]): { navigate: string; tag: string } {
  return 'link' in values ? { navigate: values.link, tag: values.code } : { navigate: '/', tag: kind };
}

/** A device that was away is given the newest of one place alone; nobody can read from it what it is about. */
const pushTopic = ({ kind, values }: KeptPush) =>
  createHash('sha256').update(pushTarget(kind, values).navigate).digest('base64url').slice(0, 32);

/** With the name of the restaurant that tells. */
type NamedPush = KeptPush & { readonly title: string };

/** The notice a device shows: our worker reads it, and browsers that know declarative web push show it without one. */
function pushPayload({ kind, values, language, title }: NamedPush, publicUrl: string): string {
  const { navigate, tag } = pushTarget(kind, values);
  const notification = {
    title,
    body: messageText(kind, values, language),
    lang: language,
    navigate: publicUrl + navigate,
    tag,
  };
  return JSON.stringify({ web_push: 8030, notification });
}

/** RFC 8292 wants to know whom to write to when something is wrong with what we send. */
const vapidSubject = ({ publicUrl }: Context['config']) =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:demo@mam.example';

/** The request as the push service wants it: encrypted for this device [RFC 8291], signed by this server [RFC 8292]. */
function buildPushRequest(
  { config, pushKeys }: Context,
  { endpoint, p256dh, auth }: PushSubscriptionRow,
  push: NamedPush,
  seconds: number,
): RequestDetails {
  const notice = pushPayload(push, config.publicUrl);
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, notice, {
    TTL: seconds,
    urgency: 'high',
    topic: pushTopic(push),
    contentEncoding: 'aes128gcm',
    vapidDetails: { subject: vapidSubject(config), ...pushKeys },
  });
}

/**
 * Tells one device. One that is gone (404, 410) is forgotten, one that another diner uses by now is not told [DN2], and
 * nothing but a browser's push service is ever called [DN1].
 */
export const sendPush: Sender = async (context, { brand, content }) => {
  const { config, database, now } = context;
  const push = content as KeptPush;
  const { endpoint, uid, until } = push;
  const left = until - now();
  if (left <= 0) throw new Undeliverable('too late to be news');
  const device = await subscriptionAt(database.read, endpoint);
  if (device?.uid !== uid || !isPushPlace(endpoint, config)) throw new Undeliverable('the device is gone');
  const title = (await brandByCode(database.read, brand))?.name ?? 'Mâm';
  const { method, headers, body } = buildPushRequest(
    context,
    device,
    { ...push, title },
    Math.ceil(left / 1000),
  );
  const init = {
    method,
    headers: headers as Record<string, string>,
    body: body === null ? null : new Uint8Array(body),
  };
  const { status } = await ask(endpoint, init, BOUNDS);
  if (status === 404 || status === 410) {
    await database.transaction((trx) => dropSubscriptions(trx, [endpoint]));
    throw new Undeliverable(`the device is gone (${status})`);
  }
  if (status === 400 || status === 403 || status === 413) throw new Undeliverable(`answered ${status}`);
  if (status < 200 || status > 299) throw new PushDown(`answered ${status}`);
};

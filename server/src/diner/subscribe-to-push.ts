import { createHash } from 'node:crypto';
import type { PushDevice, PushSubscriptionBody } from '@mam/contract/diner/push.schema.ts';
import { PUSH_DEVICES } from '@mam/domain/diner/push-service.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { type Answer, ok, refuse } from '../http/answer.ts';
import { isPushPlace } from './push-place.ts';
import { dropSubscriptions, putSubscription, readPushSubscriptions } from './queries.ts';

/** Keeps where a diner's browser can be told something; the five devices that asked last are kept [DN1] [DN2]. */
export async function subscribeToPush(
  { database, config }: { readonly database: Database; readonly config: Config },
  uid: string,
  { endpoint, keys }: PushSubscriptionBody,
  now: number,
): Promise<Answer<PushDevice>> {
  if (!isPushPlace(endpoint, config)) return refuse('MALFORMED');
  const [p256dh, auth] = [keys.p256dh, keys.auth].map((key) => key.replace(/=+$/, ''));
  return database.transaction(async (trx) => {
    await putSubscription(trx, { endpoint, uid, p256dh: p256dh ?? '', auth: auth ?? '', created_at: now });
    const tooMany = (await readPushSubscriptions(trx, uid)).slice(PUSH_DEVICES);
    await dropSubscriptions(
      trx,
      tooMany.map((device) => device.endpoint),
    );
    // enough to know the device by, not enough to reach it
    return ok({ device_token: createHash('sha256').update(endpoint).digest('base64url') });
  });
}

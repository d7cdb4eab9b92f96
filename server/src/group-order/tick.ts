import type { SplitTicks } from '@mam/contract/group-order/group-order.schema.ts';
import { orderTopic } from '@mam/contract/http/topic.ts';
import { isCancelled } from '@mam/domain/order/status.ts';
import type { Trx } from '../db/dialect.ts';
import { appendEvent } from '../db/events.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { setPersonMoment } from '../order/people.ts';
import type { Acting } from './act.ts';

/**
 * [SP5] The owner notes that a share has come, a member that theirs is sent: each on a row of its own, so that no
 * device takes back the word of another. Said again, the first moment stands.
 */
export async function tickSplitBill(
  trx: Trx,
  { placed, ordered, order, uid, role, now }: Acting,
  { sessions = [], sent }: SplitTicks,
): Promise<Refused<'SPLIT_CANCELLED' | 'SPLIT_TO_STORE'> | null> {
  if (!placed) throw new Error('a group order that was ordered has no order');
  if (isCancelled(placed.status)) return refuse('SPLIT_CANCELLED');
  // [SP8] the money says so, and nobody else
  if (placed.shares > 0 && sessions.length > 0) return refuse('SPLIT_TO_STORE');
  if (sessions.some(({ user_id }) => !ordered.has(user_id)))
    return refuse('MALFORMED', { path: 'sessions.user_id' });
  const others = sessions.filter(({ user_id }) => user_id !== order.uid);
  for (const { user_id, paid } of others)
    await setPersonMoment(trx, placed, { uid: user_id, column: 'paid_at', at: paid ? now : null });
  if (sent !== undefined && role === 'member')
    await setPersonMoment(trx, placed, { uid, column: 'sent_at', at: sent ? now : null });
  // screens of the order read its group with it, so its bell rings; the order itself is unchanged
  const { brand, hash, version } = placed;
  appendEvent(trx, { brand, topic: orderTopic(hash), version, at: now });
  return null;
}

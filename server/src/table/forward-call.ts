import { CALL_STANDS } from '@mam/domain/table/call.ts';
import type { Trx } from '../db/dialect.ts';
import type { StaffCallRow } from '../db/tables/table-tables.ts';
import { enqueue, keyFor, type Sender } from '../outbox/outbox.ts';
import { Undeliverable } from '../outside/undeliverable.ts';
import { sendWebhook } from '../outside/webhook/webhook.ts';
import { callById } from './queries.ts';

/** The job in the outbox; the guest's name and words stay in the call alone. */
interface KeptForward {
  readonly call: string;
  readonly target: string;
}

/** [TB30] Has a call sent to a target, in the transaction that writes it; the same call to the same target once. */
export function forwardCall(
  trx: Trx,
  { id, brand }: StaffCallRow,
  target: string,
  now: number,
): Promise<void> {
  const content: KeptForward = { call: id, target };
  return enqueue(trx, { brand, kind: 'staff-call', key: keyFor(id, target), content, now });
}

/** The body a target reads: the fields an old client's call has, and the words the staff read. */
const forwardedCall = ({ id, brand, store_id, table_name, guest_name, text, placed_at }: StaffCallRow) => ({
  id,
  pos_parent: brand,
  pos_id: store_id,
  brand_id: brand,
  store_id,
  table_name,
  user: { name: guest_name },
  note: text,
  created_at: Math.floor(placed_at / 1000),
});

/** [TB30] Tells a target of a call that stands, while the configuration lists it. */
export const sendCall: Sender = async ({ callTargets, database, now }, { brand, key, content }) => {
  const { call: id, target } = content as KeptForward;
  const call = await callById(database.read, brand, id);
  if (!call || call.answered_at !== null || now() >= call.placed_at + CALL_STANDS)
    throw new Undeliverable('the call is over');
  const receiver = callTargets.of(brand, call.store_id).find(({ url }) => url === target);
  if (!receiver) throw new Undeliverable('the target is listed no more');
  await sendWebhook(receiver, { id: key, content: forwardedCall(call), now: now() });
};

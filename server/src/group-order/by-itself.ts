import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import { isAutoOrderDue, takenInUnasked } from '@mam/domain/group-order/by-itself.ts';
import { TRANSFER } from '@mam/domain/store/payment-methods.ts';
import { createPlacing } from '../checkout/place-sent.ts';
import type { PlacingCode } from '../checkout/placing-request.ts';
import type { Context } from '../context.ts';
import type { GroupOrderRow } from '../db/tables/group-order-tables.ts';
import { isRefused, type Refused, refuse } from '../http/answer.ts';
import { findGroupOrder, wholeGroupOrder } from './act.ts';
import { autoOrderFromRow, choiceOfRow, publishGroupOrderEvent, sessionFromRow } from './group-order.ts';
import { readGroupCart } from './order-together.ts';
import { changeGroupOrder, takeGroupOrder } from './queries.ts';
import { spentBy, type WholeGroupOrder } from './session-wire.ts';

/** [GO33] The body its owner would send at this moment without being asked; the lines are the stored carts' (GO15). */
function autoOrderBody(whole: WholeGroupOrder): PlaceOrderBody {
  const { order, sessions, selling, now } = whole;
  const { type, orderNow, pickupAt, note, recipient } = choiceOfRow(order, { zone: selling.store.zone, now });
  const rows = new Map(sessions.map((row) => [row.uid, row]));
  const owner = rows.get(order.uid);
  const address = recipient?.address;
  const over = ({ uid }: { readonly uid: string }) => {
    const row = rows.get(uid);
    return row ? spentBy(row, whole).over : 0;
  };
  return {
    brand_id: order.brand,
    store_id: order.store_id,
    items: [],
    user: {
      name: recipient?.name || owner?.name,
      phone: recipient?.phone || owner?.phone,
      address: address?.text,
      sub_address: address?.detail,
      location: address?.location,
    },
    group_include: takenInUnasked(sessions.map(sessionFromRow), over).map(({ uid }) => uid),
    setting: {
      type,
      is_order_now: orderNow,
      pickup_at: { number_of_days: pickupAt.days, hour: pickupAt.hour, minute: pickupAt.minute },
      note,
      payment_method: TRANSFER,
      group_hash: order.hash,
    },
  };
}

/** Another was faster, or it is only busy: there is nothing to tell anybody. */
const TRANSIENT_REFUSALS: readonly string[] = [
  'BUSY',
  'GROUP_ORDERED',
  'GROUP_ORDER_CANCELLED',
  'GROUP_ORDER_EXPIRED',
  'GROUP_ORDER_NOT_OVER',
] satisfies readonly (PlacingCode | 'BUSY')[];

/** [GO35] It is the owner's to order from here on, and everybody reads why; unless something was changed since. */
async function leaveToOwner(
  { database, now }: Pick<Context, 'database' | 'now'>,
  order: GroupOrderRow,
  refused: object,
): Promise<void> {
  await database.transaction(async (trx): Promise<Refused | null> => {
    const taken = await takeGroupOrder(trx, order, now());
    // a group order changed since is not the one that was refused: it is tried anew at the next round
    if (taken.version !== order.version + 1 || !isAutoOrderDue(autoOrderFromRow(taken, now())))
      return refuse('UNKNOWN');
    await changeGroupOrder(trx, order, { not_ordered: JSON.stringify(refused) });
    publishGroupOrderEvent(trx, taken, now());
    return null;
  });
}

/** [GO32] [GO34] Orders, when the choosing is over, as every order is placed, once; or leaves it to the owner. */
export async function placeAutoOrder(context: Context, { hash }: GroupOrderRow): Promise<void> {
  const { database, now } = context;
  const found = await findGroupOrder(context, hash);
  if (!found || !isAutoOrderDue(autoOrderFromRow(found.order, now()))) return;
  const { order } = found;
  const whole = await wholeGroupOrder(database.read, found, now());
  const owner = whole.sessions.find(({ uid }) => uid === order.uid);
  const language = owner?.language ?? found.selling.store.languages.own;
  const { uid, network, version } = order;
  const placed = await createPlacing(context, { readTogether: readGroupCart })({
    body: autoOrderBody(whole),
    placer: { kind: 'clock', uid, network, version },
    table: null,
    now: whole.now,
    preferred: language,
    speak: () => language,
    once: (work, read) => database.transaction(async (trx) => work(trx, await read(trx))),
  });
  if (isRefused(placed) && !TRANSIENT_REFUSALS.includes(placed.refused))
    await leaveToOwner(context, order, placed);
}

import { promiseByItself } from '@mam/domain/order/accepts-itself.ts';
import { SYSTEM } from '@mam/domain/order/actor.ts';
import { feeState } from '@mam/domain/order/agreed-fee.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/dialect.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';
import { isRefused } from '../../http/answer.ts';
import { feeTalkOfOrder, isTransferUnconfirmed } from '../rows.ts';
import { deviceSeenAt } from './store-devices.ts';

/**
 * [OR43] Takes an order that is still as it was read, where its store takes orders by itself and a device of it is
 * there. false = it does not, or somebody was faster.
 */
export async function autoAcceptOrder(
  trx: Trx,
  { stores, changeStatus }: Pick<Context, 'stores' | 'changeStatus'>,
  order: OrderRow,
  now: number,
): Promise<boolean> {
  const { brand, store_id: store } = order;
  const selling = await stores.get(trx, brand, store);
  if (!selling?.store.acceptsItself) return false;
  const talk = feeTalkOfOrder(order);
  const promised = promiseByItself(
    {
      status: order.status,
      type: order.type,
      transferUnconfirmed: isTransferUnconfirmed(order),
      feeOpen: talk.toConfirm,
      guestsUnseen: order.guests_unseen === 1,
      feeOffered: feeState(talk) === 'offered',
      wantedAt: order.wished_at,
    },
    selling.store,
    { heardAt: await deviceSeenAt(trx, { brand, store }) },
    now,
  );
  if (promised === null) return false;
  const taken = await changeStatus(trx, order, {
    to: 'CONFIRMED',
    actor: SYSTEM,
    now,
    with: { promised_at: promised.promisedAt, ready_by: promised.readyBy },
  });
  return !isRefused(taken);
}

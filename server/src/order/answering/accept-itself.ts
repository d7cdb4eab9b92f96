import { promiseByItself } from '@mam/domain/order/accepts-itself.ts';
import { SYSTEM } from '@mam/domain/order/actor.ts';
import { feeState } from '@mam/domain/order/agreed-fee.ts';
import { feeTalkOfOrder, isTransferUnconfirmed, type PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/dialect.ts';
import { isRefused } from '../../http/answer.ts';
import { deviceSeenAt } from './store-devices.ts';

/**
 * [OR43] Takes an order that is still as it was read, where its store takes orders by itself and a device of it is
 * there. false = it does not, or somebody was faster.
 */
export async function autoAcceptOrder(
  trx: Trx,
  { stores, changeStatus }: Pick<Context, 'stores' | 'changeStatus'>,
  order: PlacedOrder,
  now: number,
): Promise<boolean> {
  const { brand, storeId: store } = order;
  const selling = await stores.get(trx, brand, store);
  if (!selling?.store.acceptsItself) return false;
  const talk = feeTalkOfOrder(order);
  const promised = promiseByItself(
    {
      status: order.status,
      type: order.kind,
      transferUnconfirmed: isTransferUnconfirmed(order),
      feeOpen: talk.toConfirm,
      guestsUnseen: order.guestsUnseen,
      feeOffered: feeState(talk) === 'offered',
      wantedAt: order.wishedAt,
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
    with: { promisedAt: promised.promisedAt, readyBy: promised.readyBy },
  });
  return !isRefused(taken);
}

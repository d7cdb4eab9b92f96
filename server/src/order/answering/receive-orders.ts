import type { Context } from '../../context.ts';
import { orderById, ordersByCodes } from '../queries.ts';
import { publishReceivedEvent } from '../topic.ts';
import { autoAcceptOrder } from './accept-itself.ts';
import { noteReceipt, type Receiver } from './receipts.ts';
import { noteDeviceSeen } from './store-devices.ts';

/** A report of a device or a printer: the orders it has. */
export interface Reception {
  readonly brand: string;
  readonly store: number;
  /** none = it only says that it is there */
  readonly codes: readonly string[];
  readonly by: Receiver;
  readonly now: number;
}

/**
 * [OR41] Notes the orders a device or printer has and gives back how many of them nothing had received before. Those
 * that its store takes by itself are taken with it [OR43].
 */
export async function receiveOrders(
  context: Context,
  { brand, store, codes, by, now }: Reception,
): Promise<{ readonly first: number }> {
  const { database } = context;
  const found = codes.length > 0 ? await ordersByCodes(database.read, brand, [...new Set(codes)]) : [];
  // each in the order of its id: of two devices that say the same at once none waits for the other in a ring
  const here = found
    .filter((order) => order.storeId === store && order.endedAt === null)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  let first = 0;
  await database.transaction(async (trx) => {
    first = 0;
    for (const order of here) {
      if (!(await noteReceipt(trx, order, { by, now }))) continue;
      first += 1;
      publishReceivedEvent(trx, order, now);
    }
    await noteDeviceSeen(trx, { brand, store }, now);
  });
  for (const { id, waitsSince: waits } of here) {
    if (waits === null) continue;
    await database.transaction(async (trx) => {
      const order = await orderById(trx, brand, id);
      if (order) await autoAcceptOrder(trx, context, order, now);
    });
  }
  return { first };
}

import { forgottenBefore } from '@mam/domain/brand/forgetting.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { brandDocument } from '../brand/brand-document.ts';
import { allBrands } from '../brand/queries.ts';
import type { Duty } from '../clock/clock.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/dialect.ts';
import { forgetNames } from '../diner/queries.ts';
import { forgetOldPhones, forgetPhonesOfUses } from '../voucher/queries.ts';
import { forgetCallers } from './listing/callers.ts';
import { forgetPeople, ordersToForget } from './queries.ts';
import { forgetIssues } from './reports/issues.ts';

/** Orders of one transaction: an order placed meanwhile waits for no more of them. */
const AT_ONCE = 10;
/** of a brand at one tick of the clock; the rest is due at the next */
const STEPS = 20;
/** ms between two of them, for others */
const PAUSE = 20;

/** The notes of dishes: people write names into them, too. */
async function forgetNotes(trx: Trx, ids: readonly string[]): Promise<void> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'document'])
    .where('order_id', 'in', ids)
    .where('note', '<>', '')
    .execute();
  for (const { order_id, position, document } of lines)
    await trx
      .updateTable('order_lines')
      .set({ note: '', document: JSON.stringify({ ...JSON.parse(document), note: '' }) })
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .execute();
}

/**
 * [OR67] Rids ended orders of the people they were for: names, numbers, addresses and words, wherever they are kept.
 * Sums, dishes, times, stars and money stay. now: epoch ms
 */
export async function forgetOrders(trx: Trx, orders: readonly PlacedOrder[], now: number): Promise<void> {
  if (orders.length === 0) return;
  const ids = orders.map(({ id }) => id);
  for (const order of orders) await forgetPeople(trx, order, now);
  await forgetNotes(trx, ids);
  await forgetCallers(trx, ids);
  await trx.updateTable('order_people').set({ name: '' }).where('order_id', 'in', ids).execute();
  await forgetIssues(trx, ids);
  await trx.deleteFrom('order_drivers').where('order_id', 'in', ids).execute();
  await trx
    .updateTable('order_ratings')
    .set({ feedback: '' })
    .where('order_id', 'in', ids)
    .where('feedback', '<>', '')
    .execute();
}

/** One step of a brand that forgets after so many days: how many orders were forgotten, few at a time. */
export function forgetSome(
  { database, now }: Pick<Context, 'database' | 'now'>,
  brand: string,
  days: number | undefined,
): Promise<number> {
  const at = now();
  return database.transaction(async (trx) => {
    const orders = await ordersToForget(trx, { brand, before: forgottenBefore(at, days), most: AT_ONCE });
    if (orders.length === 0) return 0;
    await forgetOrders(trx, orders, at);
    await forgetPhonesOfUses(
      trx,
      orders.filter(({ voucher }) => voucher !== null).map(({ id }) => id),
    );
    const uids = new Set(orders.map(({ uid }) => uid).filter((uid) => uid !== null));
    await forgetNames(trx, [...uids], forgottenBefore(at, undefined));
    return orders.length;
  });
}

/** [OR67] [ST13] Orders that ended long ago say no more whom they were for. */
export const forgetEndedOrders: Duty = {
  name: 'orders to forget',
  run: async (context) => {
    for (const row of await allBrands(context.database.read)) {
      const { forget_after_days: days } = brandDocument(row).brand;
      for (let step = 0; step < STEPS; step += 1) {
        if ((await forgetSome(context, row.code, days)) < AT_ONCE) break;
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
    const before = forgottenBefore(context.now(), undefined);
    await context.database.transaction((trx) => forgetOldPhones(trx, { before, most: AT_ONCE }));
  },
};

import { ORDER_NEWS_LASTS } from '@mam/domain/message/order-news.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Trx } from '../db/dialect.ts';
import { tellDiner } from './tell.ts';
import { linkToOrder, readBuyerLanguage, uidsOfBuyers } from './tell-buyer.ts';

/** [OR114] Tells the buyers of an order that it holds something else by now, and what it costs; once a change. */
export async function tellChanged(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const { id, brand, code, version, bill, currency } = order;
  for (const uid of await uidsOfBuyers(trx, order))
    await tellDiner(trx, uid, async () => ({
      brand,
      key: `order_changed/${id}/${version}`,
      kind: 'order_changed' as const,
      values: { code, total: formatMoney(bill.total, currency), link: linkToOrder(order) },
      language: await readBuyerLanguage(trx, uid, order),
      now,
      until: now + ORDER_NEWS_LASTS,
    }));
}

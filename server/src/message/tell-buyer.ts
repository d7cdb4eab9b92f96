import type { Language } from '@mam/contract/http/language.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { timeZoneOf } from '@mam/contract/store/store-wire.ts';
import { languageOfNews } from '@mam/domain/brand/languages.ts';
import { ORDER_NEWS_LASTS, orderNews } from '@mam/domain/message/order-news.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { DEFAULT_ZONE, type EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Trx } from '../db/dialect.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { languageOfDiner } from '../diner/queries.ts';
import { orderDocument } from '../order/rows.ts';
import { languagesAt } from '../store/languages.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { tellDiner } from './tell.ts';

/** [MS17] What the buyer of an order reads. */
async function languageOf(trx: Trx, uid: string, order: OrderRow): Promise<Language> {
  const { brand, store_id } = order;
  const { language: ordered = null } = orderDocument(order);
  const own = (await languagesAt(trx, brand, store_id))?.own ?? 'vi';
  return languageOfNews(own, { told: await languageOfDiner(trx, uid), read: ordered });
}

const linkToOrder = ({ brand, store_id: storeId, hash }: OrderRow): string =>
  linkTo('/order/detail', { brand, storeId }, { order_hash: hash });

/** The time of day of an instant where an order is made. */
async function clockOf(trx: Trx, { brand, store_id }: OrderRow, at: EpochMs): Promise<string> {
  const store = await storeOfBrand(trx, brand, store_id);
  return formatClock(wallTime(at, store ? timeZoneOf(storeDocument(store)) : DEFAULT_ZONE));
}

/** [OR69] Tells the buyer the new time of an order that comes later than was promised; it is no news once that has come. */
export async function tellLater(trx: Trx, order: OrderRow, now: number): Promise<void> {
  const { id, brand, uid, code, version, promised_at: until } = order;
  if (uid === null || until === null) return;
  await tellDiner(trx, uid, async () => ({
    brand,
    key: `order_later/${id}/${version}`,
    kind: 'order_later' as const,
    values: { code, time: await clockOf(trx, order, until), link: linkToOrder(order) },
    language: await languageOf(trx, uid, order),
    now,
    until,
  }));
}

/** [MS2] Tells the buyer what became of their order; who asked for nothing, and orders without a buyer, cost one question. */
export async function tellBuyer(trx: Trx, order: OrderRow, now: number): Promise<void> {
  const { id, brand, uid, code, status, version } = order;
  const what = orderNews(status);
  if (uid === null || what === null) return;
  await tellDiner(trx, uid, async () => ({
    brand,
    key: `order_moved/${id}/${version}`,
    kind: 'order_moved' as const,
    values: { code, what, link: linkToOrder(order) },
    language: await languageOf(trx, uid, order),
    now,
    until: now + ORDER_NEWS_LASTS,
  }));
}

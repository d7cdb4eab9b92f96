import type { Language } from '@mam/contract/http/language.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { timeZoneOf } from '@mam/contract/store/store-wire.ts';
import { languageOfNews } from '@mam/domain/brand/languages.ts';
import type { OrderNews } from '@mam/domain/message/news.ts';
import { ORDER_NEWS_LASTS, orderNews } from '@mam/domain/message/order-news.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { formatClock } from '@mam/domain/time/format-time.ts';
import { DEFAULT_ZONE, type EpochMs } from '@mam/domain/time/moment.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Trx } from '../db/dialect.ts';
import { languageOfDiner } from '../diner/queries.ts';
import { furtherBuyers } from '../order/further-buyers.ts';
import { stepsOfOrders } from '../order/steps.ts';
import { languagesAt } from '../store/languages.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { tellDiner } from './tell.ts';

/** [MS17] The language of an order's buyer. */
export async function readBuyerLanguage(trx: Trx, uid: string, order: PlacedOrder): Promise<Language> {
  const { brand, storeId, language: read } = order;
  const own = (await languagesAt(trx, brand, storeId))?.own ?? 'vi';
  return languageOfNews(own, { told: await languageOfDiner(trx, uid), read });
}

export const linkToOrder = ({ brand, storeId, hash }: PlacedOrder): string =>
  linkTo('/order/detail', { brand, storeId }, { order_hash: hash });

/** The time of day of an instant where an order is made. */
async function clockTimeAtStore(trx: Trx, { brand, storeId }: PlacedOrder, at: EpochMs): Promise<string> {
  const store = await storeOfBrand(trx, brand, storeId);
  return formatClock(wallTime(at, store ? timeZoneOf(storeDocument(store)) : DEFAULT_ZONE));
}

/** [OR80] Everybody whose an order is, by their devices. */
export async function uidsOfBuyers(trx: Trx, order: PlacedOrder): Promise<string[]> {
  const further = await furtherBuyers(trx, order);
  return order.uid === null ? further : [order.uid, ...further];
}

/** [OR69] Tells the buyers the new time of an order that comes later than promised; no news once that has come. */
export async function tellLater(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const { id, brand, code, version, promisedAt: until } = order;
  if (until === null) return;
  for (const uid of await uidsOfBuyers(trx, order))
    await tellDiner(trx, uid, async () => ({
      brand,
      key: `order_later/${id}/${version}`,
      kind: 'order_later' as const,
      values: { code, time: await clockTimeAtStore(trx, order, until), link: linkToOrder(order) },
      language: await readBuyerLanguage(trx, uid, order),
      now,
      until,
    }));
}

interface Moved {
  readonly order: PlacedOrder;
  readonly what: OrderNews;
  readonly now: number;
}

/** Tells one buyer of a new status; one query for a buyer who has asked for nothing. */
const tellMoved = (trx: Trx, uid: string, { order, what, now }: Moved): Promise<void> =>
  tellDiner(trx, uid, async () => ({
    brand: order.brand,
    key: `order_moved/${order.id}/${order.version}`,
    kind: 'order_moved' as const,
    values: { code: order.code, what, link: linkToOrder(order) },
    language: await readBuyerLanguage(trx, uid, order),
    now,
    until: now + ORDER_NEWS_LASTS,
  }));

/** [MS2] Tells the buyers of an order its new status, if that is news; one without a device costs one question. */
export async function tellBuyer(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const what = orderNews(order.status);
  if (what === null) return;
  for (const uid of await uidsOfBuyers(trx, order)) await tellMoved(trx, uid, { order, what, now });
}

/** [OR84] Tells everybody else whose an order is that one of them has cancelled it. */
export async function tellOfCancel(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const buyers = await uidsOfBuyers(trx, order);
  if (buyers.length < 2) return;
  const by = (await stepsOfOrders(trx, order.brand, [order.id])).at(-1)?.by_id;
  for (const uid of buyers) if (uid !== by) await tellMoved(trx, uid, { order, what: 'cancelled', now });
}

/** [OR83] Tells who placed an order that is under way that it lies open on another device. */
export async function tellOpened(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const { id, brand, uid, code, endedAt } = order;
  if (uid === null || endedAt !== null) return;
  await tellDiner(trx, uid, async () => ({
    brand,
    key: `order_opened/${id}/${now}`,
    kind: 'order_opened' as const,
    values: { code, link: linkToOrder(order) },
    language: await readBuyerLanguage(trx, uid, order),
    now,
    until: now + ORDER_NEWS_LASTS,
  }));
}

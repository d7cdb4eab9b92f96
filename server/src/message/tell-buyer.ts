import type { Language } from '@mam/contract/http/language.ts';
import { isGerman } from '@mam/contract/money/currency-wire.ts';
import { linkTo } from '@mam/contract/page/link.ts';
import { ORDER_NEWS_LASTS, orderNews } from '@mam/domain/message/order-news.ts';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Trx } from '../db/dialect.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { languageOfDiner } from '../diner/queries.ts';
import { storeOfBrand } from '../store/queries.ts';
import { storeDocument } from '../store/store-document.ts';
import { tellDiner } from './tell.ts';

/** As the diner chose; else as their store speaks. */
async function languageOf(trx: Trx, uid: string, { brand, store_id }: OrderRow): Promise<Language> {
  const chosen = await languageOfDiner(trx, uid);
  if (chosen) return chosen;
  const store = await storeOfBrand(trx, brand, store_id);
  const own = store && storeDocument(store).currency;
  const ofBrand = own ? undefined : await brandByCode(trx, brand);
  return isGerman(own ?? (ofBrand && brandDocument(ofBrand).brand.currency)) ? 'de' : 'vi';
}

/** [MS2] Tells the buyer what became of their order; who asked for nothing, and orders without a buyer, cost one question. */
export async function tellBuyer(trx: Trx, order: OrderRow, now: number): Promise<void> {
  const { id, brand, store_id: storeId, uid, code, hash, status, version } = order;
  const what = orderNews(status);
  if (uid === null || what === null) return;
  await tellDiner(trx, uid, async () => ({
    brand,
    key: `order_moved/${id}/${version}`,
    kind: 'order_moved' as const,
    values: { code, what, link: linkTo('/order/detail', { brand, storeId }, { order_hash: hash }) },
    language: await languageOf(trx, uid, order),
    now,
    until: now + ORDER_NEWS_LASTS,
  }));
}

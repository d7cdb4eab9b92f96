import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import { nameOfTable, parseTable } from '@mam/domain/table/table-name.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { type Answer, isRefused, ok } from '../http/answer.ts';
import type { Speak } from '../http/serve.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { triedVoucherResult } from '../voucher/told-voucher.ts';
import { readOrder } from './read-order.ts';
import { sentVoucher } from './weigh-order.ts';

/** Tries a voucher on this order, at a table on a round of it [TB92]. Reads only; placing asks again. */
export async function checkVoucher(
  db: Kysely<Tables>,
  stores: SellingStores,
  { body, uid, now, speak }: { body: PlaceOrderBody; uid: string; now: number; speak: Speak },
): Promise<Answer<VoucherResult, 'TOO_MUCH'>> {
  const read = parseTable(body.table_name ?? '');
  const table = read ? nameOfTable(read) : undefined;
  const order = await readOrder({ body, now, table, storeOf: (brand, id) => stores.get(db, brand, id) });
  if (isRefused(order)) return order;
  const { selling, open } = order;
  const language = speak(selling.store);
  if (isRefused(open)) return open;
  const sent = await sentVoucher(db, open, body, uid);
  const { itemTotal, store } = open;
  const asked = { typed: sent?.typed ?? '', itemTotal, isRound: table !== undefined, store, language };
  return ok(triedVoucherResult(sent, asked));
}

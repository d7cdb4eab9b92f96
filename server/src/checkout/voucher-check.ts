import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { Language } from '@mam/contract/http/language.ts';
import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import type { Kysely } from 'kysely';
import { brandCode } from '../brand/brand-document.ts';
import type { Tables } from '../db/tables.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { toldVoucher } from '../voucher/told-voucher.ts';
import { weighOrder } from './weigh-order.ts';

/** What a voucher would do to this order. Writes nothing and reserves nothing; placing asks again. */
export async function checkVoucher(
  db: Kysely<Tables>,
  stores: SellingStores,
  {
    body,
    uid,
    now,
    speak,
  }: { body: PlaceOrderBody; uid: string; now: number; speak: (own: Language | null) => Language },
): Promise<Answer<VoucherResult>> {
  const brand = brandCode(body.brand_id);
  const selling = brand && (await stores.get(db, brand, body.store_id));
  if (!selling) return refuse('UNKNOWN');
  const language = speak(selling.store.language);
  const weighed = await weighOrder(db, selling, body, { uid, now });
  if (isRefused(weighed)) return weighed;
  const { voucher, store, quote } = weighed;
  const asked = { typed: voucher?.typed ?? '', itemTotal: quote.beforeVoucher, store, language };
  return ok(toldVoucher(voucher, asked));
}

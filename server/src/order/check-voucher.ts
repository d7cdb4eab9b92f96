import type { Language } from '@mam/contract/http/language.ts';
import type { PlaceOrderBody } from '@mam/contract/order/order-body.schema.ts';
import { refusalText } from '@mam/contract/refusals.ts';
import type { VoucherResult } from '@mam/contract/voucher/voucher-result.schema.ts';
import { voucherResultOf } from '@mam/contract/voucher/voucher-wire.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { Kysely } from 'kysely';
import { brandCode } from '../brand/brand-document.ts';
import type { Tables } from '../db/tables.ts';
import { type Answer, isRefused, ok, refuse } from '../http/answer.ts';
import type { SellingStores } from '../menu/selling-store.ts';
import { type WeighedOrder, weighOrder } from './weigh-order.ts';

/** Why a code does nothing, as exactly as is known. */
function describe({ voucher, quote, store }: WeighedOrder, language: Language): string {
  const code = voucher?.code ?? 1;
  const minimum = voucher?.campaign?.minimum ?? 0;
  if (code === 0 && quote.beforeVoucher < minimum)
    return refusalText('VOUCHER_BELOW_MINIMUM', { minimum: formatMoney(minimum, store.currency) }, language);
  return refusalText(`VOUCHER_${code}`, {}, language);
}

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
  const { voucher, store } = weighed;
  const voucherCode = (voucher?.typed ?? '').trim().toUpperCase();
  const checked = { code: voucher?.code ?? 1, voucherCode, description: describe(weighed, language) };
  return ok(voucherResultOf(checked, voucher?.effect ?? null, store.currency));
}

import type { Language } from '@mam/contract/http/language.ts';
import type { TriedCode } from '@mam/domain/voucher/why-unusable.ts';
import { type Refused, refuse } from '../http/answer.ts';
import { voucherWords } from '../voucher/told-voucher.ts';
import type { PricedOrder } from './weigh-order.ts';

/** A voucher that is gone rejects the order with its reason; it is never placed undiscounted. */
export function refusedVoucher(weighed: PricedOrder, language: Language): Refused<'VOUCHER_GONE'> | null {
  const { sent } = weighed;
  return sent && sent.code !== 4 ? voucherGone(sent, weighed, language) : null;
}

export function voucherGone(
  tried: TriedCode,
  { itemTotal, store, draft }: PricedOrder,
  language: Language,
): Refused<'VOUCHER_GONE'> {
  const words = voucherWords(tried, { itemTotal, isRound: Boolean(draft.table), store, language });
  // the sentence around it has its own full stop
  return refuse('VOUCHER_GONE', { reason: words.replace(/\.$/, ''), Code: tried.code });
}

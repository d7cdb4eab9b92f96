import type { Currency } from '@mam/domain/money/currency.ts';
import type { VoucherCode, VoucherEffect, VoucherLine } from '@mam/domain/voucher/voucher.ts';
import { lineKeyOf } from '../cart/pr-key.ts';
import { readable } from '../http/readable.ts';
import { fromWire, toWire } from '../money/money-wire.ts';
import type { VoucherLineWire, VoucherResult } from './voucher-result.schema.ts';

function lineToWire(line: VoucherLine, currency: Currency): VoucherLineWire {
  return {
    Pr_Key: line.lineKey,
    Item_Id: line.itemId,
    Quantity: line.quantity,
    Price_Sale: toWire(line.price, currency),
    Discount: toWire(line.discount, currency),
    Detail_State: line.state,
  };
}

function lineFromWire(wire: VoucherLineWire, currency: Currency): VoucherLine {
  return {
    lineKey: lineKeyOf(wire.Pr_Key),
    itemId: wire.Item_Id,
    quantity: wire.Quantity,
    price: fromWire(wire.Price_Sale, currency, 'Price_Sale'),
    discount: fromWire(wire.Discount, currency, 'Discount'),
    state: wire.Detail_State,
  };
}

/** The answer to a voucher check; description is what the diner reads. effect only with code 4. */
export function voucherResultToWire(
  checked: { readonly code: VoucherCode; readonly voucherCode: string; readonly description: string },
  effect: VoucherEffect | null,
  currency: Currency,
): VoucherResult {
  const usable = checked.code === 4 ? effect : null;
  return {
    Code: checked.code,
    Discount_Amount: toWire(usable?.discount ?? 0, currency),
    Is_Coupon: usable?.coupon ? 1 : 0,
    Voucher_Order_Line: (usable?.lines ?? []).map((line) => lineToWire(line, currency)),
    Dm_Voucher_Log: usable ? { voucher_code: usable.code } : null,
    Discount_Description: checked.description,
    voucher_code: checked.voucherCode,
    voucher_campaign_name: usable?.campaignName ?? '',
  };
}

/** The effect of a checked voucher, for pricing on screen; null unless it is usable (code 4). */
export function voucherEffectFromWire(result: VoucherResult, currency: Currency): VoucherEffect | null {
  if (result.Code !== 4) return null;
  return {
    code: result.voucher_code,
    campaignName: result.voucher_campaign_name,
    discount: fromWire(result.Discount_Amount, currency, 'Discount_Amount'),
    coupon: result.Is_Coupon === 1,
    lines: result.Voucher_Order_Line.map((line) => lineFromWire(line, currency)),
  };
}

/** An answer about a code, as the diner reads it. */
export interface VoucherInfo {
  /** null = nobody could say */
  readonly code: VoucherCode | null;
  /** in the server's words; empty = it said none */
  readonly message: string;
  /** only with code 4 */
  readonly effect: VoucherEffect | null;
}

type Checked =
  | { readonly ok: true; readonly data: VoucherResult | null }
  | { readonly ok: false; readonly message: string };

/** [VO8] Reads the answer to a check: without data it is a wrong code, and only code 4 has an effect. */
export function voucherInfoFromWire(answer: Checked, currency: Currency): VoucherInfo {
  if (!answer.ok) return { code: null, message: readable(answer.message), effect: null };
  if (answer.data === null) return { code: 1, message: '', effect: null };
  const { Code, Discount_Description } = answer.data;
  return {
    code: Code,
    message: readable(Discount_Description),
    effect: voucherEffectFromWire(answer.data, currency),
  };
}

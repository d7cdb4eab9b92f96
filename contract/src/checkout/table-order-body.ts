import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { PlaceOrderBody, TableOrderBody } from './order-body.schema.ts';
import { type BodyContext, buildOrderBody } from './order-body.ts';

/** The base order of a draft that belongs to a table; its total says what the diner saw. tableCode: what was on the table, sitting: the one the guest is in; absent or null = nothing */
export function buildTableOrderBody(
  draft: OrderDraft,
  quote: Quote,
  {
    tableCode,
    sitting,
    ...context
  }: BodyContext & { readonly tableCode?: string | null; readonly sitting?: string | null },
): TableOrderBody {
  const { setting, voucher_log: _, is_check_voucher: __, ...base } = buildOrderBody(draft, quote, context);
  const { voucherCode } = context;
  return {
    ...base,
    table_name: draft.table ?? '',
    ...(tableCode && { table_code: tableCode }),
    ...(sitting && { sitting }),
    user: { name: draft.name },
    note: draft.note,
    ...(voucherCode && { voucher_code: voucherCode }),
    total_amount: setting.total_amount,
  };
}

/** [TB4] A table's base order as every order says it: for now, collected in the house, paid there. */
export function orderOfTable(sent: TableOrderBody): PlaceOrderBody {
  const { brand_id, store_id, order_type, is_preview, items, table_name, user, note, total_amount } = sent;
  const { membership_id, membership_name, membership_phone_number, voucher_code, voucher_log } = sent;
  return {
    brand_id,
    store_id,
    order_type,
    is_preview,
    membership_id,
    membership_name,
    membership_phone_number,
    items,
    table_name,
    user: { name: user?.name ?? '' },
    voucher_log,
    setting: {
      type: 'PICKUP',
      is_order_now: true,
      payment_method: 'PAYMENT_ON_DELIVERY',
      note,
      ...(voucher_code && { voucher_code }),
      total_amount,
    },
  };
}

import type { OrderDraft } from '@mam/domain/checkout/draft.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import type { PlaceOrderBody, TableOrderBody } from './order-body.schema.ts';
import { type BodyContext, orderBodyOf } from './order-body.ts';

/** The base order of a draft that belongs to a table; its total says what the diner saw. tableCode: what was on the table, sitting: the one the guest is in; absent or null = nothing */
export function tableOrderBodyOf(
  draft: OrderDraft,
  quote: Quote,
  {
    tableCode,
    sitting,
    ...context
  }: BodyContext & { readonly tableCode?: string | null; readonly sitting?: string | null },
): TableOrderBody {
  const { setting, voucher_log: _, is_check_voucher: __, ...base } = orderBodyOf(draft, quote, context);
  return {
    ...base,
    table_name: draft.table ?? '',
    ...(tableCode && { table_code: tableCode }),
    ...(sitting && { sitting }),
    user: { name: draft.name },
    note: draft.note,
    total_amount: setting.total_amount,
  };
}

/** [TB4] A table's base order as every order says it: for now, collected in the house, paid there. */
export function orderOfTable({
  note,
  total_amount,
  table_name,
  table_code: _,
  sitting: __,
  ...base
}: TableOrderBody): PlaceOrderBody {
  return {
    ...base,
    user: { name: base.user?.name ?? '' },
    setting: {
      type: 'PICKUP',
      is_order_now: true,
      payment_method: 'PAYMENT_ON_DELIVERY',
      note,
      total_amount,
    },
  };
}

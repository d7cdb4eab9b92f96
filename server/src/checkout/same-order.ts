import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';
import type { PlacedOrder } from '@mam/contract/checkout/placed-order.schema.ts';
import { startsNewOrder } from '@mam/domain/order/status.ts';
import type { Trx } from '../db/database.ts';
import { orderById } from '../order/queries.ts';

/** The code an order is sent with: in its setting, or as old clients do beside what they were told of it. */
export function sentVoucherCode({
  setting,
  voucher_log,
}: Pick<PlaceOrderBody, 'setting' | 'voucher_log'>): string {
  if (setting.voucher_code) return setting.voucher_code;
  const log = voucher_log as { voucher_code?: unknown } | null | undefined;
  return typeof log?.voucher_code === 'string' ? log.voucher_code : '';
}

/**
 * The content that makes two requests the same order: ids, options, quantities, notes, setting and code. The random
 * suffixes of Pr_Key and the signature are new at every try and say nothing.
 */
export function orderContent(body: PlaceOrderBody): unknown {
  const { items, setting, user, brand_id, store_id, table_name } = body;
  const { group_include, group_left_out } = body;
  const code = sentVoucherCode(body);
  const place = new Map(items.map((item, index) => [item.Pr_Key, index]));
  const { signature: _, ...rest } = setting;
  return {
    brand: brand_id.toUpperCase(),
    store_id,
    table_name: table_name ?? '',
    setting: rest,
    user: user ?? null,
    ...(setting.group_hash && { group_include, group_left_out }),
    // in the setting already where our own app sends it
    ...(code !== (setting.voucher_code ?? '') && { voucher: code }),
    items: items.map((item) => ({
      item_id: item.item_id,
      combo_id: item.combo_id ?? null,
      quantity: item.quantity,
      note: item.note ?? '',
      child: item.selected_child?.id ?? null,
      customizations: item.customizations ?? [],
      parent: item.parent_id ? (place.get(item.parent_id) ?? null) : null,
      group: item.Sub_Id ?? null,
      main: item.is_main_item ?? null,
    })),
  };
}

/** [OR65] Whether the order a diner would be told of, who sends the same without a key, has ended without the food. */
export const endedWithoutFood =
  (brand: string) =>
  async (trx: Trx, placed: unknown): Promise<boolean> => {
    const order = await orderById(trx, brand, (placed as PlacedOrder).id);
    return order !== undefined && startsNewOrder(order.status);
  };

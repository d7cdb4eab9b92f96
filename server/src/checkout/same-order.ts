import type { PlaceOrderBody } from '@mam/contract/checkout/order-body.schema.ts';

/**
 * What makes two requests the same order: ids, options, quantities, notes and setting. The random suffixes of
 * Pr_Key and the signature are new at every try and say nothing.
 */
export function orderContent({
  items,
  setting,
  user,
  brand_id,
  store_id,
  table_name,
}: PlaceOrderBody): unknown {
  const place = new Map(items.map((item, index) => [item.Pr_Key, index]));
  const { signature: _, ...rest } = setting;
  return {
    brand: brand_id.toUpperCase(),
    store_id,
    table_name: table_name ?? '',
    setting: rest,
    user: user ?? null,
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

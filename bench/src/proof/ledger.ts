import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { campaignFromWire } from '@mam/contract/voucher/campaign-wire.ts';
import type { CartLine } from '@mam/domain/cart/cart-line.ts';
import type { OrderType } from '@mam/domain/store/store.ts';
import { secondSum } from '@mam/domain/test/second-sum/second-sum.ts';
import type { VoucherCampaign } from '@mam/domain/voucher/voucher.ts';
import type { Shop } from '../random-orders.ts';
import { root } from '../servers/server-process.ts';
import type { ProofGround } from './ground.ts';

type Row = ReturnType<ProofGround['rows']>[number];

function itemSelection({ selected_child, customizations }: OrderItemWire) {
  return {
    variantId: selected_child ? String(selected_child.id) : null,
    options: customizations.flatMap(({ id, options }) =>
      options.map((option) => ({
        groupId: String(id),
        optionId: String(option.id),
        quantity: option.quantity,
      })),
    ),
  };
}

/** The cart of an order, from its kept lines: combos with the parts that name them, and no gifts. */
function readKeptCart(rows: readonly Row[]): CartLine[] {
  const items = rows.map((row) => ({ row, item: JSON.parse(String(row.document)) as OrderItemWire }));
  return items.flatMap(({ row, item }): CartLine[] => {
    const base = { key: item.Pr_Key, quantity: Number(row.quantity), note: '', origin: null };
    if (row.kind === 'dish')
      return [{ ...base, kind: 'dish', dishId: String(row.item_id), ...itemSelection(item) }];
    if (row.kind !== 'combo') return [];
    const inside = items
      .filter(({ item: { parent_id } }) => parent_id === item.Pr_Key)
      .map((part) => part.item);
    const main = inside.find(({ is_main_item }) => is_main_item === 1);
    const parts = inside
      .filter((part) => part !== main)
      .map((part) => ({
        groupId: part.Sub_Id,
        dishId: part.item_id,
        quantity: part.quantity,
        note: '',
        ...itemSelection(part),
      }));
    const chosen = main ? { dishId: main.item_id, ...itemSelection(main) } : null;
    return [{ ...base, kind: 'combo', comboId: String(row.item_id), main: chosen, parts }];
  });
}

function readDemoCampaigns(brand: string, { store }: Shop): Map<string, VoucherCampaign> {
  const file = resolve(root, 'demo', brand.toLowerCase(), 'bundle.json');
  const { voucher_campaigns: wires = [] } = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
  return new Map(
    wires.map((wire) => [wire.many_times_code.toUpperCase(), campaignFromWire(wire, store.currency)]),
  );
}

/** Null, or why an order is not what its own lines cost by the second sum. */
function wrongWith(order: Row, rows: readonly Row[], shop: Shop): string | null {
  const lines = readKeptCart(rows);
  const code = order.voucher_code === null ? null : String(order.voucher_code);
  const campaign = code === null ? null : readDemoCampaigns(shop.store.brand, shop).get(code);
  if (campaign === undefined) return `no campaign is called ${code}`;
  for (const line of lines) {
    const known =
      line.kind === 'dish' ? shop.menu.dishById.has(line.dishId) : shop.menu.comboById.has(line.comboId);
    if (!known) return `${line.key} is on no menu of this store`;
    if (!Number.isInteger(line.quantity) || line.quantity < 1)
      return `${line.key} was ordered ${line.quantity} times`;
  }
  const location = order.lat === null ? null : { lat: Number(order.lat), lng: Number(order.lng) };
  const sum = secondSum({
    ...shop,
    lines,
    campaign,
    type: order.table_name === null ? (order.type as OrderType) : 'TABLE',
    address: { text: String(order.address), detail: '', location },
  });
  const { quote } = JSON.parse(String(order.document)) as { quote: QuoteWire };
  const unit = 10 ** shop.store.currency.decimals;
  const kept = {
    items: order.item_total,
    discount: order.discount,
    service: order.service_charge,
    vat: order.vat,
    shipping: order.shipping_fee,
    total: order.total,
    said: quote.total_amount,
    rows: quote.rows.map(({ kind, amount }) => [kind, amount]),
    lines: rows
      .filter(({ kind }) => kind !== 'part')
      .map(({ quantity, unit_price, amount }) => [quantity, unit_price, amount]),
  };
  const second = {
    items: sum.itemTotal,
    discount: sum.discount,
    service: sum.service,
    vat: sum.vat,
    shipping: sum.shipping ?? 0,
    total: sum.total,
    said: sum.total / unit,
    rows: sum.rows.map(([kind, amount]) => [kind, amount / unit]),
    lines: sum.lines.map(([, quantity, , price, amount]) => [quantity, price, amount]),
  };
  if (isDeepStrictEqual(kept, second)) return null;
  return `kept as ${JSON.stringify(kept)}, the second sum says ${JSON.stringify(second)}`;
}

/** Every order of a database against the second sum of its own lines; answers how many there are. */
export function checkLedger({ rows }: ProofGround, shops: readonly Shop[], found: string[]): number {
  const orders = rows('select * from orders order by id');
  for (const order of orders) {
    const shop = shops.find(({ store }) => store.id === order.store_id && store.brand === order.brand);
    const lines = rows('select * from order_lines where order_id = ? order by position', String(order.id));
    const wrong = shop ? wrongWith(order, lines, shop) : `nobody knows store ${order.store_id}`;
    if (wrong) found.push(`order ${order.code} (${order.note}): ${wrong}`);
  }
  return orders.length;
}

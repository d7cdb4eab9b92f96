import { toWire } from '@mam/contract/money/money-wire.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import { buildOrderItems } from '@mam/contract/order/order-items.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { QuotedLine } from '@mam/domain/pricing/amounts.ts';
import { lineRow } from '../checkout/new-order.ts';
import type { OrderLineRow } from '../db/tables/order-tables.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import type { ReadAmendment } from './read-amendment.ts';

/** Lines that are closed and lines that are new, as an order keeps them. */
export interface AmendedRows {
  readonly closed: readonly OrderLineRow[];
  readonly opened: readonly OrderLineRow[];
}

const isOf = ({ line_key, parent_key }: OrderLineRow, key: string): boolean =>
  line_key === key || parent_key === key;

/** Some of a line, with its parts: the same under another key, in fewer. */
function fewerItems(
  rows: readonly OrderLineRow[],
  of: string,
  { key, quantity, amount }: QuotedLine,
  { currency }: PlacedOrder,
): OrderItemWire[] {
  const renamed = (name: string) => (name.startsWith(of) ? key + name.slice(of.length) : name);
  return rows
    .filter((row) => isOf(row, of))
    .map(({ document, line_key }) => {
      const item = JSON.parse(document) as OrderItemWire;
      const named = renamed(line_key);
      const own = { ...item, Pr_Key: named, pr_key: named };
      if (line_key !== of) return { ...own, parent_id: key, package_id: `C*${key}` };
      const counted = { ...own, quantity, amount: toWire(amount, currency) };
      return item.package_id ? { ...counted, package_id: `C*${key}` } : counted;
    });
}

/** [OR111] The rows of a change: nothing is deleted, and what is new comes after all there ever was. */
export function amendedRows(
  order: PlacedOrder,
  { rows, next }: { readonly rows: readonly OrderLineRow[]; readonly next: number },
  { closed, fewer, chosen, bill }: ReadAmendment,
  { store, menu }: SellingStore,
): AmendedRows {
  const gifts = new Set(bill.lines.filter(({ kind }) => kind === 'gift').map(({ key }) => key));
  const context = { store, menu, uid: order.uid ?? '', prKey: (key: string) => key };
  const items = [
    ...fewer.flatMap(({ of, line }) => fewerItems(rows, of, line, order)),
    ...buildOrderItems(chosen, bill, context),
  ];
  return {
    closed: rows.filter((row) => [...closed].some((key) => isOf(row, key))),
    opened: items.map((item, index) =>
      lineRow(item, {
        ...{ order_id: order.id, brand: order.brand, currency: order.currency },
        position: next + index,
        gift: gifts.has(item.Pr_Key),
      }),
    ),
  };
}

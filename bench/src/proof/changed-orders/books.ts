import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '@mam/contract/bundle/bundle.schema.ts';
import type { QuoteWire } from '@mam/contract/pricing/quote.schema.ts';
import { campaignFromWire } from '@mam/contract/voucher/campaign-wire.ts';
import type { VoucherBenefit } from '@mam/domain/voucher/voucher.ts';
import type { Row } from '../../races/channel.ts';
import type { Ground } from '../../races/ground.ts';
import { BRAND } from '../../random-orders.ts';
import { root } from '../../servers/server-process.ts';
import type { ToldLine, ToldOrder } from '../changed/model.ts';
import type { Sold } from './orders.ts';

/** All that the database keeps of one order. */
export interface OrderBooks {
  readonly order: Row;
  /** also those that are closed */
  readonly lines: readonly Row[];
  readonly steps: readonly Row[];
  readonly payments: readonly Row[];
  readonly trail: readonly Row[];
  readonly points: readonly Row[];
}

export async function readOrderBooks(ground: Ground, { id, code }: Sold): Promise<OrderBooks> {
  const of = (table: string, by: string) =>
    ground.rows(`select * from ${table} where order_id = '${id}' order by ${by}`);
  const [order] = await ground.rows(`select * from orders where id = '${id}'`);
  if (!order) throw new Error(`order ${code} is gone`);
  return {
    order,
    lines: await of('order_lines', 'position'),
    steps: await of('order_steps', 'version, at'),
    payments: await of('payments', 'id'),
    trail: await ground.rows(`select act, at from trail where subject_id = '${code}' order by at, act`),
    points: await of('points_movements', 'id'),
  };
}

export const openLines = ({ lines }: OrderBooks): Row[] =>
  lines.filter(({ closed_at, kind }) => closed_at === null && kind !== 'part');

const toldLine = ({ line_key, quantity, unit_price, kind }: Row): ToldLine => ({
  ...{ key: String(line_key), quantity: Number(quantity), unit: Number(unit_price) },
  gift: kind === 'gift',
});

let benefits: ReadonlyMap<string, VoucherBenefit> | null = null;

function benefitOf({ shop }: Ground, code: string): VoucherBenefit | null {
  if (benefits === null) {
    const file = join(root, 'demo', BRAND.toLowerCase(), 'bundle.json');
    const { voucher_campaigns: wires = [] } = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
    benefits = new Map(
      wires.map((wire) => [wire.many_times_code, campaignFromWire(wire, shop.store.currency).benefit]),
    );
  }
  return benefits.get(code) ?? null;
}

/** The order as the second telling takes it, from its rows. */
export function toldOrder(ground: Ground, { voucher }: Sold, books: OrderBooks): ToldOrder {
  const { serviceRate, vatRate } = ground.shop.store;
  const { quote } = JSON.parse(String(books.order.document)) as { quote: QuoteWire };
  return {
    lines: openLines(books).map(toldLine),
    benefit: benefitOf(ground, voucher),
    ...{ serviceRate, vatRate },
    // a delivery costs less where several order together, and goes on to
    shipping: Number(books.order.shipping_fee) - (quote.together_shipping_amount ?? 0),
    discount: Number(books.order.discount),
  };
}

import type { GO_ON_REFUSES } from '@mam/contract/group-order/refusals.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { OrderItemWire } from '@mam/contract/order/order-fields.schema.ts';
import { readCart } from '@mam/domain/cart/read-cart.ts';
import { amend } from '@mam/domain/checkout/amend.ts';
import { peopleCounted, promotionFor, promotionRates } from '@mam/domain/group-order/promotion.ts';
import { formatMoney } from '@mam/domain/money/format-money.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { mayBeLeftOut } from '@mam/domain/payment/shares-of-order.ts';
import type { Quote } from '@mam/domain/pricing/amounts.ts';
import { redivideShares, splitStep } from '@mam/domain/split/shares.ts';
import { wallTime } from '@mam/domain/time/wall-time.ts';
import type { Kysely } from 'kysely';
import type { OrderLineRow, OrderPersonRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { SellingStore } from '../menu/selling-store.ts';
import { peopleOfOrder } from '../order/people.ts';
import { linesOfOrder } from '../order/queries.ts';
import { parseStoredCart } from './group-order.ts';
import { currentPromotions, eaterForPromotion } from './promised.ts';
import { groupOrderByHash, sessionsOfGroupOrder } from './queries.ts';

type ProceedCode = (typeof GO_ON_REFUSES)[number];

/** An order as it is without whose share is not there; nothing of it is written yet. */
export interface RepricedOrder {
  readonly leftOut: readonly OrderPersonRow[];
  readonly closed: readonly OrderLineRow[];
  readonly stay: readonly { readonly person: OrderPersonRow; readonly share: number }[];
  readonly bill: Quote;
}

/** [PA52] Whether an order can go on without somebody as they stand. */
export const isUnpaid = ({ role, share, paid_at, left_out_at }: OrderPersonRow): boolean =>
  mayBeLeftOut({
    owner: role === 'owner',
    share: share ?? 0,
    paid: paid_at !== null,
    leftOut: left_out_at !== null,
  });

/** [GO30] The promotion that the people who stay have earned together, by what is promised when it is weighed. */
async function earnedBy(
  db: Kysely<Tables>,
  {
    order,
    selling,
    now,
  }: { readonly order: PlacedOrder; readonly selling: SellingStore; readonly now: number },
  stay: readonly OrderPersonRow[],
) {
  const group = order.groupOrder === null ? undefined : await groupOrderByHash(db, order.groupOrder);
  const sessions = group ? await sessionsOfGroupOrder(db, group) : [];
  const here = new Set(stay.filter(({ item_count }) => item_count > 0).map(({ uid }) => uid));
  const wall = wallTime(now, selling.store.zone);
  const eaters = sessions
    .filter(({ uid }) => here.has(uid))
    .map((row) => eaterForPromotion(row, readCart(parseStoredCart(row), selling.menu, wall), selling));
  const counted = peopleCounted(eaters);
  return promotionFor(currentPromotions({ selling, now }), counted);
}

/** [PA52] [PA55] [OR66] [SP9] Weighs an order anew for those who stay: by what was sold, whatever can be had by now. */
export async function repriceWithout(
  db: Kysely<Tables>,
  order: PlacedOrder,
  { selling, now }: { readonly selling: SellingStore; readonly now: number },
): Promise<RepricedOrder | Refused<ProceedCode>> {
  if (order.status !== 'WAIT_PAYMENT' || order.shares === 0) return refuse('NOT_PAYABLE');
  const people = await peopleOfOrder(db, order);
  const leftOut = people.filter(isUnpaid);
  const stay = people.filter((person) => !isUnpaid(person) && person.left_out_at === null);
  const gone = new Set(leftOut.map(({ uid }) => uid));
  const lines = await linesOfOrder(db, order.brand, order.id);
  const closed = lines.filter(({ document }) => gone.has((JSON.parse(document) as OrderItemWire).uid));
  if (closed.length === lines.length) return refuse('EMPTY_CART');
  const sold = order.bill;
  if (leftOut.length === 0)
    return {
      leftOut,
      closed,
      stay: stay.map((person) => ({ person, share: person.share ?? 0 })),
      bill: sold,
    };
  const keys = new Set(closed.map(({ line_key }) => line_key));
  const promotion = await earnedBy(db, { order, selling, now }, stay);
  const share = promotion && promotionRates(promotion);
  const bill = amend(order, { closed: keys, share }, selling.store);
  const { currency, splitRule: rule } = order;
  if ('refused' in bill)
    return refuse(bill.refused, {
      minimum: formatMoney(bill.minimum, currency),
      minimum_amount: toWire(bill.minimum, currency),
    });
  const toSplit = {
    total: bill.total,
    subtotals: stay.map(({ subtotal, item_count: count }) => (count === 0 ? null : subtotal)),
    step: splitStep(currency),
    rule,
  };
  const shares = redivideShares(
    toSplit,
    stay.map(({ share: before }) => before ?? 0),
  );
  return { leftOut, closed, stay: stay.map((person, at) => ({ person, share: shares[at] ?? 0 })), bill };
}

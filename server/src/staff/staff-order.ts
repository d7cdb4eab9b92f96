import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { isUnverified } from '@mam/domain/delivery/address-text.ts';
import { isDelivery } from '@mam/domain/delivery/shipping-fee.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import type { Driver } from '@mam/domain/order/driver.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { isTableUnverified } from '@mam/domain/table/table-code.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { Context } from '../context.ts';
import type { OrderRatingRow, OrderRow } from '../db/tables/order-tables.ts';
import { channelTo } from '../message/tell-manager.ts';
import { type Answering, answerTimes } from '../order/answering/answer-wire.ts';
import { type ReceiptWithName, receiptsOfOrders } from '../order/answering/receipts.ts';
import { driversOfOrders } from '../order/drivers.ts';
import { feeAgreement } from '../order/fee-agreement.ts';
import { lastReason, promisesWire, type StepWithName, stepsWire } from '../order/order-detail.ts';
import { bagsOfOrders, sharesOfOrders } from '../order/people.ts';
import { ratingsOfOrders, ratingWire } from '../order/ratings.ts';
import {
  collectAtDoor,
  isOnOpenBill,
  isTransferUnconfirmed,
  orderDocument,
  stillToCome,
  voucherOfOrder,
} from '../order/rows.ts';
import { stepsOfOrders } from '../order/steps.ts';

/** Where an order is brought; nobody brings what is collected. */
function deliveryAddress({ type, address: text, lat, lng }: OrderRow) {
  return isDelivery(type) ? { text, location: lat === null || lng === null ? null : { lat, lng } } : null;
}

interface StaffOrderParts {
  readonly steps: readonly StepWithName[];
  readonly answer: Answering | undefined;
  readonly receipt: ReceiptWithName | undefined;
  readonly rating: OrderRatingRow | undefined;
  readonly driver: Driver | undefined;
  readonly people: StaffOrder['people'];
  readonly shares: StaffOrder['shares'];
}

/** An order as the kitchen needs it; nothing is masked. */
function staffOrder(
  order: OrderRow,
  { steps, answer, receipt, rating, driver, people, shares }: StaffOrderParts,
): StaffOrder {
  const { quote, currency, addressDetail } = orderDocument(order);
  const unpaid = isPayLater(order.payment_method ?? '') && order.paid_at === null && !isFinal(order.status);
  const toCollect = unpaid ? stillToCome(order) : collectAtDoor(order);
  return {
    code: order.code,
    version: order.version,
    store_id: order.store_id,
    status: order.status,
    type: order.type,
    table_name: order.table_name ?? '',
    table_unverified: isTableUnverified({
      table: parseTable(order.table_name ?? ''),
      verified: order.table_verified === 1,
    }),
    guests_unseen: order.guests_unseen === 1,
    party_aside: order.party_aside === 1,
    created_at: seconds(order.created_at),
    wanted_at: moment(order.wished_at),
    answer_from: moment(answer?.from ?? null),
    answer_by: moment(answer?.by ?? null),
    louder_at: moment(answer?.louder ?? null),
    everywhere_at: moment(answer?.everywhere ?? null),
    manager_at: moment(answer?.manager ?? null),
    received_at: moment(receipt?.at ?? null),
    received_by: receipt?.staff_name ?? '',
    promised_at: moment(order.promised_at),
    ready_by: moment(order.ready_by),
    promises: promisesWire(steps),
    ready_at: moment(order.ready_at),
    finished_at: moment(order.ended_at),
    user: { name: order.name, phone: order.phone, address: order.address, sub_address: addressDetail },
    address_unverified: isUnverified(deliveryAddress(order)),
    distance: order.shipping_km,
    note: order.note,
    payment_method: order.payment_method ?? '',
    // somebody may have transferred for an order that was to be paid at the door
    // [TB58] a table pays its bill, not whoever brings a round
    to_collect: toWire(isOnOpenBill(order) ? 0 : toCollect, currency),
    on_bill: isOnOpenBill(order),
    fee_agreement: feeAgreement(order),
    captured: toWire(order.captured, currency),
    refunded: toWire(order.refunded, currency),
    refund_due: toWire(order.refund_due, currency),
    transfer_unconfirmed: isTransferUnconfirmed(order),
    claimed_at: moment(order.claimed_at),
    paid_at: moment(order.paid_at),
    item_count: quote.lines.reduce((sum, line) => sum + line.quantity, 0),
    total_amount: quote.total_amount,
    quote,
    voucher: voucherWire(order, currency),
    people,
    shares,
    steps: stepsWire(steps, true),
    reason: lastReason(steps),
    rating: ratingWire(rating, true),
    driver: driver ? { name: driver.name, phone: driver.phone, tracking_link: driver.link } : null,
  };
}

/** [VO18] */
function voucherWire(order: OrderRow, currency: Currency): StaffOrder['voucher'] {
  const voucher = voucherOfOrder(order);
  if (!voucher) return null;
  const { code, name, saved, coupon } = voucher;
  return { code, name, amount: toWire(saved, currency), coupon };
}

/** Orders of one brand with their steps, in the order they are given. */
export async function staffOrders(
  context: Pick<Context, 'database' | 'stores' | 'channels'>,
  brand: string,
  orders: readonly OrderRow[],
): Promise<StaffOrder[]> {
  if (orders.length === 0) return [];
  const steps = new Map<string, StepWithName[]>(orders.map(({ id }) => [id, []]));
  const { read } = context.database;
  for (const step of await stepsOfOrders(read, brand, [...steps.keys()]))
    steps.get(step.order_id)?.push(step);
  const answers = await answerTimes(context, orders, (manager) => channelTo(context, manager) !== null);
  const receipts = await receiptsOfOrders(read, brand, [...steps.keys()]);
  const ratings = await ratingsOfOrders(read, orders);
  const drivers = await driversOfOrders(read, orders);
  const people = await bagsOfOrders(
    read,
    brand,
    orders.filter(({ group_order }) => group_order !== null),
  );
  const shares = await sharesOfOrders(
    read,
    orders.filter((order) => order.shares > 0),
  );
  return orders.map((order) =>
    staffOrder(order, {
      steps: steps.get(order.id) ?? [],
      answer: answers.get(order.id),
      receipt: receipts.get(order.id),
      rating: ratings.get(order.id),
      driver: drivers.get(order.id),
      people: people.get(order.id) ?? [],
      shares: shares.get(order.id) ?? null,
    }),
  );
}

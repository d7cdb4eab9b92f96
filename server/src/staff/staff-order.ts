import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { askedChangeToWire } from '@mam/contract/order/change/line-change-wire.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import type { StaffOrder } from '@mam/contract/staff/board.schema.ts';
import { isUnverified } from '@mam/domain/delivery/address-text.ts';
import { isDelivery } from '@mam/domain/delivery/is-delivery.ts';
import type { Driver } from '@mam/domain/order/driver.ts';
import {
  isOnOpenBill,
  isTransferUnconfirmed,
  type PlacedOrder,
  savedByVoucher,
} from '@mam/domain/order/placed-order.ts';
import { isFinal } from '@mam/domain/order/status.ts';
import { collectAtDoor, stillToCome } from '@mam/domain/payment/money-of-order.ts';
import { may, type Rank } from '@mam/domain/staff/roles.ts';
import { isPayLater } from '@mam/domain/store/payment-methods.ts';
import { isTableUnverified } from '@mam/domain/table/table-code.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { Context } from '../context.ts';
import type { OrderRatingRow } from '../db/tables/order-tables.ts';
import { channelTo } from '../message/tell-manager.ts';
import { type Answering, answerTimes } from '../order/answering/answer-wire.ts';
import { type ReceiptWithName, receiptsOfOrders } from '../order/answering/receipts.ts';
import { driversOfOrders } from '../order/drivers.ts';
import { feeAgreement } from '../order/fee-agreement.ts';
import { lastReason, promisesWire, stepsWire } from '../order/order-detail.ts';
import { bagsOfOrders, peopleOfOrders, sharesOfOrders } from '../order/people.ts';
import { ratingsOfOrders, ratingWire } from '../order/ratings.ts';
import { issuesForStaff, issuesOfOrders } from '../order/reports/issues.ts';
import { changesWire, type StepWithName, stepsOfOrders } from '../order/steps.ts';

/** Where an order is brought; nobody brings what is collected. */
const deliveryAddress = ({ type, address: text, location }: PlacedOrder) =>
  isDelivery(type) ? { text, location } : null;

interface StaffOrderParts {
  readonly steps: readonly StepWithName[];
  readonly answer: Answering | undefined;
  readonly receipt: ReceiptWithName | undefined;
  readonly rating: OrderRatingRow | undefined;
  readonly driver: Driver | undefined;
  readonly issues: StaffOrder['issues'];
  readonly people: StaffOrder['people'];
  readonly shares: StaffOrder['shares'];
  readonly readsPhones: boolean;
}

/** [SF26] The way to a guest, or nothing of it for who only needs the order. */
const contactWire = (order: PlacedOrder, isRead: boolean): StaffOrder['user'] => ({
  name: order.name,
  phone: isRead ? order.phone : '',
  address: isRead ? order.address : '',
  sub_address: isRead ? order.addressDetail : '',
});

/** An order as the kitchen needs it. */
function staffOrder(
  order: PlacedOrder,
  { steps, answer, receipt, rating, driver, issues, people, shares, readsPhones }: StaffOrderParts,
): StaffOrder {
  const { bill, currency } = order;
  const unpaid = isPayLater(order.paymentMethod ?? '') && order.paidAt === null && !isFinal(order.status);
  const toCollect = unpaid ? stillToCome(order) : collectAtDoor(order);
  return {
    code: order.code,
    version: order.version,
    store_id: order.storeId,
    status: order.status,
    type: order.type,
    table_name: order.tableName ?? '',
    table_unverified: isTableUnverified({
      table: parseTable(order.tableName ?? ''),
      verified: order.isTableVerified,
    }),
    guests_unseen: order.guestsUnseen,
    party_aside: order.partyAside,
    created_at: seconds(order.createdAt),
    wanted_at: moment(order.wishedAt),
    answer_from: moment(answer?.from ?? null),
    answer_by: moment(answer?.by ?? null),
    louder_at: moment(answer?.louder ?? null),
    everywhere_at: moment(answer?.everywhere ?? null),
    manager_at: moment(answer?.manager ?? null),
    received_at: moment(receipt?.at ?? null),
    received_by: receipt?.staff_name ?? '',
    promised_at: moment(order.promisedAt),
    ready_by: moment(order.readyBy),
    promises: promisesWire(steps),
    ready_at: moment(order.readyAt),
    finished_at: moment(order.endedAt),
    user: contactWire(order, readsPhones),
    address_unverified: isUnverified(deliveryAddress(order)),
    distance: order.shippingKm,
    note: order.note,
    payment_method: order.paymentMethod ?? '',
    // somebody may have transferred for an order that was to be paid at the door
    // [TB58] a table pays its bill, not whoever brings a round
    to_collect: toWire(isOnOpenBill(order) ? 0 : toCollect, currency),
    on_bill: isOnOpenBill(order),
    fee_agreement: feeAgreement(order),
    captured: toWire(order.captured, currency),
    refunded: toWire(order.refunded, currency),
    refund_due: toWire(order.refundDue, currency),
    transfer_unconfirmed: isTransferUnconfirmed(order),
    claimed_at: moment(order.claimedAt),
    paid_at: moment(order.paidAt),
    item_count: bill.lines.reduce((sum, line) => sum + line.quantity, 0),
    total_amount: toWire(bill.total, currency),
    quote: quoteToWire(bill, currency),
    voucher: voucherWire(order),
    people,
    shares,
    steps: stepsWire(steps, true),
    changes: changesWire(steps, order, true),
    asked_change: order.changeQuestion && askedChangeToWire(order.changeQuestion, currency),
    reason: lastReason(steps),
    rating: ratingWire(rating, true),
    issues,
    driver: driver ? { name: driver.name, phone: driver.phone, tracking_link: driver.link } : null,
  };
}

/** [VO18] */
const voucherWire = ({ voucher, bill, currency }: PlacedOrder): StaffOrder['voucher'] =>
  voucher && {
    code: voucher.code,
    name: voucher.name,
    amount: toWire(savedByVoucher(bill), currency),
    coupon: voucher.coupon,
  };

/** Somebody of the brand whose orders are read. */
export interface OrderReader {
  readonly brand: string;
  readonly role: Rank;
}

/** Orders of the reader's brand with their steps, in the order they are given. */
export async function staffOrders(
  context: Pick<Context, 'database' | 'stores' | 'channels'>,
  { brand, role }: OrderReader,
  orders: readonly PlacedOrder[],
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
  const issues = await issuesOfOrders(read, orders);
  const names = await peopleOfOrders(
    read,
    orders.filter(({ id }) => issues.has(id)),
  );
  const people = await bagsOfOrders(
    read,
    brand,
    orders.filter(({ groupOrder }) => groupOrder !== null),
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
      issues: issuesForStaff(
        issues.get(order.id) ?? [],
        order,
        new Map((names.get(order.id) ?? []).map(({ uid, name }) => [uid, name])),
      ),
      people: people.get(order.id) ?? [],
      shares: shares.get(order.id) ?? null,
      readsPhones: may(role, 'readPhones'),
    }),
  );
}

import type { Currency } from '@mam/domain/money/currency.ts';
import { type StoreMinutes, USUAL_MINUTES } from '@mam/domain/order/promise.ts';
import { parseStatus } from '@mam/domain/order/status.ts';
import { inBags } from '@mam/domain/staff/bags.ts';
import type { BoardOrder, Board as BoardValue, RejectedOrder, TicketLine } from '@mam/domain/staff/board.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { lineKeyOf } from '../cart/pr-key.ts';
import { fromWire } from '../money/money-wire.ts';
import { askedChangeFromWire, orderChangesFromWire } from '../order/change/line-change-wire.ts';
import type { FeeAgreement } from '../order/fee-agreement.schema.ts';
import { boardIssuesFromWire } from '../order/issue/issue-wire.ts';
import { ratingFromWire } from '../order/rating-wire.ts';
import { quoteFromWire } from '../pricing/quote-wire.ts';
import { switchFromWire } from '../store/switch-wire.ts';
import type { Board, Rejected, StaffOrder } from './board.schema.ts';

const ACCEPTED = ['CONFIRMED', 'ACCEPTED'];
const DEPARTED = ['RES_DELIVERY', 'IN_PROCESS'];

const ms = (seconds: number | null): EpochMs | null => (seconds === null ? null : seconds * 1000);

/** When an order first came into one of these statuses. */
const reached = (order: StaffOrder, statuses: readonly string[]): EpochMs | null =>
  ms(order.steps.find((step) => statuses.includes(step.status))?.at ?? null);

/** [GO20] Finds the bag a line goes into. */
function bagsOf({ people }: StaffOrder): (key: string) => TicketLine['bag'] {
  const bags = new Map(
    people.flatMap(({ name, lines }, number) =>
      lines.map((line) => [lineKeyOf(line), { number, name }] as const),
    ),
  );
  return (key) => bags.get(lineKeyOf(key)) ?? null;
}

function ticketLinesOf(order: StaffOrder, currency: Currency): TicketLine[] {
  const bagOf = bagsOf(order);
  // by the whole key a line is refunded and changed
  const { lines } = quoteFromWire(order.quote, currency, (key) => key);
  return inBags(
    lines.map(({ key, itemId, quantity, name, details, note, kind, amount }) => ({
      ...{ key, itemId, quantity, name, details, note, amount },
      isGift: kind === 'gift',
      bag: bagOf(key),
    })),
  );
}

function feeOf({ state, fee, total }: FeeAgreement, currency: Currency): BoardOrder['fee'] {
  const minor = (amount: number | null) => (amount === null ? null : fromWire(amount, currency));
  return { state, named: minor(fee), total: minor(total) };
}

function voucherOf({ voucher }: StaffOrder, currency: Currency): BoardOrder['voucher'] {
  if (voucher === null) return null;
  const { code, name, coupon, amount } = voucher;
  return { code, name, coupon, saved: fromWire(amount, currency) };
}

const timesOf = (order: StaffOrder) => ({
  createdAt: order.created_at * 1000,
  wantedAt: ms(order.wanted_at),
  answerFrom: ms(order.answer_from),
  answerBy: ms(order.answer_by),
  louderAt: ms(order.louder_at),
  everywhereAt: ms(order.everywhere_at),
  managerAt: ms(order.manager_at),
  receivedAt: ms(order.received_at),
  acceptedAt: reached(order, ACCEPTED),
  promisedAt: ms(order.promised_at),
  readyBy: ms(order.ready_by),
  readyAt: ms(order.ready_at),
  departedAt: reached(order, DEPARTED),
  finishedAt: ms(order.finished_at),
  promises: order.promises.map(({ at, promised_at }) => ({
    saidAt: at * 1000,
    promisedAt: promised_at * 1000,
  })),
});

const moneyOf = (order: StaffOrder, currency: Currency) => ({
  total: fromWire(order.total_amount, currency),
  toCollect: fromWire(order.to_collect, currency),
  isOnBill: order.on_bill,
  paymentMethod: order.payment_method,
  captured: fromWire(order.captured, currency),
  refunded: fromWire(order.refunded, currency),
  refundDue: fromWire(order.refund_due, currency),
  claimedAt: ms(order.claimed_at),
  isTransferUnconfirmed: order.transfer_unconfirmed,
  paidAt: ms(order.paid_at),
  shares: order.shares,
  fee: feeOf(order.fee_agreement, currency),
  voucher: voucherOf(order, currency),
});

/** An order of a board in the currency of its store; needs: the minutes that store needs for one. */
export const boardOrderFromWire = (
  order: StaffOrder,
  currency: Currency,
  needs: StoreMinutes = USUAL_MINUTES,
): BoardOrder => ({
  code: order.code,
  version: order.version,
  status: parseStatus(order.status),
  type: order.type,
  ...timesOf(order),
  ...moneyOf(order, currency),
  receivedBy: order.received_by,
  table: parseTable(order.table_name),
  isTableUnverified: order.table_unverified,
  guestsUnseen: order.guests_unseen,
  partyAside: order.party_aside,
  lines: ticketLinesOf(order, currency),
  name: order.user.name,
  phone: order.user.phone,
  address: [order.user.sub_address, order.user.address].filter(Boolean).join(', '),
  isAddressUnverified: order.address_unverified,
  note: order.note,
  needs,
  distanceKm: order.distance,
  reason: order.reason,
  rating: ratingFromWire(order.rating),
  changes: orderChangesFromWire(order.changes, currency),
  askedChange: askedChangeFromWire(order.asked_change, currency),
  issues: boardIssuesFromWire(order.issues, currency),
  driver: order.driver && {
    name: order.driver.name,
    phone: order.driver.phone,
    link: order.driver.tracking_link,
  },
  lastBy: order.steps.at(-1)?.by ?? '',
});

/** The board of a store in its currency. */
export function boardFromWire(wire: Board, currency: Currency): BoardValue {
  const { prep_minutes: prepMinutes, delivery_minutes: deliveryMinutes } = wire.needs;
  const { minutes, itself: isByItself, manager_phone: managerPhone } = wire.answering;
  const switches = wire.switches.map((one) => ({ ...switchFromWire(one), by: one.by }));
  const orderOf = (order: StaffOrder) =>
    boardOrderFromWire(order, currency, { prepMinutes, deliveryMinutes, switches });
  return {
    orders: wire.orders.map(orderOf),
    money: wire.money.map(orderOf),
    issues: (wire.issues ?? []).map(orderOf),
    shares: wire.shares.map(orderOf),
    switches,
    answering: { minutes, isByItself, managerPhone },
    today: { count: wire.today.count, amount: fromWire(wire.today.amount, currency) },
  };
}

/** [PA34] A rejected order in the currency of its store. */
export const rejectedOrderFromWire = (
  { code, given_back, refund_due }: Rejected,
  currency: Currency,
): RejectedOrder => ({
  code,
  givenBack: given_back.map(({ amount, state }) => ({ amount: fromWire(amount, currency), state })),
  refundDue: fromWire(refund_due, currency),
});

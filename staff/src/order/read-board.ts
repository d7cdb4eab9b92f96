import { fromWire } from '@mam/contract/money/money-wire.ts';
import type { FeeAgreement } from '@mam/contract/order/fee-agreement.schema.ts';
import { ratingFromWire } from '@mam/contract/order/rating-wire.ts';
import { quoteFromWire } from '@mam/contract/pricing/quote-wire.ts';
import type { Board as BoardWire, StaffOrder } from '@mam/contract/staff/board.schema.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { type StoreMinutes, USUAL_MINUTES } from '@mam/domain/order/promise.ts';
import { parseTable } from '@mam/domain/table/table-name.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { bagsIn, inBags } from './bags.ts';
import type { Board, BoardOrder } from './board-order.ts';

const ACCEPTED = ['CONFIRMED', 'ACCEPTED'];
const DEPARTED = ['RES_DELIVERY', 'IN_PROCESS'];

function ms(seconds: number | null): EpochMs | null {
  return seconds === null ? null : seconds * 1000;
}

/** When an order first came into one of these statuses. */
function reached(order: StaffOrder, statuses: readonly string[]): EpochMs | null {
  return ms(order.steps.find((step) => statuses.includes(step.status))?.at ?? null);
}

function readFee({ state, fee, total }: FeeAgreement, currency: Currency): BoardOrder['fee'] {
  const minor = (amount: number | null) => (amount === null ? null : fromWire(amount, currency));
  return { state, named: minor(fee), total: minor(total) };
}

/** An order of the wire as the board shows it. */
export function readBoardOrder(
  order: StaffOrder,
  currency: Currency,
  needs: StoreMinutes = USUAL_MINUTES,
): BoardOrder {
  const bagOf = bagsIn(order);
  return {
    code: order.code,
    version: order.version,
    status: order.status,
    type: order.type,
    table: parseTable(order.table_name),
    createdAt: order.created_at * 1000,
    wantedAt: ms(order.wanted_at),
    answerFrom: ms(order.answer_from),
    answerBy: ms(order.answer_by),
    louderAt: ms(order.louder_at),
    everywhereAt: ms(order.everywhere_at),
    managerAt: ms(order.manager_at),
    receivedAt: ms(order.received_at),
    receivedBy: order.received_by,
    acceptedAt: reached(order, ACCEPTED),
    promisedAt: ms(order.promised_at),
    readyBy: ms(order.ready_by),
    promises: order.promises.map(({ at, promised_at }) => ({
      saidAt: at * 1000,
      promisedAt: promised_at * 1000,
    })),
    needs,
    readyAt: ms(order.ready_at),
    departedAt: reached(order, DEPARTED),
    finishedAt: ms(order.finished_at),
    lines: inBags(
      quoteFromWire(order.quote, currency).lines.map(
        ({ key, itemId, quantity, name, details, note, kind, amount }) => ({
          key,
          itemId,
          quantity,
          name,
          details,
          note,
          gift: kind === 'gift',
          bag: bagOf(key),
          amount,
        }),
      ),
    ),
    name: order.user.name,
    phone: order.user.phone,
    address: [order.user.sub_address, order.user.address].filter(Boolean).join(', '),
    tableUnverified: order.table_unverified,
    guestsUnseen: order.guests_unseen,
    partyAside: order.party_aside,
    unverified: order.address_unverified,
    distanceKm: order.distance,
    note: order.note,
    voucher: order.voucher && {
      code: order.voucher.code,
      name: order.voucher.name,
      saved: fromWire(order.voucher.amount, currency),
      coupon: order.voucher.coupon,
    },
    total: fromWire(order.total_amount, currency),
    toCollect: fromWire(order.to_collect, currency),
    onBill: order.on_bill,
    paymentMethod: order.payment_method,
    captured: fromWire(order.captured, currency),
    refunded: fromWire(order.refunded, currency),
    refundDue: fromWire(order.refund_due, currency),
    claimedAt: ms(order.claimed_at),
    transferUnconfirmed: order.transfer_unconfirmed,
    paidAt: ms(order.paid_at),
    shares: order.shares,
    fee: readFee(order.fee_agreement, currency),
    reason: order.reason,
    rating: ratingFromWire(order.rating),
    driver: order.driver && {
      name: order.driver.name,
      phone: order.driver.phone,
      link: order.driver.tracking_link,
    },
    lastBy: order.steps.at(-1)?.by ?? '',
  };
}

export function readBoard(wire: BoardWire, currency: Currency): Board {
  const { prep_minutes: prepMinutes, delivery_minutes: deliveryMinutes } = wire.needs;
  const read = (order: StaffOrder) => readBoardOrder(order, currency, { prepMinutes, deliveryMinutes });
  return {
    orders: wire.orders.map(read),
    money: wire.money.map(read),
    shares: wire.shares.map(read),
    answering: {
      minutes: wire.answering.minutes,
      itself: wire.answering.itself,
      managerPhone: wire.answering.manager_phone,
    },
    today: { count: wire.today.count, amount: fromWire(wire.today.amount, currency) },
  };
}

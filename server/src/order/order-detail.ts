import type { Language } from '@mam/contract/http/language.ts';
import { moment, seconds } from '@mam/contract/http/moment-wire.ts';
import { toWire } from '@mam/contract/money/money-wire.ts';
import { askedChangeToWire } from '@mam/contract/order/change/line-change-wire.ts';
import { NOT_RECEIVED } from '@mam/contract/order/hub-error.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type {
  OrderItemWire,
  OrderPromiseWire,
  OrderStepWire,
} from '@mam/contract/order/order-fields.schema.ts';
import type { PayTo } from '@mam/contract/order/pay-to.schema.ts';
import { quoteToWire } from '@mam/contract/pricing/quote-wire.ts';
import { maskName, maskPhone } from '@mam/domain/contact/mask.ts';
import { reportsUntil } from '@mam/domain/issue/report-issue.ts';
import type { Driver } from '@mam/domain/order/driver.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type {
  OrderLineRow,
  OrderPersonRow,
  OrderRatingRow,
  OrderStepRow,
} from '../db/tables/order-tables.ts';
import { feeAgreement } from './fee-agreement.ts';
import { groupOfOrder } from './group-of-order.ts';
import { ratingWire } from './ratings.ts';
import { rawWire } from './raw-wire.ts';
import { issuesForDiner, type StoredIssue } from './reports/issues.ts';
import { changesWire, type StepWithName } from './steps.ts';

/** The times of the restaurant's answer, for the diner who waits for it. */
export type AnswerWire = Pick<OrderDetail, 'received_at' | 'answer_from' | 'answer_by'>;

/** An order with its lines and steps, as its rows say. */
export interface WholeOrder {
  readonly order: PlacedOrder;
  readonly answer: AnswerWire;
  readonly driver: Driver | null;
  readonly lines: readonly OrderLineRow[];
  readonly steps: readonly StepWithName[];
  /** undefined = none yet */
  readonly rating: OrderRatingRow | undefined;
  /** [OR121] reports about it, the first one first */
  readonly issues: readonly StoredIssue[];
  /** everybody it was placed for together; nobody = one ordered alone */
  readonly people: readonly OrderPersonRow[];
  /** [OR80] diners who have opened it by proving its number */
  readonly openedBy: readonly string[];
  /** the account the others pay to; null = nobody has said */
  readonly payTo: PayTo | null;
}

/**
 * Every status an order had, once: "ready" for delivery is a fact of its own and repeats the status. Staff are
 * named to staff; a diner reads what they are.
 */
export function stepsWire(steps: readonly StepWithName[], named: boolean): OrderStepWire[] {
  return steps
    .filter(({ status }, index) => status !== steps[index - 1]?.status)
    .map(({ status, at, by_kind, staff_name }) => ({
      status,
      at: seconds(at),
      by: (named && staff_name) || by_kind,
    }));
}

/** [OR69] Every promise that was made, the first one first. */
export const promisesWire = (steps: readonly OrderStepRow[]): OrderPromiseWire[] =>
  steps.flatMap(({ at, promised_at }, index) =>
    // an order of before has written its one promise to each step of the kitchen
    promised_at === null || promised_at === steps[index - 1]?.promised_at
      ? []
      : [{ at: seconds(at), promised_at: seconds(promised_at) }],
  );

/** The reason of the last step that gave one. */
export function lastReason(steps: readonly OrderStepRow[]): string {
  return steps.findLast((step) => step.reason !== null)?.reason ?? '';
}

/** Dishes and combos counted, their parts not. */
export function itemCount(lines: readonly OrderLineRow[]): number {
  return lines.reduce((sum, line) => (line.kind === 'part' ? sum : sum + line.quantity), 0);
}

const shippingFee = ({ bill, currency }: PlacedOrder) =>
  bill.shippingToConfirm ? -1 : toWire(bill.shipping ?? 0, currency);

function orderUserWire(
  order: PlacedOrder,
  { shown, phoneShown }: Pick<Reader, 'shown' | 'phoneShown'>,
): OrderDetail['user'] {
  if (!shown)
    return {
      name: maskName(order.name),
      phone: maskPhone(order.phone),
      address: '',
      sub_address: '',
      location: null,
    };
  return {
    name: order.name,
    phone: phoneShown ? order.phone : maskPhone(order.phone),
    address: order.address,
    sub_address: order.addressDetail,
    location: order.location,
  };
}

/** How much of the lines a reader sees: their notes, and the person who has chosen each. */
interface LinesRead {
  readonly notes: boolean;
  readonly people: boolean;
}

/** [CA15] The lines to buy again, for anyone with the link; notes and people only for readers who may see them. */
export function orderItemsWire(
  lines: readonly OrderLineRow[],
  { notes, people }: LinesRead,
): OrderItemWire[] {
  return lines.map((line) => {
    const { note, uid, ...item } = JSON.parse(line.document) as OrderItemWire;
    return { ...item, note: notes ? note : '', uid: people ? uid : '' };
  });
}

function settingWire(order: PlacedOrder, user: OrderDetail['user'], shown: boolean) {
  const { bill, currency, pickupAt, orderNow, paymentType } = order;
  return {
    type: order.type,
    payment_method: order.paymentMethod ?? '',
    payment_type: paymentType,
    total_amount: toWire(bill.total, currency),
    user,
    pickup_at: { number_of_days: pickupAt.days, hour: pickupAt.hour, minute: pickupAt.minute },
    is_order_now: orderNow,
    shipping_distance: order.shippingKm,
    shipping_fee: shippingFee(order),
    shipping_fee_type: order.shippingKind,
    note: shown ? order.note : '',
    // [VO15] a reader with nothing but the link sees no code
    voucher_code: (shown ? order.voucher?.code : null) ?? order.promotion ?? '',
  };
}

/** [OR63] The driver, for the reader the food is brought to. */
const partnerWire = ({ driver }: WholeOrder, shown: boolean) =>
  driver && shown ? { Ahamove_Link: driver.link, Driver_Id: driver.phone, Driver_Name: driver.name } : null;

/** The quote for a reader; notes belong to their authors and to the kitchen. */
function quoteFor({ bill, currency }: PlacedOrder, shown: boolean) {
  const quote = quoteToWire(bill, currency);
  return shown ? quote : { ...quote, lines: quote.lines.map((line) => ({ ...line, note: '' })) };
}

/** [OR83] Tells an order's diner that it lies open elsewhere too, and a reader who has opened it that they have. */
function openedWire({ uid: creator }: PlacedOrder, openedBy: readonly string[], uid: string | null) {
  if (uid === null || openedBy.length === 0) return null;
  if (uid === creator) return 'elsewhere';
  return openedBy.includes(uid) ? 'here' : null;
}

/** The reader of an order: `mine` may act, `shown` reads name, address and notes, `phoneShown` the number too. */
interface Reader {
  readonly mine: boolean;
  readonly shown: boolean;
  readonly phoneShown: boolean;
  /** null = without a token */
  readonly uid: string | null;
  readonly language: Language;
}

/** [OR120] */
const issueUntil = ({ status, endedAt, tableName }: PlacedOrder) =>
  reportsUntil({ status, endedAt, atTable: tableName !== null });

/** An order as its reader may see it. */
export function orderDetail(
  whole: WholeOrder,
  { mine, shown, phoneShown, uid, language }: Reader,
): OrderDetail {
  const { order, answer, lines, steps, rating } = whole;
  const user = orderUserWire(order, { shown, phoneShown });
  const opened = openedWire(order, whole.openedBy, uid);
  // [OR83] no device reads which other one it was
  const among = whole.people.some((person) => person.uid === uid);
  const items = orderItemsWire(lines, { notes: shown, people: shown && (among || opened !== 'here') });
  const setting = settingWire(order, user, shown);
  const group = groupOfOrder(order, { ...whole, setting }, uid);
  return {
    hash: order.hash,
    code: order.code,
    order_code: order.code,
    mam_code: order.code,
    id: order.id,
    _id: order.id,
    version: order.version,
    status: order.status,
    brand_id: order.brand,
    store_id: order.storeId,
    table_name: order.tableName ?? '',
    created_by: mine && opened !== 'here' ? (order.uid ?? '') : '',
    is_mine: mine,
    opened_by_number: opened,
    payment_method: order.paymentMethod ?? '',
    payment_hash: '',
    user,
    items,
    item_count: itemCount(lines),
    total_amount: toWire(order.bill.total, order.currency),
    created_at: seconds(order.createdAt),
    wanted_at: moment(order.wishedAt),
    ...answer,
    promised_at: moment(order.promisedAt),
    ready_by: moment(order.readyBy),
    promises: promisesWire(steps),
    ready_at: moment(order.readyAt),
    steps: stepsWire(steps, false),
    reason: lastReason(steps),
    setting,
    quote: quoteFor(order, shown),
    fee_agreement: feeAgreement(order),
    group_id: group?.hash ?? null,
    group,
    group_user_ids: group?.sessions.map(({ user_id }) => user_id) ?? [],
    rating: ratingWire(rating, shown),
    changes: changesWire(steps, order, false),
    asked_change:
      mine && order.changeQuestion ? askedChangeToWire(order.changeQuestion, order.currency) : null,
    issues: issuesForDiner(whole.issues, order, { uid, mine }),
    issue_until: mine || among ? moment(issueUntil(order)) : null,
    // [OR40] it never reached the restaurant
    hub_response: order.status === 'FAILED' ? { error: { message: NOT_RECEIVED[language] } } : {},
    raw: {
      ...rawWire(order, user, items),
      delivery_partner_info: partnerWire(whole, shown),
    },
  };
}

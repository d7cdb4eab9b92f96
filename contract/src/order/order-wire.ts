import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { Driver } from '@mam/domain/order/driver.ts';
import type { FeeToAgree, Order, OrderName, OrderStep, PlacedGroupOrder } from '@mam/domain/order/order.ts';
import type { PromiseMade } from '@mam/domain/order/promise.ts';
import { parseStatus } from '@mam/domain/order/status.ts';
import type { QuotedLine, QuoteRow, QuoteRowKind } from '@mam/domain/pricing/amounts.ts';
import type { OrderType } from '@mam/domain/store/store.ts';
import { lineKeyOf } from '../cart/pr-key.ts';
import type { AskedChangeWire, OrderChangeWire } from './change/line-change.schema.ts';
import { askedChangeFromWire, orderChangesFromWire } from './change/line-change-wire.ts';
import { amountsIn, entriesOf, readTexts, readTime, textOrEmpty, whole } from './entries.ts';
import type { FeeAgreement } from './fee-agreement.schema.ts';
import type { IssueReportWire } from './issue/issue.schema.ts';
import { issuesFromWire } from './issue/issue-wire.ts';
import type { OrderDetail } from './order-detail.schema.ts';
import { ratingFromWire } from './rating-wire.ts';

/** A wire of this form before it is checked: nothing in it is certain. */
type Odd<T> = T extends readonly (infer Entry)[]
  ? readonly (Odd<Entry> | null)[] | null | undefined
  : T extends object
    ? { readonly [Key in keyof T]?: Odd<T[Key]> } | null | undefined
    : T | null | undefined;

type OddQuote = NonNullable<Odd<OrderDetail['quote']>>;
type OddOrder = NonNullable<Odd<OrderDetail>>;

const ROW_KINDS: readonly QuoteRowKind[] = [
  'items',
  'discount',
  'together',
  'service',
  'vat',
  'shipping',
  'together-shipping',
];
const LINE_KINDS: readonly QuotedLine['kind'][] = ['dish', 'combo', 'gift'];
const OPENED = ['elsewhere', 'here'] as const;
type AmountReader = (value: unknown) => Minor;

function readQuotedLines(lines: OddQuote['lines'], amountOf: AmountReader): QuotedLine[] {
  return entriesOf(lines).map((line) => ({
    key: lineKeyOf(textOrEmpty(line.Pr_Key)),
    kind: LINE_KINDS.find((kind) => kind === line.kind) ?? 'dish',
    itemId: textOrEmpty(line.item_id),
    name: textOrEmpty(line.item_name),
    details: readTexts(line.details),
    note: textOrEmpty(line.note),
    quantity: whole(line.quantity, 1),
    listUnit: amountOf(line.origin_price),
    unit: amountOf(line.price),
    amount: amountOf(line.amount),
  }));
}

/** A row nobody knows has no word to be shown with. */
function readQuoteRows(rows: OddQuote['rows'], amountOf: AmountReader): QuoteRow[] {
  return entriesOf(rows).flatMap(({ kind: name, amount, rate }) => {
    const kind = ROW_KINDS.find((known) => known === name);
    if (!kind) return [];
    return [{ kind, amount: amountOf(amount), rate: typeof rate === 'number' ? whole(rate, 10_000) : null }];
  });
}

function readFeeToAgree(agreement: Odd<FeeAgreement>, amountOf: AmountReader): FeeToAgree {
  const { state, fee, total, collect } = agreement ?? {};
  if (state === 'agreed') return { state, atDoor: amountOf(collect) };
  if (state === 'open') return { state };
  if (state !== 'offered' || typeof fee !== 'number' || typeof total !== 'number') return { state: 'none' };
  return { state, fee: amountOf(fee), total: amountOf(total) };
}

function readOrderType(type: unknown): OrderType {
  return type === 'PICKUP' || type === 'DELIAT' ? type : 'DELI';
}

function readSteps(steps: OddOrder['steps']): OrderStep[] {
  return entriesOf(steps).flatMap(({ status, at: seconds }) => {
    const at = readTime(seconds);
    return at === null ? [] : [{ status: parseStatus(textOrEmpty(status)), at }];
  });
}

function readPromises(promises: OddOrder['promises']): PromiseMade[] {
  return entriesOf(promises).flatMap(({ at, promised_at }) => {
    const [saidAt, promisedAt] = [readTime(at), readTime(promised_at)];
    return saidAt === null || promisedAt === null ? [] : [{ saidAt, promisedAt }];
  });
}

function readDriver(partner: NonNullable<OddOrder['raw']>['delivery_partner_info']): Driver | null {
  if (typeof partner !== 'object' || partner === null) return null;
  return {
    name: textOrEmpty(partner.Driver_Name),
    phone: textOrEmpty(partner.Driver_Id),
    link: textOrEmpty(partner.Ahamove_Link),
  };
}

function readPlacedGroupOrder(
  { group, items }: OddOrder,
  lines: readonly QuotedLine[],
  amountOf: AmountReader,
): PlacedGroupOrder | null {
  if (typeof group !== 'object' || group === null) return null;
  const uidOf = new Map(
    entriesOf(items).map((item) => [lineKeyOf(textOrEmpty(item.Pr_Key)), textOrEmpty(item.uid)]),
  );
  const { bank_id, account_number, account_name } = group.pay_to ?? {};
  return {
    hash: textOrEmpty(group.hash),
    people: entriesOf(group.sessions).map((person) => ({
      uid: textOrEmpty(person.user_id),
      name: textOrEmpty(person.name),
      owner: person.is_owner === true,
      itemCount: whole(person.item_count, 1),
      lines: lines.filter(({ key }) => uidOf.get(key) === textOrEmpty(person.user_id)),
      dishes: amountOf(person.user_amount),
      share: amountOf(person.total_amount),
      paid: person.paid === true,
      madeBy: person.made_by || null,
      sent: typeof person.sent_at === 'number',
      leftBehind: whole(person.left_behind, 1),
      leftOut: person.left_out === true,
      came: amountOf(person.share_came),
    })),
    remainder: amountOf(group.remainder),
    equalFees: group.split_rule === 'equal-fees',
    toStore: group.shares_to === 'store',
    payTo: group.pay_to
      ? { bank: textOrEmpty(bank_id), number: textOrEmpty(account_number), holder: textOrEmpty(account_name) }
      : null,
  };
}

/** Which order an answer is about: what has to be known to find its store, and with it the currency. */
export function orderNameOf(wire: OrderDetail): OrderName {
  const { hash, order_code: code, brand_id: brand, store_id: storeId }: OddOrder = wire;
  return {
    hash: textOrEmpty(hash),
    code: textOrEmpty(code),
    brand: textOrEmpty(brand),
    storeId: whole(storeId, 1),
  };
}

/**
 * An order of the wire as the house knows it, in the currency of its store. Never throws: an odd amount is taken to the
 * nearest one the currency has, and what cannot be read is left out, so that its diner sees the rest.
 */
export function orderFromWire(wire: OrderDetail, currency: Currency): Order {
  const { quote, user, setting, raw, ...order }: OddOrder = wire;
  const amountOf = amountsIn(currency);
  const steps = readSteps(order.steps);
  const lines = readQuotedLines(quote?.lines, amountOf);
  return {
    ...orderNameOf(wire),
    status: parseStatus(textOrEmpty(order.status)),
    type: readOrderType(setting?.type),
    tableName: textOrEmpty(order.table_name),
    mine: order.is_mine === true,
    openedByNumber: OPENED.find((known) => known === order.opened_by_number) ?? null,
    person: {
      name: textOrEmpty(user?.name),
      phone: textOrEmpty(user?.phone),
      address: textOrEmpty(user?.address),
      addressDetail: textOrEmpty(user?.sub_address),
    },
    note: textOrEmpty(setting?.note),
    itemCount: whole(order.item_count, 1),
    lines,
    rows: readQuoteRows(quote?.rows, amountOf),
    // a reduction for ordering together has a name there too, and is no code
    voucherCode: raw?.voucher_log ? textOrEmpty(setting?.voucher_code) : '',
    shippingToConfirm: quote?.shipping_to_confirm === true,
    total: amountOf(quote?.total_amount),
    fee: readFeeToAgree(order.fee_agreement, amountOf),
    paymentMethod: textOrEmpty(order.payment_method),
    createdAt: readTime(order.created_at) ?? steps[0]?.at ?? 0,
    wantedAt: readTime(order.wanted_at),
    receivedAt: readTime(order.received_at),
    answerFrom: readTime(order.answer_from),
    answerBy: readTime(order.answer_by),
    promisedAt: readTime(order.promised_at),
    readyBy: readTime(order.ready_by),
    promises: readPromises(order.promises),
    readyAt: readTime(order.ready_at),
    steps,
    reason: textOrEmpty(order.reason),
    hasDriver: textOrEmpty(raw?.delivery_partner_info?.Driver_Id) !== '',
    driver: readDriver(raw?.delivery_partner_info),
    unanswered: order.status === 'CANCELLED' && textOrEmpty(entriesOf(order.steps).at(-1)?.by) === 'system',
    lost: order.hub_response?.error ? textOrEmpty(order.hub_response.error.message) : null,
    together: readPlacedGroupOrder(order, lines, amountOf),
    rating: ratingFromWire(order.rating),
    changes: orderChangesFromWire(order.changes as readonly OrderChangeWire[], currency),
    askedChange: askedChangeFromWire(order.asked_change as AskedChangeWire | null, currency),
    issues: issuesFromWire(order.issues as readonly IssueReportWire[], currency),
    issueUntil: readTime(order.issue_until),
  };
}

import type { Currency, Minor } from '@mam/domain/money/currency.ts';
import type { Driver } from '@mam/domain/order/driver.ts';
import type { FeeToAgree, Order, OrderName, OrderStep, OrderTogether } from '@mam/domain/order/order.ts';
import type { PromiseMade } from '@mam/domain/order/promise.ts';
import { statusOf } from '@mam/domain/order/status.ts';
import type { QuotedLine, QuoteRow, QuoteRowKind } from '@mam/domain/pricing/amounts.ts';
import type { OrderType } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { lineKeyOf } from '../cart/pr-key.ts';
import { entriesOf } from './entries.ts';
import type { FeeAgreement } from './fee-agreement.schema.ts';
import type { OrderDetail } from './order-detail.schema.ts';
import { ratingOf } from './rating-wire.ts';

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
/** no date is later, and none as much before 1970 */
const LATEST = 8.64e15;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** To the nearest whole number of `scale` parts; 0 for what is no number. */
function whole(value: unknown, scale: number): number {
  const scaled = typeof value === 'number' ? Math.round(value * scale) : 0;
  return Number.isSafeInteger(scaled) ? scaled + 0 : 0;
}

function timeOf(seconds: unknown): EpochMs | null {
  if (typeof seconds !== 'number') return null;
  const at = seconds * 1000;
  return Math.abs(at) <= LATEST ? at : null;
}

type AmountOf = (value: unknown) => Minor;

function linesOf(lines: OddQuote['lines'], amountOf: AmountOf): QuotedLine[] {
  return entriesOf(lines).map((line) => ({
    key: lineKeyOf(textOf(line.Pr_Key)),
    kind: LINE_KINDS.find((kind) => kind === line.kind) ?? 'dish',
    itemId: textOf(line.item_id),
    name: textOf(line.item_name),
    details: Array.isArray(line.details) ? line.details.filter((detail) => typeof detail === 'string') : [],
    note: textOf(line.note),
    quantity: whole(line.quantity, 1),
    listUnit: amountOf(line.origin_price),
    unit: amountOf(line.price),
    amount: amountOf(line.amount),
  }));
}

/** A row nobody knows has no word to be shown with. */
function rowsOf(rows: OddQuote['rows'], amountOf: AmountOf): QuoteRow[] {
  return entriesOf(rows).flatMap(({ kind: name, amount, rate }) => {
    const kind = ROW_KINDS.find((known) => known === name);
    if (!kind) return [];
    return [{ kind, amount: amountOf(amount), rate: typeof rate === 'number' ? whole(rate, 10_000) : null }];
  });
}

function feeOf(agreement: Odd<FeeAgreement>, amountOf: AmountOf): FeeToAgree {
  const { state, fee, total, collect } = agreement ?? {};
  if (state === 'agreed') return { state, atDoor: amountOf(collect) };
  if (state === 'open') return { state };
  if (state !== 'offered' || typeof fee !== 'number' || typeof total !== 'number') return { state: 'none' };
  return { state, fee: amountOf(fee), total: amountOf(total) };
}

function typeOf(type: unknown): OrderType {
  return type === 'PICKUP' || type === 'DELIAT' ? type : 'DELI';
}

function stepsOf(steps: OddOrder['steps']): OrderStep[] {
  return entriesOf(steps).flatMap(({ status, at: seconds }) => {
    const at = timeOf(seconds);
    return at === null ? [] : [{ status: statusOf(textOf(status)), at }];
  });
}

function promisesOf(promises: OddOrder['promises']): PromiseMade[] {
  return entriesOf(promises).flatMap(({ at, promised_at }) => {
    const [saidAt, promisedAt] = [timeOf(at), timeOf(promised_at)];
    return saidAt === null || promisedAt === null ? [] : [{ saidAt, promisedAt }];
  });
}

function driverOf(partner: NonNullable<OddOrder['raw']>['delivery_partner_info']): Driver | null {
  if (typeof partner !== 'object' || partner === null) return null;
  return {
    name: textOf(partner.Driver_Name),
    phone: textOf(partner.Driver_Id),
    link: textOf(partner.Ahamove_Link),
  };
}

function togetherOf(
  { group, items }: OddOrder,
  lines: readonly QuotedLine[],
  amountOf: AmountOf,
): OrderTogether | null {
  if (typeof group !== 'object' || group === null) return null;
  const uidOf = new Map(entriesOf(items).map((item) => [lineKeyOf(textOf(item.Pr_Key)), textOf(item.uid)]));
  const { bank_id, account_number, account_name } = group.pay_to ?? {};
  return {
    hash: textOf(group.hash),
    people: entriesOf(group.sessions).map((person) => ({
      uid: textOf(person.user_id),
      name: textOf(person.name),
      owner: person.is_owner === true,
      itemCount: whole(person.item_count, 1),
      lines: lines.filter(({ key }) => uidOf.get(key) === textOf(person.user_id)),
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
      ? { bank: textOf(bank_id), number: textOf(account_number), holder: textOf(account_name) }
      : null,
  };
}

/** Which order an answer is about: what has to be known to find its store, and with it the currency. */
export function orderNameOf(wire: OrderDetail): OrderName {
  const { hash, order_code: code, brand_id: brand, store_id: storeId }: OddOrder = wire;
  return { hash: textOf(hash), code: textOf(code), brand: textOf(brand), storeId: whole(storeId, 1) };
}

/**
 * An order of the wire as the house knows it, in the currency of its store. Never throws: an odd amount is taken to the
 * nearest one the currency has, and what cannot be read is left out, so that its diner sees the rest.
 */
export function orderOf(wire: OrderDetail, currency: Currency): Order {
  const { quote, user, setting, raw, ...order }: OddOrder = wire;
  const amountOf: AmountOf = (value) => whole(value, 10 ** currency.decimals);
  const steps = stepsOf(order.steps);
  const lines = linesOf(quote?.lines, amountOf);
  return {
    ...orderNameOf(wire),
    status: statusOf(textOf(order.status)),
    type: typeOf(setting?.type),
    tableName: textOf(order.table_name),
    mine: order.is_mine === true,
    openedByNumber: OPENED.find((known) => known === order.opened_by_number) ?? null,
    person: {
      name: textOf(user?.name),
      phone: textOf(user?.phone),
      address: textOf(user?.address),
      addressDetail: textOf(user?.sub_address),
    },
    note: textOf(setting?.note),
    itemCount: whole(order.item_count, 1),
    lines,
    rows: rowsOf(quote?.rows, amountOf),
    // a reduction for ordering together has a name there too, and is no code
    voucherCode: raw?.voucher_log ? textOf(setting?.voucher_code) : '',
    shippingToConfirm: quote?.shipping_to_confirm === true,
    total: amountOf(quote?.total_amount),
    fee: feeOf(order.fee_agreement, amountOf),
    paymentMethod: textOf(order.payment_method),
    createdAt: timeOf(order.created_at) ?? steps[0]?.at ?? 0,
    wantedAt: timeOf(order.wanted_at),
    receivedAt: timeOf(order.received_at),
    answerFrom: timeOf(order.answer_from),
    answerBy: timeOf(order.answer_by),
    promisedAt: timeOf(order.promised_at),
    readyBy: timeOf(order.ready_by),
    promises: promisesOf(order.promises),
    readyAt: timeOf(order.ready_at),
    steps,
    reason: textOf(order.reason),
    hasDriver: textOf(raw?.delivery_partner_info?.Driver_Id) !== '',
    driver: driverOf(raw?.delivery_partner_info),
    unanswered: order.status === 'CANCELLED' && textOf(entriesOf(order.steps).at(-1)?.by) === 'system',
    lost: order.hub_response?.error ? textOf(order.hub_response.error.message) : null,
    together: togetherOf(order, lines, amountOf),
    rating: ratingOf(order.rating),
  };
}

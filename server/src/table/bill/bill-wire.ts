import { moment } from '@mam/contract/http/moment-wire.ts';
import { minorFromTyped, toWire } from '@mam/contract/money/money-wire.ts';
import type { BillPartRequestWire, TableBillWire } from '@mam/contract/table/bill.schema.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { savedByVoucher } from '@mam/domain/order/placed-order.ts';
import { takesTransfers } from '@mam/domain/payment/transfer-code.ts';
import { transferReference } from '@mam/domain/payment/transfer-reference.ts';
import { isTransfer } from '@mam/domain/store/payment-methods.ts';
import type { BankAccount, Store } from '@mam/domain/store/store.ts';
import { amountsOfBill, stateOfBillShare, type TableBill } from '@mam/domain/table/bill.ts';
import { isDivisionOpen, standingDivision } from '@mam/domain/table/division.ts';
import { billForTill } from '@mam/domain/table/holds.ts';
import { openLines } from '@mam/domain/table/open-lines.ts';
import type { BillPartRequest } from '@mam/domain/table/take-of-bill.ts';
import type { BillShareRow, SittingRow, SittingTableRow } from '../../db/tables/table-tables.ts';
import { codeToStore } from '../../payment/new-attempt.ts';
import { transferDetails } from '../../payment/payment-request.ts';
import { billShareFromRow, isOnBill, type ReadBill } from './bill-queries.ts';

/** [PA57] [PA63] The account guests send their shares to; null = the store has none, or no code can be drawn for it. */
export const accountForShares = ({
  bankAccount,
  currency,
  payments,
}: Pick<Store, 'bankAccount' | 'currency' | 'payments'>): BankAccount | null =>
  bankAccount && payments.some(({ method }) => isTransfer(method)) && takesTransfers(bankAccount, currency)
    ? bankAccount
    : null;

/** [PA57] [PA60] Whether guests pay it from their phones at all: by transfer, wallet or card. */
export const isPaidByPhone = ({ account, methods }: Pick<BillReader, 'account' | 'methods'>): boolean =>
  account !== null || methods.length > 0;

/** The reader of a bill: a guest, by their uid, or the staff (null). */
export interface BillReader {
  readonly uid: string | null;
  readonly now: number;
  readonly currency: Currency;
  /** null = nobody sends a transfer for it */
  readonly account: BankAccount | null;
  /** [PA60] the gateways' methods a guest can pay by */
  readonly methods: TableBillWire['methods'];
  /** shares of theirs they have gone to pay so, and nobody knows what came of it */
  readonly begun?: ReadonlySet<string>;
}

/** How one's own share is paid; nothing where nothing of it is to be sent. */
function toPay(row: BillShareRow, { uid, currency, account }: BillReader, isClosed: boolean) {
  const missing = row.amount - row.counted;
  const isOwn = uid !== null && row.uid === uid;
  if (!isOwn || isClosed || missing === 0 || account === null || row.code === null)
    return { qr_data: '', transfer: null };
  const text = transferReference(row.code);
  return {
    qr_data: codeToStore(account, currency, { amount: missing, text }),
    transfer: transferDetails(account, toWire(missing, currency), text),
  };
}

/** [PA62] The reference staff look for on the account; empty for guests, and while no transfer is awaited. */
function referenceFor(row: BillShareRow, { uid, account }: BillReader, isClosed: boolean): string {
  const isAwaited = !isClosed && row.counted < row.amount && row.confirmed_by === null;
  return uid === null && account !== null && row.code !== null && isAwaited
    ? transferReference(row.code)
    : '';
}

function shareWire(
  row: BillShareRow,
  reader: BillReader,
  isClosed: boolean,
): TableBillWire['shares'][number] {
  const { currency, now, uid } = reader;
  const share = billShareFromRow(row);
  const state = stateOfBillShare(share, now);
  return {
    id: row.id,
    name: row.name,
    yours: uid !== null && row.uid === uid,
    cash: row.taken_by !== null,
    way: row.taken_by === null ? '' : (row.taken_way ?? 'cash'),
    equal_parts: share.division?.parts ?? 0,
    by_till: row.let_go_by === 'till',
    state,
    amount: toWire(row.amount, currency),
    counted: toWire(row.counted, currency),
    held_until: moment(state === 'held' ? row.held_until : null),
    paid_at: moment(row.paid_at),
    items: share.parts.map(({ round, key, parts }) => ({ order_code: round, key, parts })),
    begun: reader.begun?.has(row.id) ?? false,
    confirmed_by: row.confirmed_name ?? '',
    reference: referenceFor(row, reader, isClosed),
    reason: uid === null ? (row.back_reason ?? '') : '',
    back_by: uid === null ? (row.back_name ?? '') : '',
    ...toPay(row, reader, isClosed),
  };
}

/** Whether a reader sees a share: one given up is for its payer and the staff, one taken back for the staff alone. */
function isShown(row: BillShareRow, { uid, now }: BillReader): boolean {
  const state = stateOfBillShare(billShareFromRow(row), now);
  if (uid === null) return true;
  return state !== 'back' && (state !== 'free' || row.uid === uid);
}

/** [TB62] The bill as its reader can take of it: the till goes before what phones only hold. */
const seenBy = (bill: TableBill, { uid }: BillReader): TableBill => (uid === null ? billForTill(bill) : bill);

/** [SP11] The division as a bill tells of it, while parts of it are left. */
function divisionWire(bill: TableBill, reader: BillReader): TableBillWire['division'] {
  const { currency, now } = reader;
  const standing = standingDivision(seenBy(bill, reader), now);
  if (!standing || !isDivisionOpen(standing)) return null;
  const { id, people, base, free } = standing;
  const [whole, left] = [toWire(base, currency), toWire(free.amount, currency)];
  return { id, people, base: whole, free_parts: free.parts, free_amount: left };
}

/** [TB56] The dishes, with whose each is. */
function linesWire({ bill, orders }: ReadBill, reader: BillReader): TableBillWire['lines'] {
  const { uid, currency, now } = reader;
  const words = new Map(
    orders
      .filter(isOnBill)
      .flatMap((order) =>
        order.bill.lines.map(
          (line) => [`${order.code} ${line.key}`, { ...line, orderedBy: order.name }] as const,
        ),
      ),
  );
  return openLines(seenBy(bill, reader), now).map(({ round, key, quantity, amount, by, free }) => {
    const { itemId = '', name = '', details = [], orderedBy = '' } = words.get(`${round} ${key}`) ?? {};
    return {
      order_code: round,
      key,
      item_id: itemId,
      item_name: name,
      details: [...details],
      quantity,
      amount: toWire(amount, currency),
      ordered_by: orderedBy,
      yours: uid !== null && by === uid,
      free_parts: free.parts,
      free_amount: toWire(free.amount, currency),
    };
  });
}

/** [TB93] Discounts by codes, which the lines are already without; a code itself its guest and the staff read. */
const discountsWire = ({ orders }: ReadBill, { uid, currency }: BillReader): TableBillWire['discounts'] =>
  orders.filter(isOnBill).flatMap((order) => {
    const { voucher } = order;
    if (!voucher) return [];
    const isShown = uid === null || order.uid === uid;
    return {
      order_code: order.code,
      ordered_by: order.name,
      voucher_code: isShown ? voucher.code : '',
      voucher_name: voucher.name,
      coupon: voucher.coupon,
      amount: toWire(savedByVoucher(order.bill), currency),
    };
  });

/** [TB56] [TB57] The bill of a sitting as somebody reads it. */
export function billWire(
  sitting: SittingRow,
  read: ReadBill,
  tables: readonly SittingTableRow[],
  reader: BillReader,
): TableBillWire {
  const { bill, orders, shares } = read;
  const wire = (amount: number) => toWire(amount, reader.currency);
  const { total, paid, held, remainder } = amountsOfBill(bill, reader.now);
  const isClosed = sitting.ended_at !== null;
  const here = tables.filter(({ taken }) => taken === 1);
  return {
    id: sitting.id,
    tables: (here.length > 0 ? here : tables).map(({ table_name }) => table_name),
    closed_at: moment(sitting.ended_at),
    by_phone: isPaidByPhone(reader),
    methods: reader.methods,
    total: wire(total),
    paid: wire(paid),
    held: wire(held),
    remainder: wire(remainder),
    division: divisionWire(bill, reader),
    refund_due: wire(orders.reduce((sum, order) => sum + order.refundDue, 0)),
    lines: linesWire(read, reader),
    discounts: discountsWire(read, reader),
    shares: shares.filter((row) => isShown(row, reader)).map((row) => shareWire(row, reader, isClosed)),
  };
}

/** A wish as it was sent; null = an amount the currency does not have. */
export function parseBillWish(wish: BillPartRequestWire, currency: Currency): BillPartRequest | null {
  switch (wish.by) {
    case 'items':
      return {
        by: 'items',
        parts: wish.items.map(({ order_code, key, parts }) => ({ round: order_code, key, parts })),
      };
    case 'equal':
      return {
        by: 'equal',
        people: wish.people,
        of: wish.of,
        division: wish.division ?? null,
        anew: wish.anew ?? false,
      };
    case 'amount': {
      const amount = minorFromTyped(wish.amount, currency);
      return amount === null ? null : { by: 'amount', amount };
    }
  }
}

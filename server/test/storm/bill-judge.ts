import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { buildLedger } from '@mam/domain/payment/ledger.ts';
import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import { amountsOfBill, stateOfBillShare, type TableBill } from '@mam/domain/table/bill.ts';
import { PORTION } from '@mam/domain/table/bill-parts.ts';
import { HOLD_LASTS } from '@mam/domain/table/holds.ts';
import { openLines } from '@mam/domain/table/open-lines.ts';
import type { BillShareRow, SittingRow } from '../../src/db/tables/table-tables.ts';
import type { readMoney } from '../../src/payment/share/shares.ts';
import { billShareFromRow, isOnBill, type ReadBill } from '../../src/table/bill/bill-queries.ts';

/** The money a bill was told of. */
export interface MoneyTold {
  /** money by bank or wallet, by the number it has there */
  readonly told: Map<string, number>;
  cash: number;
  /** money confirmed by eye; `named` is the part of it that the bank told of later */
  seen: number;
  named: number;
  back: number;
}

/** The faults of parts held, paid in time or in cash: no line has more than it is, and all no more than is missing. */
function takenTwice(bill: TableBill, rows: readonly BillShareRow[], now: number): string[] {
  const isTaken = (row: BillShareRow) =>
    stateOfBillShare(billShareFromRow(row), now) === 'held' ||
    (row.paid_at !== null &&
      row.back_at === null &&
      (row.taken_by !== null || row.paid_at < (row.held_until ?? 0)));
  const parts = rows.filter(isTaken).flatMap((row) => billShareFromRow(row).parts);
  const wrong = bill.lines.flatMap(({ round, key, quantity, amount }) => {
    const own = parts.filter((part) => part.round === round && part.key === key);
    const taken = own.reduce((sum, part) => sum + part.parts, 0);
    const money = own.reduce((sum, part) => sum + part.amount, 0);
    // the rest of a line whose parts were all taken is one part more
    const rests = own.filter((part) => part.parts === 1).length;
    if (money > amount) return [`${money} taken of a line of ${amount}`];
    return taken > quantity * PORTION + rests ? [`${taken} parts of ${quantity} portions`] : [];
  });
  const held = bill.shares.filter((share) => stateOfBillShare(share, now) === 'held');
  const wanted = held.reduce((sum, share) => sum + share.amount - share.counted, 0);
  const { total, paid } = amountsOfBill(bill, now);
  return wanted > total - paid ? [...wrong, `${wanted} held of ${total - paid}`] : wrong;
}

/** The faults of a bill as it stands at a moment. */
export function wrongNow({ bill, shares }: ReadBill, now: number): string[] {
  const wrong = takenTwice(bill, shares, now);
  const { total, paid, held, remainder } = amountsOfBill(bill, now);
  if (remainder < 0 || paid + held + remainder !== total)
    wrong.push(`${paid} + ${held} + ${remainder} of ${total}`);
  const free = openLines(bill, now).reduce((sum, line) => sum + line.free.amount, 0);
  if (free !== remainder) wrong.push(`${free} free on the dishes of ${remainder}`);
  for (const share of shares)
    if (share.held_until !== null && share.held_until > now + HOLD_LASTS)
      wrong.push(`${share.id} is held for ${share.held_until - now} ms`);
  for (const { id, counted, amount } of shares)
    if (counted > amount) wrong.push(`${id} paid ${counted}, more than its ${amount}`);
  const later = shares
    .map(billShareFromRow)
    .filter((share) => stateOfBillShare(share, now + HOLD_LASTS) === 'held');
  if (later.length > 0) wrong.push(`${later.length} holds outlive their two minutes`);
  return wrong;
}

/** An order of a bill, with its money as it is written down. */
export interface PaidRound {
  readonly order: PlacedOrder;
  readonly money: Awaited<ReturnType<typeof readMoney>>;
}

function wrongRound({ order, money: { captures, refunds, aboveShares } }: PaidRound): string[] {
  const standing = settlementOfOrder(order);
  const ledger = buildLedger(captures, refunds, { standing, total: order.bill.total, aboveShares });
  const isRight =
    ledger.captured === order.captured &&
    ledger.surplus === order.refundDue &&
    ledger.captured === ledger.refunded + ledger.counted + ledger.surplus &&
    (isOnBill(order) ? standing === 'paid' && ledger.counted === order.bill.total : ledger.counted === 0);
  return isRight ? [] : [`${order.code} (${standing}): ${JSON.stringify(ledger)}`];
}

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, one) => sum + one, 0);

/** Every đồng of a closed bill: told once, laid once, and what the receipts say is the bill. */
export function wrongInTheEnd(
  { ended_by }: Pick<SittingRow, 'ended_by'>,
  rounds: readonly PaidRound[],
  shares: readonly BillShareRow[],
  { told, cash, seen, named, back }: Readonly<MoneyTold>,
): string[] {
  const orders = rounds.map(({ order }) => order);
  if (ended_by !== 'paid') return [`ended by ${ended_by}, rounds of ${orders.map(({ bill }) => bill.total)}`];
  const captured = sumOf(orders.map((order) => order.captured));
  const refunded = sumOf(orders.map((order) => order.refunded));
  const due = sumOf(orders.map((order) => order.refundDue));
  const totals = sumOf(orders.filter(isOnBill).map((order) => order.bill.total));
  const receipts = sumOf(shares.filter(({ back_at }) => back_at === null).map(({ counted }) => counted));
  const byBank = sumOf(told.values());
  // the bank's word on money that somebody had seen is about the same money
  const bySight = seen - named;
  const wrong = rounds.flatMap(wrongRound);
  if (captured !== byBank + bySight + cash)
    wrong.push(
      `${captured} was written down of ${byBank} by bank or wallet, ${bySight} seen and ${cash} in cash`,
    );
  if (refunded !== back) wrong.push(`${refunded} went back of ${back}`);
  if (receipts !== totals) wrong.push(`the receipts say ${receipts}, the bill ${totals}`);
  if (captured - refunded - due !== totals) wrong.push(`${captured} - ${refunded} - ${due} is not ${totals}`);
  return wrong;
}

import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { isCancelled, STATUSES } from '@mam/domain/order/status.ts';
import { lineShares, paidLines } from '@mam/domain/payment/line-refund.ts';
import type { BillShare, DivisionPart, TableBill, TakenPart } from '@mam/domain/table/bill.ts';
import { type Kysely, sql } from 'kysely';
import type { Trx } from '../../db/dialect.ts';
import type { BillMoneyRow, BillShareRow, SittingRow } from '../../db/tables/table-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { holdOrder } from '../../order/queries.ts';
import { roundsOfSitting } from '../sitting-rounds.ts';

/** The bill of a sitting, with the rows it was read from. */
export interface ReadBill {
  readonly bill: TableBill;
  /** also those that were cancelled, the oldest first */
  readonly orders: readonly PlacedOrder[];
  readonly shares: readonly BillShareRow[];
}

export const isOnBill = ({ status }: Pick<PlacedOrder, 'status'>): boolean => !isCancelled(status);

/** A share as the rules know it. */
export const billShareFromRow = (row: BillShareRow): BillShare => ({
  id: row.id,
  payer: row.uid,
  amount: row.amount,
  counted: row.counted,
  heldUntil: row.held_until,
  isBack: row.back_at !== null,
  parts: JSON.parse(row.parts) as TakenPart[],
  division: row.division === null ? null : (JSON.parse(row.division) as DivisionPart),
});

/** [TB56] The lines of a round, each with its part of the whole. */
function roundLines(order: PlacedOrder): TableBill['lines'] {
  const { lines, paid } = paidLines(order);
  const shares = lineShares(lines, paid);
  return lines.map(({ key, quantity }) => ({
    round: order.code,
    key,
    quantity,
    amount: shares.get(key) ?? 0,
    by: order.uid,
  }));
}

function billOfRows(orders: readonly PlacedOrder[], shares: readonly BillShareRow[]): TableBill {
  const rounds = orders.filter(isOnBill);
  return {
    rounds: rounds.map(({ code, bill, captured, refunded, refundDue }) => ({
      round: code,
      total: bill.total,
      kept: captured - refunded - refundDue,
    })),
    lines: rounds.flatMap(roundLines),
    shares: shares.map(billShareFromRow),
  };
}

export function sharesOfSitting(db: Kysely<Tables>, sittingId: string): Promise<BillShareRow[]> {
  return db
    .selectFrom('bill_shares')
    .selectAll()
    .where('sitting_id', '=', sittingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** [TB56] The bill of a sitting as it stands. */
export async function readBill(db: Kysely<Tables>, { id }: SittingRow): Promise<ReadBill> {
  const [orders, shares] = await Promise.all([roundsOfSitting(db, id), sharesOfSitting(db, id)]);
  return { bill: billOfRows(orders, shares), orders, shares };
}

/** The same, whose rounds nobody else changes until this transaction ends. */
export async function holdBill(trx: Trx, sitting: SittingRow): Promise<ReadBill> {
  const shares = await sharesOfSitting(trx, sitting.id);
  const orders: PlacedOrder[] = [];
  for (const { brand, id } of await roundsOfSitting(trx, sitting.id)) {
    const order = await holdOrder(trx, brand, id);
    if (order) orders.push(order);
  }
  return { bill: billOfRows(orders, shares), orders, shares };
}

export function shareById(db: Kysely<Tables>, id: string): Promise<BillShareRow | undefined> {
  return db.selectFrom('bill_shares').selectAll().where('id', '=', id).executeTakeFirst();
}

export function billMoneyById(db: Kysely<Tables>, id: string): Promise<BillMoneyRow | undefined> {
  return db.selectFrom('bill_money').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Money of a bill that has come by bank under this number; undefined = none has. */
export function billMoneyOfBank(
  db: Kysely<Tables>,
  brand: string,
  transaction: string,
): Promise<BillMoneyRow | undefined> {
  return db
    .selectFrom('bill_money')
    .selectAll()
    .where('provider_ref', '=', transaction)
    .where('method', '=', 'transfer')
    .where('brand', '=', brand)
    .executeTakeFirst();
}

/** [PA57] Those of these codes that are shares' of bills. */
export function sharesByCodes(
  db: Kysely<Tables>,
  brand: string,
  codes: readonly string[],
): Promise<BillShareRow[]> {
  return db
    .selectFrom('bill_shares')
    .selectAll()
    .where('code', 'in', codes)
    .where('brand', '=', brand)
    .execute();
}

export async function changeBillShare(
  trx: Trx,
  { id }: Pick<BillShareRow, 'id'>,
  change: Partial<BillShareRow>,
): Promise<void> {
  await trx.updateTable('bill_shares').set(change).where('id', '=', id).execute();
}

/** Shares nobody has paid anything of; those a gateway was asked for stay. */
export async function forgetShares(trx: Trx, shares: readonly Pick<BillShareRow, 'id'>[]): Promise<void> {
  if (shares.length === 0) return;
  await trx
    .deleteFrom('bill_shares')
    .where(
      'id',
      'in',
      shares.map(({ id }) => id),
    )
    .where('counted', '=', 0)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.bill_share_id', '=', 'bill_shares.id'),
        ),
      ),
    )
    .execute();
}

/** [TB66] Shares of one sitting are another's. */
export async function moveShares(
  trx: Trx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await trx.updateTable('bill_shares').set({ sitting_id: to }).where('sitting_id', '=', from).execute();
}

/** [PA60] How often a guest has asked gateways for shares of a bill. */
export async function countAttempts(
  trx: Trx,
  { sitting_id, uid }: Pick<BillShareRow, 'sitting_id' | 'uid'>,
): Promise<number> {
  const { n } = await trx
    .selectFrom('bill_shares')
    .innerJoin('payment_attempts', 'payment_attempts.bill_share_id', 'bill_shares.id')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('bill_shares.sitting_id', '=', sitting_id)
    .where('bill_shares.uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(n);
}

const CANCELLED = STATUSES.filter(isCancelled);

/** [TB60] Sittings that go on, of whose bill something was paid at the table and no round lacks anything. */
export function sittingsPaidUp(db: Kysely<Tables>, most: number): Promise<SittingRow[]> {
  return db
    .selectFrom('sittings')
    .selectAll()
    .where('ended_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bill_shares')
          .select('bill_shares.id')
          .whereRef('bill_shares.sitting_id', '=', 'sittings.id')
          .where('counted', '>', 0)
          .where('back_at', 'is', null),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.sitting_id', '=', 'sittings.id')
            .where('status', 'not in', CANCELLED)
            .where(sql<boolean>`total > captured - refunded - refund_due`),
        ),
      ),
    )
    .orderBy('last_at')
    .limit(most)
    .execute();
}

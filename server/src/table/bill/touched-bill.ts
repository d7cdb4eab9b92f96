import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { stateOfBillShare } from '@mam/domain/table/bill.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { billShareFromRow, sharesOfSitting } from './bill-queries.ts';

/** [TB98] [OR110] Whether somebody has paid, or is about to pay, some of the bill an order stands on. */
export async function isBillTouched(
  db: Kysely<Tables>,
  { sittingId }: Pick<PlacedOrder, 'sittingId'>,
  now: number,
): Promise<boolean> {
  if (sittingId === null) return false;
  const shares = await sharesOfSitting(db, sittingId);
  return shares.some((row) =>
    ['paid', 'held', 'less'].includes(stateOfBillShare(billShareFromRow(row), now)),
  );
}

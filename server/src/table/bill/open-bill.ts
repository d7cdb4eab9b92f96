import { formatMoney } from '@mam/domain/money/format-money.ts';
import { MOST_SHARING } from '@mam/domain/table/division.ts';
import { isSittingOver } from '@mam/domain/table/sitting.ts';
import type { BillRefusal } from '@mam/domain/table/take-of-bill.ts';
import type { Trx } from '../../db/dialect.ts';
import type { SittingRow } from '../../db/tables/table-tables.ts';
import { refuse } from '../../http/answer.ts';
import { holdSittings, sittingNow } from '../sitting-queries.ts';
import { sittingState } from '../sitting-wire.ts';
import { changeSitting, publishSittingEvent } from '../sitting-writes.ts';
import type { ReadBill } from './bill-queries.ts';

/** Held by nobody else until this transaction ends; undefined = there is no such sitting. */
export async function heldSitting(trx: Trx, id: string): Promise<SittingRow | undefined> {
  const known = await sittingNow(trx, id);
  if (!known) return undefined;
  await holdSittings(trx, { brand: known.brand, storeId: known.store_id });
  return sittingNow(trx, id);
}

export const isOpen = (sitting: SittingRow, now: number): boolean =>
  !isSittingOver(sittingState(sitting), now);

/** Tells everybody at the table that its bill is another. */
export async function publishBillEvent(trx: Trx, sitting: SittingRow, now: number): Promise<void> {
  const changed = await changeSitting(trx, sitting, { last_at: now });
  if (changed) publishSittingEvent(trx, changed, now);
}

/** A refusal of the rules in the money of the bill. */
export function billRefusal<C extends BillRefusal['refused']>(
  refusal: { readonly refused: C; readonly max?: number; readonly people?: number },
  { orders }: ReadBill,
) {
  const [order] = orders;
  const max = refusal.max && order ? formatMoney(refusal.max, order.currency) : '';
  return refuse(refusal.refused, { max, limit: MOST_SHARING, people: refusal.people ?? 0 });
}

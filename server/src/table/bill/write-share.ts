import { randomUUIDv7 } from 'node:crypto';
import type { TakenOfBill } from '@mam/domain/table/take-of-bill.ts';
import type { Trx } from '../../db/dialect.ts';
import type { BillShareRow, SittingRow } from '../../db/tables/table-tables.ts';
import { freeShareCodes } from '../../order/hash.ts';
import { ordersByCodes } from '../../order/queries.ts';
import { sharesByCodes } from './bill-queries.ts';

/** [PA57] A code that no order and no other share has. */
export async function freeCode(trx: Trx, brand: string): Promise<string> {
  const [code = ''] = await freeShareCodes('bill', 1, async (codes) => {
    const [orders, shares] = [await ordersByCodes(trx, brand, codes), await sharesByCodes(trx, brand, codes)];
    return new Set([...orders.map((order) => order.code), ...shares.map((share) => share.code ?? '')]);
  });
  return code;
}

type Payer = Pick<BillShareRow, 'name' | 'uid' | 'taken_by' | 'taken_way' | 'code' | 'held_until'>;

interface NewShare extends Payer {
  readonly taken: TakenOfBill;
  readonly now: number;
}

/** The part of a division it is; the first share of a new one gives it its id. */
const divisionDocument = (id: string, { division }: TakenOfBill): string | null =>
  division && JSON.stringify({ ...division, id: division.id ?? id });

/** Writes down that somebody pays this. */
export async function writeShare(
  trx: Trx,
  { id: sitting_id, brand, store_id }: Pick<SittingRow, 'id' | 'brand' | 'store_id'>,
  { now, taken, ...payer }: NewShare,
): Promise<BillShareRow> {
  const id = randomUUIDv7();
  const row: BillShareRow = {
    ...payer,
    id,
    brand,
    store_id,
    sitting_id,
    amount: taken.amount,
    counted: 0,
    parts: JSON.stringify(taken.parts),
    division: divisionDocument(id, taken),
    holds: payer.held_until === null ? 0 : 1,
    let_go_at: null,
    let_go_by: null,
    created_at: now,
    paid_at: null,
    confirmed_by: null,
    confirmed_name: null,
    back_at: null,
    back_by: null,
    back_name: null,
    back_reason: null,
  };
  await trx.insertInto('bill_shares').values(row).execute();
  return row;
}

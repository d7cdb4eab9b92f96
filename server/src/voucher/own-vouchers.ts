import type { CampaignWire } from '@mam/contract/voucher/campaign.schema.ts';
import { campaignFromWire } from '@mam/contract/voucher/campaign-wire.ts';
import type { Currency } from '@mam/domain/money/currency.ts';
import { type OwnVoucher, shownSince } from '@mam/domain/voucher/own-voucher.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import { prepared } from '../db/prepared-statement.ts';
import type { OwnVoucherRow } from '../db/tables/voucher-tables.ts';
import type { Tables } from '../db/tables.ts';

/** [VO15] The most vouchers shown, more than anybody has; somebody with more sees those that end first. */
const MOST_SHOWN = 100;

/** The voucher a row promises, its amounts in the currency of a store; the row's own currency stands beside it. */
export function ownVoucherFromRow(row: OwnVoucherRow, currency: Currency): OwnVoucher {
  return {
    state: row.state,
    number: row.phone_number,
    currency: row.currency,
    campaign: campaignFromWire(JSON.parse(row.document) as CampaignWire, currency),
  };
}

export async function ownVoucherByCode(
  db: Kysely<Tables>,
  brand: string,
  code: string,
): Promise<OwnVoucherRow | undefined> {
  return (await selectByCode(db, { brand, code })).rows[0];
}

const selectByCode = prepared<{ brand: string; code: string }, OwnVoucherRow>((db, value) =>
  db
    .selectFrom('own_vouchers')
    .selectAll()
    .where('brand', '=', value('brand'))
    .where('code', '=', value('code')),
);

/** [VO15] The vouchers of numbers, also those used or ended of late; the first to end comes first. */
export function ownVouchersOfNumbers(
  db: Kysely<Tables>,
  { brand, numbers, now }: { brand: string; numbers: readonly string[]; now: number },
): Promise<OwnVoucherRow[]> {
  const since = shownSince(now);
  return db
    .selectFrom('own_vouchers')
    .selectAll()
    .where('brand', '=', brand)
    .where('phone_number', 'in', numbers)
    .where('ends_at', '>=', since)
    .where((of) => of.or([of('state', '<>', 'USED'), of('at', '>=', since)]))
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
}

/** [VO12] A voucher as it is made: free. */
export async function makeVoucher(
  trx: Trx,
  row: Omit<OwnVoucherRow, 'state' | 'order_id' | 'at'>,
): Promise<OwnVoucherRow> {
  return trx
    .insertInto('own_vouchers')
    .values({ ...row, state: 'FREE', order_id: null, at: row.made_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** [VO10] Holds a voucher for an order; false = another order has it. */
export async function holdOwn(trx: Trx, id: string, order_id: string, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('own_vouchers')
    .set({ state: 'HELD', order_id, at })
    .where('id', '=', id)
    .where('state', '=', 'FREE')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** [VO10] Marks the voucher an order held as used, once the order is taken. */
export async function useOwn(trx: Trx, brand: string, order: string, at: number): Promise<void> {
  await trx
    .updateTable('own_vouchers')
    .set({ state: 'USED', at })
    .where('order_id', '=', order)
    .where('brand', '=', brand)
    .where('state', '=', 'HELD')
    .execute();
}

/** [VO10] The order ended without the food: its voucher is free for another. */
export async function freeOwn(trx: Trx, brand: string, order: string, at: number): Promise<void> {
  await trx
    .updateTable('own_vouchers')
    .set({ state: 'FREE', order_id: null, at })
    .where('order_id', '=', order)
    .where('brand', '=', brand)
    .execute();
}

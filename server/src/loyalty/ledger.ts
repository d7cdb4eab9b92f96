import { randomUUID, randomUUIDv7 } from 'node:crypto';
import {
  type CorrectionRefusal,
  correctionRefusal,
  ofWhole,
  type Points,
  type SpendingRefusal,
  spendingRefusal,
} from '@mam/domain/loyalty/points.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Trx } from '../db/dialect.ts';
import type { PointsMovementRow } from '../db/tables/loyalty-tables.ts';
import type { Tables } from '../db/tables.ts';

/** [LO1] The account of points of a number with a brand. */
export type Account = Pick<PointsMovementRow, 'brand' | 'phone_number'>;

/** [LO1] Opens the account of a number that was proved; false = it is open. */
export async function insertAccount(
  trx: Trx,
  { brand, phone_number }: Account,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('points_accounts')
    .values({ brand, phone_number, balance: 0, opened_at: now })
    .onConflict((on) => on.columns(['brand', 'phone_number']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Takes an account's row until the transaction ends, and gives its balance; undefined = the number was never proved.
 */
export async function lockBalance(trx: Trx, { brand, phone_number }: Account): Promise<Points | undefined> {
  const row = await trx
    .updateTable('points_accounts')
    .set((of) => ({ balance: of.ref('balance') }))
    .where('brand', '=', brand)
    .where('phone_number', '=', phone_number)
    .returning('balance')
    .executeTakeFirst();
  return row?.balance;
}

type Movement = Pick<PointsMovementRow, 'kind' | 'points' | 'at'> &
  Partial<Pick<PointsMovementRow, 'missing' | 'order_id' | 'exchange_id' | 'reason' | 'by_staff'>>;

/** [LO8] Changes a balance and writes down why, both or neither; a balance below 0 is a fault, and nothing is kept. */
export async function move(trx: Trx, { brand, phone_number }: Account, movement: Movement): Promise<void> {
  const { points } = movement;
  const { numUpdatedRows } = await trx
    .updateTable('points_accounts')
    .set((of) => ({ balance: of('balance', '+', points) }))
    .where('brand', '=', brand)
    .where('phone_number', '=', phone_number)
    .where((of) => of(of('balance', '+', points), '>=', 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error('a movement of points that the balance does not carry');
  await trx
    .insertInto('points_movements')
    .values({
      missing: 0,
      order_id: null,
      exchange_id: null,
      reason: null,
      by_staff: null,
      ...movement,
      id: randomUUIDv7(),
      brand,
      phone_number,
    })
    .execute();
}

/** [LO8] The movements an order has made so far, in every account. */
export function movementsOfOrder(
  db: Kysely<Tables>,
  { id, brand }: Pick<PlacedOrder, 'id' | 'brand'>,
): Promise<PointsMovementRow[]> {
  return db
    .selectFrom('points_movements')
    .selectAll()
    .where('order_id', '=', id)
    .where('brand', '=', brand)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export interface Exchange {
  /** the exchange the points are given for; it spends once */
  readonly id: string;
  /** whole points, as they were asked for */
  readonly points: number;
  readonly now: number;
}

/** [LO10] Spends points, once an exchange; a refusal changes nothing. The caller has checked the right to it [LO9]. */
export async function spendPoints(
  trx: Trx,
  account: Account,
  { id, points, now }: Exchange,
): Promise<{ readonly balance: Points } | SpendingRefusal> {
  const balance = (await lockBalance(trx, account)) ?? 0;
  const refusal = spendingRefusal(points, balance);
  if (refusal) return refusal;
  const spent = ofWhole(points);
  await move(trx, account, { kind: 'exchanged', points: -spent, exchange_id: id, at: now });
  return { balance: balance - spent };
}

/**
 * [DN10] Ends the points of an erased number by a movement of its own. Account, movements and vouchers keep a name
 * nobody finds, so that a refund still finds its order's points, and an order its voucher.
 */
export async function endAccount(trx: Trx, account: Account, now: number): Promise<void> {
  const balance = await lockBalance(trx, account);
  if (balance === undefined) return;
  if (balance > 0) await move(trx, account, { kind: 'ended', points: -balance, at: now });
  const nobody = `erased:${randomUUID()}`;
  for (const table of ['points_accounts', 'points_movements', 'own_vouchers'] as const)
    await trx
      .updateTable(table)
      .set({ phone_number: nobody })
      .where('brand', '=', account.brand)
      .where('phone_number', '=', account.phone_number)
      .execute();
}

/** How many points a number has; undefined = it was never proved. */
export async function readPointsBalance(
  db: Kysely<Tables>,
  { brand, phone_number }: Account,
): Promise<Points | undefined> {
  const row = await db
    .selectFrom('points_accounts')
    .select('balance')
    .where('brand', '=', brand)
    .where('phone_number', '=', phone_number)
    .executeTakeFirst();
  return row?.balance;
}

/** [LO16] The corrections of a number by hand, the newest first, the last 20 of them. */
export function correctionsOfAccount(
  db: Kysely<Tables>,
  { brand, phone_number }: Account,
): Promise<PointsMovementRow[]> {
  return db
    .selectFrom('points_movements')
    .selectAll()
    .where('brand', '=', brand)
    .where('phone_number', '=', phone_number)
    .where('by_staff', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

export interface HandCorrection {
  /** whole points, as they were asked for; below 0 = taken */
  readonly points: number;
  readonly reason: string;
  /** the name of the person who corrects them */
  readonly by_staff: string;
  readonly now: number;
}

/**
 * [LO16] Corrects a balance by hand; a refusal changes nothing. It belongs to no order, so no refund ever undoes it.
 */
export async function correctPoints(
  trx: Trx,
  account: Account,
  { points, reason, by_staff, now }: HandCorrection,
): Promise<CorrectionRefusal | { readonly refused: 'POINT_NO_ACCOUNT' } | null> {
  const balance = await lockBalance(trx, account);
  if (balance === undefined) return { refused: 'POINT_NO_ACCOUNT' };
  const refusal = correctionRefusal(points, balance);
  if (refusal) return refusal;
  await move(trx, account, { kind: 'corrected', points: ofWhole(points), reason, by_staff, at: now });
  return null;
}

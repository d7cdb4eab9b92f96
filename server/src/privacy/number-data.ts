import { seconds } from '@mam/contract/http/moment-wire.ts';
import type { MyData } from '@mam/contract/privacy/my-data.schema.ts';
import { phoneKey } from '@mam/domain/contact/phone.ts';
import { mayReadPoints, wholePoints } from '@mam/domain/loyalty/points.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { ownVouchersOfNumbers } from '../voucher/own-vouchers.ts';
import type { OwnNumber } from './numbers.ts';

/** Of a list so many, the newest. */
const MOST = 500;

/** [DN8] A number a diner has proved, with what is kept under it. */
export async function numberWire(
  db: Kysely<Tables>,
  { brand, phone_number, proved_at, erasedAlong }: OwnNumber,
  now: number,
): Promise<MyData['numbers'][number]> {
  // [LO9] a proof that is too old reads no points
  const movements = mayReadPoints(proved_at, now)
    ? await db
        .selectFrom('points_movements')
        .select(['kind', 'points', 'at'])
        .where('brand', '=', brand)
        .where('phone_number', '=', phone_number)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .execute()
    : [];
  const vouchers = mayReadPoints(proved_at, now)
    ? await ownVouchersOfNumbers(db, { brand, numbers: [phone_number], now })
    : [];
  const known = mayReadPoints(proved_at, now) ? await knownAt(db, brand, phone_number) : [];
  const balance = movements.reduce((sum, { points }) => sum + points, 0);
  return {
    brand,
    phone: phone_number,
    proved_at: seconds(proved_at),
    erased_along: erasedAlong,
    points: wholePoints(balance),
    movements: movements
      .slice(0, MOST)
      .map(({ kind, points, at }) => ({ kind, points: points / 100, at: seconds(at) })),
    vouchers: vouchers.map(({ code, state, made_at, ends_at }) => ({
      code,
      state,
      made_at: seconds(made_at),
      ends_at: seconds(ends_at),
    })),
    known_at: known.map(({ last_at, ...store }) => ({ ...store, last_at: seconds(last_at) })),
  };
}

/** [SF33] The stores of a brand that know a number. */
const knownAt = (db: Kysely<Tables>, brand: string, number: string) =>
  db
    .selectFrom('callers')
    .select(['store_id', 'name', 'orders', 'missed', 'last_at'])
    .where('brand', '=', brand)
    // said so that the key is used, in which the store stands before the number
    .where('store_id', 'in', (of) => of.selectFrom('stores').select('id').where('brand', '=', brand))
    .where('phone_key', '=', phoneKey(number) ?? '')
    .orderBy('store_id')
    .execute();

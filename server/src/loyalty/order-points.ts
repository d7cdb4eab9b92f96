import type { OrderPoints } from '@mam/contract/loyalty/order-points.schema.ts';
import { pointsLeft } from '@mam/domain/loyalty/earned.ts';
import { wholePoints } from '@mam/domain/loyalty/points.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { movementsOfOrder } from './ledger.ts';
import { readMembership } from './membership.ts';
import { pointsByNumber, readMoneyGivenBack } from './points-of-order.ts';

/** [LO11] The points an order brought its number, as its buyer reads them: by the order alone if it is not theirs. */
export async function readOrderPoints(
  db: Kysely<Tables>,
  order: PlacedOrder,
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<OrderPoints> {
  const { brand, phoneNumber } = order;
  const asked = { brand, uid, numbers: phoneNumber === '' ? [] : [phoneNumber], now };
  const { point: balance, verification_required } = await readMembership(db, asked);
  if (verification_required) {
    const worth = (await pointsByNumber(db, order)).find(([number]) => number === phoneNumber)?.[1] ?? 0;
    return { point: wholePoints(pointsLeft(worth, await readMoneyGivenBack(db, order))), balance: null };
  }
  const movements = await movementsOfOrder(db, order);
  const own = movements.filter((one) => one.phone_number === phoneNumber);
  return { point: wholePoints(own.reduce((sum, { points }) => sum + points, 0)), balance };
}

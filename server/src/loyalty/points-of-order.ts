import { pointsRuleFromWire } from '@mam/contract/loyalty/exchange-wire.ts';
import { WireError } from '@mam/contract/money/money-wire.ts';
import {
  correctionTo,
  type GivenBack,
  givenBack,
  hasEarned,
  type PointsRule,
  paidForDishes,
  pointsByDishes,
  pointsFor,
  pointsLeft,
} from '@mam/domain/loyalty/earned.ts';
import type { Points } from '@mam/domain/loyalty/points.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { settlementOfOrder } from '@mam/domain/payment/money-of-order.ts';
import type { Kysely } from 'kysely';
import { brandDocument } from '../brand/brand-document.ts';
import { brandByCode } from '../brand/queries.ts';
import type { Trx } from '../db/dialect.ts';
import type { OrderPersonRow } from '../db/tables/order-tables.ts';
import type { Tables } from '../db/tables.ts';
import { lastProvedNumber } from '../diner/phone-proofs.ts';
import { peopleOfOrder } from '../order/people.ts';
import { fixedShareOf, readMoney } from '../payment/share/shares.ts';
import { lockBalance, move, movementsOfOrder } from './ledger.ts';

/** [LO3] The rule for an order's points; null = the brand gives none now, or none in the order's currency. */
async function ruleFor(db: Kysely<Tables>, order: PlacedOrder): Promise<PointsRule | null> {
  const brand = await brandByCode(db, order.brand);
  const exchange = brand && brandDocument(brand).exchange;
  if (!exchange) return null;
  try {
    return pointsRuleFromWire(exchange, order.currency);
  } catch (fault) {
    if (fault instanceof WireError) return null;
    throw fault;
  }
}

/** [LO6] The number by which somebody in a group order has points; undefined = none. */
async function numberWithPoints(
  db: Kysely<Tables>,
  order: PlacedOrder,
  { uid, role }: OrderPersonRow,
): Promise<string | undefined> {
  return role === 'owner' ? order.phoneNumber : lastProvedNumber(db, { brand: order.brand, uid });
}

/** [LO4] [LO6] The points of each number for an order, in one order for all who take accounts; none before it earns. */
export async function pointsByNumber(
  db: Kysely<Tables>,
  order: PlacedOrder,
): Promise<[number: string, Points][]> {
  if (!hasEarned({ status: order.status, standing: settlementOfOrder(order) })) return [];
  const rule = await ruleFor(db, order);
  if (!rule) return [];
  const points = pointsFor(paidForDishes(order.bill), rule);
  const all = rule.groupPoints === 'members' ? await peopleOfOrder(db, order) : [];
  const people = all.filter(({ left_out_at }) => left_out_at === null);
  const parts = new Map<string, Points>();
  if (people.length === 0) parts.set(order.phoneNumber, points);
  const shares = pointsByDishes(
    points,
    people.map(({ subtotal }) => subtotal),
  );
  for (const [at, person] of people.entries()) {
    const number = (await numberWithPoints(db, order, person)) ?? '';
    parts.set(number, (parts.get(number) ?? 0) + (shares[at] ?? 0));
  }
  return [...parts]
    .filter(([number, part]) => number !== '' && part > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * [LO4] [LO6] Books the points of an order whose row is taken, once an account. None while it is not completed or not
 * paid, and none for a number that was never proved.
 */
export async function earnPoints(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  const { brand, id: order_id } = order;
  const worth = await pointsByNumber(trx, order);
  const booked = worth.length > 0 ? await movementsOfOrder(trx, order) : [];
  for (const [phone_number, points] of worth) {
    const account = { brand, phone_number };
    if (booked.some((one) => one.kind === 'earned' && one.phone_number === phone_number)) continue;
    if ((await lockBalance(trx, account)) === undefined) continue;
    await move(trx, account, { kind: 'earned', points, order_id, at: now });
  }
  // some of it may have gone back before
  await takeBackPoints(trx, order, now);
}

/** [LO7] The money of an order that was given back. */
export async function readMoneyGivenBack(db: Kysely<Tables>, order: PlacedOrder): Promise<GivenBack> {
  const { captures, refunds, payers } = await readMoney(db, order);
  const shares = payers.map(fixedShareOf);
  return givenBack(
    { captures, refunds, shares },
    { standing: settlementOfOrder(order), total: order.bill.total },
  );
}

/** [LO7] Makes the points of an order whose row is taken what its refunds leave of them. */
export async function takeBackPoints(trx: Trx, order: PlacedOrder, now: number): Promise<void> {
  if (order.captured === 0) return;
  const movements = await movementsOfOrder(trx, order);
  const earned = movements.filter(({ kind }) => kind === 'earned');
  if (earned.length === 0) return;
  const { brand, id: order_id } = order;
  const gone = await readMoneyGivenBack(trx, order);
  for (const { phone_number, points } of earned.sort((a, b) => (a.phone_number < b.phone_number ? -1 : 1))) {
    const account = { brand, phone_number };
    const balance = await lockBalance(trx, account);
    if (balance === undefined) continue;
    const booked = movements.filter((one) => one.phone_number === phone_number);
    const correction = correctionTo(pointsLeft(points, gone), { booked, balance });
    if (correction) await move(trx, account, { kind: 'corrected', ...correction, order_id, at: now });
  }
}

import type { Language } from '@mam/contract/http/language.ts';
import type { OrderDetail } from '@mam/contract/order/order-detail.schema.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Context } from '../context.ts';
import { answerWire } from './answering/answer-wire.ts';
import { driverOfOrder } from './drivers.ts';
import { furtherBuyers } from './further-buyers.ts';
import { orderDetail, type WholeOrder } from './order-detail.ts';
import { accountOfGroupOrder, peopleOfOrder } from './people.ts';
import { linesOfOrder } from './queries.ts';
import { ratingsOfOrders } from './ratings.ts';
import { issuesOfOrders } from './reports/issues.ts';
import { stepsOfOrders } from './steps.ts';

/** An order with everything that is read of it. */
export async function wholeOrder(context: Context, order: PlacedOrder): Promise<WholeOrder> {
  const { read } = context.database;
  const lines = await linesOfOrder(read, order.brand, order.id);
  const steps = await stepsOfOrders(read, order.brand, [order.id]);
  const rating = (await ratingsOfOrders(read, [order])).get(order.id);
  const issues = (await issuesOfOrders(read, [order])).get(order.id) ?? [];
  const people = await peopleOfOrder(read, order);
  const payTo = await accountOfGroupOrder(read, order);
  const answer = await answerWire(context, order);
  const openedBy = await furtherBuyers(read, order);
  return {
    order,
    lines,
    steps,
    people,
    payTo,
    rating,
    issues,
    answer,
    openedBy,
    driver: await driverOfOrder(read, order),
  };
}

/** An order as anybody with its link reads it: without its words, and the number and address of its diner. */
export const detailByLink = async (
  context: Context,
  order: PlacedOrder,
  language: Language,
): Promise<OrderDetail> =>
  orderDetail(await wholeOrder(context, order), {
    ...{ mine: false, shown: false, phoneShown: false },
    ...{ uid: null, language },
  });

/** An order as whoever may act on it reads it. */
export const ownDetail = async (
  context: Context,
  order: PlacedOrder,
  { uid, language }: { readonly uid: string; readonly language: Language },
): Promise<OrderDetail> =>
  orderDetail(await wholeOrder(context, order), {
    ...{ mine: true, shown: true, phoneShown: true },
    ...{ uid, language },
  });

/** An order as one of those reads it whom it was for; mine: they may act on it. */
export const detailForDiner = async (
  context: Context,
  order: PlacedOrder,
  { uid, mine, language }: { readonly uid: string; readonly mine: boolean; readonly language: Language },
): Promise<OrderDetail> =>
  orderDetail(await wholeOrder(context, order), { mine, shown: true, phoneShown: mine, uid, language });

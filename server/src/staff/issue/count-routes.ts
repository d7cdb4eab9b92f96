import {
  CountedIssues,
  DishIssuesQuery,
  IssueCountQuery,
  ReportedOrders,
} from '@mam/contract/staff/issue/issue-count.schema.ts';
import { readDishIssues, readIssueCount } from '@mam/contract/staff/issue/issue-count.ts';
import { issueCountToWire } from '@mam/contract/staff/issue/issue-count-wire.ts';
import { type CountedSpan, countedSince, countIssues } from '@mam/domain/issue/count-issues.ts';
import type { Store } from '@mam/domain/store/store.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import type { Context, Feature } from '../../context.ts';
import { ok, refuse } from '../../http/answer.ts';
import {
  type CountedOrders,
  ordersReporting,
  portionsSold,
  reportedLines,
} from '../../issue/count-queries.ts';
import { ordersByIds } from '../board/orders-of-store.ts';
import { atStoreRead } from '../places.ts';
import { serveStaff } from '../serve-staff.ts';
import { staffOrders } from '../staff-order.ts';

/** as many as somebody reads through */
const MOST_ORDERS = 50;

const ordersOfSpan = ({ brand, id, zone }: Store, span: CountedSpan, now: EpochMs): CountedOrders => ({
  ...{ brand, store: id, since: countedSince(span, now, zone) },
});

async function countOfSpan({ database }: Context, store: Store, of: CountedOrders): Promise<CountedIssues> {
  const lines = await reportedLines(database.read, of);
  const items = [...new Set(lines.map(({ itemId }) => itemId))];
  const sold = await portionsSold(database.read, of, items);
  return issueCountToWire(countIssues(lines, sold), of.since, store.currency);
}

/** The reports of diners, counted for whoever answers for the kitchen. */
export const issueCountRoutes: Feature = (app, context) => {
  const { database, stores } = context;
  serveStaff(
    app,
    context,
    readIssueCount,
    { may: 'countIssues', at: atStoreRead, query: IssueCountQuery, answer: CountedIssues },
    async ({ row: { brand, id }, query: { span }, now }) => {
      const selling = await stores.get(database.read, brand, id);
      if (!selling) return refuse('UNKNOWN');
      return ok(await countOfSpan(context, selling.store, ordersOfSpan(selling.store, span, now)));
    },
  );

  serveStaff(
    app,
    context,
    readDishIssues,
    { may: 'countIssues', at: atStoreRead, query: DishIssuesQuery, answer: ReportedOrders },
    async ({ row: { brand, id }, staff, query: { span, item }, now }) => {
      const selling = await stores.get(database.read, brand, id);
      if (!selling) return refuse('UNKNOWN');
      const of = ordersOfSpan(selling.store, span, now);
      const found = await ordersReporting(database.read, of, { item, most: MOST_ORDERS + 1 });
      const shown = found.slice(0, MOST_ORDERS);
      const orders = await ordersByIds(database.read, shown);
      return ok({ orders: await staffOrders(context, staff, orders), more: found.length > shown.length });
    },
  );
};

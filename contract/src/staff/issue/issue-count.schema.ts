import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../../http/fields.schema.ts';
import { StaffOrder } from '../board.schema.ts';

/** Days of the store's clock: today; today and the 6, or the 29, days before. */
const CountedSpan = Type.Enum(['today', 'week', 'month']);

export const IssueCountQuery = Type.Object({ store: StoreId, span: CountedSpan });
export type IssueCountQuery = Static<typeof IssueCountQuery>;

const Count = Type.Integer({ minimum: 0 });

/** amount: what they came to, in the main unit of the store's currency */
const AnswersOfKind = Type.Object({ count: Count, amount: Type.Number() });

/** Reports about the orders that were completed in a span. */
export const CountedIssues = Type.Object({
  /** the span's beginning */
  since: EpochSeconds,
  reports: Count,
  unanswered: Count,
  answers: Type.Object({ refund: AnswersOfKind, voucher: AnswersOfKind, call: AnswersOfKind }),
  /** seconds from a report to its answer; null = none is answered */
  median: Type.Union([Count, Type.Null()]),
  /** the most portions first */
  dishes: Type.Array(
    Type.Object({
      item_id: Type.String(),
      /** as it was called in its latest report */
      name: Type.String(),
      reports: Count,
      missing: Count,
      wrong: Count,
      /** portions in the orders that could be reported */
      sold: Count,
    }),
  ),
});
export type CountedIssues = Static<typeof CountedIssues>;

export const DishIssuesQuery = Type.Object({
  store: StoreId,
  span: CountedSpan,
  item: Type.String({ minLength: 1, maxLength: 200 }),
});
export type DishIssuesQuery = Static<typeof DishIssuesQuery>;

/** Orders with a report of that dish, the latest report first. */
export const ReportedOrders = Type.Object({
  orders: Type.Array(StaffOrder),
  /** there are older ones: a shorter span has fewer */
  more: Type.Boolean(),
});
export type ReportedOrders = Static<typeof ReportedOrders>;

import Type, { type Static } from 'typebox';
import { StoreId } from '../../http/fields.schema.ts';
import { StaffOrder } from '../board.schema.ts';

/** The text as it was typed: a code, the last digits of a number, a table or a name. */
export const OrderSearchQuery = Type.Object({
  store: StoreId,
  q: Type.String({ minLength: 1, maxLength: 100 }),
});
export type OrderSearchQuery = Static<typeof OrderSearchQuery>;

/** Open orders and those that ended today, also of those that still wait for money; the best first. */
export const FoundOrders = Type.Object({
  orders: Type.Array(StaffOrder),
  /** there are others: more has to be typed */
  more: Type.Boolean(),
});
export type FoundOrders = Static<typeof FoundOrders>;

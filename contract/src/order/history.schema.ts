import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

/** pos_parent: only this brand's; count: only how many; cursor: go on after the page that named it as `next`. */
export const HistoryQuery = Type.Object({
  pos_parent: Type.Optional(Type.String({ maxLength: 32 })),
  count: Type.Optional(Type.Literal('true')),
  cursor: Type.Optional(Type.String({ maxLength: 100, pattern: '^[0-9]{1,16}\\.[\\w-]{1,64}$' })),
});
export type HistoryQuery = Static<typeof HistoryQuery>;

/** An order as its card shows it. */
export const HistoryOrder = Type.Object({
  hash: Type.String(),
  code: Type.String(),
  brand_id: Type.String(),
  store_id: Type.Integer(),
  status: Type.String(),
  type: Type.Union([Type.Literal('DELI'), Type.Literal('DELIAT'), Type.Literal('PICKUP')]),
  /** the kitchen is done with it */
  ready: Type.Boolean(),
  /** dishes and combos, quantities added up */
  item_count: Type.Integer(),
  items: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
  total_amount: Type.Number(),
  created_at: EpochSeconds,
  rating: Type.Null(),
});
export type HistoryOrder = Static<typeof HistoryOrder>;

/** count is null unless it was asked for; next is null on the last page. */
export const History = Type.Object({
  orders: Type.Array(HistoryOrder),
  restaurants: Type.Array(Type.Object({ id: Type.Integer(), brand_id: Type.String(), name: Type.String() })),
  count: Type.Union([Type.Integer(), Type.Null()]),
  next: Type.Union([Type.String(), Type.Null()]),
});
export type History = Static<typeof History>;

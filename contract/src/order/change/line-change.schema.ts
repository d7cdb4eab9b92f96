import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../../http/fields.schema.ts';

/** A line of an order on one side of a change. */
const ChangedLineWire = Type.Object({
  item_id: Type.String(),
  name: Type.String(),
  details: Type.Array(Type.String()),
  quantity: Type.Integer(),
  amount: Type.Number(),
});

/** One line before and after a change; null = it is not on that side. */
export const LineChangeWire = Type.Object({
  key: Type.String(),
  was: Type.Union([ChangedLineWire, Type.Null()]),
  now: Type.Union([ChangedLineWire, Type.Null()]),
});
export type LineChangeWire = Static<typeof LineChangeWire>;

/** A change of an order's lines by the restaurant. */
export const OrderChangeWire = Type.Object({
  at: EpochSeconds,
  /** the person of the restaurant; "" = not for the reader */
  by: Type.String(),
  lines: Type.Array(LineChangeWire),
  /** of the total; less than 0 = it has become cheaper */
  difference: Type.Number(),
});
export type OrderChangeWire = Static<typeof OrderChangeWire>;

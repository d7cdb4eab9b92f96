import { QUESTION_STATES } from '@mam/domain/order/change-question.ts';
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
  /** its diner agreed on their order's page */
  on_page: Type.Optional(Type.Boolean()),
});
export type OrderChangeWire = Static<typeof OrderChangeWire>;

/** A change the diner of an order is asked about: until it is agreed to, the order is as it was. */
export const AskedChangeWire = Type.Object({
  /** asked = the diner has to answer; failed = they agreed, and it could not be had any more */
  state: Type.Enum([...QUESTION_STATES]),
  /** ms since 1970; names the question in its answer */
  asked_at: Type.Integer(),
  until: EpochSeconds,
  lines: Type.Array(LineChangeWire),
  before: Type.Number(),
  after: Type.Number(),
  /** still to be paid at the door; less than 0 = it comes back; 0 = nothing is settled */
  difference: Type.Number(),
});
export type AskedChangeWire = Static<typeof AskedChangeWire>;

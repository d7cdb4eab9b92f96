import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';
import { OrderItemWire } from '../order/order-fields.schema.ts';
import { QuoteWire } from '../pricing/quote.schema.ts';

/** The last digits of a number, three or more, or a name, however it is accented. */
export const CallersQuery = Type.Object({
  store: StoreId,
  q: Type.String({ minLength: 1, maxLength: 100 }),
});
export type CallersQuery = Static<typeof CallersQuery>;

/** Somebody a store has cooked for. code: of their latest order, by which the rest of them is asked for. */
const CallerWire = Type.Object({
  code: Type.String(),
  name: Type.String(),
  /** masked but for its last digits */
  phone: Type.String(),
  orders: Type.Integer(),
  last_at: EpochSeconds,
});

/** The latest first. */
export const FoundCallers = Type.Object({
  callers: Type.Array(CallerWire),
  /** there are others: more has to be typed */
  more: Type.Boolean(),
});
export type FoundCallers = Static<typeof FoundCallers>;

export const CallerQuery = Type.Object({
  store: StoreId,
  code: Type.String({ minLength: 1, maxLength: 12 }),
});
export type CallerQuery = Static<typeof CallerQuery>;

/** An order of a caller, as far as it takes to write it down again. */
const EarlierOrder = Type.Object({
  code: Type.String(),
  created_at: EpochSeconds,
  status: Type.String(),
  type: Type.String(),
  items: Type.Array(OrderItemWire),
  quote: QuoteWire,
  /** for the reader of lines of an order: they are the caller's own */
  is_mine: Type.Literal(true),
});

export const KnownCaller = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  orders: Type.Integer(),
  /** cooked for them, and not fetched or taken at the door */
  missed: Type.Integer(),
  /** where something was brought to them, the latest first, each once */
  addresses: Type.Array(
    Type.Object({
      address: Type.String(),
      sub_address: Type.String(),
      location: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
    }),
  ),
  /** the latest first, three at most */
  last: Type.Array(EarlierOrder),
});
export type KnownCaller = Static<typeof KnownCaller>;

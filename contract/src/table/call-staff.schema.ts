import Type, { type Static } from 'typebox';
import { Preview } from '../checkout/order-body.schema.ts';
import { BrandCode, PlaceQuery, StoreId } from '../http/fields.schema.ts';

/** Where the call is forwarded to besides the board; absent or empty = nowhere. Taken word for word from the configuration's list, or refused. */
export const CallTarget = Type.Object({
  target: Type.Optional(Type.String({ maxLength: 2000 })),
  is_preview: Preview,
});
export type CallTarget = Static<typeof CallTarget>;

/** The place a guest sits at and what is asked for there. */
export const CallBody = Type.Object({
  brand_id: BrandCode,
  store_id: StoreId,
  table_name: Type.Optional(Type.String({ maxLength: 200 })),
  /** the code read from the table; one that is not this table's counts as none */
  table_code: Type.Optional(Type.String({ maxLength: 40 })),
  user: Type.Optional(Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) })),
  /** PAYMENT, STAFF, TISSUES, BOWLS, CHAIRS, OPENER, or one of the store's own, word for word */
  choices: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 46 })),
  /** 255 characters as a reader counts them, 500 beside a score; one may hide up to 8 in itself */
  note: Type.Optional(Type.String({ maxLength: 4_024 })),
  /** feedback: whole, 1 to 5 */
  score: Type.Optional(Type.Number()),
  is_preview: Preview,
});
export type CallBody = Static<typeof CallBody>;

/** A call as its guest reads it. */
export const GuestCall = Type.Object({
  id: Type.String(),
  table_name: Type.String(),
  /** in the restaurant's language */
  text: Type.String(),
  state: Type.Union([Type.Literal('open'), Type.Literal('taken'), Type.Literal('answered')]),
  /** a device of the staff has drawn it */
  seen: Type.Boolean(),
  /** the person who is on the way, or was; "" = nobody yet */
  by: Type.String(),
  /** seconds since 1970 */
  placed_at: Type.Integer(),
});
export type GuestCall = Static<typeof GuestCall>;

export const GuestCallsQuery = PlaceQuery;

/** The newest first. */
export const GuestCalls = Type.Object({ calls: Type.Array(GuestCall) });
export type GuestCalls = Static<typeof GuestCalls>;

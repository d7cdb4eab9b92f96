import Type, { type Static } from 'typebox';
import { Preview } from '../checkout/order-body.schema.ts';
import { Amount, BrandCode, EpochSeconds, StoreId } from '../http/fields.schema.ts';
import { Moment } from '../order/order-fields.schema.ts';

/** A phone that has scanned the code of a table. */
export const SitDownBody = Type.Object({
  brand_id: BrandCode,
  store_id: StoreId,
  table_name: Type.String({ minLength: 1, maxLength: 200 }),
  /** the code read from the table */
  table_code: Type.String({ minLength: 1, maxLength: 40 }),
  user: Type.Optional(Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })) })),
  /** the digits shown on the first phone */
  digits: Type.Optional(Type.String({ maxLength: 20 })),
  /** true = the first phone is asked */
  asks: Type.Optional(Type.Boolean()),
  /** the sitting that is of another party than the caller's: theirs begins anew at this table */
  instead_of: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** true = who sits elsewhere leaves that table */
  moves: Type.Optional(Type.Boolean()),
  is_preview: Preview,
});
export type SitDownBody = Static<typeof SitDownBody>;

const Guest = Type.Object({ id: Type.String(), name: Type.String() });

/** An order of a sitting, as everybody at the table reads it. */
const Round = Type.Object({
  order_code: Type.String(),
  /** the address of its page; "" = somebody else's */
  order_hash: Type.String(),
  status: Type.String(),
  /** the guest who ordered it */
  name: Type.String(),
  created_at: EpochSeconds,
  /** the amount its code took off the items; lines that got cheaper by it already are */
  discount_amount: Amount,
  total_amount: Amount,
  lines: Type.Array(
    Type.Object({
      item_name: Type.String(),
      details: Type.Array(Type.String()),
      note: Type.String(),
      quantity: Type.Integer(),
      amount: Amount,
    }),
  ),
});

/** A sitting as one of its guests reads it; who has only asked to be let in reads nothing of the others. */
export const Sitting = Type.Object({
  id: Type.String(),
  /** the table, or the tables that were put together */
  tables: Type.Array(Type.String()),
  state: Type.Union([
    Type.Literal('in'),
    Type.Literal('asking'),
    Type.Literal('refused'),
    /** was put out, or has asked and made room for others who ask */
    Type.Literal('out'),
    Type.Literal('left'),
  ]),
  /** the side that put the caller out; "" = nobody did */
  put_out_by: Type.Union([Type.Literal('guest'), Type.Literal('staff'), Type.Literal('')]),
  /** somebody of the staff has seen who sits there: no other party begins there by itself */
  seen: Type.Boolean(),
  /** whether the caller's is the first phone: it shows the digits and lets in */
  first: Type.Boolean(),
  /** "" on every other phone */
  digits: Type.String(),
  guests: Type.Array(
    Type.Intersect([
      Guest,
      Type.Object({
        first: Type.Boolean(),
        you: Type.Boolean(),
        joined_at: EpochSeconds,
        /** whether the caller may put them out */
        may_put_out: Type.Boolean(),
      }),
    ]),
  ),
  /** guests who were put out, for those who are there */
  put_out: Type.Array(Guest),
  /** guests who wait for the first phone's yes; empty on every other phone */
  asking: Type.Array(Guest),
  /** the first first */
  rounds: Type.Array(Round),
  begun_at: EpochSeconds,
  /** null = until the first guest has come */
  joins_by_scan_until: Moment,
});
export type Sitting = Static<typeof Sitting>;

/** The first phone's answer to a guest who asks. */
export const LetInBody = Type.Object({ yes: Type.Boolean() });
export type LetInBody = Static<typeof LetInBody>;

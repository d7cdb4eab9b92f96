import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

const Moment = Type.Union([EpochSeconds, Type.Null()]);

/** Something of a diner that is under way: until it is over nothing of them is erased. */
const Waits = Type.Object({
  what: Type.Enum(['order', 'refund', 'group_order', 'sitting', 'call']),
  /** code of the order, table; "" = it has no name */
  name: Type.String(),
});

const OwnOrder = Type.Object({
  brand: Type.String(),
  store_id: Type.Integer(),
  code: Type.String(),
  status: Type.String(),
  type: Type.String(),
  table: Type.String(),
  placed_at: EpochSeconds,
  ended_at: Moment,
  /** when its names, number and addresses were erased */
  erased_at: Moment,
  name: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  address_detail: Type.String(),
  location: Type.Union([Type.Object({ lat: Type.Number(), lng: Type.Number() }), Type.Null()]),
  note: Type.String(),
  voucher: Type.String(),
  payment_method: Type.String(),
  total: Type.Number(),
  currency: Type.String(),
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: Type.Integer(),
      amount: Type.Number(),
      note: Type.String(),
    }),
  ),
  rating: Type.Union([Type.Object({ stars: Type.Integer(), words: Type.String() }), Type.Null()]),
});

const ProvedNumber = Type.Object({
  brand: Type.String(),
  phone: Type.String(),
  proved_at: EpochSeconds,
  /** whether it is erased with the diner, and its points end */
  erased_along: Type.Boolean(),
  /** whole points; 0 = none, or the proof is too old to read them */
  points: Type.Integer(),
  /** in points */
  movements: Type.Array(Type.Object({ kind: Type.String(), points: Type.Number(), at: EpochSeconds })),
  vouchers: Type.Array(
    Type.Object({ code: Type.String(), state: Type.String(), made_at: EpochSeconds, ends_at: EpochSeconds }),
  ),
  /** stores whose staff find them by it; none where the proof is too old */
  known_at: Type.Array(
    Type.Object({
      store_id: Type.Integer(),
      name: Type.String(),
      orders: Type.Integer(),
      missed: Type.Integer(),
      last_at: EpochSeconds,
    }),
  ),
});

/** Everything the server keeps of a diner. */
export const MyData = Type.Object({
  made_at: EpochSeconds,
  uid: Type.String(),
  since: EpochSeconds,
  /** "" = has not told it */
  name: Type.String(),
  language: Type.String(),
  /** browsers that are told news: the push service, the device has no other name here */
  devices: Type.Array(Type.Object({ service: Type.String(), since: EpochSeconds })),
  numbers: Type.Array(ProvedNumber),
  /** the newest */
  orders: Type.Array(OwnOrder),
  /** there are older ones */
  more_orders: Type.Boolean(),
  /** orders that others have placed for them too */
  joined: Type.Array(
    Type.Object({ brand: Type.String(), code: Type.String(), name: Type.String(), at: EpochSeconds }),
  ),
  /** orders that another device has placed and this one has opened by their number */
  opened: Type.Array(Type.Object({ brand: Type.String(), code: Type.String(), at: EpochSeconds })),
  group_orders: Type.Array(
    Type.Object({ brand: Type.String(), name: Type.String(), phone: Type.String(), at: EpochSeconds }),
  ),
  sittings: Type.Array(
    Type.Object({ brand: Type.String(), store_id: Type.Integer(), name: Type.String(), at: EpochSeconds }),
  ),
  calls: Type.Array(
    Type.Object({
      brand: Type.String(),
      store_id: Type.Integer(),
      table: Type.String(),
      name: Type.String(),
      text: Type.String(),
      at: EpochSeconds,
    }),
  ),
  /** reports that something in an order was missing or wrong */
  issues: Type.Array(
    Type.Object({
      brand: Type.String(),
      code: Type.String(),
      dishes: Type.Array(
        Type.Object({ name: Type.String(), reason: Type.String(), quantity: Type.Integer() }),
      ),
      words: Type.String(),
      /** of the newest, as a data address; "" = there is none */
      picture: Type.String(),
      at: EpochSeconds,
    }),
  ),
  /** parts of tables' bills that they paid, or were about to pay */
  bill_shares: Type.Array(
    Type.Object({ brand: Type.String(), name: Type.String(), amount: Type.Number(), at: EpochSeconds }),
  ),
  under_way: Type.Array(Waits),
});
export type MyData = Static<typeof MyData>;

export const ErasedData = Type.Object({
  /** orders that say no more whom they were for */
  orders: Type.Integer(),
  /** numbers whose points have ended */
  numbers: Type.Integer(),
});
export type ErasedData = Static<typeof ErasedData>;

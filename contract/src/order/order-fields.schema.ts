import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

/** A step of an order's life: who is "diner", "system" or the name of a staff member. */
export const OrderStepWire = Type.Object({
  status: Type.String(),
  at: EpochSeconds,
  by: Type.String(),
});
export type OrderStepWire = Static<typeof OrderStepWire>;

/** A promise as it was made: said at one moment, for another: a delivery at the door, everything else ready. */
export const OrderPromiseWire = Type.Object({ at: EpochSeconds, promised_at: EpochSeconds });
export type OrderPromiseWire = Static<typeof OrderPromiseWire>;

/** hour −1 = no time chosen, or now. */
export const PickupAtWire = Type.Object({
  number_of_days: Type.Integer({ minimum: 0, maximum: 60 }),
  hour: Type.Integer({ minimum: -1, maximum: 23 }),
  minute: Type.Integer({ minimum: 0, maximum: 59 }),
});
export type PickupAtWire = Static<typeof PickupAtWire>;

/** A time to order for: its day of the store's calendar, where it is said, counts instead of the number of days. */
export const DatedPickupAt = Type.Object({
  ...PickupAtWire.properties,
  date: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
});
export type DatedPickupAt = Static<typeof DatedPickupAt>;

export const Moment = Type.Union([EpochSeconds, Type.Null()]);

/** A line of a stored order; combo parts follow their combo. */
export const OrderItemWire = Type.Object({
  Pr_Key: Type.String(),
  pr_key: Type.String(),
  item_id: Type.String(),
  combo_id: Type.Union([Type.String(), Type.Null()]),
  item_name: Type.String(),
  item_type_id: Type.String(),
  quantity: Type.Integer(),
  price: Type.Number(),
  amount: Type.Number(),
  /** fraction */
  discount: Type.Number(),
  foc: Type.Integer(),
  is_virtual: Type.Integer(),
  fix: Type.Integer(),
  is_eat_with: Type.Integer(),
  note: Type.String(),
  membership_id: Type.String(),
  membership_name: Type.String(),
  row_state: Type.Literal(1),
  source: Type.String(),
  suggest_type: Type.String(),
  suggest_by: Type.String(),
  parent_id: Type.String(),
  package_id: Type.String(),
  Sub_Id: Type.String(),
  uid: Type.String(),
  is_main_item: Type.Union([Type.Literal(0), Type.Literal(1)]),
  selected_child: Type.Union([Type.Object({ id: Type.String() }), Type.Null()]),
  customizations: Type.Array(
    Type.Object({
      id: Type.String(),
      options: Type.Array(Type.Object({ id: Type.String(), quantity: Type.Integer() })),
    }),
  ),
});
export type OrderItemWire = Static<typeof OrderItemWire>;

/** A buyer's rating of their order; the words are for the buyer and the restaurant, else they are empty. */
export const OrderRatingWire = Type.Object({
  _id: Type.String(),
  score: Type.Integer(),
  feedback: Type.String(),
  dishes: Type.Array(Type.Object({ item_id: Type.String(), liked: Type.Boolean() })),
});
export type OrderRatingWire = Static<typeof OrderRatingWire>;

import Type, { type Static } from 'typebox';
import { DietFields } from '../diet/diet.schema.ts';
import { Amount, Flag, Fraction, Id } from '../http/fields.schema.ts';

/** Bits of weekdays or hours; 0 or missing = no limit [TI5]. */
const Mask = Type.Integer({ minimum: 0, maximum: 2 ** 24 - 1 });

/** ACTIVE and OUT_OF_STOCK show, anything else does not. */
const Status = Type.Union([Type.Literal('ACTIVE'), Type.Literal('OUT_OF_STOCK'), Type.Literal('DEACTIVE')]);

/** epoch ms; stands beside OUT_OF_STOCK where it is known when that is over [ME16] */
const SoldOutUntil = Type.Optional(Type.Integer({ minimum: 0 }));

const Picture = {
  image_url: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  /** pantry hue of the ground behind the dish, 0 to 360 */
  image_hue: Type.Optional(Type.Integer({ minimum: 0, maximum: 360 })),
  /** 1 = a transparent cut-out that lies on a drawn plate, else a photo */
  image_cutout: Type.Optional(Flag),
};

const Count = Type.Integer({ minimum: 0, maximum: 9999 });

export const OptionWire = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  status: Type.Optional(Status),
  sold_out_until: SoldOutUntil,
  price: Type.Optional(Amount),
  checked: Type.Optional(Flag),
  quantity: Type.Optional(Count),
  time_sale_date_week: Type.Optional(Mask),
  time_sale_hour_day: Type.Optional(Mask),
});
export type OptionWire = Static<typeof OptionWire>;

/** Of max_permitted and max the smaller holds: 1 = single choice; 0 = unlimited, and with a minimum of 0 no range is shown. */
export const CustomizationWire = Type.Object({
  id: Id,
  name: Type.String({ maxLength: 200 }),
  options: Type.Array(OptionWire),
  min_permitted: Type.Optional(Count),
  max_permitted: Type.Optional(Count),
  max: Type.Optional(Count),
  selected: Type.Optional(Type.Unknown()),
  quantity: Type.Optional(Count),
});
export type CustomizationWire = Static<typeof CustomizationWire>;

/** A variant; its price replaces the dish's. */
export const ChildWire = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  status: Type.Optional(Status),
  sold_out_until: SoldOutUntil,
  ots_price: Type.Optional(Amount),
  ta_price: Type.Optional(Amount),
  discount: Type.Optional(Fraction),
  foc: Type.Optional(Flag),
});
export type ChildWire = Static<typeof ChildWire>;

export const ItemWire = Type.Object({
  id: Id,
  store_item_id: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
  /** text_id of its category */
  type_id: Id,
  sort: Type.Optional(Type.Number()),
  status: Type.Optional(Status),
  sold_out_until: SoldOutUntil,
  ...Picture,
  ots_price: Type.Optional(Amount),
  ta_price: Type.Optional(Amount),
  /** fraction taken off the price */
  discount: Type.Optional(Fraction),
  /** free of charge */
  foc: Type.Optional(Flag),
  /** only serves combos */
  is_virtual: Type.Optional(Flag),
  fix: Type.Optional(Flag),
  /** eaten with other dishes: not listed under its category */
  is_eat_with: Type.Optional(Flag),
  /** 1 or missing = may be taken away */
  allow_take_away: Type.Optional(Flag),
  quantity: Type.Optional(Count),
  childs: Type.Optional(Type.Array(ChildWire)),
  customizations: Type.Optional(Type.Array(CustomizationWire)),
  ...DietFields,
  add_price: Type.Optional(Amount),
  slug: Type.Optional(Type.String({ maxLength: 200 })),
  sequence_id: Type.Optional(Type.Union([Id, Type.Null()])),
  suggest_type: Type.Optional(Type.String({ maxLength: 60 })),
  suggest_by: Type.Optional(Type.String({ maxLength: 100 })),
  time_sale_date_week: Type.Optional(Mask),
  time_sale_hour_day: Type.Optional(Mask),
});
export type ItemWire = Static<typeof ItemWire>;

/** A category. */
export const ItemTypeWire = Type.Object({
  id: Id,
  text_id: Id,
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** 1 = shown */
  active: Type.Optional(Flag),
  is_eat_with: Type.Optional(Flag),
  sort: Type.Optional(Type.Number()),
  ...Picture,
});
export type ItemTypeWire = Static<typeof ItemTypeWire>;

/** A dish inside a combo: names an item of items or list_item_combo. */
export const ComboItemWire = Type.Object({
  id: Id,
  status: Type.Optional(Status),
  /** the amount that choosing it adds to the combo's price */
  add_price: Type.Optional(Amount),
  /** completes the combo, never offered */
  is_virtual: Type.Optional(Flag),
});
export type ComboItemWire = Static<typeof ComboItemWire>;

/** A group of a combo; groups with the same sub_id are counted together. */
export const ComboDetailWire = Type.Object({
  id_value: Id,
  sub_id: Type.Optional(Id),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  items: Type.Array(ComboItemWire),
  /** the number required when min_permitted is missing */
  quantity: Type.Optional(Count),
  min_permitted: Type.Optional(Count),
  max_permitted: Type.Optional(Count),
  /** of max_permitted and max the smaller holds; 0 = unlimited */
  max: Type.Optional(Count),
  /** preselected, cannot be changed */
  fix: Type.Optional(Flag),
  foc: Type.Optional(Flag),
  add_price: Type.Optional(Amount),
  /** each part adds the dish's own menu price */
  price_by_menu: Type.Optional(Flag),
});
export type ComboDetailWire = Static<typeof ComboDetailWire>;

const WallText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$' });

export const ComboWire = Type.Object({
  combo_id: Type.Optional(Id),
  /** taken when combo_id is missing */
  id: Type.Optional(Id),
  combo_item_id: Type.Optional(Id),
  combo_name: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.Union([Type.String({ maxLength: 4000 }), Type.Null()])),
  type: Type.Optional(
    Type.Union([Type.Literal('PAG2'), Type.Literal('PAG3'), Type.Literal('PAG4'), Type.Null()]),
  ),
  active: Type.Optional(Flag),
  /** OUT_OF_STOCK: the staff have switched it off */
  status: Type.Optional(Status),
  sold_out_until: SoldOutUntil,
  allow_take_away: Type.Optional(Flag),
  ...Picture,
  item_type_id: Type.Optional(Id),
  sort: Type.Optional(Type.Number()),
  main_items: Type.Optional(Type.Array(ComboItemWire)),
  combo_details: Type.Optional(Type.Array(ComboDetailWire)),
  ots_value: Type.Optional(Amount),
  ta_value: Type.Optional(Amount),
  is_gift: Type.Optional(Flag),
  date_time_week: Type.Optional(Mask),
  hour_time_day: Type.Optional(Mask),
  /** store wall time YYYY-MM-DD HH:mm:ss, inclusive */
  start_date: Type.Optional(Type.Union([WallText, Type.Null()])),
  end_date: Type.Optional(Type.Union([WallText, Type.Null()])),
});
export type ComboWire = Static<typeof ComboWire>;

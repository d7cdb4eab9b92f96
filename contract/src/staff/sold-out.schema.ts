import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';

const EpochMs = Type.Integer({ minimum: 0, maximum: 99_999_999_999_999 });

/** How a thing stands: gone by itself, or with what it goes along with. */
const Gone = {
  sold_out: Type.Boolean(),
  /** epoch ms; null = till somebody says it is back, or it is on sale */
  until: Type.Union([EpochMs, Type.Null()]),
  /** the name of whoever sold it out; null = nobody's, or it is on sale */
  by: Type.Union([Type.String(), Type.Null()]),
};

const Picture = Type.Object({
  url: Type.Union([Type.String(), Type.Null()]),
  hue: Type.Integer(),
  cutout: Type.Boolean(),
});

/** A size or an option; id leads to it from the dish. */
export const StaffChoice = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** of a size what it costs, of an option what it adds; in the currency's smallest unit */
  price: Type.Integer(),
  /** the ingredient it goes with */
  ingredient: Type.Union([Type.String(), Type.Null()]),
  ...Gone,
});
export type StaffChoice = Static<typeof StaffChoice>;

export const StaffDish = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** the category's name */
  category: Type.String(),
  picture: Picture,
  ingredient: Type.Union([Type.String(), Type.Null()]),
  ...Gone,
  sizes: Type.Array(StaffChoice),
  groups: Type.Array(Type.Object({ name: Type.String(), options: Type.Array(StaffChoice) })),
});
export type StaffDish = Static<typeof StaffDish>;

export const StaffCombo = Type.Object({ id: Type.String(), name: Type.String(), picture: Picture, ...Gone });
export type StaffCombo = Static<typeof StaffCombo>;

/** One switch for whatever names it. */
export const StaffIngredient = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** ids of the dishes it stands in */
  dishes: Type.Array(Type.String()),
  ...Gone,
});
export type StaffIngredient = Static<typeof StaffIngredient>;

export const StaffMenuQuery = Type.Object({ store: StoreId });
export type StaffMenuQuery = Static<typeof StaffMenuQuery>;

/** In the order of the menu, category by category. */
export const StaffMenu = Type.Object({
  dishes: Type.Array(StaffDish),
  combos: Type.Array(StaffCombo),
  ingredients: Type.Array(StaffIngredient),
  /** epoch ms: the last minute of the hours that run, and the beginning of the next opening day; null = there is none */
  closing: Type.Union([EpochMs, Type.Null()]),
  tomorrow: Type.Union([EpochMs, Type.Null()]),
});
export type StaffMenu = Static<typeof StaffMenu>;

export const SoldOutBody = Type.Object({
  store: StoreId,
  /** missing = a dish */
  kind: Type.Optional(
    Type.Union([
      Type.Literal('dish'),
      Type.Literal('variant'),
      Type.Literal('option'),
      Type.Literal('combo'),
      Type.Literal('ingredient'),
    ]),
  ),
  item_id: Type.String({ minLength: 1, maxLength: 1000 }),
  sold_out: Type.Boolean(),
  /** epoch ms; missing or null = till somebody says it is back */
  until: Type.Optional(Type.Union([EpochMs, Type.Null()])),
});
export type SoldOutBody = Static<typeof SoldOutBody>;

/** The thing as it stands now. */
export const SoldOutThing = Type.Object({ id: Type.String(), name: Type.String(), ...Gone });
export type SoldOutThing = Static<typeof SoldOutThing>;

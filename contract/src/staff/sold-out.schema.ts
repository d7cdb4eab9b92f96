import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';

export const StaffDish = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** the category's name */
  category: Type.String(),
  picture: Type.Object({
    url: Type.Union([Type.String(), Type.Null()]),
    hue: Type.Integer(),
    cutout: Type.Boolean(),
  }),
  sold_out: Type.Boolean(),
});
export type StaffDish = Static<typeof StaffDish>;

export const StaffMenuQuery = Type.Object({ store: StoreId });
export type StaffMenuQuery = Static<typeof StaffMenuQuery>;

/** In the order of the menu, category by category. */
export const StaffMenu = Type.Object({ dishes: Type.Array(StaffDish) });
export type StaffMenu = Static<typeof StaffMenu>;

export const SoldOutBody = Type.Object({
  store: StoreId,
  item_id: Type.String({ minLength: 1, maxLength: 100 }),
  sold_out: Type.Boolean(),
});
export type SoldOutBody = Static<typeof SoldOutBody>;

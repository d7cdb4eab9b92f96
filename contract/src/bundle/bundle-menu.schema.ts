import Type, { type Static } from 'typebox';
import { CustomizationWire, ItemWire, OptionWire } from '../menu/item.schema.ts';
import { MenuWire } from '../menu/menu.schema.ts';

/** An ingredient of the menu, or the id of a dish: sold out with that. */
const SameAs = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));

const BundleOption = Type.Object({ ...OptionWire.properties, same_as: SameAs });

/** A dish as a bundle writes it. */
export const BundleItem = Type.Object({
  ...ItemWire.properties,
  same_as: SameAs,
  customizations: Type.Optional(
    Type.Array(Type.Object({ ...CustomizationWire.properties, options: Type.Array(BundleOption) })),
  ),
});
export type BundleItem = Static<typeof BundleItem>;

/** A menu of a bundle: that of the wire, and the ingredients its dishes and options share, which never leave the house. */
export const BundleMenu = Type.Object({
  ...MenuWire.properties,
  items: Type.Array(BundleItem),
  list_item_combo: Type.Optional(Type.Array(BundleItem)),
  /** one switch each, for whatever says same_as */
  ingredients: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String({ minLength: 1, maxLength: 100 }),
        name: Type.String({ minLength: 1, maxLength: 200 }),
      }),
      { maxItems: 2000 },
    ),
  ),
});
export type BundleMenu = Static<typeof BundleMenu>;

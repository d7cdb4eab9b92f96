import Type, { type Static } from 'typebox';
import { ServiceNotes, TimeDelivery } from '../brand/config.schema.ts';
import { Flag, Id } from '../http/fields.schema.ts';
import { ComboWire, ItemTypeWire, ItemWire } from './item.schema.ts';

/** Item, NormalCombo, or anything else for a special combo. */
const SuggestionWire = Type.Object({ type: Type.String({ maxLength: 40 }), id: Id });
export type SuggestionWire = Static<typeof SuggestionWire>;

const SuggestionGroupWire = Type.Object({
  active: Type.Optional(Flag),
  normal_suggestions: Type.Optional(Type.Array(SuggestionWire)),
});
export type SuggestionGroupWire = Static<typeof SuggestionGroupWire>;

/** "This dish is usually eaten with". */
const OrderSuggestionWire = Type.Object({
  active: Type.Optional(Flag),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  special_suggestions: Type.Optional(
    Type.Array(Type.Object({ item_select: Id, items: Type.Array(SuggestionWire) })),
  ),
});

/** data of GET /v1/menu. */
export const MenuWire = Type.Object({
  items: Type.Array(ItemWire),
  item_types: Type.Array(ItemTypeWire),
  /** dishes that exist only inside combos */
  list_item_combo: Type.Optional(Type.Array(ItemWire)),
  list_normal_combo: Type.Optional(Type.Array(ComboWire)),
  /** the PAG4 combos */
  list_special_combo: Type.Optional(Type.Array(ComboWire)),
  order_suggest: Type.Optional(
    Type.Object({
      best_seller: Type.Optional(SuggestionGroupWire),
      new_dish: Type.Optional(SuggestionGroupWire),
      side_dish: Type.Optional(SuggestionGroupWire),
      order: Type.Optional(OrderSuggestionWire),
    }),
  ),
  pos_parent: Type.Optional(
    Type.Object({
      Company_Id: Type.Optional(Type.Union([Type.String(), Type.Integer(), Type.Null()])),
      Zalo_Page_Id: Type.Optional(Type.Union([Type.String(), Type.Integer(), Type.Null()])),
    }),
  ),
  theme_settings: Type.Optional(
    Type.Object({
      menuType: Type.Optional(Type.Integer()),
      itemType: Type.Optional(Type.Integer()),
      comboType: Type.Optional(Type.Integer()),
    }),
  ),
  time_delivery: Type.Optional(TimeDelivery),
  list_service_request_note: Type.Optional(ServiceNotes),
});
export type MenuWire = Static<typeof MenuWire>;

/** {} for an unknown brand or store. */
export type MenuAnswer = MenuWire | Record<string, never>;

import Type, { type Static } from 'typebox';
import { DeliveryFeeType } from '../brand/config.schema.ts';
import { StoreIdText } from '../http/fields.schema.ts';

const CoordinateText = (limit: number) => Type.Optional(Type.Number({ minimum: -limit, maximum: limit }));

/** pos_parent and pos_id, or brand_code and restaurant_code of the older form. Read from an address: text becomes numbers. */
export const ShippingFeeQuery = Type.Object({
  pos_parent: Type.Optional(Type.String({ maxLength: 32 })),
  pos_id: Type.Optional(StoreIdText),
  brand_code: Type.Optional(Type.String({ maxLength: 32 })),
  restaurant_code: Type.Optional(StoreIdText),
  lat: CoordinateText(90),
  lng: CoordinateText(180),
  /** item total before voucher, main unit */
  amount: Type.Optional(Type.Number({ minimum: 0, maximum: 1e12 })),
  address: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ShippingFeeQuery = Static<typeof ShippingFeeQuery>;

export const ShippingFeeAnswer = Type.Object({
  /** −1 = the restaurant calls to agree it */
  fee: Type.Number(),
  /** kilometres */
  distance: Type.Union([Type.Number(), Type.Null()]),
  shipping_fee_type: DeliveryFeeType,
  /** of a store with zones: the one the address lies in, amounts in the main unit */
  zone: Type.Optional(
    Type.Object({
      name: Type.String(),
      /** 0 = none of its own */
      minimum: Type.Number(),
      /** null = never free */
      free_from: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
});
export type ShippingFeeAnswer = Static<typeof ShippingFeeAnswer>;

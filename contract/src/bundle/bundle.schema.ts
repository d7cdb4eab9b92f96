import { TABLE_CODE_SHAPE } from '@mam/domain/table/table-code.ts';
import Type, { type Static } from 'typebox';
import { ConfigWire } from '../brand/config.schema.ts';
import { GroupPromotionWire } from '../group-order/promotion.schema.ts';
import { StoreId } from '../http/fields.schema.ts';
import { ExchangeWire } from '../loyalty/exchange.schema.ts';
import { RestaurantWire } from '../store/restaurant.schema.ts';
import { CampaignWire } from '../voucher/campaign.schema.ts';
import { BundleMenu } from './bundle-menu.schema.ts';

const PhoneChannel = Type.Union([Type.Literal('call'), Type.Literal('sms'), Type.Literal('zns')]);

/** Told by the first of these ways the house can go; missing = called, else by SMS, else by Zalo. */
export const StoreManager = Type.Object({
  /** as the whole world dials it */
  phone: Type.String({ pattern: '^\\+[1-9]\\d{7,14}$' }),
  channels: Type.Optional(Type.Array(PhoneChannel, { minItems: 1, maxItems: 3 })),
});
export type StoreManager = Static<typeof StoreManager>;

/** A store of a bundle: the restaurant of the wire and what never leaves the house. */
export const BundleStore = Type.Intersect([
  RestaurantWire,
  Type.Object({
    /** names as they stand on the tables */
    tables: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 2000 })),
    /** codes as they are printed on the tables; a table without one keeps the code it has, or gets one */
    table_codes: Type.Optional(
      Type.Array(
        Type.Object({
          /** as tables lists it */
          table: Type.String({ minLength: 1, maxLength: 40 }),
          code: Type.String({ pattern: TABLE_CODE_SHAPE }),
        }),
        { maxItems: 2000 },
      ),
    ),
    /** the person told of an order that nobody answers */
    manager: Type.Optional(StoreManager),
  }),
]);
export type BundleStore = Static<typeof BundleStore>;

/** A whole brand in one file, in the shapes of the wire. */
export const Bundle = Type.Object({
  format: Type.Literal('mam-bundle/1'),
  brand: Type.Intersect([ConfigWire, Type.Object({ name: Type.String({ minLength: 1, maxLength: 100 }) })]),
  stores: Type.Array(BundleStore, { minItems: 1, maxItems: 2000 }),
  menus: Type.Array(Type.Object({ pos_ids: Type.Array(StoreId, { minItems: 1 }), menu: BundleMenu })),
  voucher_campaigns: Type.Optional(Type.Array(CampaignWire)),
  group_promotions: Type.Optional(Type.Array(GroupPromotionWire, { maxItems: 50 })),
  exchange: Type.Optional(ExchangeWire),
  keywords: Type.Optional(Type.Array(Type.Object({ context: Type.String({ minLength: 1, maxLength: 40 }) }))),
});
export type Bundle = Static<typeof Bundle>;

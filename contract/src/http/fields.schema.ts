import Type, { type Static } from 'typebox';

/** 0 or 1; booleans are taken too. */
export const Flag = Type.Union([Type.Literal(0), Type.Literal(1), Type.Boolean()]);
export type Flag = Static<typeof Flag>;

/** Ids of outside systems come as text or whole numbers; inside they are text. */
export const Id = Type.Union([Type.String({ minLength: 1, maxLength: 100 }), Type.Integer()]);
export type Id = Static<typeof Id>;

/** Seconds since 1970. */
export const EpochSeconds = Type.Integer({ minimum: 0, maximum: 99_999_999_999 });

/** An amount in the currency's main unit (65000; 12.9). */
export const Amount = Type.Number({ minimum: 0, maximum: 1e12 });

/** 0.08 is 8 %. */
export const Fraction = Type.Number({ minimum: 0, maximum: 1 });

/** A brand code; lower case is taken and written in capitals inside. */
export const BrandCode = Type.String({ pattern: '^[A-Za-z0-9_-]{2,32}$' });

export const StoreId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** A store id in an address, where everything is text. 0 and empty mean none. */
export const StoreIdText = Type.Union([
  Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  Type.String({ pattern: '^\\d{0,10}$' }),
]);

/** Which brand and store a reading call is about; latest=true bypasses caches. */
export const PlaceQuery = Type.Object({
  pos_parent: Type.Optional(Type.String({ maxLength: 32 })),
  pos_id: Type.Optional(StoreIdText),
  latest: Type.Optional(Type.Union([Type.Boolean(), Type.String({ maxLength: 8 })])),
});
export type PlaceQuery = Static<typeof PlaceQuery>;

import Type, { type Static } from 'typebox';
import { BrandCode, StoreId } from '../http/fields.schema.ts';

/** More than any order has dishes of. */
const MOST_DISHES = 200;

/** As a form, urlencoded or multipart, or as JSON. Only JSON can say something of single dishes. */
export const RatingBody = Type.Object({
  /** whole, 1 to 5 */
  score: Type.Number(),
  /** 500 characters as a reader counts them; one may hide up to 8 in itself */
  feedback: Type.Optional(Type.String({ maxLength: 4_024 })),
  dishes: Type.Optional(
    Type.Array(
      Type.Object({ item_id: Type.String({ minLength: 1, maxLength: 64 }), liked: Type.Boolean() }),
      {
        maxItems: MOST_DISHES,
      },
    ),
  ),
});
export type RatingBody = Static<typeof RatingBody>;

/** order_hash: null = there is none. */
export const OrderToRate = Type.Object({ order_hash: Type.Union([Type.String(), Type.Null()]) });
export type OrderToRate = Static<typeof OrderToRate>;

export const StoreRatingsQuery = Type.Object({ pos_parent: BrandCode });
export type StoreRatingsQuery = Static<typeof StoreRatingsQuery>;

/** Stores that enough diners have rated; the others are not named. */
export const StoreRatings = Type.Object({
  ratings: Type.Array(
    Type.Object({
      store_id: StoreId,
      count: Type.Integer(),
      /** to a tenth of a star */
      average: Type.Number(),
    }),
  ),
});
export type StoreRatings = Static<typeof StoreRatings>;

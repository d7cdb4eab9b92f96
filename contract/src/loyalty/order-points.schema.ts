import Type, { type Static } from 'typebox';

/** The points an order brings the number it was ordered with; point 0 = none, or it is not completed and paid yet. */
export const OrderPoints = Type.Object({
  /** whole points; while the caller has not proved the number, those it is worth once they have */
  point: Type.Integer({ minimum: 0 }),
  /** all whole points of the number; null = the caller has not proved it */
  balance: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
});
export type OrderPoints = Static<typeof OrderPoints>;

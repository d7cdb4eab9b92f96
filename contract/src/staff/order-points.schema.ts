import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

/** The points of the number an order was placed with, for staff who may correct them. */
export const NumberPoints = Type.Object({
  /** whole points; null = nobody has proved the number: it has none, and none can be booked */
  point: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** corrections by staff, the newest first */
  corrections: Type.Array(
    Type.Object({ point: Type.Integer(), reason: Type.String(), by: Type.String(), at: EpochSeconds }),
  ),
});
export type NumberPoints = Static<typeof NumberPoints>;

/** Any number, so that what is no number of points is refused in words. */
export const CorrectPointsBody = Type.Object({
  /** whole points; below 0 = taken */
  point: Type.Number(),
  reason: Type.String({ minLength: 1, maxLength: 200 }),
});
export type CorrectPointsBody = Static<typeof CorrectPointsBody>;

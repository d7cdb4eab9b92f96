import Type, { type Static } from 'typebox';

/** What a brand gives points for: in its bundle alone. Without it the brand gives none. */
export const ExchangeWire = Type.Object({
  /** one point is given for so much that was paid for dishes; missing = 10.000đ, to be said where đồng are not counted */
  points_unit: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 })),
  /** whose the points of a group order are; missing = owner */
  group_points: Type.Optional(Type.Union([Type.Literal('owner'), Type.Literal('members')])),
});
export type ExchangeWire = Static<typeof ExchangeWire>;

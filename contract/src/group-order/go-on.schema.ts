import Type, { type Static } from 'typebox';

/** An order that is paid in shares, as it would go on without members whose share is not there. */
export const WithoutUnpaid = Type.Object({
  /** the order's version, said again by the owner who lets it go on */
  version: Type.Integer(),
  left_out: Type.Array(Type.Object({ user_id: Type.String(), name: Type.String() })),
  /** the price of the order then, and the part of it still to come: the owner pays that */
  total_amount: Type.Number(),
  missing: Type.Number(),
  /** it has gone to the restaurant */
  sent: Type.Boolean(),
});
export type WithoutUnpaid = Static<typeof WithoutUnpaid>;

export const ProceedBody = Type.Object({
  /** the order as its owner has read it */
  version: Type.Integer({ minimum: 1 }),
});
export type ProceedBody = Static<typeof ProceedBody>;

import Type, { type Static } from 'typebox';

/** How far a delivery fee has been agreed that was left open when the order was placed. */
export const FeeAgreement = Type.Object({
  /** none = nothing to agree; open = nobody has named one; offered = the diner has to answer */
  state: Type.Union([
    Type.Literal('none'),
    Type.Literal('open'),
    Type.Literal('offered'),
    Type.Literal('agreed'),
  ]),
  /** the fee the restaurant named last; null = none yet */
  fee: Type.Union([Type.Number(), Type.Null()]),
  /** the total with it */
  total: Type.Union([Type.Number(), Type.Null()]),
  /** the part of an agreed fee taken at the door, because the rest was paid before */
  collect: Type.Number(),
});
export type FeeAgreement = Static<typeof FeeAgreement>;

/** fee: the number the diner saw; another one is refused with FEE_CHANGED. */
export const AnswerFeeBody = Type.Object({
  answer: Type.Union([Type.Literal('accept'), Type.Literal('decline')]),
  fee: Type.Number({ minimum: 0 }),
});
export type AnswerFeeBody = Static<typeof AnswerFeeBody>;

/** version: of the order as staff saw it; fee in the main unit. */
export const OfferFeeBody = Type.Object({
  version: Type.Integer({ minimum: 0 }),
  fee: Type.Number({ minimum: 0 }),
});
export type OfferFeeBody = Static<typeof OfferFeeBody>;

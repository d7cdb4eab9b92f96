import Type, { type Static } from 'typebox';

/** How a store writes its amounts; what is missing is taken from đồng, or from euro when locale is de. */
export const CurrencyWire = Type.Object({
  character: Type.Optional(Type.String({ minLength: 1, maxLength: 8 })),
  position: Type.Optional(Type.Union([Type.Literal('left'), Type.Literal('right')])),
  fixed: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  splitter: Type.Optional(Type.String({ maxLength: 1 })),
  /** de (or ge) = prices in euro, and German is the store's own language */
  locale: Type.Optional(Type.String({ maxLength: 10 })),
});
export type CurrencyWire = Static<typeof CurrencyWire>;

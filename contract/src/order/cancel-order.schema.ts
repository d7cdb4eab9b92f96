import Type, { type Static } from 'typebox';

/** reason: why; read and not kept, what stands in the order is that its buyer cancelled it. */
export const CancelOrderBody = Type.Object({
  reason: Type.Optional(Type.String({ maxLength: 200 })),
});
export type CancelOrderBody = Static<typeof CancelOrderBody>;

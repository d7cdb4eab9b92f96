import Type, { type Static } from 'typebox';
import { StoreIdText } from '../http/fields.schema.ts';

export const ExceptionCode = Type.Union([
  Type.Literal('OVER_DISTANCE'),
  Type.Literal('TIMEOUT'),
  Type.Literal('SHIPPING_UNAVAILABLE'),
  Type.Literal('ORDER_ERROR'),
]);
export type ExceptionCode = Static<typeof ExceptionCode>;

/** Why a diner could not order. Nothing of who they are or where they live. */
export const ExceptionBody = Type.Object({
  code: ExceptionCode,
  pos_parent: Type.String({ maxLength: 32 }),
  pos_id: StoreIdText,
  extra_data: Type.Optional(
    Type.Object({
      /** code of the refusal */
      refused: Type.Optional(Type.String({ maxLength: 40 })),
      message: Type.Optional(Type.String({ maxLength: 400 })),
      distance_km: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
      limit_km: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
    }),
  ),
});
export type ExceptionBody = Static<typeof ExceptionBody>;

export const ExceptionAnswer = Type.Object({});

import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

const SlotType = Type.Union([Type.Literal('DELI'), Type.Literal('DELIAT'), Type.Literal('PICKUP')]);

/** The slots of a store that have no place left, from the running one on. */
export const FullSlots = Type.Object({
  full: Type.Array(Type.Object({ start: EpochSeconds, order_types: Type.Array(SlotType) })),
});
export type FullSlots = Static<typeof FullSlots>;

import { BUSY_MINUTES } from '@mam/domain/store/switches.ts';
import Type, { type Static } from 'typebox';
import { EpochSeconds, StoreId } from '../http/fields.schema.ts';

/** A kind of order that staff switch by itself; TABLE = at the tables and the counter. */
const SwitchedTypeWire = Type.Union([
  Type.Literal('DELI'),
  Type.Literal('DELIAT'),
  Type.Literal('PICKUP'),
  Type.Literal('TABLE'),
]);

const SwitchKind = Type.Union([Type.Literal('pause'), Type.Literal('busy')]);

/** Until a moment a kind of order is not taken, or takes longer; one whose end has passed holds no more. */
export const SwitchWire = Type.Object({
  type: SwitchedTypeWire,
  kind: SwitchKind,
  /** by so many minutes orders take longer; 0 of a pause */
  minutes: Type.Integer(),
  since: EpochSeconds,
  until: EpochSeconds,
});
export type SwitchWire = Static<typeof SwitchWire>;

/** The same, with the name of whoever set it; staff alone read it. */
export const StaffSwitchWire = Type.Object({ ...SwitchWire.properties, by: Type.String() });
export type StaffSwitchWire = Static<typeof StaffSwitchWire>;

const SwitchedTypes = Type.Array(SwitchedTypeWire, { minItems: 1, maxItems: 4, uniqueItems: true });

/** One of minutes from now, until (seconds since 1970) and opening says when it ends. */
export const SwitchBody = Type.Object({
  store: StoreId,
  types: SwitchedTypes,
  kind: SwitchKind,
  /** of busy alone */
  minutes: Type.Optional(Type.Integer({ minimum: BUSY_MINUTES.least, maximum: BUSY_MINUTES.most })),
  end: Type.Object({
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    until: Type.Optional(EpochSeconds),
    /** tomorrow's */
    opening: Type.Optional(Type.Literal(true)),
  }),
});
export type SwitchBody = Static<typeof SwitchBody>;

export const EndSwitchBody = Type.Object({ store: StoreId, types: SwitchedTypes });
export type EndSwitchBody = Static<typeof EndSwitchBody>;

/** The switches of the store as they are now, and those that held until then. */
export const SwitchesAnswer = Type.Object({
  switches: Type.Array(SwitchWire),
  replaced: Type.Array(SwitchWire),
});
export type SwitchesAnswer = Static<typeof SwitchesAnswer>;

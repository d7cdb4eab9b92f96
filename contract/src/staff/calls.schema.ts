import Type, { type Static } from 'typebox';
import { StoreId } from '../http/fields.schema.ts';
import { GuestCall } from '../table/call-staff.schema.ts';

const Moment = Type.Union([Type.Integer(), Type.Null()]);

/** A call of a table as the staff of its store read it. */
export const StaffCall = Type.Intersect([
  GuestCall,
  Type.Object({
    guest_name: Type.String(),
    /** it came without the code that stands on its table */
    table_unverified: Type.Boolean(),
    choices: Type.Array(Type.String()),
    note: Type.String(),
    /** the id of the person on the way; "" = nobody */
    taken_by: Type.String(),
    taken_at: Moment,
    answered_at: Moment,
  }),
]);
export type StaffCall = Static<typeof StaffCall>;

/** Calls that this device has drawn. */
export const SeenCallsBody = Type.Object({
  store: StoreId,
  ids: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 500 }),
});
export type SeenCallsBody = Static<typeof SeenCallsBody>;

/** Of how many it was the first to say so. */
export const SeenCalls = Type.Object({ first: Type.Integer() });
export type SeenCalls = Static<typeof SeenCalls>;

/** Calls that nobody has answered, the longest waiting first. */
export const StaffCalls = Type.Object({ calls: Type.Array(StaffCall) });
export type StaffCalls = Static<typeof StaffCalls>;

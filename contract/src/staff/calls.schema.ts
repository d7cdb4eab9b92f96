import Type, { type Static } from 'typebox';
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
    /** the id of who is on the way; "" = nobody */
    taken_by: Type.String(),
    taken_at: Moment,
    answered_at: Moment,
  }),
]);
export type StaffCall = Static<typeof StaffCall>;

/** What stands and nobody has answered, the longest waiting first. */
export const StaffCalls = Type.Object({ calls: Type.Array(StaffCall) });
export type StaffCalls = Static<typeof StaffCalls>;

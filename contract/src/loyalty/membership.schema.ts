import Type, { type Static } from 'typebox';
import { EpochSeconds } from '../http/fields.schema.ts';

/** pos_id: whose country the number is read by; without it that of any store of the brand. */
export const MembershipQuery = Type.Object({
  pos_parent: Type.String({ minLength: 1, maxLength: 32 }),
  phone_number: Type.String({ minLength: 1, maxLength: 40 }),
  pos_id: Type.Optional(Type.String({ pattern: '^[0-9]{1,10}$' })),
});
export type MembershipQuery = Static<typeof MembershipQuery>;

/** The points of a number, for a diner who has proved it; to anybody else every number has none. */
export const Membership = Type.Object({
  /** whole points */
  point: Type.Integer({ minimum: 0 }),
  /** the number is to be proved first, by /v1/my-order/authenticate/send-otp */
  verification_required: Type.Boolean(),
  /** until when points can be spent without proving the number anew; null = it is to be proved first */
  spend_until: Type.Union([EpochSeconds, Type.Null()]),
});
export type Membership = Static<typeof Membership>;

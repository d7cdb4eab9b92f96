import type { Membership } from '@mam/domain/loyalty/points.ts';
import type { Membership as MembershipWire } from './membership.schema.ts';

/** [LO9] Reads the points of a number. */
export const membershipFromWire = (wire: MembershipWire): Membership => ({
  points: wire.point,
  isProofNeeded: wire.verification_required,
  spendUntil: wire.spend_until === null ? null : wire.spend_until * 1000,
});

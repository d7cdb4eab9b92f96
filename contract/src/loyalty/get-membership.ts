import { endpoint } from '../http/endpoint.ts';
import type { Membership, MembershipQuery } from './membership.schema.ts';

/** The points a phone number has at a brand. */
export const membershipOfNumber = endpoint<{ body: MembershipQuery; answer: Membership }>({
  method: 'POST',
  path: '/v1/user/membership',
  auth: 'diner',
});

/** The same for clients that read by GET. */
export const getMembership = endpoint<{ query: MembershipQuery; answer: Membership }>({
  method: 'GET',
  path: '/v1/user/membership',
  auth: 'diner',
});

import { endpoint } from '../http/endpoint.ts';
import type { PlaceQuery } from '../http/fields.schema.ts';
import type { CallBody, CallTarget, GuestCall, GuestCalls } from './call-staff.schema.ts';
import type { CALL_REFUSES } from './refusals.ts';

/** A guest calls staff to their table. The same call again within 30 seconds is answered with the first. */
export const callStaff = endpoint<{
  query: CallTarget;
  body: CallBody;
  answer: GuestCall;
  refuses: typeof CALL_REFUSES;
}>({ method: 'POST', path: '/v1/call-staff', auth: 'diner' });

/** The caller's calls in a store in the last two hours, and the staff on the way. */
export const getGuestCalls = endpoint<{ query: PlaceQuery; answer: GuestCalls }>({
  method: 'GET',
  path: '/v1/call-staff',
  auth: 'diner',
});

import { endpoint } from '../http/endpoint.ts';
import type { PhoneProved } from '../message/phone-code.schema.ts';
import type { PROVE_PHONE_REFUSES } from '../message/refusals.ts';

/** The guest stands at the counter: the number of their order is theirs, says who is signed in. */
export const provePhone = endpoint<{
  params: { code: string };
  answer: PhoneProved;
  refuses: typeof PROVE_PHONE_REFUSES;
}>({
  method: 'POST',
  path: '/v1/staff/order/{code}/prove-phone',
  auth: 'staff',
});

import { endpoint } from '../http/endpoint.ts';
import type { CheckCodeBody, CodeSent, PhoneProved, SendCodeBody } from './phone-code.schema.ts';
import type { CHECK_CODE_REFUSES, SEND_CODE_REFUSES } from './refusals.ts';

/** Sends a code to a phone number; takes an Idempotency-Key: the same key sends once. */
export const sendCode = endpoint<{ body: SendCodeBody; answer: CodeSent; refuses: typeof SEND_CODE_REFUSES }>(
  {
    method: 'POST',
    path: '/v1/my-order/authenticate/send-otp',
    auth: 'diner',
  },
);

/** Proves with it that the number is the caller's. */
export const checkCode = endpoint<{
  body: CheckCodeBody;
  answer: PhoneProved;
  refuses: typeof CHECK_CODE_REFUSES;
}>({
  method: 'POST',
  path: '/v1/my-order/authenticate/verify',
  auth: 'diner',
});

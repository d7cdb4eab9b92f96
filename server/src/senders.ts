import { sendPush } from './message/send-push.ts';
import { sendToPhone } from './message/send-to-phone.ts';
import type { Senders } from './outbox/outbox.ts';
import { sendRefund } from './payment/money-back.ts';
import { sendCall } from './table/forward-call.ts';

/** The senders of the outbox to the world outside, by kind. A feature that sends adds its line. */
export const SENDERS: Senders = {
  push: sendPush,
  sms: sendToPhone('sms'),
  zns: sendToPhone('zns'),
  call: sendToPhone('call'),
  'staff-call': sendCall,
  refund: sendRefund,
};

import { endpoint } from '../http/endpoint.ts';
import type { PushDevice, PushSubscriptionBody } from './push.schema.ts';

export const subscribeToPush = endpoint<{ body: PushSubscriptionBody; answer: PushDevice }>({
  method: 'POST',
  path: '/v1/push/subscription',
  auth: 'diner',
});

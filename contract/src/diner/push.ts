import { endpoint } from '../http/endpoint.ts';
import type { PushDevice, PushKey, PushSubscriptionBody } from './push.schema.ts';

export const getPushKey = endpoint<{ answer: PushKey }>({
  method: 'GET',
  path: '/v1/push/key',
  auth: 'none',
});

export const subscribeToPush = endpoint<{ body: PushSubscriptionBody; answer: PushDevice }>({
  method: 'POST',
  path: '/v1/push/subscription',
  auth: 'diner',
});

import { endpoint } from '../http/endpoint.ts';
import type { ProceedBody, WithoutUnpaid } from './go-on.schema.ts';
import type { GO_ON_REFUSES } from './refusals.ts';

interface Hash {
  order_hash: string;
}

/** An order in shares as it would be without people who have not paid. Reads; the owner's only. */
export const readWithoutUnpaid = endpoint<{
  params: Hash;
  answer: WithoutUnpaid;
  refuses: typeof GO_ON_REFUSES;
}>({
  method: 'GET',
  path: '/v1/order/without-unpaid/{order_hash}',
  auth: 'diner',
});

/** The owner lets it go on without them. Again: the same answer. */
export const goOnWithoutUnpaid = endpoint<{
  params: Hash;
  body: ProceedBody;
  answer: WithoutUnpaid;
  refuses: typeof GO_ON_REFUSES;
}>({
  method: 'POST',
  path: '/v1/order/without-unpaid/{order_hash}',
  auth: 'diner',
});

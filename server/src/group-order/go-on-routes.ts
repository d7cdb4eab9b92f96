import { ProceedBody, WithoutUnpaid } from '@mam/contract/group-order/go-on.schema.ts';
import { goOnWithoutUnpaid, readWithoutUnpaid } from '@mam/contract/group-order/go-on.ts';
import { GO_ON_REFUSES } from '@mam/contract/group-order/refusals.ts';
import type { Feature } from '../context.ts';
import { serveDiner } from '../http/serve.ts';
import { previewWithoutUnpaid, proceedWithoutUnpaid } from './go-on.ts';

/** Going on without whose share is not there. */
export const proceedRoutes: Feature = (app, context) => {
  const shapes = { answer: WithoutUnpaid, refuses: GO_ON_REFUSES };
  serveDiner(app, context, readWithoutUnpaid, shapes, ({ params: { order_hash: hash }, diner }) =>
    previewWithoutUnpaid(context, { hash, diner }),
  );
  serveDiner(
    app,
    context,
    goOnWithoutUnpaid,
    { ...shapes, body: ProceedBody },
    ({ params: { order_hash: hash }, diner, body }) => proceedWithoutUnpaid(context, { hash, diner }, body),
  );
};

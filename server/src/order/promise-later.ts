import type { LATER_REFUSES } from '@mam/contract/staff/refusals.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { laterPromise } from '@mam/domain/order/promise.ts';
import type { Trx } from '../db/dialect.ts';
import { type Refused, refuse } from '../http/answer.ts';
import type { Move } from './move-order.ts';
import { tellPeople } from './people.ts';
import { updateOrder } from './queries.ts';
import { insertStep } from './steps.ts';
import { publishOrderEvent } from './topic.ts';

/** A restaurant that needs longer than it has promised. */
export interface LaterRequest extends Pick<Move, 'actor' | 'version' | 'now'> {
  /** later than was promised last, or than now where that has passed */
  readonly minutes: number;
}

/** Tells its buyer of it, in the same transaction. */
type Tell = (trx: Trx, order: PlacedOrder, now: number) => Promise<void>;

/** [OR69] Promises an order for later, on the version that was seen; the step keeps the promise. */
export async function promiseLater(
  trx: Trx,
  seen: PlacedOrder,
  { actor, version, minutes, now }: LaterRequest,
  tell: Tell,
): Promise<PlacedOrder | Refused<(typeof LATER_REFUSES)[number]>> {
  if (seen.version !== version) return refuse('STALE');
  const promise = laterPromise(
    {
      status: seen.status,
      type: seen.kind,
      ready: seen.readyAt !== null,
      promisedAt: seen.promisedAt,
      readyBy: seen.readyBy,
    },
    minutes,
    now,
  );
  if ('refused' in promise) return refuse(promise.refused, { status: promise.status });
  const { promisedAt, readyBy } = promise;
  const order = await updateOrder(trx, seen, { promisedAt, readyBy, updatedAt: now });
  if (!order) return refuse('STALE');
  await insertStep(trx, order, { at: now, actor, promisedAt });
  await tellPeople(trx, order, now);
  await tell(trx, order, now);
  publishOrderEvent(trx, order, now);
  return order;
}

import { answerTime, unansweredEnd } from '@mam/domain/order/answer-time.ts';
import { duty } from '../clock/clock.ts';
import type { OrderRow } from '../db/order-tables.ts';
import { lookAgainAt, waitingOrders } from './queries.ts';
import { isReceived } from './receipts.ts';

const LOOKED_AT_ONCE = 50;
/** a store that never opens again may be given hours one day */
const LOOK_AGAIN = 3_600_000;

/**
 * [OR40] Orders nobody has answered in time end. Each on the version that was read: an order that is accepted at this
 * moment is left alone.
 */
export const endUnanswered = duty<OrderRow>({
  name: 'unanswered orders',
  due: ({ database, now }) => waitingOrders(database.read, now(), LOOKED_AT_ONCE),
  take: async ({ database, stores, changeStatus, now }, order) => {
    const { waits_since: waitsSince, wished_at: wantedAt, brand, store_id: storeId } = order;
    if (waitsSince === null) return;
    const selling = await stores.get(database.read, brand, storeId);
    // where there is no store any more nobody will answer
    const time = selling ? answerTime({ waitsSince, wantedAt }, selling.store) : { by: now() };
    const by = time?.by ?? now() + LOOK_AGAIN;
    await database.transaction(async (trx) => {
      if (by > now()) return lookAgainAt(trx, order, by);
      const received = await isReceived(trx, order);
      await changeStatus(trx, order, { to: unansweredEnd(received), as: 'system', now: now() });
    });
  },
});

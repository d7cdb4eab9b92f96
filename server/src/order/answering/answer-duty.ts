import type { StoreManager } from '@mam/contract/bundle/bundle.schema.ts';
import { SYSTEM } from '@mam/domain/order/actor.ts';
import { answerStages, managerAlertAt } from '@mam/domain/order/answer-stage.ts';
import { unansweredEnd } from '@mam/domain/order/answer-time.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import type { Store } from '@mam/domain/store/store.ts';
import { type Duty, duty } from '../../clock/clock.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/dialect.ts';
import { waitingOrders } from '../due-orders.ts';
import { lookAgainAt } from '../queries.ts';
import { autoAcceptOrder } from './accept-itself.ts';
import { isReceived } from './receipts.ts';

const LOOKED_AT_ONCE = 50;
/** a store that never opens again may be given hours one day */
const LOOK_AGAIN = 3_600_000;
/** whether a device has come back to a store that takes orders by itself */
const LOOK_FOR_DEVICES = 15_000;

/** An order nobody answers, and the manager to hear of it. */
export interface Unanswered {
  readonly order: PlacedOrder;
  readonly store: Store;
  readonly manager: StoreManager;
  readonly now: number;
  /** epoch ms; then it is over */
  readonly until: number;
}

/** Tells a manager in the transaction it is handed; told again it is told once. */
export type TellManager = (context: Context, trx: Trx, unanswered: Unanswered) => Promise<void>;

/**
 * [OR40] [OR42] [OR43] Takes orders for a store that accepts by itself, tells its manager of waiting ones, and ends
 * those nobody answers in time. Each on the version that was read: an order accepted at this moment is left alone.
 */
export const answerDuty = (tellManager: TellManager): Duty =>
  duty<PlacedOrder>({
    name: 'unanswered orders',
    due: ({ database, now }) => waitingOrders(database.read, now(), LOOKED_AT_ONCE),
    take: async (context, order) => {
      const { database, stores, changeStatus } = context;
      const { waitsSince, wishedAt: wantedAt, brand, storeId } = order;
      if (waitsSince === null) return;
      const selling = await stores.get(database.read, brand, storeId);
      const now = context.now();
      const times = selling && answerStages({ waitsSince, wantedAt }, selling.store);
      // where there is no store any more nobody will answer
      const by = selling ? (times?.by ?? now + LOOK_AGAIN) : now;
      await database.transaction(async (trx) => {
        if (by <= now) {
          const received = await isReceived(trx, order);
          await changeStatus(trx, order, { to: unansweredEnd(received), actor: SYSTEM, now });
          return;
        }
        if (await autoAcceptOrder(trx, context, order, now)) return;
        const { store, manager } = selling ?? {};
        const tells = (store && times && manager && managerAlertAt(times, store, now)) ?? by;
        const next = tells > now ? tells : by;
        const at = store?.acceptsItself ? Math.min(next, now + LOOK_FOR_DEVICES) : next;
        // nobody is told of an order that is answered at this moment
        if (!(await lookAgainAt(trx, order, at)) || !store || !manager || tells > now) return;
        await tellManager(context, trx, { order, store, manager, now, until: by });
      });
    },
  });

import type { StaffActor } from '@mam/domain/order/actor.ts';
import { type PlacedOrder, verbFactsOf } from '@mam/domain/order/placed-order.ts';
import { proposedMinutes, USUAL_MINUTES } from '@mam/domain/order/promise.ts';
import { nextByItself } from '@mam/domain/order/staff-verbs.ts';
import { duty } from '../clock/clock.ts';
import { unchangedSince } from './due-orders.ts';
import { moveOrder } from './move-order.ts';
import { orderById } from './queries.ts';

const AT_ONCE = 200;

/** A demo does what its restaurant would. */
const DEMO: StaffActor = { kind: 'staff', id: 'demo', name: 'demo', shownName: 'demo' };

/** [OR64] A demo's orders go on by themselves, one step at a time, each on the version that was read. */
export const demoDrives = duty<PlacedOrder>({
  name: 'a demo drives its orders',
  due: async ({ config, database, now }) =>
    config.demoDrives === null ? [] : unchangedSince(database.read, now() - config.demoDrives, AT_ONCE),
  take: async ({ database, changeStatus, stores, now: clock }, order) => {
    const verb = nextByItself(verbFactsOf(order));
    if (verb === null) return;
    const { brand, id, version } = order;
    const now = clock();
    const selling = await stores.get(database.read, brand, order.storeId);
    const wanted = { type: order.kind, wantedAt: order.wishedAt };
    const { kitchen, way } = proposedMinutes(wanted, selling?.store ?? USUAL_MINUTES, now);
    const minutes = kitchen + way;
    await database.transaction(async (trx) => {
      const current = await orderById(trx, brand, id);
      if (!current) return;
      await moveOrder(trx, changeStatus, current, { actor: DEMO, version, verb, minutes, way, now });
    });
  },
});

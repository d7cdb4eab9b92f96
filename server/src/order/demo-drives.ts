import { proposedMinutes, USUAL_MINUTES } from '@mam/domain/order/promise.ts';
import { nextByItself } from '@mam/domain/order/staff-verbs.ts';
import { duty } from '../clock/clock.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { moveWithin } from './move-order.ts';
import { unchangedSince } from './queries.ts';
import { toBeMoved } from './rows.ts';

const AT_ONCE = 200;

/** [OR64] A demo's orders go on by themselves, one step at a time, each on the version that was read. */
export const demoDrives = duty<OrderRow>({
  name: 'a demo drives its orders',
  due: async ({ config, database, now }) =>
    config.demoDrives === null ? [] : unchangedSince(database.read, now() - config.demoDrives, AT_ONCE),
  take: async ({ database, changeStatus, stores, now }, order) => {
    const verb = nextByItself(toBeMoved(order));
    if (verb === null) return;
    const { brand, code, version } = order;
    const who = { by: 'demo', now: now(), works: () => true };
    const selling = await stores.get(database.read, brand, order.store_id);
    const wanted = { type: order.type, wantedAt: order.wished_at };
    const { kitchen, way } = proposedMinutes(wanted, selling?.store ?? USUAL_MINUTES, who.now);
    const minutes = kitchen + way;
    await database.transaction((trx) =>
      moveWithin(trx, changeStatus, { brand, code, version, verb, minutes, way, ...who }),
    );
  },
});

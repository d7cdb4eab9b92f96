import { nextByItself } from '@mam/domain/order/staff-verbs.ts';
import { duty } from '../clock/clock.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { moveWithin } from './move-order.ts';
import { unchangedSince } from './queries.ts';
import { toBeMoved } from './rows.ts';

const AT_ONCE = 200;
/** how long a kitchen takes that nobody works in */
const MINUTES = 15;

/** [OR64] A demo's orders go on by themselves, one step at a time, each on the version that was read. */
export const demoDrives = duty<OrderRow>({
  name: 'a demo drives its orders',
  due: async ({ config, database, now }) =>
    config.demoDrives === null ? [] : unchangedSince(database.read, now() - config.demoDrives, AT_ONCE),
  take: async ({ database, changeStatus, now }, order) => {
    const verb = nextByItself(toBeMoved(order));
    if (verb === null) return;
    const { brand, code, version } = order;
    const who = { by: 'demo', now: now(), works: () => true };
    await database.transaction((trx) =>
      moveWithin(trx, changeStatus, { brand, code, version, verb, minutes: MINUTES, ...who }),
    );
  },
});

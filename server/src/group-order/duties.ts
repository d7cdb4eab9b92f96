import { OWNERS_HOUR } from '@mam/domain/group-order/life.ts';
import type { PlacedOrder } from '@mam/domain/order/placed-order.ts';
import { type Duty, duty } from '../clock/clock.ts';
import type { GroupOrderRow } from '../db/tables/group-order-tables.ts';
import { payingTimesOver } from '../order/due-orders.ts';
import { placeAutoOrder } from './by-itself.ts';
import { endPayingTime } from './go-on.ts';
import { dueAutoOrders, isSomeChoosingOver, noteChoosingOver } from './queries.ts';

const ENDED_AT_ONCE = 20;
const ORDERED_AT_ONCE = 20;

/** [GO32] Group orders whose choosing is over are ordered, where that was chosen. */
const placeAutoOrders = duty<GroupOrderRow>({
  name: 'group orders by themselves',
  due: ({ database, now }) =>
    dueAutoOrders(database.read, { now: now(), endsAfter: now() - OWNERS_HOUR, most: ORDERED_AT_ONCE }),
  take: placeAutoOrder,
});

/** [PA54] Orders whose paying time is over go on for those who have paid. */
const endPayingTimes = duty<PlacedOrder>({
  name: 'paying times',
  due: ({ database, now }) => payingTimesOver(database.read, now(), ENDED_AT_ONCE),
  take: endPayingTime,
});

/** [GO2] A choosing whose end has come is over, also when the clock is put back. */
const noteWhoseChoosingIsOver: Duty = {
  name: 'choosing over',
  run: async ({ database, now }) => {
    if (await isSomeChoosingOver(database.read, now()))
      await database.transaction((trx) => noteChoosingOver(trx, now()));
  },
};

export const GROUP_ORDER_DUTIES = [noteWhoseChoosingIsOver, placeAutoOrders, endPayingTimes];

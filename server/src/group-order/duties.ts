import { duty } from '../clock/clock.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { payingTimesOver } from '../order/going-on.ts';
import { endPayingTime } from './go-on.ts';

const ENDED_AT_ONCE = 20;

/** [PA54] Orders whose paying time is over go on for those who have paid. */
export const endPayingTimes = duty<OrderRow>({
  name: 'paying times',
  due: ({ database, now }) => payingTimesOver(database.read, now(), ENDED_AT_ONCE),
  take: endPayingTime,
});

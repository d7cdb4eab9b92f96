import type { Order } from './order.ts';
import { type StatusGroup, statusGroup } from './status.ts';

/** How far an order had come: nobody had taken it, it was being cooked, the food was ready, it was on its way. */
export type EndedAfter = 'untaken' | 'taken' | 'cooked' | 'under_way';

const UNDER_WAY: readonly StatusGroup[] = ['SHIPPING', 'IN_PROCESS'];
const TAKEN: readonly StatusGroup[] = ['CONFIRMED', 'ASSIGNING', 'ACCEPTED', 'AHA_CANCELLED'];

/** [OR71] How far an order that ended without the food had come, by its steps, what was ready and what was promised. */
export function endedAfter({
  steps,
  readyAt,
  promisedAt,
}: Pick<Order, 'steps' | 'readyAt' | 'promisedAt'>): EndedAfter {
  // an unknown step says nothing, though it is shown as preparing
  const known = steps.flatMap(({ status }) => (status === null ? [] : [status]));
  const passed = (groups: readonly StatusGroup[]) => known.some((one) => groups.includes(statusGroup(one)));
  if (passed(UNDER_WAY)) return 'under_way';
  if (readyAt !== null || known.includes('WAIT_PICKUP')) return 'cooked';
  return promisedAt !== null || passed(TAKEN) ? 'taken' : 'untaken';
}

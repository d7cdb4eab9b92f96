import type { Driver } from '@mam/domain/order/driver.ts';
import type { BoardOrder } from '@mam/domain/staff/board.ts';

/** more are not offered: it is a choice of one tap */
const OFFERED = 6;

/** [OR63] The drivers named on this board who can be called, the last to leave first. */
export function driversOfToday(orders: readonly BoardOrder[]): readonly Driver[] {
  const named = orders.filter(({ driver }) => driver !== null && driver.phone !== '');
  const lately = named.toSorted((a, b) => (b.departedAt ?? b.createdAt) - (a.departedAt ?? a.createdAt));
  const byPhone = new Map<string, Driver>();
  for (const { driver } of lately)
    if (driver && !byPhone.has(driver.phone)) byPhone.set(driver.phone, { ...driver, link: '' });
  return [...byPhone.values()].slice(0, OFFERED);
}

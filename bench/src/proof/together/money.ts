import { bankTells, type ExistingOrder, NOBODY, staff } from '../../races/acts.ts';
import { readOrderMoney } from '../../races/paying/money-facts.ts';
import { endedBadly } from '../answered/tracked.ts';
import type { TrackedGroup } from './acts.ts';
import { judgeBill } from './judge.ts';
import { countInRun, type Run } from './run.ts';

/** Money of an order that is paid as a whole comes, is refused or goes back; every đồng is counted, kept or due. */
export async function actOnMoney(run: Run, tracked: TrackedGroup, order: ExistingOrder): Promise<void> {
  const { ground, found } = run;
  const { chance } = tracked;
  const way = chance.pick(['pays', 'pays', 'pays half', 'pays again', 'cancels', 'rejects'] as const);
  countInRun(run, way);
  if (way === 'cancels') {
    const path = `/v1/order/${encodeURIComponent(order.hash)}/cancel`;
    await ground.ask(0, { path, body: { reason: 'x' }, headers: { 'x-user-token': order.who.token } });
  } else if (way === 'rejects') {
    const [row] = await ground.rows(`select version from orders where id = '${order.id}'`);
    await staff(ground, 0, `order/${order.code}/reject`, {
      version: Number(row?.version),
      reason: 'KITCHEN_BUSY',
    })(NOBODY);
  } else {
    if (way !== 'pays again' || tracked.transfers === 0) tracked.transfers += 1;
    const total = way === 'pays half' ? Math.floor(order.total / 2) : order.total;
    const reference = `${order.code}-${tracked.transfers}`;
    await bankTells(ground, chance.whole(0, 1), { ...order, total }, reference)(NOBODY);
  }
  const { status, paid, captured, refunded, due, wrong } = await readOrderMoney(ground, order);
  const bad = endedBadly(String(status));
  const held = Number(captured) - Number(refunded);
  const should = bad ? held : held - Math.min(held, order.total);
  // a person decides first
  if (due !== should && (bad || paid)) wrong.push(`${due} of ${held} due back as ${status}, not ${should}`);
  for (const what of wrong) found.push(`order ${order.code} after ${way}: ${what}`);
  await judgeBill(run, order);
}

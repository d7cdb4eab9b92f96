import { bankTells, NOBODY, type Standing, staff } from '../../races/acts.ts';
import { moneyOf } from '../../races/money-facts.ts';
import { endedBadly } from '../answered/tracked.ts';
import type { Tracked } from './acts.ts';
import { count, type Run } from './run.ts';

interface Share {
  readonly code: string;
  readonly amount: number;
}

/** Shares of an order that are paid to the restaurant; none = it is paid as a whole. */
async function sharesOf({ ground }: Run, { id }: Standing): Promise<Share[]> {
  const rows = await ground.rows(
    `select share_code, share from order_people where order_id = '${id}' and share_code is not null order by position`,
  );
  return rows.map(({ share_code, share }) => ({ code: String(share_code), amount: Number(share) }));
}

/** Some pay their own share, too little, exactly or too much, one of them perhaps again. */
async function payShares(
  { ground }: Run,
  { chance, transfers }: Tracked,
  order: Standing,
  shares: readonly Share[],
): Promise<void> {
  for (const { code, amount } of shares) {
    if (chance.next() < 0.3) continue;
    const total = amount + chance.pick([0, 0, 0, -1_000, 1_000]);
    if (total > 0)
      await bankTells(ground, chance.whole(0, 1), { ...order, code, total }, `${code}-${transfers}`)(NOBODY);
  }
}

/** [PA47] What came above single shares: it pays for nobody else. */
async function aboveShares({ ground }: Run, { id }: Standing, shares: readonly Share[]): Promise<number> {
  const rows = await ground.rows(`select share_code, amount from payments where order_id = '${id}'`);
  const came = (code: string) =>
    rows.reduce((sum, row) => (row.share_code === code ? sum + Number(row.amount) : sum), 0);
  return shares.reduce((sum, { code, amount }) => sum + Math.max(0, came(code) - amount), 0);
}

/** Money comes, is refused or goes back; every đồng of it is counted, kept or due. */
export async function actOnMoney(run: Run, tracked: Tracked, order: Standing): Promise<void> {
  const { ground, found } = run;
  const { chance } = tracked;
  const shares = await sharesOf(run, order);
  const drawn = chance.pick(['pays', 'pays', 'pays half', 'pays again', 'cancels', 'rejects'] as const);
  const way = shares.length > 0 && chance.next() < 0.7 ? 'pays shares' : drawn;
  count(run, way);
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
    if (way === 'pays shares') await payShares(run, tracked, order, shares);
    const total = way === 'pays half' ? Math.floor(order.total / 2) : order.total;
    if (way !== 'pays shares')
      await bankTells(
        ground,
        chance.whole(0, 1),
        { ...order, total },
        `${order.code}-${tracked.transfers}`,
      )(NOBODY);
  }
  const { status, paid, captured, refunded, due, wrong } = await moneyOf(ground, order);
  const bad = endedBadly(String(status));
  const held = Number(captured) - Number(refunded);
  const above = await aboveShares(run, order, shares);
  const should = bad ? held : held - Math.min(held - above, order.total);
  // of an order that is paid as a whole a person decides first
  if (due !== should && (bad || paid || shares.length > 0))
    wrong.push(`${due} of ${held} due back as ${status}, not ${should}`);
  for (const what of wrong) found.push(`order ${order.code} after ${way}: ${what}`);
}

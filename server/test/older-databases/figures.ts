import type { RawDatabase } from './raw-database.ts';

/** Rows of every table, and what stands in the books: no upgrade may change one of these. */
export interface Figures {
  readonly counts: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>>;
}

const SUMS: Readonly<Record<string, string>> = {
  'orders: total': 'select sum(total) as n from orders',
  'orders: discount': 'select sum(discount) as n from orders',
  'orders: captured': 'select sum(captured) as n from orders',
  'orders: refunded': 'select sum(refunded) as n from orders',
  'orders: to be refunded': 'select sum(refund_due) as n from orders',
  'lines: amount': 'select sum(amount) as n from order_lines',
  'people: share': 'select sum(share) as n from order_people',
  'people: share that came': 'select sum(share_came) as n from order_people',
  'payments: captures': `select sum(amount) as n from payments where kind = 'capture'`,
  'payments: refunds': `select sum(amount) as n from payments where kind = 'refund'`,
  'attempts: amount': 'select sum(amount) as n from payment_attempts',
  'attempts: paid': `select sum(amount) as n from payment_attempts where state = 'paid'`,
  'money of no order': 'select sum(amount) as n from payment_notices',
  'bill shares: amount': 'select sum(amount) as n from bill_shares',
  'bill shares: counted': 'select sum(counted) as n from bill_shares',
  'bills: money': 'select sum(amount) as n from bill_money',
  'points: balances': 'select sum(balance) as n from points_accounts',
  'points: movements': 'select sum(points) as n from points_movements',
  'points: missing': 'select sum(missing) as n from points_movements',
  'ratings: stars': 'select sum(score) as n from order_ratings',
  'outbox: waiting': 'select count(*) as n from outbox where due_at is not null',
  'vouchers: used': 'select count(*) as n from voucher_uses',
  'orders: forgotten': 'select count(*) as n from orders where forgotten_at is not null',
};

/** The rows of a table that an upgrade may not change the number of, where it adds others; absent = all of them. */
const KEPT: Readonly<Record<string, string>> = {
  // sizes and options by their path: menus that were on sale said so themselves, before 0078 wrote it down
  sold_out: ` where item_id not like '%/%'`,
};

async function number(raw: RawDatabase, sql: string): Promise<number> {
  const [row] = await raw.rows(sql);
  return Number(row?.n ?? 0);
}

export async function readFigures(raw: RawDatabase): Promise<Figures> {
  const counts: Record<string, number> = {};
  // the one table that an upgrade is there to change
  for (const table of await raw.tables())
    if (table !== 'schema_versions')
      counts[table] = await number(raw, `select count(*) as n from ${table}${KEPT[table] ?? ''}`);
  const sums: Record<string, number> = {};
  for (const [name, sql] of Object.entries(SUMS)) sums[name] = await number(raw, sql);
  for (const { status, n } of await raw.rows('select status, count(*) as n from orders group by status'))
    sums[`orders: ${status}`] = Number(n);
  return { counts, sums };
}

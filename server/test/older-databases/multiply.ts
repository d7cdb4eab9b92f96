import type { RawDatabase } from './raw-database.ts';

/** Columns that name an order, or something of it: a copy has names of its own, and everything else as it was. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  orders: ['id', 'code', 'hash', 'group_order'],
  order_lines: ['order_id'],
  order_steps: ['order_id'],
  order_receipts: ['order_id'],
  order_drivers: ['order_id'],
  order_ratings: ['order_id'],
  order_people: ['order_id', 'share_code'],
  order_origins: ['order_id'],
  slot_places: ['order_id'],
  voucher_uses: ['order_id'],
  payments: ['id', 'order_id', 'attempt_id', 'capture_id', 'provider_ref'],
  payment_attempts: ['id', 'order_id', 'reference'],
  outbox: ['id', 'key'],
};

/** Shares of a table's bill stay as many as there are bills. */
const ONLY: Readonly<Record<string, string>> = { payment_attempts: 'where order_id is not null' };

async function countOrders(raw: RawDatabase): Promise<number> {
  const [row] = await raw.rows('select count(*) as n from orders');
  return Number(row?.n);
}

async function doubled(
  raw: RawDatabase,
  table: string,
  names: readonly string[],
  sign: string,
): Promise<void> {
  const [row] = await raw.rows(`select * from ${table} limit 1`);
  if (!row) return;
  const columns = Object.keys(row);
  const copied = columns.map((column) => (names.includes(column) ? `${column} || '${sign}'` : column));
  await raw.rows(
    `insert into ${table} (${columns.join(', ')}) select ${copied.join(', ')} from ${table} ${ONLY[table] ?? ''}`,
  );
}

/** Every order twice, and again, until there are so many; the number there are. */
export async function multiplyOrders(raw: RawDatabase, orders: number): Promise<number> {
  for (let turn = 0; (await countOrders(raw)) < orders; turn += 1)
    for (const [table, names] of Object.entries(NAMES))
      await doubled(raw, table, names, String.fromCharCode('a'.charCodeAt(0) + turn));
  return countOrders(raw);
}

import { afterEach, beforeEach, expect, it } from 'vitest';
import { onSqlite, type Place } from '../../test/engines.ts';
import { keptMonths, layOut } from '../../test/older-databases/kept-database.ts';
import { lookAt } from '../../test/older-databases/raw-database.ts';
import type { OrderRow } from '../db/tables/order-tables.ts';
import { changedColumns, orderOf, rowOf } from './rows.ts';

let place: Place;
beforeEach(async () => {
  place = await onSqlite();
});
afterEach(() => place.remove());

async function orderRows(month: string): Promise<OrderRow[]> {
  await layOut(month, place);
  return lookAt(place, async (raw) => [...(await raw.rows('select * from orders'))] as unknown as OrderRow[]);
}

const parsed = ({ document, ...columns }: Partial<OrderRow>) => ({
  ...columns,
  document: JSON.parse(document ?? '{}'),
});

it.each(keptMonths())('an order of %s is what it was after it was read and written', async (month) => {
  const rows = await orderRows(month);
  expect(rows.length).toBeGreaterThan(1_000);
  for (const row of rows) {
    const written = parsed(rowOf(orderOf(row)));
    expect(written).toMatchObject(parsed(row));
  }
});

it.each(keptMonths())('a change of an order of %s touches the columns of it alone', async (month) => {
  const rows = await orderRows(month);
  for (const order of rows.map(orderOf)) {
    expect(changedColumns(order, {})).toEqual({});
    expect(changedColumns(order, { note: `${order.note}!` })).toEqual({ note: `${order.note}!` });
  }
});

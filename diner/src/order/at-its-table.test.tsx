// @vitest-environment happy-dom

import { aStore } from '@mam/domain/test/a-store.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '../../test/an-order.ts';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { OrderStatusHead } from './head/order-head-of.tsx';

beginInApp();

const STORE = aStore();

/** The head of an order of table 11, on a phone that scanned this table's code; null = none. */
function show(here: string | null, table_name = '11'): void {
  const table = here === null ? null : { brand: STORE.brand, storeId: STORE.id, name: here, code: null };
  visit.setState({ ...PLAIN_VISIT, table });
  const order = anOrder({ status: 'CONFIRMED', table_name });
  showInApp(<OrderStatusHead order={order} store={STORE} pickup wayOut={null} food={[]} />);
}

it('[TB21] who sits at the table of an order calls staff there, not the restaurant by telephone', () => {
  show('Bàn 11');
  const call = screen.getByRole('link', { name: 'Gọi nhân viên' });
  expect(call.getAttribute('href')).toMatch(/sheet=call/);
  expect(screen.queryByText('Gọi quán')).toBeNull();
});

it.each([
  ['another table', '12', '11'],
  ['no table any more', null, '11'],
  ['the counter', null, '0'],
])('[TB21] a phone at %s calls the restaurant', (_, here, table) => {
  show(here, table);
  expect(screen.queryByRole('link', { name: 'Gọi nhân viên' })).toBeNull();
});
